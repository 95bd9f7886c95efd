/** The show of a table as the page sees it: it keeps the time, and remembers where one last decided something. */
import type { Update } from "../api/client";
import { settings } from "./settings.svelte";
import { Show, type Beat, type Between, type View } from "./show";
import type { Event } from "./table.svelte";

export class Stage {
    beat = $state.raw<Beat | null>(null);
    /** Something that happened is still to be shown, or to be looked at. */
    playing = $state(false);
    /** The last that was told: a beat in which nothing is told leaves it standing. */
    told = $state.raw<readonly Event[]>([]);
    /** The view after our last decision, or where we began to look. */
    decided = $state.raw<View | null>(null);
    /** How many times as fast as usual it plays. */
    speed = $state(1);

    #show = new Show();
    #timer = 0;

    /** Begins in the present, after what was told last; `anew` with other eyes, which have decided nothing yet. */
    enter(update: Update, told: readonly Event[], anew: boolean): void {
        this.#show.enter(update, performance.now());
        this.told = told;
        if (anew) this.decided = update.view;
        this.#go();
    }

    queue(update: Update, events: readonly Event[], between: Between | null): void {
        this.#show.queue(update, events, between);
        this.#go();
    }

    ours(update: Update, events: readonly Event[], between: Between | null): void {
        this.#show.ours(update, events, performance.now(), between);
        this.decided = this.#show.beat?.update.view ?? null;
        this.#go();
    }

    /** A move that is looked back on; without a show it is one beat. */
    step(update: Update, events: readonly Event[], between: Between | null): void {
        const cuts = settings.chosen.show === "off" ? null : between;
        this.#show.step(update, events, performance.now(), cuts);
        this.#go();
    }

    /** Jumps to the present. */
    skip(): void {
        this.#show.skip(performance.now());
        this.#go();
    }

    close(): void {
        clearTimeout(this.#timer);
    }

    #go(): void {
        clearTimeout(this.#timer);
        const pace = settings.chosen.show;
        this.#show.speed = this.speed;
        this.#show.play(performance.now(), pace);
        if (this.beat !== this.#show.beat) {
            this.beat = this.#show.beat;
            if (this.beat?.events.length) this.told = this.beat.events;
        }
        this.playing = this.#show.playing;
        const due = this.#show.due(pace);
        if (due !== null)
            this.#timer = window.setTimeout(() => this.#go(), Math.max(0, due - performance.now()));
    }
}
