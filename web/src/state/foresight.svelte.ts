/** What an answer would bring: asked while it is pointed at, and remembered as long as the same question is open. */
import type { Choice, Preview } from "../api/client";

/** Milliseconds for which a pointer has to rest on an answer: not on its way across one. */
const REST = 25;

export interface Foretold {
    choice: Choice;
    preview: Preview;
}

export class Foresight {
    /** The answer that is pointed at, and what it brings. */
    shown = $state.raw<Foretold | null>(null);
    /** The answer that a finger has tapped once: it is given by tapping it again. */
    tapped = $state<number | null>(null);
    #known = $state.raw<ReadonlyMap<number, Preview>>(new Map());
    #asking: { action: number; answer: Promise<Preview | null>; leave: AbortController } | null = null;
    #timer = 0;
    #pointed: number | null = null;

    /** `ask` is the question to the server; whatever it refuses is simply not foretold. */
    constructor(readonly ask: (action: number, left: AbortSignal) => Promise<Preview>) {}

    /** An answer that costs something and brings nothing, as far as it is known. */
    isIdle(action: number): boolean {
        return this.#known.get(action)?.idle ?? false;
    }

    knows(action: number): boolean {
        return this.#known.has(action);
    }

    /** Somebody points at an answer, or away from it. */
    point(choice: Choice | null, now = false): void {
        clearTimeout(this.#timer);
        this.#pointed = choice?.action ?? null;
        if (choice?.action !== this.tapped) this.tapped = null;
        if (this.#asking !== null && this.#asking.action !== this.#pointed) this.#asking.leave.abort();
        const preview = choice && this.#known.get(choice.action);
        this.shown = choice && preview ? { choice, preview } : null;
        if (choice && !preview)
            this.#timer = window.setTimeout(() => void this.#look(choice), now ? 0 : REST);
    }

    /** A finger taps an answer: whether it had tapped the same one before. */
    tap(choice: Choice): boolean {
        if (this.tapped === choice.action) return true;
        this.point(choice, true);
        this.tapped = choice.action;
        return false;
    }

    /** What an answer brings; null where it cannot be said. */
    async learn(action: number): Promise<Preview | null> {
        const known = this.#known.get(action);
        if (known !== undefined) return known;
        if (this.#asking?.action === action && !this.#asking.leave.signal.aborted) return this.#asking.answer;
        this.#asking?.leave.abort();
        const leave = new AbortController();
        const asking = { action, leave, answer: this.#hear(action, leave.signal) };
        this.#asking = asking;
        const preview = await asking.answer;
        if (this.#asking === asking) this.#asking = null;
        return preview;
    }

    /** Another question is open: nothing of what was foretold holds any more. */
    forget(): void {
        this.#known = new Map();
        this.point(null);
    }

    async #look(choice: Choice): Promise<void> {
        const preview = await this.learn(choice.action);
        if (preview !== null && this.#pointed === choice.action) this.shown = { choice, preview };
    }

    async #hear(action: number, left: AbortSignal): Promise<Preview | null> {
        try {
            const preview = await this.ask(action, left);
            if (left.aborted) return null;
            this.#known = new Map(this.#known).set(action, preview);
            return preview;
        } catch {
            return null;
        }
    }
}
