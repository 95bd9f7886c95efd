/** What was just marked on a seat's sheet, in the beat that is shown. */
import type { Event } from "../../state/table.svelte";

export function gainedBy(news: readonly Event[], seat: number): { skulls: number; tribute: number } {
    const sum = (event: string, what: string): number =>
        news
            .filter((one) => one.event === event && one["seat"] === seat)
            .reduce((total, one) => total + Number(one[what]), 0);
    return { skulls: sum("marked-skulls", "skulls"), tribute: sum("gained-tribute", "tribute") };
}
