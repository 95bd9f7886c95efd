import { expect, test } from "vitest";
import { place } from "./place";

const room = { width: 400, height: 300 };
const box = { width: 100, height: 50 };

test("below, in the middle", () => {
    expect(place({ left: 200, top: 100, width: 20, height: 20 }, box, room)).toEqual({ left: 160, top: 128 });
});

test("above where there is no room below", () => {
    expect(place({ left: 200, top: 270, width: 20, height: 20 }, box, room).top).toBe(212);
});

test("never over the edge", () => {
    expect(place({ left: 0, top: 100, width: 10, height: 10 }, box, room).left).toBe(8);
    expect(place({ left: 390, top: 100, width: 10, height: 10 }, box, room).left).toBe(292);
    expect(place({ left: 0, top: 10, width: 10, height: 280 }, { width: 100, height: 400 }, room).top).toBe(
        8,
    );
});
