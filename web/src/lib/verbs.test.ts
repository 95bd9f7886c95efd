import { expect, it } from "vitest";
import type { GameTold } from "../api/client";
import { encode, fitting, liesAt } from "./verbs";

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
        idle: false,
        do:
            action === 0
                ? { verb: "pass" }
                : { verb: "buy", what: action === 3 ? "navy" : "empire", wealth: action === 3 ? 2 : 0 },
    }));
    expect(fitting(options, { verb: "buy" }).map((option) => option.action)).toEqual([3, 4]);
    expect(fitting(options, { verb: "buy", what: "navy" }).map((option) => option.action)).toEqual([3]);
    expect(fitting(options, { verb: "buy", what: "navy", wealth: 1 })).toEqual([]);
});

it("a thing is meant where the game says that it lies", () => {
    const places = { "place.worker": "seat.hand", "build.tile": "tiles shop", "train.worker": "-" };
    const option = (verb: string) => ({ action: 0, do: { verb }, final: false, idle: false });
    expect(liesAt({ places }, option("place"), "worker", "/seat/1/hand")).toBe(true);
    expect(liesAt({ places }, option("place"), "worker", "/seat/1/handicap")).toBe(false);
    expect(liesAt({ places }, option("place"), "worker", "/boxes/dock/2")).toBe(false);
    expect(liesAt({ places }, option("place"), "box", "/boxes/dock")).toBe(true);
    expect(liesAt({ places }, option("build"), "tile", "/shop/3")).toBe(true);
    expect(liesAt({ places }, option("train"), "worker", "/seat/1/hand")).toBe(false);
});
