import { expect, test } from "vitest";
import { losses } from "./goingBack.svelte";

test("what is lost is counted in all, and how much of it is one's own", () => {
    expect(losses([5, 6, 3], [0])).toEqual({ moves: 14, yours: 5 });
});

test("several seats of one's own count together", () => {
    expect(losses([5, 6, 3], [0, 2])).toEqual({ moves: 14, yours: 8 });
});

test("a spectator loses nothing", () => {
    expect(losses([1, 1], [])).toEqual({ moves: 2, yours: 0 });
});
