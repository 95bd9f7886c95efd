/** What the champion would answer, in words: each answer with its chance, and which points differ. */
import type { Advised, Choice } from "../api/client";
import { signed } from "../lib/signed";
import type { Words } from "../words/words";

/** Points of difference that are told, and of how many sources. */
const LEAST = 0.5;
const MOST = 3;

export interface Suggestion {
    choice: Choice;
    chance: string;
    why: string;
}

/** The best first. It is compared with the next one, the others with the best. */
export function suggestions(
    answers: readonly Advised[],
    options: readonly Choice[],
    words: Words,
    house: Words,
): Suggestion[] {
    return answers.flatMap((one, place) => {
        const choice = options.find(({ action }) => action === one.action);
        const other = answers[place === 0 ? 1 : 0];
        if (choice === undefined) return [];
        const chance = house.say("share", { share: (100 * one.chance).toFixed(0) });
        return [{ choice, chance, why: other ? difference(one, other, place, words, house) : "" }];
    });
}

function difference(one: Advised, other: Advised, place: number, words: Words, house: Words): string {
    const sources = [...new Set([...Object.keys(one.sources), ...Object.keys(other.sources)])];
    const told = sources
        .map((source) => [source, (one.sources[source] ?? 0) - (other.sources[source] ?? 0)] as const)
        .filter(([, points]) => Math.abs(points) >= LEAST)
        .sort(([, first], [, second]) => Math.abs(second) - Math.abs(first))
        .slice(0, MOST)
        .map(([source, points]) => {
            const size = house.say("hint-points", { points: Math.round(Math.abs(points) * 10) / 10 });
            return `${words.name("source", source)} ${signed((points > 0 ? "+" : "-") + size)}`;
        });
    const than = house.say(place === 0 ? "hint-best" : "hint-other");
    return `${told.join(", ") || house.say("hint-same")} (${than})`;
}
