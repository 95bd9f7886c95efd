/**
 * What is shown when. Others act faster than anybody can follow, so each update waits its turn and is shown as a beat:
 * the view before, the view after, and what happened in between. Whoever holds a Show brings the clock along.
 */
import type { Preferences, Update } from "../api/client";
import type { Event } from "./table.svelte";

export type View = Record<string, unknown>;
export type Pace = Preferences["show"];

export interface Beat {
    /** The view before it; the same one where a show begins. */
    before: View;
    /** Where the game stands after it. */
    update: Update;
    /** What happened in between. */
    events: readonly Event[];
    /** Nothing glides: one begins here, or jumped here. */
    still: boolean;
}

/**
 * What lies between two views when this much has been told and `next` comes; null where nobody can tell, or
 * both are one moment. Only a board knows, from the events: the server sends one view an update, however many answers
 * were forced in it and however much one of them set off. `again`: we answered, and are asked again at its end.
 */
export type Between = (
    before: View,
    after: View,
    told: readonly Event[],
    next: Event,
    again: boolean,
) => View | null;

/** Milliseconds of a beat. Where nothing is played, what comes at once is still drawn only a few times a second. */
const BEATS: Record<Pace, number> = { off: 200, fast: 300, normal: 700, slow: 1500 };
/** With more beats than this ahead the show hurries: nobody who watches bots falls behind for good. */
const MANY = 24;

/** How long a beat is to be seen: what tells nothing half as long, what tells much up to twice as long. */
export function lasts({ events }: Pick<Beat, "events">, pace: Pace): number {
    if (pace === "off") return BEATS.off;
    return BEATS[pace] * (events.length === 0 ? 0.5 : Math.min(2, 1 + (events.length - 1) / 6));
}

/** A beat in which nothing happens: one begins in the present. */
export function entering(update: Update): Beat {
    return { before: update.view, update, events: [], still: true };
}

/** The beat that leads from one to where the game stands now. */
export function following({ update: { view } }: Beat, update: Update, events: readonly Event[]): Beat {
    return { before: view, update, events, still: false };
}

/** As `following`, cut where the board knows the view in between. */
export function cut(
    beat: Beat,
    update: Update,
    events: readonly Event[],
    between: Between | null,
    again = false,
): Beat[] {
    const found: Beat[] = [];
    let last = beat;
    let from = 0;
    for (let to = 1; between !== null && to < events.length; to++) {
        const next = events[to] as Event;
        const told = events.slice(from, to);
        const view = between(last.update.view, update.view, told, next, again);
        if (view === null) continue;
        const { question } = last.update;
        const { revision } = events[to - 1] as Event;
        const middle = { ...update, revision, view, question, options: [], over: false, winners: null };
        found.push((last = following(last, middle, told)));
        from = to;
    }
    return [...found, following(last, update, events.slice(from))];
}

export class Show {
    /** What is shown; null before it begins. */
    beat: Beat | null = null;
    /** How many times as fast as usual. */
    speed = 1;
    #waiting: Beat[] = [];
    #begun = 0;
    /** What is shown has been seen long enough, or nobody has to wait for it. */
    #seen = true;

    /** Whether anything is still to be shown, or to be looked at. */
    get playing(): boolean {
        return this.#waiting.length > 0 || !this.#seen;
    }

    /** Begins in the present. */
    enter(update: Update, now: number): void {
        this.#waiting = [];
        this.#open(entering(update), now, true);
    }

    /** Something that others did: it is shown after everything that waits. */
    queue(update: Update, events: readonly Event[], between: Between | null = null, again = false): void {
        const last = this.#waiting.at(-1) ?? this.beat;
        if (last !== null) this.#waiting.push(...cut(last, update, events, between, again));
    }

    /** Something that we did: nobody waits for what they know. What others did in the same go is played after it. */
    ours(update: Update, events: readonly Event[], now: number, between: Between | null = null): void {
        this.skip(now);
        this.queue(update, events, between, update.options.length > 0);
        this.#next(now, true);
    }

    /** A move that is looked back on: it is seen at once, and all that it set off after it. */
    step(update: Update, events: readonly Event[], now: number, between: Between | null = null): void {
        this.skip(now);
        this.queue(update, events, between);
        this.#next(now, false);
    }

    /** Shows what is due by now. Whether there is something new to be seen. */
    play(now: number, pace: Pace): boolean {
        const due = this.due(pace);
        if (due === null || due > now) return false;
        const before = this.beat;
        this.#seen = true;
        if (pace === "off") this.#all(now, false);
        else this.#next(now, false);
        return this.beat !== before;
    }

    /** When there is something to do next; null when the show has caught up. */
    due(pace: Pace): number | null {
        if (this.beat === null || !this.playing) return null;
        const hurry = Math.min(1, MANY / (this.#waiting.length || 1));
        return this.#begun + (lasts(this.beat, pace) * hurry) / this.speed;
    }

    /** Jumps to the present. */
    skip(now: number): void {
        this.#seen = true;
        this.#all(now, true);
    }

    #next(now: number, seen: boolean): void {
        const beat = this.#waiting.shift();
        if (beat) this.#open(beat, now, seen);
    }

    #all(now: number, still: boolean): void {
        const last = this.#waiting.at(-1);
        if (this.beat === null || last === undefined) return;
        const events = this.#waiting.flatMap((beat) => beat.events);
        this.#waiting = [];
        this.#open({ ...following(this.beat, last.update, events), still }, now, true);
    }

    #open(beat: Beat, now: number, seen: boolean): void {
        this.beat = beat;
        this.#begun = now;
        this.#seen = seen;
    }
}
