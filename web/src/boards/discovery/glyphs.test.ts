import { expect, test } from "vitest";
import { scaleOf, widthOf } from "./glyphs";

test("a picture is as wide as what is on it", () => {
    const soldier = { kind: "worker", name: "soldier" } as const;
    const one = { kind: "text", name: "+1" } as const;
    expect(widthOf([one, soldier])).toBeLessThan(widthOf([one, soldier, soldier]));
    expect(widthOf([one, { kind: "line", name: "" }, soldier])).toBeLessThan(
        widthOf([one, { kind: "sign", name: "to" }, soldier]),
    );
});

test("some stand as large as they can, many are smaller, and the more so the more room goods take", () => {
    const many = (count: number): number[] => Array<number>(count).fill(3);
    expect(scaleOf(many(7), 8.9)).toBe(1);
    expect(scaleOf(many(12), 8.9)).toBeLessThan(1);
    expect(scaleOf(many(12), 13)).toBeLessThan(scaleOf(many(12), 8.9));
    expect(scaleOf(many(99), 13)).toBeGreaterThan(0.4);
});
