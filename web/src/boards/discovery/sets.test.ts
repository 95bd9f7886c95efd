import { expect, test } from "vitest";
import { grouped, SHIP } from "./sets";

const PAYS = { any: 1, three: 3, four: 6 };
const said = (goods: Record<string, number>, ships = 0): string[] =>
    grouped(goods, ships, PAYS).map(({ tokens, dollars }) => `${tokens.join(" ")}: ${dollars}`);

test("alike goods lie together, then any three, then the rest", () => {
    expect(said({ gold: 4, fish: 3, rice: 2, fur: 2 })).toEqual([
        "gold gold gold gold: 6",
        "fish fish fish: 3",
        "rice rice fur: 1",
        "fur: 0",
    ]);
});

test("a ship makes a four of three, a three of two, and the third of any", () => {
    expect(said({ gold: 3 }, 1)).toEqual([`gold gold gold ${SHIP}: 6`]);
    expect(said({ gold: 2, fish: 1 }, 1)).toEqual([`gold gold ${SHIP}: 3`, "fish: 0"]);
    expect(said({ gold: 1, fish: 1 }, 1)).toEqual([`gold fish ${SHIP}: 1`]);
    expect(said({ gold: 1 }, 2)).toEqual([`gold ${SHIP} ${SHIP}: 0`]);
    expect(said({ gold: 5 }, 2)).toEqual([`gold gold gold ${SHIP}: 6`, `gold gold ${SHIP}: 3`]);
    expect(said({ gold: 6 }, 2)).toEqual([`gold gold gold ${SHIP}: 6`, `gold gold gold ${SHIP}: 6`]);
});

test("a ship stands in for one of four only where the freed good completes a set", () => {
    expect(said({ gold: 4, fish: 1, rice: 1 }, 1)).toEqual([
        "gold gold gold gold: 6",
        `fish rice ${SHIP}: 1`,
    ]);
    expect(said({ gold: 4, fish: 1 }, 2)).toEqual([`gold gold gold ${SHIP}: 6`, `fish gold ${SHIP}: 1`]);
    expect(said({ gold: 4 }, 1)).toEqual(["gold gold gold gold: 6", `${SHIP}: 0`]);
});

/** The most that any grouping earns: every token is left over, or begins a set with others. */
function best(tokens: readonly string[]): number {
    const [first, ...others] = tokens;
    if (first === undefined) return 0;
    let most = best(others);
    for (const size of [2, 3])
        for (const some of picks(others, size)) {
            const set = [first, ...some.map((at) => others[at] ?? "")];
            const alike = new Set(set.filter((token) => token !== SHIP)).size < 2;
            const few = set.filter((token) => token === SHIP).length;
            const earned = alike ? (size === 3 ? 6 : 3) : size === 2 ? 1 : 0;
            if (earned > 0 && few < 2)
                most = Math.max(most, earned + best(others.filter((_, at) => !some.includes(at))));
        }
    return most;
}

function picks(of: readonly unknown[], size: number, from = 0): number[][] {
    if (size === 0) return [[]];
    return of.flatMap((_, at) => (at < from ? [] : picks(of, size - 1, at + 1).map((more) => [at, ...more])));
}

test("no grouping earns more", () => {
    for (const counts of [[5], [6], [2, 1], [3, 1, 1], [4, 1], [5, 2], [2, 2, 1], [1, 1, 1, 1], [6, 1]])
        for (const ships of [0, 1, 2]) {
            const goods = Object.fromEntries(counts.map((count, i) => [`good-${i}`, count]));
            const lots = grouped(goods, ships, PAYS);
            const tokens = lots.flatMap((lot) => lot.tokens);
            expect(tokens.filter((token) => token === SHIP).length).toBe(ships);
            expect(tokens.length - ships).toBe(counts.reduce((sum, count) => sum + count));
            const earned = lots.reduce((sum, { dollars }) => sum + dollars, 0);
            expect([counts, ships, earned]).toEqual([counts, ships, best(tokens)]);
        }
});
