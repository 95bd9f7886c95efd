/** Where a beat ends: the Opposition acts colour by colour inside one answer, others answer by answer. */
import type { View } from "../../state/show";
import type { Event } from "../../state/table.svelte";
import { retold } from "./retold";
import { read } from "./view";

/** With each of these something begins that is to be seen by itself. */
const BEGINS = new Set([
    "foes-begin",
    "foe-acts",
    "foe-uses",
    "foe-bonus",
    "foe-card-discarded",
    "region-opened",
    "abolished",
    "tile-refilled",
]);
/** What the Opposition does waits its turn; whatever else we set off ourselves is shown at once. */
const isFoes = (event: string): boolean => event.startsWith("foe");

export function betweenActs(
    before: View,
    after: View,
    told: readonly Event[],
    next: Event,
    again: boolean,
): View | null {
    const ours = again && !told.some(({ event }) => isFoes(event));
    const begins = BEGINS.has(next.event) || (told.at(-1)?.revision !== next.revision && !again);
    if (!begins || (ours && !isFoes(next.event))) return null;
    return retold(read(before), told, read(after)) as unknown as View;
}
