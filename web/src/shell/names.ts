/** How everybody at a table is called, in the language spoken now. */
import type { SeatTold } from "../api/client";
import { t } from "../words/speech.svelte";
import { callThem } from "./people";

export function namesOf(seats: readonly SeatTold[]): string[] {
    return callThem(
        seats,
        (letter, bot) => t(bot ? "table-bot" : "table-guest", { letter }),
        (name, letter) => t("table-same-name", { name, letter }),
    );
}
