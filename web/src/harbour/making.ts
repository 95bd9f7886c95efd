/** Tables are made, and people sit down at them. */
import { api, said, type TableTold } from "../api/client";
import { me } from "../state/me.svelte";
import { againstBots, planned, type Draft } from "./draft";

/** Something for the seed that the server cannot know beforehand. */
export function contribution(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
    ).join("");
}

/** Makes a table; what is refused on the way leaves nothing behind. */
export async function make(draft: Draft): Promise<TableTold> {
    const plan = planned(draft);
    let table = await said(
        api.POST("/api/tables", { body: { ...plan.table, contribution: contribution() } }),
    );
    const path = { table: table.id };
    try {
        for (const seat of plan.joins)
            table = await said(
                api.POST("/api/tables/{table}/join", {
                    params: { path },
                    body: { seat, contribution: contribution(), invitation: null },
                }),
            );
        if (plan.start) table = await said(api.POST("/api/tables/{table}/start", { params: { path } }));
    } catch (error) {
        await api.DELETE("/api/tables/{table}", { params: { path } }).catch(() => {});
        throw error;
    }
    await me.refresh();
    return table;
}

/** One click: this game, with its usual options, against the strongest bots. */
export function quickGame(game: string, seats: number): Promise<TableTold> {
    const strongest = me.catalogue.bots.at(-1) ?? "";
    return make({ game, seats: againstBots(seats, strongest), options: {}, public: false, pace: "live" });
}

export async function sitDown(
    table: string,
    seat: number | null,
    invitation: string | null,
): Promise<TableTold> {
    const joined = await said(
        api.POST("/api/tables/{table}/join", {
            params: { path: { table } },
            body: { seat, contribution: contribution(), invitation },
        }),
    );
    await me.refresh();
    return joined;
}
