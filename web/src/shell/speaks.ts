/** What a line of the log speaks of. The arguments of an event name things, as its sentence does. */
import type { GameTold } from "../api/client";
import type { Event } from "../state/table.svelte";
import type { Words } from "../words/words";

export interface Spoken {
    kind: string;
    name: string;
    /** Whose it is; undefined where it is nobody's in particular. */
    whose: number | undefined;
}

/** Things that an event means without naming them, by its name: the urn of `filled-urn`. */
export type Meant = Record<string, readonly [kind: string, name: string]>;

export function thingsIn(event: Event, game: GameTold, words: Words, meant: Meant = {}): Spoken[] {
    const seat = event["seat"];
    const whose = typeof seat === "number" ? seat : undefined;
    const kinds = (game.things["*"] ?? "").split(" ").filter(Boolean);
    const found: Spoken[] = [];
    for (const [argument, value] of Object.entries(event)) {
        if (typeof value === "string" && words.knows(`${argument}-${value}`))
            found.push({ kind: argument, name: value, whose });
        // A number is called by what it counts: the tribute that was gained.
        const counted = kinds.find((kind) => words.knows(`${kind}-${argument}`));
        if (typeof value === "number" && counted !== undefined)
            found.push({ kind: counted, name: argument, whose });
    }
    const also = meant[event.event];
    if (also) found.push({ kind: also[0], name: also[1], whose });
    return found;
}

/** Whether one of these is that thing; where either is nobody's in particular, whose it is does not matter. */
export function speaksOf(all: readonly Spoken[], kind: string, name: string, whose?: number): boolean {
    return all.some(
        (one) =>
            one.kind === kind &&
            one.name === name &&
            (one.whose === undefined || whose === undefined || one.whose === whose),
    );
}
