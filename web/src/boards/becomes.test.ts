import { expect, test } from "vitest";
import { becomes } from "./becomes";
import type { Line } from "./generic/twin";

const line = (path: string, label: string, said: string | Line[]): Line => ({
    path,
    label: { text: label },
    parts:
        typeof said === "string" ? [{ text: said, ...(said === "nobody" && { none: true as const }) }] : [],
    lines: typeof said === "string" ? [] : said,
});

test("a line that would say something else is told with what it would say", () => {
    const before = [line("/money", "Money", "5"), line("/ships", "Ships", "1")];
    const after = [line("/money", "Money", "3"), line("/ships", "Ships", "1")];
    expect([...becomes(before, after)]).toEqual([["/money", "3"]]);
});

test("what would get parts of its own is told in one row, without those that are empty", () => {
    const before = [line("/dock", "Dock", "nobody")];
    const after = [
        line("/dock", "Dock", [line("/dock/1", "1", "Ann, captain"), line("/dock/2", "2", "nobody")]),
    ];
    expect([...becomes(before, after)]).toEqual([["/dock", "1: Ann, captain"]]);
    expect([...becomes(after, before)]).toEqual([
        ["/dock/1", ""],
        ["/dock/2", ""],
    ]);
});
