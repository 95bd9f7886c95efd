import { expect, test } from "vitest";
import type { Event } from "../../state/table.svelte";
import { flightOf } from "./flights";

const event = (name: string, more: Record<string, unknown>): Event =>
    ({ event: name, revision: 1, ...more }) as unknown as Event;

test("a worker goes from its owner to the box", () => {
    expect(flightOf(event("placed", { seat: 1, worker: "captain", box: "discovery" }))).toEqual({
        from: { home: 1 },
        to: { box: "discovery" },
        seat: 1,
        worker: "captain",
    });
});

test("the good of a region goes from there to whoever takes it", () => {
    expect(flightOf(event("region-good-taken", { seat: 2, region: "peru", good: "silver" }))).toEqual({
        from: { region: "peru" },
        to: { home: 2 },
        seat: 2,
        good: "silver",
    });
});

test("an expedition sails, and comes back if it fails", () => {
    const sails = flightOf(event("sailed", { seat: 1, region: "peru", strength: 3 }));
    const fails = flightOf(event("failed", { seat: 1, region: "peru", strength: 3 }));
    expect(sails).toEqual({ from: { box: "discovery" }, to: { region: "peru" }, seat: 1, sign: "ship" });
    expect(fails).toEqual({ ...sails, from: sails?.to, to: sails?.from });
    expect(flightOf(event("sailed-beyond", { seat: 1 }))?.to).toEqual({ cards: true });
});

test("what only tells something moves nothing", () => {
    expect(flightOf(event("turn-begins", { round: 2, age: 1 }))).toBeNull();
});
