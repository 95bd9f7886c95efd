/** Tables are made, and people sit down at them. */
import { api, Refused, said, type TableTold } from "../api/client";
import { me } from "../state/me.svelte";
import { againstBots, planned, usualLevel, type Draft } from "./draft";

/** Something for the seed that the server cannot know beforehand. */
export function contribution(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
    ).join("");
}

/** A name of somebody at a seat of the new table will not do. */
export class Misnamed extends Error {
    constructor(
        readonly seat: number,
        readonly refused: Refused,
    ) {
        super(refused.key);
    }
}

/** Makes a table; what is refused on the way leaves nothing behind. */
export async function make(draft: Draft): Promise<TableTold> {
    const plan = planned(draft);
    let table = await said(
        api.POST("/api/tables", { body: { ...plan.table, contribution: contribution() } }),
    );
    const path = { table: table.id };
    try {
        for (const { seat, name } of plan.joins)
            try {
                table = await join(table.id, seat, null, name);
            } catch (error) {
                const misnamed = error instanceof Refused && error.key.startsWith("name-");
                throw misnamed ? new Misnamed(seat, error) : error;
            }
        if (plan.start) table = await said(api.POST("/api/tables/{table}/start", { params: { path } }));
    } catch (error) {
        await api.DELETE("/api/tables/{table}", { params: { path } }).catch(() => {});
        throw error;
    }
    await me.refresh();
    return table;
}

/** One click: this game, with its usual options, against bots of the usual level. */
export function quickGame(game: string, seats: number): Promise<TableTold> {
    const draft = {
        game,
        names: [],
        options: {},
        public: false,
        pace: "live",
        clock: null,
        autoStart: false,
        rated: false,
    };
    return make({ ...draft, seats: againstBots(seats, usualLevel(me.catalogue.bots)) });
}

/** With a name it is somebody else who sits down, on this screen. */
export async function sitDown(
    table: string,
    seat: number | null,
    invitation: string | null,
    name = "",
): Promise<TableTold> {
    const joined = await join(table, seat, invitation, name);
    await me.refresh();
    return joined;
}

function join(
    table: string,
    seat: number | null,
    invitation: string | null,
    name: string,
): Promise<TableTold> {
    const body = { seat, contribution: contribution(), invitation, name };
    return said(api.POST("/api/tables/{table}/join", { params: { path: { table } }, body }));
}
