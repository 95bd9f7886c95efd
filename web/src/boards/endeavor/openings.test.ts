import { expect, test } from "vitest";
import type { Choice } from "../../api/client";
import { openings, scene } from "./openings";
import type { EndeavorView } from "./view";

const view = { regions: { africa: { cities: { luanda: {} } } } } as unknown as EndeavorView;
const told = (event: string, said: object): { revision: number; event: string } => ({
    revision: 1,
    event,
    ...said,
});

test("a card that may be discarded lies on one's own board, not in its region", () => {
    const options = [
        { do: { verb: "discard", card: "africa_1" } },
        { do: { verb: "occupy", city: "luanda" } },
    ];
    expect(openings(view, options as unknown as Choice[])["africa"]).toBe(1);
});

test("what happened last has its region, by its city or by the stack of its card", () => {
    const drawn = told("card-drawn", { card: "india_2" });
    expect(scene(view, [told("occupied", { city: "luanda" }), told("grew", { discs: 2 })])).toBe("africa");
    expect(scene(view, [told("occupied", { city: "luanda" }), drawn])).toBe("india");
    expect(scene(view, [told("passed", { seat: 0 })])).toBeUndefined();
});
