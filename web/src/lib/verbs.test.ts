import { expect, it } from "vitest";
import type { GameTold } from "../api/client";
import { encode, fitting } from "./verbs";

const game = {
    verbs: [
        { name: "pass", first: 0, arguments: [] },
        {
            name: "buy",
            first: 1,
            arguments: [
                { name: "what", values: ["navy", "empire"] },
                { name: "wealth", values: [0, 1, 2] },
            ],
        },
    ],
} as unknown as GameTold;

it("the last argument runs fastest", () => {
    expect(encode(game, { verb: "pass" })).toBe(0);
    expect(encode(game, { verb: "buy", what: "navy", wealth: 2 })).toBe(3);
    expect(encode(game, { verb: "buy", what: "empire", wealth: 1 })).toBe(5);
});

it("has no code for what the game does not know", () => {
    expect(encode(game, { verb: "sell" })).toBeNull();
    expect(encode(game, { verb: "buy", what: "fleet", wealth: 0 })).toBeNull();
    expect(encode(game, { verb: "buy", what: "navy" })).toBeNull();
});

it("finds every option that says the same as far as anything is said", () => {
    const options = [0, 3, 4].map((action) => ({
        action,
        final: false,
        do:
            action === 0
                ? { verb: "pass" }
                : { verb: "buy", what: action === 3 ? "navy" : "empire", wealth: action === 3 ? 2 : 0 },
    }));
    expect(fitting(options, { verb: "buy" }).map((option) => option.action)).toEqual([3, 4]);
    expect(fitting(options, { verb: "buy", what: "navy" }).map((option) => option.action)).toEqual([3]);
    expect(fitting(options, { verb: "buy", what: "navy", wealth: 1 })).toEqual([]);
});
