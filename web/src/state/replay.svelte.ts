/** A game looked back on, moment by moment. What was seen once is kept. */
import { api, said, type TableTold, type Update } from "../api/client";
import { BOARDS } from "../boards/board";
import { lookups, type Sample } from "../shell/curve";
import { pointsOf } from "../shell/points";
import { news } from "./news";
import { Stage } from "./stage.svelte";
import type { Event } from "./table.svelte";
import type { TurnStart } from "./turns";

export class Replay {
    table = $state.raw<TableTold | null>(null);
    /** Shows where the game stood at `at`, and how it came there, as a table does; it may still be on its way. */
    readonly stage = new Stage();
    /** The whole log, as these eyes may know it. */
    events = $state.raw<Event[]>([]);
    turns = $state.raw<TurnStart[]>([]);
    /** Points through the whole game, as far as they have been looked up. */
    samples = $state.raw<Sample[]>([]);
    at = $state(0);
    seat = $state<number | null>(null);

    #kept = new Map<string, Promise<Update>>();

    constructor(readonly id: string) {}

    last = $derived(this.table?.revision ?? 0);

    async open(): Promise<void> {
        const params = { path: { table: this.id } };
        const [table, { turns }] = await Promise.all([
            said(api.GET("/api/tables/{table}", { params })),
            said(api.GET("/api/tables/{table}/turns", { params })),
        ]);
        this.table = table;
        this.turns = turns;
    }

    /** Shows a moment through somebody's eyes. Of several that were asked for in haste only the last one is shown. */
    async show(revision: number, seat: number | null): Promise<void> {
        const at = Math.max(0, Math.min(this.last, revision));
        const before = this.at;
        const begins = this.seat !== seat || this.stage.beat === null;
        this.at = at;
        this.seat = seat;
        if (begins) {
            const all = (await this.#fetch(this.last, seat)).events as Event[];
            this.events = news(all, this.table?.seats ?? []);
        }
        const moment = await this.#fetch(at, seat);
        if (this.at !== at || this.seat !== seat) return;
        const step = at - before;
        const near = !begins && step > 0 && step <= NEAR;
        const since = this.events.filter((event) => event.revision > before && event.revision <= at);
        if (near) this.stage.step(moment, since, BOARDS[this.table?.game ?? ""]?.between ?? null);
        else this.stage.enter(moment, [], false);
        if (at < this.last) void this.#fetch(at + 1, seat).catch(() => {});
    }

    /** Looks the points up, one moment after the other: nobody waits for them. */
    async trace(seat: number | null): Promise<void> {
        const seats = this.table?.seats.length ?? 0;
        this.samples = [];
        let found: Sample[] = [];
        for (const revision of lookups(this.last)) {
            const moment = await this.#fetch(revision, seat);
            if (this.seat !== seat) return;
            const points = pointsOf(moment.view, seats);
            if (points === null) return;
            found = [...found, { revision: moment.revision, points }];
        }
        this.samples = found.filter((one, i) => found[i + 1]?.revision !== one.revision);
    }

    #fetch(revision: number, seat: number | null): Promise<Update> {
        const key = `${seat}/${revision}`;
        let found = this.#kept.get(key);
        if (found === undefined) {
            const params = { path: { table: this.id, revision }, query: seat === null ? {} : { seat } };
            found = said(api.GET("/api/tables/{table}/moves/{revision}", { params }));
            found.catch(() => this.#kept.delete(key));
            this.#kept.set(key, found);
            if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value as string);
        }
        return found;
    }
}

/** A jump over more entries than this is not told move by move. */
const NEAR = 6;
/** Moments that are kept. */
const MOST = 200;
