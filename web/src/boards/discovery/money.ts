/** Money as the language writes it. */
import { t } from "../../words/speech.svelte";

export const dollars = (count: number): string => t("discovery-dollars", { dollars: count });

/** What stands before and behind the number, for numbers that count up. */
export function coin(): [before: string, behind: string] {
    const [before = "", behind = ""] = t("discovery-dollars", { dollars: "#" }).split("#");
    return [before, behind];
}
