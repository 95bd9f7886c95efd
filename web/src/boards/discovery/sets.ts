/**
 * Goods and ships as they lie together when they are counted: alike ones, then any three, then what is left over;
 * no set has more than one ship.
 * The order in which ships help is the engine's (`chapters/income.py`); a test holds every view's income to it.
 */
import type { Words } from "../../words/words";
import type { DiscoveryView } from "./view";

export const SHIP = "ship";
const times = (token: string, many: number): string[] => Array<string>(many).fill(token);

/** Tokens that lie together, and what they earn: nothing where they are left over. */
export interface Lot {
    tokens: string[];
    dollars: number;
}

/** What any three, three alike and four alike earn. */
export interface Pays {
    any: number;
    three: number;
    four: number;
}

export const paysOf = (words: Words): Pays => ({
    any: words.number("ANY_THREE"),
    three: words.number("THREE_ALIKE"),
    four: words.number("FOUR_ALIKE"),
});

/** A seat's goods in their best grouping; the Mayflower's ships that are at sea earn nothing. */
export function lotsOf(view: DiscoveryView, seat: number, pays: Pays): Lot[] {
    const mat = view.seat[seat];
    if (mat === undefined) return [];
    const atSea = mat.tiles.includes("mayflower") ? (view.sailing ?? 0) : 0;
    const lots = grouped(mat.goods, mat.ships - atSea, pays);
    return atSea > 0 ? [...lots, { tokens: times(SHIP, atSea), dollars: 0 }] : lots;
}

/** Goods of a kind: three or four that lie together anyway, and the rest. */
interface Kind {
    good: string;
    alike: string[];
    rest: number;
    /** Ships have joined it. */
    helped: boolean;
}

export function grouped(goods: Record<string, number>, ships: number, pays: Pays): Lot[] {
    const kinds = Object.entries(goods).map(([good, count]): Kind => {
        const many = count < 3 ? 0 : Math.min(count, 4);
        return { good, alike: times(good, many), rest: count - many, helped: false };
    });
    const alike = kinds.map((kind) => kind.alike);
    /** So many ships join each kind like this, as far as they go: one a set, the second frees a good for the first. */
    const join = (rest: number, many: readonly number[], each: number): void => {
        for (const kind of kinds)
            if (kind.rest === rest && many.includes(kind.alike.length) && !kind.helped && ships >= each) {
                if (rest === 0) kind.alike.push(SHIP);
                else alike.push([...times(kind.good, rest + each - 1), SHIP]);
                if (each > 1) kind.alike.splice(-1, 1, SHIP);
                Object.assign(kind, { rest: 0, helped: true });
                ships -= each;
            }
    };
    join(0, [3], 1);
    join(2, [4], 2);
    join(2, [0, 4], 1);
    join(1, [4], 2);
    const loose = kinds.flatMap(({ good, rest }) => times(good, rest));
    // A ship may stand in for one of four, which is then free for a mixed set: no more of them than that helps.
    const mixed = (more: number): number => {
        const count = loose.length + more;
        return Math.floor((count + Math.min(Math.floor(count / 2), ships - more)) / 3);
    };
    const fours = kinds.filter((kind) => kind.alike.length === 4 && !kind.helped).slice(0, ships);
    const most = mixed(fours.length);
    for (const four of fours)
        if (mixed(0) < most) {
            four.alike.splice(-1, 1, SHIP);
            loose.push(four.good);
            ships -= 1;
        }
    const lots = alike
        .filter((tokens) => tokens.length > 0)
        .map((tokens): Lot => ({ tokens, dollars: tokens.length > 3 ? pays.four : pays.three }));
    for (let left = most; left > 0; left--) {
        const tokens = loose.splice(0, 3 * left > loose.length ? 2 : 3);
        if (tokens.length < 3) {
            tokens.push(SHIP);
            ships -= 1;
        }
        lots.push({ tokens, dollars: pays.any });
    }
    const over = [...loose, ...times(SHIP, ships)];
    return over.length > 0 ? [...lots, { tokens: over, dollars: 0 }] : lots;
}
