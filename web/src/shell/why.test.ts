import { expect, test } from "vitest";
import type { Choice, GameTold } from "../api/client";
import { actions, meant } from "./why";

const game = {
    verbs: [
        {
            name: "place",
            first: 10,
            arguments: [
                { name: "worker", values: ["colonist", "captain"] },
                { name: "box", values: ["dock", "goods"] },
            ],
        },
        { name: "sail", first: 20, arguments: [{ name: "region", values: ["peru", "brazil"] }] },
    ],
} as unknown as GameTold;

function option(action: number, verb: string, given: Record<string, string>): Choice {
    return { action, do: { verb, ...given }, final: false, idle: false };
}

test("every action of a verb that agrees with what was said", () => {
    expect([...actions(game, "place", { box: "goods" })]).toEqual([11, 13]);
    expect([...actions(game, "sail", { box: "goods" })]).toEqual([]);
});

test("a thing is meant for the verbs that can be used now", () => {
    const options = [option(11, "place", { worker: "colonist", box: "goods" })];
    expect(meant(game, options, { box: "dock" })).toBe(10);
    expect(meant(game, options, { box: "goods" })).toBe(13);
    expect(meant(game, options, { region: "peru" })).toBeNull();
});

test("whoever names the verb is asked about that one", () => {
    expect(meant(game, [], { verb: "sail", region: "brazil" })).toBe(21);
});
