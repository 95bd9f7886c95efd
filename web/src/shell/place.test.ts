import { expect, test } from "vitest";
import { around, place } from "./place";

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

test("beside all that belongs together", () => {
    const name = { left: 200, top: 100, width: 20, height: 20 };
    const crowd = { left: 150, top: 130, width: 60, height: 40 };
    expect(around([name, crowd])).toEqual({ left: 150, top: 100, width: 70, height: 70 });
    expect(around([name])).toEqual(name);
    expect(place(around([name, crowd]), box, room).top).toBe(178);
});
