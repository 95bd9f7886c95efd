import { expect, test } from "vitest";
import { turnFrom } from "./turns";

const turns = [
    { revision: 1, seat: 0 },
    { revision: 5, seat: 1 },
    { revision: 9, seat: 0 },
];

test("forward to the beginning of the next turn, at last to the end", () => {
    expect(turnFrom(turns, 1, true, 12)).toBe(5);
    expect(turnFrom(turns, 7, true, 12)).toBe(9);
    expect(turnFrom(turns, 9, true, 12)).toBe(12);
});

test("back to the beginning of this turn, then of the one before", () => {
    expect(turnFrom(turns, 7, false, 12)).toBe(5);
    expect(turnFrom(turns, 5, false, 12)).toBe(1);
    expect(turnFrom(turns, 1, false, 12)).toBe(0);
});
