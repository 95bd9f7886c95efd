/** Those who take part in a contest, in words: people by name, bots by level, with a number where several are alike. */
import type { Schemas } from "../api/client";
import { levelName } from "../harbour/sitters";
import { t } from "../words/speech.svelte";

type Standing = Schemas["StandingTold"];

export function entrantNames(standings: readonly Standing[]): string[] {
    const entrants = standings.toSorted((one, other) => one.entrant - other.entrant);
    const plain = entrants.map((one) =>
        one.bot !== null ? levelName(one.bot) : one.name || t("table-nobody"),
    );
    return numbered(plain);
}

/** "Hard 1", "Hard 2" where there are two of them. */
export function numbered(names: readonly string[]): string[] {
    const seen = new Map<string, number>();
    return names.map((name) => {
        if (names.filter((one) => one === name).length < 2) return name;
        const count = (seen.get(name) ?? 0) + 1;
        seen.set(name, count);
        return `${name} ${count}`;
    });
}
