import { expect, test } from "vitest";
import type { GameTold } from "../api/client";
import { encode } from "../lib/verbs";
import { describe, refused } from "./refused";

const game = {
    verbs: [
        {
            name: "take",
            first: 0,
            arguments: [
                { name: "pile", values: ["first", "second"] },
                { name: "sticks", values: [1, 2, 3] },
            ],
        },
        { name: "pass", first: 6, arguments: [] },
    ],
} as unknown as GameTold;

test("an action is described by what it is made of", () => {
    expect(describe(game, 4)).toEqual({ verb: "take", pile: "second", sticks: 2 });
    expect(describe(game, 6)).toEqual({ verb: "pass" });
    for (let action = 0; action < 7; action++) expect(encode(game, describe(game, action))).toBe(action);
});

test("whatever else the verbs of now could mean is refused", () => {
    const options = [0, 1, 3].map((action) => ({ action, do: describe(game, action), final: false }));
    expect(refused(game, options).map((one) => one.action)).toEqual([2, 4, 5]);
});
