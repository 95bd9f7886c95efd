/** The lists of the harbour: my tables, the most urgent first, and the public ones, as fresh as the last turn that was told. */
import { api, said, type Schemas, type TableRow } from "../api/client";
import { me } from "../state/me.svelte";

/** Milliseconds in which turns that follow one another are one: bots answer quickly. */
const TOGETHER = 300;

class Lists {
    mine = $state.raw<TableRow[]>([]);
    invited = $state.raw<Schemas["InvitedRow"][]>([]);
    public = $state.raw<TableRow[]>([]);
    known = $state(false);
    running = $derived(this.mine.filter((row) => row.phase !== "over"));
    over = $derived(this.mine.filter((row) => row.phase === "over"));
    #timer = 0;

    async load(): Promise<void> {
        const lists = await said(api.GET("/api/tables"));
        this.mine = lists.mine;
        this.invited = lists.invited;
        this.public = lists.public;
        this.known = true;
        const turns = Object.fromEntries(lists.mine.map((row) => [row.id, row.your_turn]));
        const news = Object.keys({ ...me.turns, ...turns }).some((id) => !me.turns[id] !== !turns[id]);
        if (news) me.turns = turns;
    }

    /** Something went on somewhere: what is shown is fetched anew, soon. */
    renew(): void {
        clearTimeout(this.#timer);
        this.#timer = window.setTimeout(() => void this.load().catch(() => {}), TOGETHER);
    }
}

export const lists = new Lists();
