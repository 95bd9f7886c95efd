import { expect, test } from "vitest";
import type { TableTold } from "../api/client";
import { mustConfirm } from "./confirm";

function table(pace: string, bots: (string | null)[]): TableTold {
    const seats = bots.map((bot, seat) => ({ seat, name: "", taken: true, bot, person: bot === null }));
    return { pace, seats, yours: [0] } as unknown as TableTold;
}
const last = { action: 1, do: {}, final: true, idle: false };

test("what can be taken back is never asked about", () => {
    expect(
        mustConfirm({ ...last, final: false, idle: false }, "always", table("correspondence", [null, null])),
    ).toBe(false);
});

test("by itself only where other people wait in a slow game", () => {
    expect(mustConfirm(last, "auto", table("correspondence", [null, null]))).toBe(true);
    expect(mustConfirm(last, "auto", table("correspondence", [null, "greedy"]))).toBe(false);
    expect(mustConfirm(last, "auto", table("live", [null, null]))).toBe(false);
});

test("always and never are taken at their word", () => {
    expect(mustConfirm(last, "always", table("live", [null, "greedy"]))).toBe(true);
    expect(mustConfirm(last, "never", table("correspondence", [null, null]))).toBe(false);
});
