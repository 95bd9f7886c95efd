/** How much can be done in each region: what a small world says of it. */
import type { Choice } from "../../api/client";
import { REGIONS, regionOf, type EndeavorView } from "./view";

export function openings(view: EndeavorView, options: readonly Choice[]): Record<string, number> {
    const found = Object.fromEntries(REGIONS.map((region) => [region, 0]));
    for (const { do: said } of options) {
        const { city, region, deck } = said;
        const where =
            city !== undefined
                ? REGIONS.find((one) => String(city) in (view.regions[one]?.cities ?? {}))
                : region !== undefined
                  ? String(region)
                  : deck !== undefined
                    ? regionOf(String(deck))
                    : undefined;
        if (where !== undefined) found[where] = (found[where] ?? 0) + 1;
    }
    return found;
}
