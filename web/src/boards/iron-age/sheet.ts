/** The view of The Iron Age, the numbers of its sheet, and what is shown of them. Nothing here knows a rule. */
import type { Words } from "../../words/words";
import type { View } from "../board";

export const ROWS = ["food", "goods", "armies", "ships", "wealth"] as const;
export type Row = (typeof ROWS)[number];

export interface Sheet extends Record<Row, number> {
    strength: number;
    ports: number;
    port_boxes: number;
    urns: number;
    provinces: number;
    province_boxes: number;
    monuments: Record<string, number>;
    developments: string[];
    conquest: number;
    tribute: number;
    skulls: number;
    points: Record<string, number>;
    score: number;
}

export interface IronView {
    options: Record<string, unknown>;
    step: string;
    actor: number;
    turn: number;
    round: number;
    roll: number;
    dice: Record<string, string>;
    /** Dice that are about to fall. */
    to_throw: string[];
    marked: string[];
    population: number;
    innovations: number;
    /** Who finished a monument first. */
    first: Record<string, number>;
    ended: string | null;
    sheets: Sheet[];
}

export function read(view: View): IronView {
    return view as unknown as IronView;
}

export interface Monument {
    name: string;
    boxes: number;
    first: number;
    later: number;
}
export interface Development {
    name: string;
    cost: number;
    points: number;
}
export interface Facts {
    most: Record<Row, number>;
    /** Urns of the second port and the ones after it. */
    ports: number[];
    provinces: { boxes: number; tribute: number; armies: number }[];
    monuments: Monument[];
    developments: Development[];
    conquest: number;
    rolls: number;
    empireFaces: string[];
    fateFaces: string[];
    soloRounds: number;
    soloTarget: number;
    ends: { developments: number; tribute: number; monuments_missing: number }[];
}

/** The numbers of the game as they come with its words. */
export function factsOf(words: Words): Facts {
    const table = <T>(name: string): T[] => words.table(name) as unknown as T[];
    const names = (name: string): string[] => table<{ name: string }>(name).map((row) => row.name);
    return {
        most: {
            food: words.number("FOOD_MOST"),
            goods: words.number("GOODS_MOST"),
            armies: words.number("ARMIES_MOST"),
            ships: words.number("SHIPS_MOST"),
            wealth: words.number("WEALTH_MOST"),
        },
        ports: table<{ urns: number }>("ports").map((port) => port.urns),
        provinces: table("provinces"),
        monuments: table("monuments"),
        developments: table("developments"),
        conquest: words.number("CONQUEST_MOST"),
        rolls: words.number("ROLLS"),
        empireFaces: names("empire_faces"),
        fateFaces: names("fate_faces"),
        soloRounds: words.number("SOLO_ROUNDS"),
        soloTarget: words.number("SOLO_TARGET"),
        ends: table("ends"),
    };
}

/** Whose sheet is laid out in full: that of who looks, else of whose turn it is. */
export function mainSeat(view: IronView, seat: number | null): number {
    return seat ?? Math.max(view.turn, 0);
}

export interface Column {
    size: number;
    filled: number;
    /** So many would be filled by the answer that is pointed at. */
    ahead: number;
}

/** A row of boxes that is filled from the left, cut into its columns. */
export function columns(sizes: readonly number[], filled: number, ahead = filled): Column[] {
    let before = 0;
    return sizes.map((size) => {
        const here = (all: number): number => Math.min(Math.max(all - before, 0), size);
        const column = { size, filled: here(filled), ahead: here(ahead) };
        before += size;
        return column;
    });
}

export type Worth = "open" | "taken" | "first" | "later";

/** What a monument is worth to a seat: nobody has it, somebody was quicker, or it stands, first or later. */
export function worth(view: IronView, seat: number, monument: Monument): Worth {
    const done = (view.sheets[seat]?.monuments[monument.name] ?? 0) >= monument.boxes;
    const first = view.first[monument.name];
    if (done) return first === seat ? "first" : "later";
    return first === undefined ? "open" : "taken";
}

export interface Goal {
    name: "developments" | "tribute" | "monuments";
    now: number;
    most: number;
}

/** How near the end is: of each of the three ways the farthest that anybody, or all together, have come. */
export function goals(view: IronView, facts: Facts): Goal[] {
    const end = facts.ends[view.options["length"] === "short" ? 0 : 1];
    if (end === undefined || view.sheets.length === 1) return [];
    const standing = new Set(Object.keys(view.first));
    return [
        {
            name: "developments",
            now: Math.max(...view.sheets.map((sheet) => sheet.developments.length)),
            most: end.developments,
        },
        { name: "tribute", now: Math.max(...view.sheets.map((sheet) => sheet.tribute)), most: end.tribute },
        { name: "monuments", now: standing.size, most: facts.monuments.length - end.monuments_missing },
    ];
}

/** Seats in the order of the result; those that share a place share its number. Equal points: more pegs. */
export function ranking(view: IronView): { seat: number; place: number }[] {
    const pegs = (sheet: Sheet): number => ROWS.reduce((sum, row) => sum + sheet[row], 0);
    const key = (seat: number): [number, number] => {
        const sheet = view.sheets[seat];
        return sheet === undefined ? [0, 0] : [sheet.score, pegs(sheet)];
    };
    const above = (a: [number, number], b: [number, number]): number => b[0] - a[0] || b[1] - a[1];
    const seats = view.sheets.map((_, seat) => seat).sort((a, b) => above(key(a), key(b)) || a - b);
    return seats.map((seat) => ({
        seat,
        place: 1 + seats.filter((other) => above(key(seat), key(other)) > 0).length,
    }));
}

/** Where the points of a sheet come from, the largest part first, what is taken away last. */
export function sourcesOf(sheet: Sheet): { source: string; points: number }[] {
    return Object.entries(sheet.points)
        .map(([source, points]) => ({ source, points }))
        .filter(({ points }) => points !== 0)
        .sort((a, b) => b.points - a.points);
}
