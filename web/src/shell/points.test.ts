import { expect, test } from "vitest";
import { pointsOf, rivalsOf } from "./points";

test("points stand in the part of a view that goes by seats", () => {
    const view = {
        round: 3,
        sheets: [
            { score: 5, points: { tribute: 5 } },
            { score: -1, points: { skulls: -1 } },
        ],
    };
    expect(pointsOf(view, 2)).toEqual([
        { score: 5, sources: { tribute: 5 } },
        { score: -1, sources: { skulls: -1 } },
    ]);
});

test("a view may tell scores alone", () => {
    expect(pointsOf({ scores: [1, 0], piles: [3, 4] }, 2)?.map((one) => one.score)).toEqual([1, 0]);
});

test("a view without points has none", () => {
    expect(pointsOf({ piles: [3, 4] }, 2)).toBeNull();
});

test("whoever scores without a seat is found by the name that the view gives", () => {
    const view = {
        seat: [{ score: 5, points: { cities: 5 } }],
        options: { level: "easy" },
        opposition: { score: 9, points: { cities: 9 }, cards: [] },
    };
    expect(rivalsOf(view)).toEqual({ opposition: { score: 9, sources: { cities: 9 } } });
});
