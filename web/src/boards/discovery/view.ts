/** The view of The Age of Discovery as this board reads it, both editions. */
import type { Words } from "../../words/words";
import type { View } from "../board";

export const WORKERS = ["colonist", "captain", "merchant", "missionary", "soldier", "builder"] as const;
export const SPECIALISTS = WORKERS.slice(1);
export const REGIONS = [
    "new_france",
    "new_england",
    "virginia",
    "florida",
    "caribbean",
    "new_spain",
    "new_granada",
    "brazil",
    "peru",
] as const;
export type Region = (typeof REGIONS)[number];

/** Workers by kind. */
export type Crowd = Partial<Record<string, number>>;
export interface Standing {
    seat: number;
    worker: string;
}
export type Slot = Standing | null;

export interface RegionView {
    good: string | null;
    discovered: boolean;
    counter: string | null;
    seen_by: number[];
    failed_with: number;
    workers: Crowd[];
    points: number[];
}

export interface SeatView {
    hand: Crowd;
    crew: Crowd;
    strength: number;
    fallen: Crowd;
    money: number;
    ships: number;
    goods: Record<string, number>;
    tokens: number;
    sets: number;
    tiles: string[];
    used: string[];
    counters: string[];
    cards: string[];
    bid: number;
    passed: boolean;
    points: Record<string, number>;
    score: number;
    nation?: string | null;
    power?: number;
}

export interface Boxes {
    initiative: Slot[];
    dock: Record<string, Slot>;
    goods: Slot[];
    shipping: Crowd[];
    capital: Slot[];
    discovery: Crowd[];
    warfare: Slot[];
    [school: string]: Slot[] | Crowd[] | Record<string, Slot>;
}

export interface DiscoveryView {
    game: string;
    seats: number;
    options: Record<string, boolean | number | string>;
    actor: number;
    step: string;
    active: number;
    round: number;
    stage: string;
    slot: number;
    order: number[];
    placed: number[];
    price: number;
    boxes: Boxes;
    regions: Record<Region, RegionView>;
    goods: Record<string, number>;
    goods_left: number;
    tiles: string[];
    tiles_left: number[];
    ship: boolean;
    deck: number;
    deck_open: boolean;
    seat: SeatView[];
    waiting: number[] | null;
    sailing?: number;
    foretold?: string[];
    top_card?: string | null;
}

export const read = (view: View): DiscoveryView => view as unknown as DiscoveryView;

/** The nation that a seat plays, in words; nothing before there is one, and where there are none. */
export function nationOf(view: View, seat: number, words: Words): string {
    const nation = read(view).seat[seat]?.nation;
    return nation ? words.name("nation", nation) : "";
}

/** How many workers these are. */
export function size(crowd: Crowd | undefined): number {
    return WORKERS.reduce((sum, worker) => sum + (crowd?.[worker] ?? 0), 0);
}

/** Each worker of a crowd by itself, colonists first. */
export function each(crowd: Crowd | undefined): string[] {
    return WORKERS.flatMap((worker) => Array<string>(crowd?.[worker] ?? 0).fill(worker));
}

/** The worker of whom there are most; the plainest of these. */
export function commonest(crowd: Crowd | undefined): string | null {
    let found: string | null = null;
    for (const worker of WORKERS)
        if ((crowd?.[worker] ?? 0) > (found === null ? 0 : (crowd?.[found] ?? 0))) found = worker;
    return found;
}

/** The tokens of a heap of goods, one after the other. */
export function tokens(goods: Record<string, number>): string[] {
    return Object.entries(goods).flatMap(([good, count]) => Array<string>(count).fill(good));
}

/** What a counter says: coins, coins a soldier, natives, points. */
export function counterOf(name: string): { coins: number; plunder: number; natives: number; points: number } {
    const [coins = 0, plunder = 0, natives = 0, points = 0] = name.split("-").map(Number);
    return { coins, plunder, natives, points };
}

export interface Age {
    first: number;
    last: number;
}

/** The turns of each age, from the facts. */
export function agesOf(words: Words): Age[] {
    return words.table("ages").map((row) => ({ first: Number(row["first"]), last: Number(row["last"]) }));
}

/** The boxes in the order in which they resolve; the specialists' box is made of spaces. */
export const BOXES = [
    "initiative",
    "dock",
    "goods",
    "shipping",
    "capital",
    "discovery",
    "specialists",
    "warfare",
] as const;
export type Box = (typeof BOXES)[number];

export const SCHOOL = [...SPECIALISTS, "training"] as const;

/** Which boxes this turn has behind it: all of them when its end is reached. */
export function isPast(box: Box, stage: string): boolean {
    if (["order", "auction", "preparation", "placement"].includes(stage)) return false;
    const now = BOXES.indexOf(stage as Box);
    return now < 0 || BOXES.indexOf(box) < now;
}
