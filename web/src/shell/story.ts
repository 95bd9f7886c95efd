/** The log as a story: a heading for each round, turn and age, and a line for what somebody did in one move. */
import type { Event } from "../state/table.svelte";

/** Somebody without a seat, told apart by a colour: its word, and the pattern of its discs. */
export interface Foe {
    colour: string;
    weave: number;
}

export interface Entry {
    key: string;
    revision: number;
    /** Whose deed it is; null where it is nobody's. */
    seat: number | null;
    foe: Foe | null;
    heading: boolean;
    events: Event[];
    /** Nothing more happened in this move: it can be gone back to. */
    last: boolean;
}

const HEADING = /^((round|turn|age|phase)-(begins|ended)|foes-begin|game-ends)$/;
/** Whoever has no seat does several things in one move of ours: each is a line. */
const DEED = /^foe-(acts|uses|bonus)$/;

/** Entries by their first event: the same one is given again, so that a log of hundreds is not worded anew each time. */
const known = new WeakMap<Event, Entry>();

export function story(events: readonly Event[], foeOf?: (event: Event) => Foe | null): Entry[] {
    const found: Entry[] = [];
    for (const event of events) {
        const before = found.at(-1);
        const heading = HEADING.test(event.event);
        const seat = seatOf(event);
        const on = before?.revision === event.revision;
        if (on && before && !heading && !before.heading && before.seat === seat && !DEED.test(event.event)) {
            before.events.push(event);
            continue;
        }
        if (on && before) before.last = false;
        const key = `${event.revision}.${on ? found.filter((one) => one.revision === event.revision).length : 0}`;
        const foe = foeOf?.(event) ?? null;
        found.push({ key, revision: event.revision, seat, foe, heading, events: [event], last: true });
    }
    return found.map(same);
}

/** Who does it: where a foe without a seat does, the seat is whom it hits. */
function seatOf(event: Event): number | null {
    const seat = event["seat"];
    return typeof seat === "number" && seat >= 0 && !event.event.startsWith("foe-") ? seat : null;
}

function same(entry: Entry): Entry {
    const first = entry.events[0] as Event;
    const before = known.get(first);
    if (before?.events.length === entry.events.length && before.last === entry.last) return before;
    known.set(first, entry);
    return entry;
}
