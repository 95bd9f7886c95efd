/** What is said aloud to whoever cannot see it change: one thing after the other, and nothing over another. */
import { untrack } from "svelte";

const KEPT = 30;

class Announcer {
    said = $state.raw<readonly { key: number; text: string }[]>([]);
    #key = 0;

    /** Whoever says something does not thereby listen. */
    say(text: string): void {
        if (text !== "")
            this.said = [...untrack(() => this.said).slice(1 - KEPT), { key: this.#key++, text }];
    }
}

export const announcer = new Announcer();
