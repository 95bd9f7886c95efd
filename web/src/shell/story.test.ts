import { expect, test } from "vitest";
import type { Event } from "../state/table.svelte";
import { story } from "./story";

const at = (revision: number, event: string, seat?: number): Event => ({ revision, event, seat });

const LOG = [
    at(4, "settled", 1),
    at(5, "settled", 2),
    at(5, "owns-port", 2),
    at(5, "round-begins"),
    at(5, "turn-begins", 0),
    at(6, "die-fell", 0),
    at(7, "scored", 0),
    at(7, "scored", 1),
];

test("a line is what one seat did in one move; rounds and turns are headings", () => {
    expect(
        story(LOG).map(({ revision, seat, heading, events }) => [revision, seat, heading, events.length]),
    ).toEqual([
        [4, 1, false, 1],
        [5, 2, false, 2],
        [5, null, true, 1],
        [5, 0, true, 1],
        [6, 0, false, 1],
        [7, 0, false, 1],
        [7, 1, false, 1],
    ]);
});

test("every entry has a key of its own, and the last one of a move leads back to it", () => {
    const all = story(LOG);
    expect(new Set(all.map((entry) => entry.key)).size).toBe(all.length);
    expect(all.filter((entry) => entry.last).map((entry) => entry.key)).toEqual(["4.0", "5.2", "6.0", "7.1"]);
});

test("what was told before is the same entry again when more is told", () => {
    const before = story(LOG.slice(0, 6));
    expect(story(LOG).slice(0, before.length)).toEqual(before);
    before.forEach((entry, i) => expect(story(LOG)[i]).toBe(entry));
});

test("what a foe without a seat does in our move is a line a deed, and nobody's", () => {
    const told = story([
        at(3, "passed", 0),
        at(3, "foes-begin"),
        at(3, "foe-acts"),
        at(3, "foe-attacked", 0),
        at(3, "foe-acts"),
        at(3, "foe-shipped"),
    ]);
    expect(told.map(({ seat, events }) => [seat, events.length])).toEqual([
        [0, 1],
        [null, 1],
        [null, 2],
        [null, 2],
    ]);
});

test("a line of a foe knows its colour, as the board tells foes apart", () => {
    const acts: Event = { ...at(3, "foe-acts"), colour: "red" };
    const told = story([at(3, "passed", 0), acts], ({ colour }) =>
        colour === undefined ? null : { colour: String(colour), weave: 4 },
    );
    expect(told.map(({ foe }) => foe)).toEqual([null, { colour: "red", weave: 4 }]);
});
