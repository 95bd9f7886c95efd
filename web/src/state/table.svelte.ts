/** A table as one pair of eyes sees it, kept in step with the server. */
import { api, Refused, said, Unreachable, type ChatLine, type TableTold, type Update } from "../api/client";
import { listen, type Connection } from "../api/shared";
import { BOARDS } from "../boards/board";
import { news } from "./news";
import { Stage } from "./stage.svelte";

export type Event = Record<string, unknown> & { revision: number; event: string };
export interface Thinking {
    seat: number;
    revision: number;
    /** How far it is, from 0 to 1, where the bot says so. */
    done: number | null;
}

/** What happened while nobody of ours looked: how the table stood before, and what was told since. */
export interface Missed {
    view: Update["view"];
    events: readonly Event[];
}

/** An act that got no answer is sent again after these pauses: about a minute, in which a server can start anew. */
const PATIENCE = [300, 800, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000, 8_000, 8_000, 8_000];

/** How an update came about: we did it, somebody else did, or it is simply how things are now. */
type Origin = "ours" | "theirs" | "present";

type Ask = () => Promise<{ data?: Update; error?: unknown; response: Response }>;

export class LiveTable {
    table = $state.raw<TableTold | null>(null);
    /** The present. What is shown of it, and when, is up to the stage. */
    update = $state.raw<Update | null>(null);
    events = $state.raw<Event[]>([]);
    readonly stage = new Stage();
    chat = $state.raw<ChatLine[]>([]);
    thinking = $state.raw<Thinking | null>(null);
    connection = $state<Connection>("open");
    /** Something of ours is on its way. */
    busy = $state(false);
    /** Why the last thing could not be done; null when there is nothing to say. */
    refusal = $state.raw<Refused | Unreachable | null>(null);
    gone = $state(false);
    missed = $state.raw<Missed | null>(null);
    /** How often what we have planned was said to have changed. */
    planned = $state(0);
    /** The seat through whose eyes we look: null is a spectator. */
    seat = $state<number | null>(null);

    /** Answers that were given before the one on its way was done. */
    #hasty: number[] = [];
    /** What is on its way: done when nothing is any more. */
    #sent: Promise<void> = Promise.resolve();
    #undoAt = $state(-1);
    /** The revision at which we asked for something that is on its way: the update that follows it is ours. */
    #asked = -1;
    /** Called when what we asked for is known to be done. */
    #heard: (() => void) | null = null;
    /** We looked away, or were cut off: whatever comes first is the present. */
    #returning = false;
    #stop: (() => void) | null = null;
    readonly #visible = (): void => {
        if (document.visibilityState === "hidden") this.stage.skip();
        else if (this.#stop === null) void this.#return();
        this.#follow();
    };

    constructor(readonly id: string) {}

    /** Whether an answer of ours can still be taken back: through these eyes, or through another seat of ours. */
    undoable = $derived(this.update !== null && (this.update.undo || this.#undoAt === this.update.revision));

    get revision(): number {
        return this.update?.revision ?? 0;
    }

    names = $derived((this.table?.seats ?? []).map((seat) => seat.name));

    /** Shows the table and stays in step with it until `close`. */
    async open(seat: number | null = null): Promise<void> {
        const params = { path: { table: this.id } };
        const table = await said(api.GET("/api/tables/{table}", { params }));
        this.table = table;
        this.seat = seat ?? eyes(table);
        if (table.phase !== "open") await this.#fetch();
        if (table.pace === "slow") await this.#catchUp(table.followed);
        document.addEventListener("visibilitychange", this.#visible);
        this.#follow();
        for (const line of (await said(api.GET("/api/tables/{table}/chat", { params }))).lines)
            this.#hear(line);
    }

    /** At a slow table one begins where one last looked, and is shown what happened since. */
    async #catchUp(followed: number | null): Promise<void> {
        const { update, seat } = this;
        if (followed === null || seat === null || update === null || followed >= update.revision) return;
        const params = { path: { table: this.id, revision: followed }, query: { seat } };
        const found = await said(api.GET("/api/tables/{table}/since/{revision}", { params })).catch(
            () => null,
        );
        const [first, ...moves] = found?.updates ?? [];
        if (first === undefined || moves.at(-1)?.revision !== update.revision) return;
        const since = (after: number, to: number): Event[] =>
            this.events.filter(({ revision }) => revision > after && revision <= to);
        const events = since(first.revision, update.revision);
        if (events.length === 0) return; // seats that are handed over are entries, too
        this.missed = { view: first.view, events };
        this.stage.enter(first, since(first.revision - 1, first.revision), true);
        const between = BOARDS[this.table?.game ?? ""]?.between ?? null;
        for (const move of moves) {
            const shown = move.revision === update.revision ? update : move;
            this.stage.queue(shown, since(move.since, move.revision), between);
        }
    }

    close(): void {
        document.removeEventListener("visibilitychange", this.#visible);
        this.#stop?.();
        this.#stop = null;
        this.stage.close();
    }

    /** Looks through the eyes of another seat of ours. */
    async look(seat: number | null): Promise<void> {
        if (seat === this.seat) return;
        this.seat = seat;
        this.#stop?.();
        this.#stop = null;
        await this.#fetch();
        this.#follow();
    }

    /**
     * Answers. Whoever clicks again before the answer has come means the same question: the second one is sent when the
     * first is done, if that question is still asked and the answer still offered. The same click twice is one.
     */
    async act(action: number): Promise<void> {
        if (this.busy) {
            if (this.connection === "open") this.#hasty.push(action);
            return;
        }
        const step = this.update?.question.step;
        const done = new Set<number>();
        this.#hasty = [action];
        for (let next = this.#hasty.shift(); next !== undefined; next = this.#hasty.shift()) {
            if (done.has(next)) continue;
            const offered = this.update?.options.some((one) => one.action === next);
            if (!offered || this.update?.question.step !== step) break;
            done.add(next);
            await this.#answer(next);
            if (this.refusal !== null) break;
        }
        this.#hasty = [];
    }

    async #answer(action: number): Promise<void> {
        const body = { revision: this.revision, key: key(), actions: [action], seat: this.seat };
        await this.#send(() =>
            api.POST("/api/tables/{table}/act", { params: { path: { table: this.id } }, body }),
        );
    }

    async undo(): Promise<void> {
        const body = { revision: this.revision, key: key(), seat: null };
        await this.#send(() =>
            api.POST("/api/tables/{table}/undo", { params: { path: { table: this.id } }, body }),
        );
    }

    /** Until nothing of ours is on its way; what was to follow it is not sent. The stream may show an answer before it is done. */
    async settled(): Promise<void> {
        this.#hasty = [];
        while (this.busy) await this.#sent;
    }

    /** The table as the server has it now: after anything that changes seats or phase. */
    async refresh(): Promise<void> {
        this.take(await said(api.GET("/api/tables/{table}", { params: { path: { table: this.id } } })));
    }

    take(table: TableTold): void {
        const started = this.table?.phase === "open" && table.phase !== "open";
        this.table = table;
        // Before the start one may sit down and stand up again: the stream must be that of the seat one has.
        const mine = this.seat === null || table.phase === "open" ? eyes(table) : this.seat;
        if (mine !== this.seat && table.phase !== "open") void this.look(mine);
        else if (mine !== this.seat) this.#reopen(mine);
        else if (started) void this.#fetch();
    }

    #reopen(seat: number | null): void {
        this.seat = seat;
        if (this.#stop === null) return;
        this.#stop();
        this.#stop = null;
        this.#follow();
    }

    async say(text: string): Promise<void> {
        const params = { path: { table: this.id } };
        this.#hear(await said(api.POST("/api/tables/{table}/chat", { params, body: { text } })));
    }

    /** An act is sent until it is known to be done: its key makes sure that it is done once. */
    async #send(ask: Ask): Promise<void> {
        if (this.busy) return;
        this.#sent = this.#sendNow(ask);
        await this.#sent;
    }

    /** The stream may tell what was done before the answer itself comes: whoever is asked again need not wait for that. */
    async #sendNow(ask: Ask): Promise<void> {
        this.busy = true;
        this.refusal = null;
        this.#asked = this.revision;
        const heard = new AbortController();
        const told = new Promise<void>((resolve) => {
            this.#heard = () => {
                heard.abort();
                resolve();
            };
        });
        try {
            await Promise.race([this.#insist(ask, heard.signal), told]);
        } finally {
            this.busy = false;
            this.#asked = -1;
            this.#heard = null;
        }
    }

    async #insist(ask: Ask, heard: AbortSignal): Promise<void> {
        for (let attempt = 0; ; attempt++) {
            try {
                this.#take(await said(ask()), "ours");
                this.connection = "open";
                return;
            } catch (error) {
                if (error instanceof Refused && error.status !== 503) {
                    this.refusal = error;
                    if (error.update !== null) this.#take(error.update, "theirs");
                    return;
                }
                if (!(error instanceof Unreachable || error instanceof Refused)) throw error;
                if (heard.aborted) return;
                this.connection = "lost";
                const wait = PATIENCE[attempt];
                if (wait === undefined) {
                    this.refusal = error;
                    return;
                }
                await new Promise((resolve) => setTimeout(resolve, wait));
            }
        }
    }

    /** What is new. An update that begins after what we know has a gap before it: that is fetched first. */
    #take(update: Update, origin: Origin): void {
        if (update.seat !== this.seat) return;
        const known = this.#known;
        const anew = this.update?.seat !== update.seat;
        if (!anew && update.revision <= known) return;
        if (update.since > known) {
            void this.#fetch();
            return;
        }
        const told = news(update.events as Event[], this.table?.seats ?? []);
        const fresh = told.filter((event) => event.revision > known);
        this.events = anew ? fresh : [...this.events, ...fresh];
        this.update = update;
        this.#stageIt(update, fresh, update.since === this.#asked ? "ours" : origin, anew);
        if (update.since === this.#asked) this.#heard?.();
        if (update.undo) this.#undoAt = update.revision;
        if ((this.thinking?.revision ?? 0) < update.revision) this.thinking = null;
        if (update.over && this.table?.phase === "running") void this.refresh();
    }

    #stageIt(update: Update, fresh: readonly Event[], origin: Origin, anew: boolean): void {
        const between = BOARDS[this.table?.game ?? ""]?.between ?? null;
        const last = this.events.at(-1)?.revision;
        if (anew || this.#returning || origin === "present")
            this.stage.enter(
                update,
                this.events.filter((event) => event.revision === last),
                anew,
            );
        else if (origin === "ours") this.stage.ours(update, fresh, between);
        else this.stage.queue(update, fresh, between);
    }

    /** Up to where these eyes know the log. */
    get #known(): number {
        return this.update?.seat === this.seat ? this.revision : 0;
    }

    async #fetch(): Promise<void> {
        const query = { since: this.#known, ...(this.seat === null ? {} : { seat: this.seat }) };
        this.#take(
            await said(api.GET("/api/tables/{table}/state", { params: { path: { table: this.id }, query } })),
            "present",
        );
    }

    /** Whoever looks again, or is connected again, begins in the present. */
    async #return(): Promise<void> {
        this.#returning = true;
        try {
            await this.#fetch();
        } catch {
            // Still cut off: the next connection tries again.
        } finally {
            this.#returning = false;
        }
    }

    /** Only a page in sight holds a stream. */
    #follow(): void {
        if (document.visibilityState === "hidden") {
            this.#stop?.();
            this.#stop = null;
            return;
        }
        if (this.#stop !== null) return;
        const base = `/api/tables/${this.id}/stream`;
        const seat = this.seat === null ? "" : `&seat=${this.seat}`;
        this.#stop = listen(
            `${base}?${seat}`,
            {
                table: (data) => this.take(data as TableTold),
                update: (data) => this.#take(data as Update, "theirs"),
                seats: () => void this.refresh(),
                presence: (data) => {
                    if (this.table) this.table = { ...this.table, seats: data as TableTold["seats"] };
                },
                clock: (data) => {
                    if (this.table) this.table = { ...this.table, clocks: data as TableTold["clocks"] };
                },
                chat: (data) => this.#hear(data as ChatLine),
                proposal: () => void this.refresh(),
                plans: () => this.planned++,
                thinking: (data) => {
                    const told = data as Thinking;
                    if (told.revision >= this.revision) this.thinking = told;
                },
                rematch: () => void this.refresh(),
                gone: () => (this.gone = true),
            },
            () => `${base}?since=${this.#known}${seat}`,
            (now) => {
                if (now === "open" && this.connection === "lost") void this.#return();
                this.connection = now;
            },
        );
    }

    #hear(line: ChatLine): void {
        this.chat = [...this.chat.filter((one) => one.id !== line.id), line].sort((a, b) => a.id - b.id);
    }
}

/** Of several own seats the one that is asked. */
function eyes(table: TableTold): number | null {
    return table.yours.find((seat) => seat === table.asked) ?? table.yours[0] ?? null;
}

function key(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
        byte.toString(16).padStart(2, "0"),
    ).join("");
}
