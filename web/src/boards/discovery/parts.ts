/** A phone shows one part of the table at a time: the one that is asked, or told about, comes up by itself. */
import type { Choice } from "../../api/client";
import { fitting, type Do } from "../../lib/verbs";
import type { Event } from "../../state/table.svelte";
import { ownGoodDoes, regionDoes } from "./answers";
import { fieldOf } from "./plates";
import { REGIONS, type DiscoveryView } from "./view";

export const PARTS = ["boxes", "map", "seats", "log"] as const;
export type Part = (typeof PARTS)[number];

const regionsOf = (told: readonly Event[]): Set<string> =>
    new Set(
        told.filter((one) => "region" in one && one.event !== "scouted").map((one) => String(one["region"])),
    );

/** Where it happens, while it is shown, if it is one place; who is asked looks at the question. */
export function toldOf(options: readonly Choice[], told: readonly Event[]): string | null {
    const regions = regionsOf(options.length > 0 ? [] : told);
    return regions.size === 1 ? ([...regions][0] ?? null) : null;
}

/**
 * Scouting can be done while workers are placed, but placing is what is asked. Who is not asked sees what happens in
 * the regions: landings, expeditions, battles, and an age that is counted.
 */
export function partOf(view: DiscoveryView, options: readonly Choice[], told: readonly Event[]): Part {
    const answers = (does: Do | null): boolean => does !== null && fitting(options, does).length > 0;
    if (options.length === 0 && regionsOf(told).size > 0) return "map";
    if (view.step === "place") return "boxes";
    if (fieldOf(view) !== null || REGIONS.some((region) => answers(regionDoes(view, region)))) return "map";
    const mine = Object.keys(view.seat[view.actor]?.goods ?? {});
    return mine.some((good) => answers(ownGoodDoes(view, good))) ? "seats" : "boxes";
}
