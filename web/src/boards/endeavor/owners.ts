/** How discs are told apart. Alone one's own are white, as in the box, since the Opposition plays four colours. */
import type { Words } from "../../words/words";
import { letter } from "../../shell/people";
import type { Foe } from "../../shell/story";
import type { Event } from "../../state/table.svelte";
import type { EndeavorView, Owner } from "./view";

const WEAVES: Record<string, number> = { black: 5, red: 0, green: 2, purple: 4 };

/** Whose deed an event is: a colour of the Opposition, which has no seat. */
export function foeOf({ event, colour }: Event): Foe | null {
    const weave = WEAVES[String(colour)];
    return weave === undefined || !event.startsWith("foe-") ? null : { colour: String(colour), weave };
}

export interface Marked {
    weave: number | "white" | "neutral";
    mark: string;
}

export function markOf(owner: Owner, view: EndeavorView, words: Words): Marked {
    if (typeof owner === "number")
        return { weave: view.opposition ? "white" : owner % 6, mark: letter(owner) };
    const weave = WEAVES[owner ?? ""];
    return weave === undefined
        ? { weave: "neutral", mark: "" }
        : { weave, mark: words.name("colour", owner ?? "", "letter") };
}

/** The colour of what somebody holds: a route, the edge of a board. */
export function colourOf(owner: Owner, view: EndeavorView): string {
    if (typeof owner === "number") return view.opposition ? "var(--white)" : `var(--seat-${owner % 6})`;
    return `var(--seat-${WEAVES[owner ?? ""] ?? 5})`;
}

export function nameOf(owner: Owner, words: Words, names: readonly string[]): string {
    return typeof owner === "number" ? words.seat(owner, names) : words.name("seat", owner ?? "");
}
