import { expect, test } from "vitest";
import { isWay, nearest } from "./walk";

/** Three by three boxes of ten, ten apart: 0 1 2 / 3 4 5 / 6 7 8. */
const GRID = Array.from({ length: 9 }, (_, i) => ({
    left: (i % 3) * 20,
    top: Math.floor(i / 3) * 20,
    width: 10,
    height: 10,
}));
const from = (i: number) => GRID[i] as (typeof GRID)[number];

test("an arrow leads to what lies straight ahead", () => {
    expect(nearest(from(4), GRID, "ArrowLeft")).toBe(3);
    expect(nearest(from(4), GRID, "ArrowRight")).toBe(5);
    expect(nearest(from(4), GRID, "ArrowUp")).toBe(1);
    expect(nearest(from(4), GRID, "ArrowDown")).toBe(7);
});

test("over a gap it leads to the next one behind it, or to what lies nearest aside", () => {
    expect(nearest(from(0), [from(2), from(6)], "ArrowRight")).toBe(0);
    expect(nearest(from(0), [from(4), from(8)], "ArrowDown")).toBe(0);
});

test("what lies in one's own row comes before what is nearer in another", () => {
    const box = { left: 100, top: 100, width: 90, height: 20 };
    const beside = { ...box, left: 0 };
    const above = { left: 40, top: 70, width: 160, height: 20 };
    expect(nearest(box, [above, beside], "ArrowLeft")).toBe(1);
});

test("where nothing lies ahead one stays", () => {
    expect(nearest(from(0), GRID, "ArrowUp")).toBe(-1);
    expect(nearest(from(0), [], "ArrowDown")).toBe(-1);
});

test("only arrows are ways", () => {
    expect(["ArrowUp", "a", "toString"].map(isWay)).toEqual([true, false, false]);
});
