import { expect, test } from "vitest";
import { follows } from "./pinned";

test("who scrolls up reads in peace, and follows again from the end on", () => {
    expect(follows(true, 500, 300, 200)).toBe(false);
    expect(follows(false, 300, 400, 100)).toBe(false);
    expect(follows(false, 400, 500, 0)).toBe(true);
});

test("lines that came before the page heard of its own scrolling change nothing", () => {
    expect(follows(true, 400, 500, 120)).toBe(true);
    expect(follows(true, 500, 500, 120)).toBe(true);
});
