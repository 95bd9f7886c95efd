import { describe, expect, test } from "vitest";
import type { Event } from "../../state/table.svelte";
import { dispatches, gainedBy } from "./dispatches";

const event = (revision: number, name: string, part: Record<string, unknown> = {}): Event => ({
    revision,
    event: name,
    seat: 0,
    ...part,
});

describe("tidings", () => {
    test("are disasters and battles, not every box", () => {
        const news = [
            event(4, "disaster-came", { disaster: "barbarians", skulls: 2 }),
            event(4, "fought", { foe: "barbarians", strength: 1, against: 4 }),
            event(4, "marked-skulls", { skulls: 3 }),
            event(4, "gained", { row: "food", amount: 3, lost: 0 }),
            event(5, "filled-urn"),
        ];
        expect(dispatches([], news).map((one) => one.event.event)).toEqual([
            "disaster-came",
            "fought",
            "marked-skulls",
        ]);
    });
    test("tell of hunger, and not of a meal", () => {
        expect(dispatches([], [event(1, "fed", { food: 2, hungry: 0 })])).toEqual([]);
        expect(dispatches([], [event(1, "fed", { food: 2, hungry: 1 })])[0]?.mood).toBe("bad");
    });
    test("of a battle are good or bad by its outcome", () => {
        const moods = [3, 4, 5].map(
            (strength) => dispatches([], [event(1, "fought", { strength, against: 4 })])[0]?.mood,
        );
        expect(moods).toEqual(["bad", "plain", "good"]);
    });
    test("say nothing of a turn without disaster", () => {
        expect(dispatches([], [event(1, "disaster-came", { disaster: "none", skulls: 0 })])).toEqual([]);
    });
    test("stay for a while, the oldest leave", () => {
        let told = dispatches([], [event(1, "owns-port")]);
        for (const revision of [2, 3, 4, 5, 6]) told = dispatches(told, [event(revision, "owns-province")]);
        expect(told.map((one) => one.event.revision)).toEqual([2, 3, 4, 5, 6]);
    });
    test("of later moves are forgotten by whoever goes back", () => {
        const told = dispatches([], [event(9, "owns-port")]);
        expect(dispatches(told, [event(3, "owns-province")]).map((one) => one.event.revision)).toEqual([3]);
    });
    test("that were taken back are gone", () => {
        const told = dispatches([], [event(2, "owns-port"), event(5, "owns-province")]);
        const after = dispatches(told, [event(6, "undo", { back_to: 4 })]);
        expect(after.map((one) => one.event.revision)).toEqual([2]);
    });
    test("keep their place when nothing happens", () => {
        const told = dispatches([], [event(9, "owns-port")]);
        expect(dispatches(told, [])).toEqual(told);
    });
});

test("what is marked on a sheet is that of its seat", () => {
    const news = [
        event(2, "marked-skulls", { seat: 1, skulls: 3 }),
        event(2, "marked-skulls", { seat: 1, skulls: 1 }),
        event(2, "gained-tribute", { seat: 0, tribute: 5 }),
    ];
    expect(gainedBy(news, 1)).toEqual({ skulls: 4, tribute: 0 });
    expect(gainedBy(news, 0)).toEqual({ skulls: 0, tribute: 5 });
});
