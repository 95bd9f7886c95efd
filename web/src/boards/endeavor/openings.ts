/** Where something can be done, or is done: what a small world says of its regions, and which of them it lays out. */
import type { Choice } from "../../api/client";
import type { Event } from "../../state/table.svelte";
import { deckOf, REGIONS, regionOf, type EndeavorView, type Region } from "./view";

function placeOf(view: EndeavorView, said: Record<string, unknown>): Region | undefined {
    const { city, region, deck } = said;
    if (city !== undefined) return REGIONS.find((one) => String(city) in (view.regions[one]?.cities ?? {}));
    if (region !== undefined) return region as Region;
    return deck === undefined ? undefined : regionOf(String(deck));
}

/** How much can be done in each region. */
export function openings(view: EndeavorView, options: readonly Choice[]): Record<string, number> {
    const found = Object.fromEntries(REGIONS.map((region) => [region, 0]));
    for (const { do: said } of options) {
        const where = placeOf(view, said);
        if (where !== undefined) found[where] = (found[where] ?? 0) + 1;
    }
    return found;
}

/** Where the last of these happened; a card comes from its stack. */
export function scene(view: EndeavorView, events: readonly Event[]): Region | undefined {
    return events
        .map(({ card, ...event }) =>
            placeOf(view, typeof card === "string" ? { deck: deckOf(card), ...event } : event),
        )
        .findLast(Boolean);
}
