/** Money as the language writes it. */
import type { View } from "../../state/show";
import { t } from "../../words/speech.svelte";
import type { Words } from "../../words/words";
import { priceOf } from "./prices";
import { read } from "./view";

export const dollars = (count: number): string => t("discovery-dollars", { dollars: count });

/** What stands before and behind the number, for numbers that count up. */
export function coin(): [before: string, behind: string] {
    const [before = "", behind = ""] = t("discovery-dollars", { dollars: "#" }).split("#");
    return [before, behind];
}

/** What an answer costs, as a list says it behind the answer. */
export function dearness(view: View, said: Record<string, string | number>, words: Words): string {
    const price = priceOf(read(view), said, words);
    return price === 0 ? "" : dollars(price);
}
