import { expect, test } from "vitest";
import type { Event } from "../../state/table.svelte";
import { gainedBy } from "./gains";

const event = (revision: number, name: string, part: Record<string, unknown> = {}): Event => ({
    revision,
    event: name,
    seat: 0,
    ...part,
});

test("what is marked on a sheet is that of its seat", () => {
    const news = [
        event(2, "marked-skulls", { seat: 1, skulls: 3 }),
        event(2, "marked-skulls", { seat: 1, skulls: 1 }),
        event(2, "gained-tribute", { seat: 0, tribute: 5 }),
    ];
    expect(gainedBy(news, 1)).toEqual({ skulls: 4, tribute: 0 });
    expect(gainedBy(news, 0)).toEqual({ skulls: 0, tribute: 5 });
});
