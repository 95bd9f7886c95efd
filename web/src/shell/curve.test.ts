import { expect, test } from "vitest";
import { draw, lookups, sourcesIn, worth, type Sample } from "./curve";

const samples: Sample[] = [
    { revision: 0, points: [one(0, {}), one(0, {})] },
    { revision: 50, points: [one(4, { trade: 4 }), one(-2, { skulls: -2 })] },
    { revision: 100, points: [one(10, { trade: 10, war: 0 }), one(3, { trade: 5, skulls: -2 })] },
];

function one(score: number, sources: Record<string, number>) {
    return { score, sources };
}

test("a short game is looked up at every move, a long one at even distances, both to the end", () => {
    expect(lookups(0)).toEqual([0]);
    expect(lookups(4)).toEqual([0, 1, 2, 3, 4]);
    const many = lookups(905);
    expect(new Set(many).size).toBe(24);
    expect([many[0], many.at(-1)]).toEqual([0, 905]);
});

test("only sources that ever counted", () => {
    expect(sourcesIn(samples)).toEqual(["trade", "skulls"]);
});

test("all points, or those of one source", () => {
    expect(worth(samples[2] as Sample, 1, "")).toBe(3);
    expect(worth(samples[2] as Sample, 1, "trade")).toBe(5);
    expect(worth(samples[1] as Sample, 1, "trade")).toBe(0);
});

test("lines run from the first move to the last, the most on top, the least at the bottom", () => {
    const drawn = draw(samples, "", 100, { width: 200, height: 60 });
    expect(drawn.lines[0]).toEqual([
        { x: 0, y: 50 },
        { x: 100, y: 30 },
        { x: 200, y: 0 },
    ]);
    expect(drawn.lines[1]?.[1]).toEqual({ x: 100, y: 60 });
    expect([drawn.least, drawn.most, drawn.zero]).toEqual([-2, 10, 50]);
});
