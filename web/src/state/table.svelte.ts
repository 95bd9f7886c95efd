/** A table as one pair of eyes sees it, kept in step with the server. */
import { api, Refused, said, Unreachable, type ChatLine, type TableTold, type Update } from "../api/client";
import { listen, type Connection } from "../api/shared";

export type Event = Record<string, unknown> & { revision: number; event: string };
export interface Thinking {
    seat: number;
    revision: number;
    /** How far it is, from 0 to 1, where the bot says so. */
    done: number | null;
}

/** An act that got no answer is sent again after these pauses: about a minute, in which a server can start anew. */
const PATIENCE = [300, 800, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000, 8_000, 8_000, 8_000];

/** Milliseconds between two drawings of what comes by itself. */
const PACE = 200;

export class LiveTable {
    table = $state.raw<TableTold | null>(null);
    update = $state.raw<Update | null>(null);
    events = $state.raw<Event[]>([]);
    /** Of these, what the last update brought; nothing when the table was only just opened. */
    news = $state.raw<Event[]>([]);
    chat = $state.raw<ChatLine[]>([]);
    thinking = $state.raw<Thinking | null>(null);
    connection = $state<Connection>("open");
    /** Something of ours is on its way. */
    busy = $state(false);
    /** Why the last thing could not be done; null when there is nothing to say. */
    refusal = $state.raw<Refused | Unreachable | null>(null);
    gone = $state(false);
    /** The seat through whose eyes we look: null is a spectator. */
    seat = $state<number | null>(null);

    /** Answers that were given before the one on its way was done. */
    #hasty: number[] = [];
    #waiting: Update[] = [];
    #drawn = 0;
    #undoAt = $state(-1);
    #stop: (() => void) | null = null;
    readonly #visible = (): void => this.#follow();

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
        document.addEventListener("visibilitychange", this.#visible);
        this.#follow();
        for (const line of (await said(api.GET("/api/tables/{table}/chat", { params }))).lines)
            this.#hear(line);
    }

    close(): void {
        document.removeEventListener("visibilitychange", this.#visible);
        this.#stop?.();
        this.#stop = null;
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
    async #send(ask: () => Promise<{ data?: Update; error?: unknown; response: Response }>): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        this.refusal = null;
        try {
            for (let attempt = 0; ; attempt++) {
                try {
                    this.#take(await said(ask()));
                    this.connection = "open";
                    return;
                } catch (error) {
                    if (error instanceof Refused && error.status !== 503) {
                        this.refusal = error;
                        if (error.update !== null) this.#take(error.update);
                        return;
                    }
                    if (!(error instanceof Unreachable || error instanceof Refused)) throw error;
                    this.connection = "lost";
                    const wait = PATIENCE[attempt];
                    if (wait === undefined) {
                        this.refusal = error;
                        return;
                    }
                    await new Promise((resolve) => setTimeout(resolve, wait));
                }
            }
        } finally {
            this.busy = false;
        }
    }

    /** Where bots play fast, many updates come at once: the page is drawn a few times a second, not for each of them. */
    #queue(update: Update): void {
        this.#waiting.push(update);
        if (this.#waiting.length > 1) return;
        const rest = this.#drawn + PACE - performance.now();
        setTimeout(() => this.#flush(), Math.max(0, rest));
    }

    #flush(): void {
        this.#drawn = performance.now();
        const before = this.#known;
        for (const update of this.#waiting.splice(0)) this.#take(update);
        if (before > 0 && this.#known > before)
            this.news = this.events.filter((event) => event.revision > before);
    }

    /** What is new. An update that begins after what we know has a gap before it: that is fetched first. */
    #take(update: Update): void {
        if (update.seat !== this.seat) return;
        const known = this.#known;
        if (this.update?.seat === update.seat && update.revision <= known) return;
        if (update.since > known) {
            void this.#fetch();
            return;
        }
        const fresh = (update.events as Event[]).filter((event) => event.revision > known);
        this.events = known === 0 ? fresh : [...this.events, ...fresh];
        this.news = known === 0 ? [] : fresh;
        this.update = update;
        if (update.undo) this.#undoAt = update.revision;
        if ((this.thinking?.revision ?? 0) < update.revision) this.thinking = null;
        if (update.over && this.table?.phase === "running") void this.refresh();
    }

    /** Up to where these eyes know the log. */
    get #known(): number {
        return this.update?.seat === this.seat ? this.revision : 0;
    }

    async #fetch(): Promise<void> {
        const query = { since: this.#known, ...(this.seat === null ? {} : { seat: this.seat }) };
        this.#take(
            await said(api.GET("/api/tables/{table}/state", { params: { path: { table: this.id }, query } })),
        );
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
                update: (data) => this.#queue(data as Update),
                seats: () => void this.refresh(),
                chat: (data) => this.#hear(data as ChatLine),
                proposal: () => void this.refresh(),
                thinking: (data) => {
                    const told = data as Thinking;
                    if (told.revision >= this.revision) this.thinking = told;
                },
                rematch: () => void this.refresh(),
                gone: () => (this.gone = true),
            },
            () => `${base}?since=${this.#known}${seat}`,
            (now) => {
                if (now === "open" && this.connection === "lost") void this.#fetch().catch(() => {});
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
