/** The text twin in the words of the house, in the language spoken now. */
import type { GameTold } from "../../api/client";
import { t } from "../../words/speech.svelte";
import type { Words } from "../../words/words";
import { Twin } from "./twin";

export function twinOf(game: GameTold, words: Words, names: readonly string[]): Twin {
    return new Twin(game, words, names, {
        yes: t("twin-yes"),
        no: t("twin-no"),
        nothing: t("twin-nothing"),
        nobody: t("twin-nobody"),
        neighbours: t("twin-neighbours"),
        pair: (name, value) => t("twin-pair", { name, value }),
        count: (name, number) => t("twin-count", { name, number }),
    });
}
