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
    readonly #known = new Map<number, Preview>();
    #asking: { action: number; leave: AbortController } | null = null;
    #timer = 0;
    #pointed: number | null = null;

    /** `ask` is the question to the server; whatever it refuses is simply not foretold. */
    constructor(readonly ask: (action: number, left: AbortSignal) => Promise<Preview>) {}

    /** Somebody points at an answer, or away from it. */
    point(choice: Choice | null, now = false): void {
        clearTimeout(this.#timer);
        this.#pointed = choice?.action ?? null;
        if (choice?.action !== this.tapped) this.tapped = null;
        if (this.#asking !== null && this.#asking.action !== this.#pointed) {
            this.#asking.leave.abort();
            this.#asking = null;
        }
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

    /** Another question is open: nothing of what was foretold holds any more. */
    forget(): void {
        this.#known.clear();
        this.point(null);
    }

    async #look(choice: Choice): Promise<void> {
        const { action } = choice;
        if (this.#asking?.action === action) return;
        const leave = new AbortController();
        const asking = { action, leave };
        this.#asking = asking;
        try {
            const preview = await this.ask(action, leave.signal);
            if (leave.signal.aborted) return;
            this.#known.set(action, preview);
            this.shown = { choice, preview };
        } catch {
            // It is not foretold.
        } finally {
            if (this.#asking === asking) this.#asking = null;
        }
    }
}
