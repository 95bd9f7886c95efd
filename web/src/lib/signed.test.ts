import { expect, test } from "vitest";
import { signed } from "./signed";

test("a number below zero has a true minus", () => {
    expect(signed(-3)).toBe("−3");
    expect(signed("-1 point")).toBe("−1 point");
    expect(signed("-12 to -3")).toBe("−12 to −3");
    expect(signed(12)).toBe("12");
});
