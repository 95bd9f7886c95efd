/** Which lines of the log no longer lead to where the game stands. */
import type { Event } from "../state/table.svelte";

/** What goes on from an earlier revision, `back_to`. */
const BACK = new Set(["undo", "rewind", "rules"]);
/** Neither who plays a seat nor that somebody ran out of time is changed by going back. */
const STAYS = new Set(["hand-over", "time"]);

/** The moves that were told and that do not lead to the last one: answers were taken back, or the game went back. */
export function takenBack(events: readonly Event[]): ReadonlySet<number> {
    const back = new Map<number, number>();
    for (const { event, revision, back_to: to } of events)
        if (BACK.has(event) && typeof to === "number") back.set(revision, to);
    const gone = new Set(events.filter(({ event }) => !STAYS.has(event)).map(({ revision }) => revision));
    for (let at = events.at(-1)?.revision ?? 0; at > 0; at = back.get(at) ?? at - 1) gone.delete(at);
    return gone;
}
