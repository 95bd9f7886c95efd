/** What is shown beside a thing: help for as long as it is pointed at, and a card that stays until it is answered. */
import type { Choice } from "../api/client";
import type { Reason } from "./why";

export interface Thing {
    kind: string;
    name: string;
}
export interface Help {
    thing: Thing;
    near: HTMLElement;
}
export type Card =
    | { kind: "why"; why: Reason; thing: Thing; near: HTMLElement }
    | { kind: "choose"; options: readonly Choice[]; near: HTMLElement }
    | { kind: "hint"; options: readonly Choice[]; near: HTMLElement };

const BEFORE = 280;
const AFTER = 160;

export class Overlay {
    help = $state.raw<Help | null>(null);
    card = $state.raw<Card | null>(null);
    #timer = 0;

    /** Pointing shows help after a moment, and lets it stay long enough that the pointer can follow it. */
    point(thing: Thing | null, near: HTMLElement, at_once = false): void {
        clearTimeout(this.#timer);
        if (this.card !== null || (thing !== null && this.help?.near === near)) return;
        if (thing !== null && at_once) this.help = { thing, near };
        else if (thing !== null) this.#timer = window.setTimeout(() => (this.help = { thing, near }), BEFORE);
        else if (this.help?.near === near) this.#timer = window.setTimeout(() => (this.help = null), AFTER);
    }

    /** The pointer is on the help itself. */
    hold(): void {
        clearTimeout(this.#timer);
    }

    open(card: Card): void {
        clearTimeout(this.#timer);
        this.help = null;
        this.card = card;
    }

    /** Closes what is open; the focus goes back to where it came from. */
    close(): void {
        clearTimeout(this.#timer);
        const near = this.card?.near;
        this.help = null;
        this.card = null;
        near?.focus();
    }
}
