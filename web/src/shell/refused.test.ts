import { describe as suite, expect, test } from "vitest";
import type { Choice, GameTold, RefusedAction } from "../api/client";
import { Words } from "../words/words";
import { describe, grouped } from "./refused";

const game = {
    verbs: [
        { name: "again", first: 0, arguments: [{ name: "die", values: ["1", "2"] }] },
        {
            name: "buy",
            first: 2,
            arguments: [
                { name: "development", values: ["navy", "coinage"] },
                { name: "wealth", values: [0, 1] },
            ],
        },
        { name: "roll", first: 6, arguments: [] },
        {
            name: "place",
            first: 7,
            arguments: [
                { name: "worker", values: ["colonist", "captain"] },
                { name: "box", values: ["dock", "war"] },
            ],
        },
        { name: "board", first: 11, arguments: [{ name: "worker", values: ["colonist", "captain"] }] },
    ],
} as unknown as GameTold;
const text = `
development-navy = Navy
development-coinage = Coinage
verb-roll = Roll the dice
worker-colonist = Colonist
worker-captain = Captain
box-dock = Dock
box-war = War
reason-owned = Owned.
reason-too-dear = Costs { $price }.
`;
const words = new Words([{ language: "en", texts: [text], numbers: {}, tables: {} }]);
const option = (action: number): Choice => ({
    action,
    do: describe(game, action),
    final: false,
    idle: false,
});

test("an action is told by its verb and its arguments", () => {
    expect(describe(game, 3)).toEqual({ verb: "buy", development: "navy", wealth: 1 });
    expect(describe(game, 5)).toEqual({ verb: "buy", development: "coinage", wealth: 1 });
    expect(describe(game, 6)).toEqual({ verb: "roll" });
});

suite("what cannot be done", () => {
    const refused = (action: number, reason = "too-dear"): RefusedAction => ({
        action,
        reason,
        rule: "buy",
        details: { price: action },
    });
    const told = (all: RefusedAction[], options: Choice[]) => grouped(all, options, game, words, []);

    test("is told thing by thing, each reason once", () => {
        const all = [refused(4, "owned"), refused(5, "owned"), refused(2), refused(3)];
        expect(told(all, [option(6)])).toEqual([
            { text: "Coinage", reasons: [{ text: "Owned.", rule: "buy" }] },
            {
                text: "Navy",
                reasons: [
                    { text: "Costs 2.", rule: "buy" },
                    { text: "Costs 3.", rule: "buy" },
                ],
            },
        ]);
    });
    test("is nothing with which something else can be done", () => {
        const all = [refused(2), refused(4), refused(5)]; // Navy can be bought, if with wealth alone
        expect(told(all, [option(3)]).map((group) => group.text)).toEqual(["Coinage"]);
    });
    test("is told under the worker where each box takes another one", () => {
        const all = [refused(9, "owned"), refused(10, "owned")];
        expect(told(all, [option(7), option(8)]).map((group) => group.text)).toEqual(["Captain"]);
    });
    test("is told once of a worker who can go nowhere", () => {
        const all = [refused(9, "owned"), refused(12, "owned")];
        expect(told(all, [option(7), option(8), option(11)])).toEqual([
            { text: "Captain", reasons: [{ text: "Owned.", rule: "buy" }] },
        ]);
    });
    test("is told under the box that takes nobody", () => {
        const all = [refused(8), refused(9, "owned"), refused(10)];
        expect(told(all, [option(7)]).map((group) => group.text)).toEqual(["War", "Captain"]);
    });
    test("is told in the words of the answer where that is about no thing", () => {
        expect(told([refused(6, "owned")], []).map((group) => group.text)).toEqual(["Roll the dice"]);
    });
});
