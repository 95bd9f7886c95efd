/** How likely an expedition is to succeed, from what this seat may know. */
import type { Words } from "../../words/words";
import { counterOf, REGIONS, type DiscoveryView, type Region } from "./view";

/** Counters that may still lie face down: the box's without those that lie open somewhere. */
function unseen(view: DiscoveryView, words: Words): number[] {
    const seen = [
        ...view.seat.flatMap((seat) => seat.counters),
        ...REGIONS.map((region) => view.regions[region].counter).filter((counter) => counter !== null),
    ];
    return words.table("counters").flatMap((row) => {
        const gone = seen.filter((counter) => counter === row["name"]).length;
        return Array<number>(Math.max(0, Number(row["copies"]) - gone)).fill(Number(row["natives"]));
    });
}

/** The natives that whoever is asked can face with those aboard. */
function mightOf(view: DiscoveryView, words: Words): number {
    const mine = view.seat[view.actor];
    const plague = mine?.tiles.includes("plague_1") ? words.number("PLAGUE_NATIVES") : 0;
    return (mine?.strength ?? 0) + plague;
}

/** The chance as a share of one; null where it cannot be told. */
export function chanceOf(view: DiscoveryView, region: Region, words: Words): number | null {
    const here = view.regions[region];
    const strength = mightOf(view, words);
    if (here.counter !== null) return strength >= counterOf(here.counter).natives ? 1 : 0;
    // A counter that beat an expedition out of this game is nobody's: what is left cannot be counted then.
    if (view.options["no_survivors"]) return null;
    const possible = unseen(view, words).filter((natives) => natives > here.failed_with);
    if (possible.length === 0) return null;
    return possible.filter((natives) => natives <= strength).length / possible.length;
}
