import { describe, expect, it } from "vitest";
import type { GameTold } from "../api/client";
import { shelved, span, usualSeats } from "./boxes";

const game = (id: string, seats: number[]): GameTold => ({ id, seats }) as GameTold;

describe("seats in words", () => {
    it.each([
        [[2, 3, 4], "2–4"],
        [[2], "2"],
        [[1, 2, 4], "1, 2, 4"],
        [[], ""],
    ])("%j is %s", (seats, said) => {
        expect(span(seats)).toBe(said);
    });
});

describe("how many sit down at a click", () => {
    it("is the usual number of a box that is known", () => {
        expect(usualSeats(game("iron-age", [1, 2, 3, 4]))).toBe(3);
    });

    it("is two where nothing is known, or the next that can be", () => {
        expect(usualSeats(game("nim", [2, 3]))).toBe(2);
        expect(usualSeats(game("nim", [1, 3, 4]))).toBe(3);
        expect(usualSeats(game("patience", [1]))).toBe(1);
    });
});

it("puts the boxes of the house first, in their order", () => {
    const found = shelved([game("nim", []), game("endeavor", []), game("iron-age", [])]);
    expect(found.map((one) => one.id)).toEqual(["iron-age", "endeavor", "nim"]);
});
