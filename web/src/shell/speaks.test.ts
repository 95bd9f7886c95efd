import { expect, test } from "vitest";
import type { GameTold } from "../api/client";
import type { Event } from "../state/table.svelte";
import { Words } from "../words/words";
import { speaksOf, thingsIn } from "./speaks";

const text = "development-navy = Navy\nsheet-tribute = Tribute\nrow-goods = Goods\n";
const words = new Words([{ language: "en", texts: [text], numbers: {}, tables: {} }]);
const game = { things: { "*": "row sheet" } } as unknown as GameTold;
const event = (name: string, more: Record<string, unknown>): Event => ({ revision: 1, event: name, ...more });

test("an event speaks of the things that its arguments name", () => {
    expect(thingsIn(event("bought", { seat: 1, development: "navy", wealth: 0 }), game, words)).toEqual([
        { kind: "development", name: "navy", whose: 1 },
    ]);
});

test("a number speaks of what it counts", () => {
    expect(thingsIn(event("gained-tribute", { seat: 0, tribute: 2 }), game, words)).toEqual([
        { kind: "sheet", name: "tribute", whose: 0 },
    ]);
});

test("some events mean a thing without naming it", () => {
    expect(thingsIn(event("paid", { seat: 2 }), game, words, { paid: ["row", "goods"] })).toEqual([
        { kind: "row", name: "goods", whose: 2 },
    ]);
});

test("what is somebody's is not another's; what is nobody's is everybody's", () => {
    const spoken = [{ kind: "row", name: "goods", whose: 2 }];
    expect(speaksOf(spoken, "row", "goods", 2)).toBe(true);
    expect(speaksOf(spoken, "row", "goods", 1)).toBe(false);
    expect(speaksOf(spoken, "row", "goods")).toBe(true);
    expect(speaksOf(spoken, "row", "food", 2)).toBe(false);
});
