/** What a development costs: its answer says only how much of that is wealth. */
import type { Do } from "../../lib/verbs";
import { t } from "../../words/speech.svelte";
import type { Words } from "../../words/words";

export function priced(said: Do, words: Words): { cost: number; points: number } | null {
    if (said["verb"] !== "buy") return null;
    const row = words.row("development", String(said["development"]));
    return { cost: Number(row["cost"]), points: Number(row["points"]) };
}

/** As a list says it behind the answer. */
export function price(_view: unknown, said: Do, words: Words): string {
    const found = priced(said, words);
    return found === null ? "" : t("iron-price", found);
}
