import { expect, test } from "vitest";
import { shapeOf } from "./shapes";

const MONUMENTS = { oracle: 4, lighthouse: 6, aqueduct: 8, parthenon: 10, colosseum: 13 };

test.each(Object.entries(MONUMENTS))(
    "the %s has a box for each population, none over another",
    (name, boxes) => {
        const shape = shapeOf(name, boxes);
        expect(shape.boxes).toHaveLength(boxes);
        for (const [i, [x, y]] of shape.boxes.entries()) {
            expect(x).toBeLessThanOrEqual(shape.width - 1);
            expect(y).toBeLessThanOrEqual(shape.height - 1);
            for (const [otherX, otherY] of shape.boxes.slice(i + 1))
                expect(Math.abs(x - otherX) >= 1 || Math.abs(y - otherY) >= 1).toBe(true);
        }
    },
);

test("a monument is built from the ground up", () => {
    const heights = shapeOf("lighthouse", 6).boxes.map(([, y]) => y);
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
});

test("a monument of other measures than drawn is a block", () => {
    expect(shapeOf("oracle", 7).boxes).toHaveLength(7);
    expect(shapeOf("library", 5).boxes).toHaveLength(5);
});
