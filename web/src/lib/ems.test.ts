import { expect, test } from "vitest";
import { widest } from "./ems";

test("the widest word is not the one with the most letters", () => {
    expect(widest("Little mammoths")).toBeCloseTo(widest("mammoths"));
    expect(widest("mmmm illiterit")).toBeCloseTo(widest("mmmm"));
    expect(widest("")).toBe(0);
});

test("in few lines it is as wide as the widest of them", () => {
    const title = "Cartographie du Nouveau Monde";
    expect(widest(title, 4)).toBe(widest(title));
    expect(widest(title, 2)).toBeGreaterThanOrEqual(widest("Cartographie du", 1));
    expect(widest(title, 2)).toBeCloseTo(widest("Nouveau Monde", 1));
    expect(widest(title, 1)).toBeCloseTo(widest("Cartographie du", 1) + 0.25 + widest("Nouveau Monde", 1));
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
