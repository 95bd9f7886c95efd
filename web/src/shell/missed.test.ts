import { describe, expect, it } from "vitest";
import type { Event } from "../state/table.svelte";
import { deeds, gains } from "./missed";

const event = (revision: number, event: string, seat?: number): Event => ({
    revision,
    event,
    ...(seat === undefined ? {} : { seat }),
});

describe("what somebody has missed", () => {
    it("is folded: what a seat did in a row is one", () => {
        const told = [
            event(1, "placed", 0),
            event(2, "placed", 1),
            event(3, "moved", 1),
            event(4, "placed", 2),
        ];
        expect(deeds(told).map(({ seat, events }) => [seat, events.length])).toEqual([
            [0, 1],
            [1, 2],
            [2, 1],
        ]);
    });

    it("has a heading where a turn begins, and is not folded over it", () => {
        const told = [event(1, "placed", 0), event(2, "turn-begins"), event(3, "placed", 0)];
        expect(deeds(told).map(({ heading }) => heading)).toEqual([false, true, false]);
    });

    it("leaves the log as it is", () => {
        const told = [event(1, "placed", 0), event(2, "placed", 0)];
        deeds(told);
        expect(deeds(told)[0]?.events).toHaveLength(2);
    });

    it("says what points it brought, and to whom", () => {
        const points = (...scores: number[]) => scores.map((score) => ({ score, sources: {} }));
        expect(gains(points(1, 2, 3), points(1, 5, 2))).toEqual([
            { seat: 1, points: 3 },
            { seat: 2, points: -1 },
        ]);
        expect(gains(null, points(1))).toEqual([]);
    });
});
