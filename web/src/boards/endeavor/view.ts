/** The view of Endeavor as this board reads it. */
import type { Words } from "../../words/words";
import type { View } from "../board";
import world from "./world.json";

/** Whose disc it is: a seat by its number, a colour of the Opposition, `neutral`, or `closed` for a space out of play. */
export type Owner = number | string | null;

export interface Place {
    disc: Owner;
    token: string | null;
}

export interface RegionView {
    open: boolean;
    cities: Record<string, Place>;
    track: Place[];
    leader: Owner;
    discs: number[];
    others: Record<string, number>;
    beside: number[];
    others_beside: Record<string, number>;
}

export interface RouteView {
    one: string;
    other: string;
    token: string | null;
}

export interface BoardView {
    status: Record<string, number>;
    symbols: Record<string, number>;
    tokens: Record<string, number>;
    cards: string[];
    face_down: string[];
    limit: number;
    points: Record<string, number>;
    score: number;
}

export interface SeatView extends BoardView {
    buildings: Record<string, number>;
    manned: Record<string, number>;
    harbour: number;
    reserve: number;
    neutral_harbour: number;
    neutral_reserve: number;
    passed: boolean;
}

export interface OppositionView extends BoardView {
    laid_aside: string[];
    display: (string | null)[][];
    selector: { level: number; column: number };
    owed: string | null;
    ladder: string[];
    actions: number;
    acted: number;
    goes_first: boolean;
    drew: boolean;
    acting: string | null;
}

export interface EndeavorView {
    seats: number;
    options: Record<string, boolean | number | string>;
    actor: number;
    step: string;
    turn: number;
    round: number;
    stage: string;
    first: number | null;
    abolished: boolean;
    payments: number;
    regions: Record<string, RegionView>;
    routes: RouteView[];
    stacks: Record<string, string | null>;
    cards_left: Record<string, number>;
    tiles: Record<string, number>;
    discarded: Record<string, number>;
    seat: SeatView[];
    opposition?: OppositionView;
}

export const read = (view: View): EndeavorView => view as unknown as EndeavorView;

export const STATUSES = ["industry", "culture", "finance", "politics"] as const;
export const SYMBOLS = [...STATUSES, "glory"] as const;
export const BLUE = ["ship_or_draw", "occupy_or_draw", "attack", "payment"] as const;

export type City = keyof typeof world.cities;
export type Region = keyof typeof world.regions;
export const CITIES = Object.keys(world.cities) as City[];
export const REGIONS = Object.keys(world.regions) as Region[];
/** Regions with a shipping track. */
export const OVERSEAS = REGIONS.filter((region) => region !== "europe");

/** Tiles of one kind are alike: those with a disc come first, and each is drawn by itself. */
export interface Tile {
    building: string;
    manned: boolean;
    /** Which one of its kind. */
    copy: number;
}

/** What a seat has built, in the order of the rules; `order.ts` knows when. */
export function tilesOf(seat: SeatView): Tile[] {
    return Object.entries(seat.buildings).flatMap(([building, count]) =>
        Array.from({ length: count }, (_, copy) => ({
            building,
            manned: copy < (seat.manned[building] ?? 0),
            copy,
        })),
    );
}

/** The blue tokens of a seat, one after the other. */
export function blueOf(board: BoardView): string[] {
    return BLUE.flatMap((token) => Array<string>(board.tokens[token] ?? 0).fill(token));
}

/** The symbols printed on a card or a building, one after the other. */
export function symbolsOf(row: Record<string, unknown>): string[] {
    return SYMBOLS.flatMap((symbol) => Array<string>(Number(row[symbol] ?? 0)).fill(symbol));
}

/** The first space of a track that waits for a disc; its length where it is full. */
export function nextSpace(track: readonly Place[]): number {
    const found = track.findIndex((space) => space.disc === null);
    return found < 0 ? track.length : found;
}

/** Whose discs lie beside a full track, and how many. */
export function besideOf(region: RegionView | undefined): { owner: Owner; count: number }[] {
    return [
        ...(region?.beside ?? []).map((count, owner) => ({ owner, count })).filter(({ count }) => count > 0),
        ...Object.entries(region?.others_beside ?? {}).map(([owner, count]) => ({ owner, count })),
    ];
}

/** The region whose discs count for a stack. */
export const regionOf = (deck: string): Region => (deck === "slavery" ? "europe" : (deck as Region));

/** The stack of a card: everything before its value. */
export const deckOf = (card: string): string => card.slice(0, card.lastIndexOf("_"));

/** What a card is worth at its stack: 0 to 5; nothing for a governor. */
export function valueOf(card: string): number | null {
    const value = Number(card.slice(card.lastIndexOf("_") + 1));
    return Number.isNaN(value) ? null : value;
}

/** Who holds a city. */
export function holder(view: EndeavorView, city: string): Owner {
    for (const region of Object.values(view.regions)) {
        const place = region.cities[city];
        if (place) return place.disc;
    }
    return null;
}

/** A step of a track: from this score on it brings so much. */
export interface Level {
    score: number;
    gain: number;
}

const GAINS: Record<string, string> = {
    industry: "build",
    culture: "growth",
    finance: "payments",
    politics: "cards",
};

/** The steps of a track, from the facts. */
export function levelsOf(status: string, words: Words): Level[] {
    return words.table("levels").map((row) => ({
        score: Number(row["score"]),
        gain: Number(row[GAINS[status] ?? ""]),
    }));
}

/** The step on which a score stands. */
export function levelAt(levels: readonly Level[], score: number): number {
    return levels.findLastIndex((level) => level.score <= score);
}
