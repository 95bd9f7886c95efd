import { expect, test } from "vitest";
import { together } from "./drag";

test("a worker dropped on a box is that worker in that box", () => {
    expect(together({ worker: "captain" }, { box: "dock" })).toEqual({ worker: "captain", box: "dock" });
});

test("what both say alike is said once", () => {
    expect(together({ verb: "place", worker: "captain" }, { verb: "place", box: "dock" })).toEqual({
        verb: "place",
        worker: "captain",
        box: "dock",
    });
});

test("a worker dropped on another worker means nothing", () => {
    expect(together({ worker: "captain" }, { worker: "soldier" })).toBeNull();
});
