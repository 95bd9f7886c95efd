import { describe, expect, test } from "vitest";
import type { Choice } from "../../api/client";
import type { Event } from "../../state/table.svelte";
import { asked, deeds, diceOf, falls, lie } from "./dice";
import type { IronView } from "./sheet";

const VIEW = {
    step: "again",
    dice: { fate: "omens", "2": "skull", "1": "food" },
    marked: ["1"],
    to_throw: [],
} as unknown as IronView;

const option = (said: Record<string, string | number>): Choice => ({
    action: 0,
    do: said,
    final: false,
    idle: false,
});

describe("the dice", () => {
    test("lie by number, the Fate die last", () => {
        expect(diceOf(VIEW).map((die) => die.die)).toEqual(["1", "2", "fate"]);
    });
    test("are lifted when picked, and a skull is locked", () => {
        const [first, second, fate] = diceOf(VIEW);
        expect([first?.marked, first?.locked]).toEqual([true, false]);
        expect([second?.marked, second?.locked]).toEqual([false, true]);
        expect([fate?.marked, fate?.locked]).toEqual([false, false]);
    });
    test("no skull is locked once the rolling is over", () => {
        expect(diceOf({ ...VIEW, step: "lead" }).some((die) => die.locked)).toBe(false);
    });
    test("that are about to fall have no face yet", () => {
        const dice = diceOf({ ...VIEW, dice: { "1": "food" }, to_throw: ["2", "fate"] });
        expect(dice.map((die) => die.face)).toEqual(["food", null, null]);
    });
    test("are not there before the first throw", () => {
        expect(diceOf({ ...VIEW, dice: {} })).toEqual([]);
    });
});

describe("a click on a die", () => {
    test("picks it while there is rolling", () => {
        expect(asked("again", "3")).toEqual({ verb: "again", die: "3" });
    });
    test("turns it by Omens, the Fate die in its own way", () => {
        expect(asked("omens", "3")).toEqual({ verb: "turn", die: "3" });
        expect(asked("omens", "fate")).toEqual({ verb: "turn-fate" });
    });
    test("answers nothing while one builds", () => {
        expect(asked("build", "3")).toBe(null);
    });
});

describe("a throw", () => {
    const news = [
        { revision: 1, event: "empire-die-fell", die: "2", face: "food" },
        { revision: 2, event: "fate-die-fell", face: "trade" },
        { revision: 3, event: "gained", row: "food" },
    ] as Event[];
    test("turns the dice that fell, and no other", () => {
        expect(falls(news)).toEqual(["2", "fate"]);
    });
    test("ends with the same side in front, however often the die was thrown", () => {
        for (const side of [0, 1, 2, 3, 4, 5]) {
            const rest = lie(side, 0);
            const thrown = lie(side, 3);
            expect([(thrown.x - rest.x) % 360, (thrown.y - rest.y) % 360]).toEqual([0, 0]);
            expect(thrown.x).toBeGreaterThan(rest.x);
        }
    });
    test("shows each side in another way", () => {
        const poses = [0, 1, 2, 3, 4, 5].map((side) => JSON.stringify(lie(side, 0)));
        expect(new Set(poses).size).toBe(6);
    });
});

describe("the buttons beside the dice", () => {
    test("are not there while others are asked", () => {
        expect(deeds("again", [])).toEqual([]);
    });
    test("show Roll before a die is picked, and Keep after it", () => {
        const before = deeds("again", [option({ verb: "again", die: "1" }), option({ verb: "keep" })]);
        const after = deeds("again", [option({ verb: "again", die: "2" }), option({ verb: "roll" })]);
        expect(before.map((deed) => deed.said["verb"])).toEqual(["roll", "keep"]);
        expect(after.map((deed) => deed.said["verb"])).toEqual(["roll", "keep"]);
    });
    test("leave out what a piece on the board stands for", () => {
        const building = [
            option({ verb: "build-port" }),
            option({ verb: "build-monument", monument: "oracle" }),
            option({ verb: "build-no-more" }),
        ];
        expect(deeds("build", building).map((deed) => deed.said["verb"])).toEqual(["build-no-more"]);
    });
    test("count where many differ in a number alone, and say the others in words", () => {
        const either = [0, 1, 2].map((food) => option({ verb: "declare", food }));
        expect(deeds("declare", either).map((deed) => deed.counts.map(([, count]) => count))).toEqual([
            [0, 2],
            [1, 1],
            [2, 0],
        ]);
        expect(deeds("declare", either.slice(0, 2)).map((deed) => deed.counts)).toEqual([[], []]);
        const stored = [0, 1, 2, 3].map((wealth) => option({ verb: "store", wealth }));
        expect(deeds("store", stored)[3]?.counts).toEqual([["coins", 3]]);
    });
    test("have help on what they are about", () => {
        const [port, province] = deeds("settle", [
            option({ verb: "settle", what: "port" }),
            option({ verb: "settle", what: "province" }),
        ]);
        expect([port?.kind, port?.name]).toEqual(["sheet", "ports"]);
        expect([province?.kind, province?.name]).toEqual(["sheet", "provinces"]);
    });
});
