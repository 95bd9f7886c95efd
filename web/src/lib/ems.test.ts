import { expect, test } from "vitest";
import { widest } from "./ems";

test("the widest word is not the one with the most letters", () => {
    expect(widest("Little mammoths")).toBeCloseTo(widest("mammoths"));
    expect(widest("mmmm illiterit")).toBeCloseTo(widest("mmmm"));
    expect(widest("")).toBe(0);
});

// As Chromium measured them.
test.each([
    ["Overpopulation", 6.6],
    ["Terrains d’entraînement", 6.5],
    ["Contrebandier", 6.13],
    ["Cartographie du Nouveau Monde", 5.59],
])("%s is not wider than is said, nor much narrower", (text, measured) => {
    expect(widest(text)).toBeGreaterThanOrEqual(measured);
    expect(widest(text)).toBeLessThan(measured * 1.2);
});
