/** What somebody has missed, in words: who did what, turn by turn, and what it brought. */
import type { Event } from "../state/table.svelte";
import type { Points } from "./points";
import { story, type Entry } from "./story";

export interface Deeds {
    key: string;
    /** Whose they are; null where they are nobody's, or a heading. */
    seat: number | null;
    heading: boolean;
    events: Event[];
}

/** The lines of a log, folded: what a seat did in a row is one. */
export function deeds(events: readonly Event[]): Deeds[] {
    const found: Deeds[] = [];
    for (const entry of story(events)) {
        const before = found.at(-1);
        if (before && joins(before, entry)) before.events.push(...entry.events);
        else
            found.push({
                key: entry.key,
                seat: entry.seat,
                heading: entry.heading,
                events: [...entry.events],
            });
    }
    return found;
}

function joins(before: Deeds, entry: Entry): boolean {
    return !before.heading && !entry.heading && before.seat === entry.seat;
}

/** How many points each seat has won or lost; those with none are left out. */
export function gains(
    before: readonly Points[] | null,
    now: readonly Points[] | null,
): { seat: number; points: number }[] {
    if (before === null || now === null) return [];
    return now
        .map(({ score }, seat) => ({ seat, points: score - (before[seat]?.score ?? score) }))
        .filter(({ points }) => points !== 0);
}
