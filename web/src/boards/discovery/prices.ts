/** What an answer costs where its own words do not say it, since that goes by the age and by who buys. */
import type { Words } from "../../words/words";
import type { DiscoveryView } from "./view";

type Said = Record<string, string | number>;

/** What a building on display costs whoever buys now: with a builder less, but never less than nothing. */
export function tilePrice(view: DiscoveryView, tile: string, words: Words): number {
    const buyer = view.step === "buy" ? view.boxes.capital[view.slot]?.worker : undefined;
    const saved = buyer === "builder" ? words.number("BUILDER_DISCOUNT") : 0;
    return Math.max(0, Number(words.row("tile", tile)["price"] ?? 0) - saved);
}

/** A price of the age that is played. */
function ofAge(view: DiscoveryView, words: Words, what: "point" | "scout"): number {
    const age = words.table("ages").find((row) => view.round <= Number(row["last"]));
    return Number(age?.[what] ?? 0);
}

const PRICES: Record<string, (view: DiscoveryView, said: Said, words: Words) => number> = {
    buy: (view, said, words) => tilePrice(view, String(said["tile"]), words),
    // Who comes as a reward or with the spoils is nobody's pupil.
    train: (view, _said, words) => (view.step === "train" ? words.number("TRAINING_PRICE") : 0),
    "buy-points": (view, said, words) => Number(said["points"]) * ofAge(view, words, "point"),
    scout: (view, _said, words) => ofAge(view, words, "scout"),
    "scout-deck": (view, _said, words) => ofAge(view, words, "scout"),
};

/** In dollars; 0 for an answer that has no price, or says it. */
export function priceOf(view: DiscoveryView, said: Said, words: Words): number {
    return PRICES[String(said["verb"])]?.(view, said, words) ?? 0;
}
