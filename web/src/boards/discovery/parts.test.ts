import { expect, test } from "vitest";
import type { Choice } from "../../api/client";
import type { Event } from "../../state/table.svelte";
import { partOf, toldOf } from "./parts";
import type { DiscoveryView } from "./view";

const view = { step: "place", seat: [], actor: 0 } as unknown as DiscoveryView;
const place: Choice = { action: 0, do: { verb: "place" }, final: false, idle: false };
const told = (event: string, given: object = {}): Event => ({ event, ...given }) as Event;

test("who is not asked sees on the chart what happens in the regions", () => {
    expect(partOf(view, [], [told("colony-scored", { region: "peru" })])).toBe("map");
    expect(partOf(view, [], [told("placed"), told("landed", { region: "peru" })])).toBe("map");
});

test("what is asked comes first, and boxes where workers are placed", () => {
    expect(partOf(view, [place], [told("colony-scored", { region: "peru" })])).toBe("boxes");
    expect(partOf(view, [], [told("placed")])).toBe("boxes");
    expect(partOf(view, [], [told("scouted", { region: "peru" })])).toBe("boxes");
});

test("one place at a time is where it happens", () => {
    const [peru, brazil] = [told("landed", { region: "peru" }), told("landed", { region: "brazil" })];
    expect(toldOf([], [told("placed"), peru])).toBe("peru");
    expect(toldOf([], [peru, brazil])).toBeNull();
    expect(toldOf([place], [peru])).toBeNull();
});
