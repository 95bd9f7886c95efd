/** An answer that waits to be confirmed: it is the end of one's turn, or it pays and brings nothing. */
export interface Pending {
    choice: Choice;
    idle: boolean;
}

/** Whether the end of one's turn is asked about once more. */
import type { Choice, Preferences, TableTold } from "../api/client";

export function mustConfirm(choice: Choice, wish: Preferences["confirm_end"], table: TableTold): boolean {
    if (!choice.final || wish === "never") return false;
    if (wish === "always") return true;
    const others = table.seats.some(
        (seat, i) => seat.person && seat.bot === null && !table.yours.includes(i),
    );
    return others && table.pace !== "live";
}
