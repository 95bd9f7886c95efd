import { expect, test } from "vitest";
import type { Event } from "../../state/table.svelte";
import { foeOf } from "./owners";

const event = (name: string, more: Record<string, unknown>): Event =>
    ({ event: name, revision: 1, ...more }) as unknown as Event;

test("a deed of the Opposition is its colour's; what is done to a colour is not", () => {
    expect(foeOf(event("foe-shipped", { colour: "green", region: "africa", space: 1 }))?.colour).toBe(
        "green",
    );
    expect(foeOf(event("attacked-foe", { seat: 0, city: "genoa", colour: "purple" }))).toBeNull();
    expect(foeOf(event("foe-card-discarded", { card: "europe_1" }))).toBeNull();
});
