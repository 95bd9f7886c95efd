import { expect, test } from "vitest";
import type { Event } from "../../state/table.svelte";
import { inOrder } from "./order";
import { tilesOf, type SeatView } from "./view";

const built = (building: string, seat = 0): Event => ({ revision: 1, event: "built", seat, building });
const tiles = tilesOf({
    buildings: { colonial_house: 1, market: 2, bank: 1 },
    manned: { market: 1 },
} as unknown as SeatView);
const order = (...story: Event[]): string[] => inOrder(tiles, story, 0).map(({ building }) => building);

test("buildings lie as they were built, behind what was there from the start", () => {
    expect(order(built("market"), built("bank"), built("fortress", 1), built("market"))).toEqual([
        "colonial_house",
        "market",
        "bank",
        "market",
    ]);
});

test("what was taken back does not count", () => {
    expect(order(built("bank"), built("market"), built("docks"), built("market"), built("bank"))).toEqual([
        "colonial_house",
        "market",
        "market",
        "bank",
    ]);
});

test("where nothing was told they lie in the order of the rules", () => {
    expect(order()).toEqual(["colonial_house", "market", "market", "bank"]);
});
