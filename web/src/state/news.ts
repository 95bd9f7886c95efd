/** What of a log is worth telling at a table. */
import type { SeatTold } from "../api/client";
import type { Event } from "./table.svelte";

/** The record notes who plays each seat; that a bot plays what never was a person's stands on its card already. */
export function news(events: readonly Event[], seats: readonly Pick<SeatTold, "person">[]): Event[] {
    return events.filter(({ event, seat }) => event !== "hand-over" || seats[Number(seat)]?.person !== false);
}
