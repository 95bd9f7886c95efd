import { expect, it } from "vitest";
import { ago, lasting } from "./ago";

const NOW = 1_000_000;

it.each([
    [0, "now"],
    [59, "now"],
    [60, "1 minute ago"],
    [3 * 3_600 + 5, "3 hours ago"],
    [86_400, "yesterday"],
    [5 * 86_400, "5 days ago"],
])("says how long ago %i seconds are", (passed, said) => {
    expect(ago(NOW - passed, NOW, "en")).toBe(said);
});

it("says it in the language spoken", () => {
    expect(ago(NOW - 120, NOW, "fr")).toBe("il y a 2 minutes");
});

it("does not look into the future when clocks differ", () => {
    expect(ago(NOW + 500, NOW, "en")).toBe("now");
});

it("says how long something lasts already, in the largest unit", () => {
    expect(lasting(1_000, 1_000 + 5 * 60 + 20, "en")).toBe("5 min");
    expect(lasting(1_000, 1_000 + 2 * 3_600, "fr")).toMatch(/^2\sh$/);
    expect(lasting(1_000, 1_030, "en")).toBe("");
});
