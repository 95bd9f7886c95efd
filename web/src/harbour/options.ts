/** Why the server does not take an option. */
import type { GameTold } from "../api/client";
import { t } from "../words/speech.svelte";
import type { Words } from "../words/words";

/** The other option that a refusal speaks of, if it names one. The longest name wins: one may be part of another. */
export function otherOption(details: Record<string, unknown>, names: readonly string[]): string | null {
    const field = String(details["field"]);
    const said = String(details["message"] ?? "");
    const found = names.filter((name) => name !== field && new RegExp(`\\b${name}\\b`).test(said));
    return found.sort((one, other) => other.length - one.length)[0] ?? null;
}

export function optionProblem(details: Record<string, unknown>, game: GameTold, words: Words): string {
    const other = otherOption(details, Object.keys(game.options));
    return other === null
        ? t("new-option-refused")
        : t("new-option-against", { other: words.say(`option-${other}`) });
}
