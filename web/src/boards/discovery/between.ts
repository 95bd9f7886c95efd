/** What is one moment of the show: hit by hit, landing by landing, region by region; what belongs together, together. */
import type { View } from "../../state/show";
import type { Event } from "../../state/table.svelte";
import { retold } from "./retold";

/** Each of these is a moment of its own. */
const ALONE = new Set([
    "placed",
    "ship-boarded",
    "landed",
    "turned-back",
    "settled",
    "good-taken",
    "ship-won",
    "ship-seized",
    "bought",
    "sailed",
    "sailed-beyond",
    "sailed-charted",
    "counter-turned",
    "card-drawn",
    "discovered",
    "discovered-beyond",
    "failed",
    "failed-beyond",
    "war-declared",
    "battle-begins",
    "fell",
    "infected",
    "rode",
    "migrated",
    "smuggled",
    "age-ended",
]);

/** These make one moment with others of their kind. */
const TOGETHER: Record<string, (event: Event) => string> = {
    "colony-scored": (event) => `colonies of ${String(event["region"])}`,
    "building-scored": (event) => `buildings of ${String(event["seat"])}`,
    "economy-scored": () => "economies",
    "tile-shown": () => "supply",
    "good-shown": () => "supply",
    "ship-shown": () => "supply",
    "tiles-went": () => "supply",
    "goods-went": () => "supply",
    "turn-begins": () => "turn",
    ordered: () => "turn",
    joined: () => "turn",
    robbed: () => "robbery",
};

/** Whatever has no moment of its own goes with what was told before it: the price with the building. */
function momentOf(event: Event): string | null {
    if (event.event === "gained-money" && event["why"] === "sets") return "income";
    return TOGETHER[event.event]?.(event) ?? null;
}

export function betweenMoments(
    before: View,
    _: View,
    told: readonly Event[],
    next: Event,
    again: boolean,
): View | null {
    const moment = momentOf(next);
    if (again || (!ALONE.has(next.event) && moment === null)) return null;
    const now = told.findLast((event) => ALONE.has(event.event) || momentOf(event) !== null);
    if (now === undefined || (moment !== null && moment === momentOf(now))) return null;
    return retold(before, told);
}
