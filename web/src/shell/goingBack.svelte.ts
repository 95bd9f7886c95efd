/** Going back to an earlier move: first it is said what is lost, then it is done or asked for; and it can be taken back. */
import { api, Refused, said, Unreachable } from "../api/client";
import type { LiveTable } from "../state/table.svelte";

export interface Cost {
    to: number;
    /** How many decisions of each seat would be lost. */
    lost: number[];
}

export class GoingBack {
    #cost = $state.raw<(Cost & { at: number }) | null>(null);

    constructor(readonly live: LiveTable) {}

    /** What is to be decided: whether to go there at this cost. When the game goes on it is another one. */
    get asked(): Cost | null {
        return this.#cost?.at === this.live.revision ? this.#cost : null;
    }

    /** Other people play: they have to agree. */
    get needsConsent(): boolean {
        const table = this.live.table;
        return (
            table?.seats.some((seat) => seat.person && !seat.bot && !table.yours.includes(seat.seat)) ?? false
        );
    }

    /** Where it can still be gone back on; null where nothing was gone back, or somebody has decided something since. */
    get undoable(): number | null {
        const { table, update } = this.live;
        return table && table.yours.length > 0 ? (update?.rewound ?? null) : null;
    }

    /** Takes back one's last answer, or that the game went back: whichever came last. */
    async undo(): Promise<void> {
        await this.live.settled();
        const to = this.undoable;
        if (this.live.undoable) await this.live.undo();
        else if (to !== null) await this.go(to);
    }

    ask(to: number): Promise<void> {
        const path = { table: this.live.id, revision: to };
        return this.#try(async () => {
            const at = this.live.revision;
            const cost = await said(api.GET("/api/tables/{table}/rewind/{revision}", { params: { path } }));
            this.#cost = { ...cost, at };
        });
    }

    async answer(yes: boolean): Promise<void> {
        const asked = this.asked;
        this.#cost = null;
        if (yes && asked) await this.go(asked.to);
    }

    go(to: number): Promise<void> {
        const params = { path: { table: this.live.id } };
        return this.#try(async () =>
            this.live.take(await said(api.POST("/api/tables/{table}/rewind", { params, body: { to } }))),
        );
    }

    async #try(act: () => Promise<void>): Promise<void> {
        try {
            await act();
        } catch (error) {
            if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
            this.live.refusal = error;
        }
    }
}

/** Of what is lost: how much in all, and how much of these seats. */
export function losses(lost: readonly number[], yours: readonly number[]): { moves: number; yours: number } {
    const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
    return { moves: sum(lost), yours: sum(lost.filter((_, seat) => yours.includes(seat))) };
}
