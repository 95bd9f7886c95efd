import { expect, test } from "vitest";
import type { Event } from "../state/table.svelte";
import { takenBack } from "./takenBack";

const at = (revision: number, event: string, seat: number): Event => ({ revision, event, seat });
const rewind = (revision: number, to: number, event = "rewind"): Event => ({
    revision,
    event,
    seat: 0,
    back_to: to,
});

test("what going back cut off is gone, but not who plays a seat", () => {
    const log = [
        at(1, "settled", 0),
        at(2, "settled", 1),
        at(3, "hand-over", 1),
        at(4, "scored", 0),
        rewind(5, 1),
    ];
    expect([...takenBack(log)]).toEqual([2, 4]);
    expect([...takenBack([...log, at(6, "settled", 1)])]).toEqual([2, 4]);
});

test("going back that is taken back is gone itself, and nothing else", () => {
    const log = [at(1, "settled", 0), at(2, "settled", 1), rewind(3, 1), at(4, "settled", 1), rewind(5, 2)];
    expect([...takenBack(log)]).toEqual([3, 4]);
});

test("an answer that was taken back is gone, under new rules too", () => {
    expect([...takenBack([at(1, "settled", 0), at(2, "scored", 0), rewind(3, 1, "undo")])]).toEqual([2]);
    expect([...takenBack([at(1, "settled", 0), at(2, "scored", 0), rewind(3, 1, "rules")])]).toEqual([2]);
    expect(takenBack([]).size).toBe(0);
});
