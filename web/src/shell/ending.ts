/** How a game ended, in sentences: the first one says who won. */
import type { Words } from "../words/words";

type Say = (key: string, given?: Record<string, unknown>) => string;

export function ending(
    result: Record<string, unknown>,
    names: readonly string[],
    words: Words,
    say: Say,
): string[] {
    const winners = (result["winners"] as number[] | undefined) ?? [];
    const called = winners.map((seat) => words.seat(seat, names));
    const found: string[] = [];
    if (winners.length === 0) found.push(say(names.length === 1 ? "table-end-lost" : "table-end-nobody"));
    else if (winners.length === 1) found.push(say("table-end-won", { name: called[0] }));
    else found.push(say("table-end-shared", { names: called.slice(0, -1).join(", "), last: called.at(-1) }));
    const resigned = result["resigned"];
    if (typeof resigned === "number")
        found.push(say("table-end-resigned", { name: words.seat(resigned, names) }));
    const why = result["why"];
    if (typeof why === "string") {
        const key = `why-${why}`;
        if (words.knows(key)) found.push(say("table-end-why", { why: words.name("why", why, "because") }));
    }
    const grade = `grade-${result["grade"]}`;
    if (winners.length > 0 && words.knows(grade))
        found.push(say("table-end-grade", { grade: words.say(grade) }));
    const margin = result["margin"];
    if (typeof margin === "number") found.push(beside(margin, say));
    return found;
}

/** How far above or below what was needed; a number that is missing is never told as a negative one. */
function beside(margin: number, say: Say): string {
    if (margin < 0) return say("table-end-short", { short: -margin });
    return margin === 0 ? say("table-end-even") : say("table-end-margin", { margin });
}
