/** What is worth telling beside the sheet: disasters, battles, tribute, and what was finished. */
import type { Event } from "../../state/table.svelte";

export interface Dispatch {
    key: string;
    event: Event;
    glyph: string;
    mood: "good" | "bad" | "plain";
}

type Told = Pick<Dispatch, "glyph" | "mood">;

const TOLD: Record<string, Told> = {
    "disaster-came": { glyph: "skull", mood: "bad" },
    "marked-skulls": { glyph: "skull", mood: "bad" },
    spared: { glyph: "laurel", mood: "good" },
    fought: { glyph: "shield", mood: "plain" },
    "gained-tribute": { glyph: "laurel", mood: "good" },
    "filled-conquest": { glyph: "helmet", mood: "good" },
    demanded: { glyph: "laurel", mood: "plain" },
    paid: { glyph: "amphora", mood: "plain" },
    refused: { glyph: "cross", mood: "plain" },
    "owns-port": { glyph: "anchor", mood: "good" },
    "owns-province": { glyph: "tower", mood: "good" },
    "finished-monument": { glyph: "temple", mood: "good" },
    bought: { glyph: "lamp", mood: "good" },
    "game-ends": { glyph: "laurel", mood: "plain" },
};
/** So many stay in sight. */
const MOST = 5;

function toldOf(event: Event): Told | null {
    if (event.event === "fed") return event["hungry"] ? { glyph: "wheat", mood: "bad" } : null;
    if (event.event === "disaster-came" && event["disaster"] === "none") return null;
    if (event.event === "fought")
        return { glyph: "shield", mood: mood(Number(event["strength"]), Number(event["against"])) };
    return TOLD[event.event] ?? null;
}

function mood(strength: number, against: number): Dispatch["mood"] {
    return strength > against ? "good" : strength < against ? "bad" : "plain";
}

/**
 * The latest dispatches, after what was told before and not taken back since.
 * Whoever goes back in a replay hears only what is told there.
 */
export function dispatches(before: readonly Dispatch[], news: readonly Event[]): Dispatch[] {
    const fresh = news.flatMap((event, i): Dispatch[] => {
        const told = toldOf(event);
        return told === null ? [] : [{ ...told, event, key: `${event.revision}.${i}` }];
    });
    const last = before.at(-1)?.event.revision ?? 0;
    const first = news[0]?.revision ?? Infinity;
    const back = Math.min(...news.map((event) => Number(event["back_to"] ?? Infinity)));
    const kept = first <= last ? [] : before.filter((one) => one.event.revision <= back);
    return [...kept, ...fresh].slice(-MOST);
}

/** What was just marked on a seat's sheet. */
export function gainedBy(news: readonly Event[], seat: number): { skulls: number; tribute: number } {
    const sum = (event: string, what: string): number =>
        news
            .filter((one) => one.event === event && one["seat"] === seat)
            .reduce((total, one) => total + Number(one[what]), 0);
    return { skulls: sum("marked-skulls", "skulls"), tribute: sum("gained-tribute", "tribute") };
}
