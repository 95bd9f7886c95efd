import { expect, test } from "vitest";
import type { Words } from "../../words/words";
import { chanceOf } from "./odds";
import { REGIONS, type DiscoveryView, type RegionView } from "./view";

const COUNTERS = [
    { name: "1-2-1-4", natives: 1, copies: 1 },
    { name: "1-2-3-5", natives: 3, copies: 2 },
    { name: "4-5-5-7", natives: 5, copies: 1 },
];
const words = { table: () => COUNTERS, number: () => 1 } as unknown as Words;

function position(strength: number, peru: Partial<RegionView>, counters: string[] = []): DiscoveryView {
    const closed = { counter: null, discovered: false, failed_with: 0 };
    return {
        actor: 0,
        options: {},
        seat: [{ strength, counters, tiles: [] }],
        regions: {
            ...Object.fromEntries(REGIONS.map((region) => [region, closed])),
            peru: { ...closed, ...peru },
        },
    } as unknown as DiscoveryView;
}

test("a counter that is known leaves no doubt", () => {
    expect(chanceOf(position(3, { counter: "1-2-3-5" }), "peru", words)).toBe(1);
    expect(chanceOf(position(2, { counter: "1-2-3-5" }), "peru", words)).toBe(0);
});

test("an unknown one may be any that nobody has seen", () => {
    expect(chanceOf(position(3, {}), "peru", words)).toBe(3 / 4);
    expect(chanceOf(position(3, {}, ["1-2-1-4"]), "peru", words)).toBe(2 / 3);
});

test("where somebody failed the natives are more than that", () => {
    expect(chanceOf(position(3, { failed_with: 2 }), "peru", words)).toBe(2 / 3);
});
