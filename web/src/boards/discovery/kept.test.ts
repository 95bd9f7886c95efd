import { expect, test } from "vitest";
import { kept } from "./kept";

test("what comes first lies in its order", () => {
    expect(kept([], ["mint", "navy"])).toEqual(["mint", "navy"]);
});

test("what is taken leaves a hole, and nothing else moves", () => {
    expect(kept(["mint", "navy", "glory"], ["mint", "glory"])).toEqual(["mint", null, "glory"]);
});

test("what comes takes the first hole", () => {
    expect(kept([null, "navy", null], ["navy", "mint", "glory", "power"])).toEqual([
        "mint",
        "navy",
        "glory",
        "power",
    ]);
});

test("equal things are told apart by their places", () => {
    expect(kept(["fish", "fur", "fish"], ["fish", "fur"])).toEqual(["fish", "fur", null]);
});
