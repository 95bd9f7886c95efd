/** What happened and what is asked, in sentences. */
import type { Question } from "../api/client";
import type { Event } from "../state/table.svelte";
import type { Words } from "../words/words";

const BOT = "bot:";

/** An event of the log. Who plays a seat is told in the words of the house: a log keeps no names; and so is why an answer was given for us. */
export function told(event: Event, words: Words, house: Words, names: readonly string[]): string {
    const { event: kind, revision: _revision, ...given } = event;
    if (kind === "hand-over") {
        const who = String(given["who"]);
        const seat = words.seat(Number(given["seat"]), names);
        return who.startsWith(BOT)
            ? house.say("table-handed-over", {
                  name: seat,
                  level: house.say(`level-${who.slice(BOT.length)}`),
              })
            : house.say("table-taken-back", { name: seat });
    }
    if (kind === "planned" || kind === "moot") return house.say(`given-${kind}`);
    return words.say(`event-${kind}`, given, names);
}

export function asked(question: Question, words: Words, names: readonly string[]): string {
    return words.say(`ask-${question.step}`, question.details, names);
}

/** An answer in words. */
export function answer(
    does: Record<string, string | number>,
    words: Words,
    names: readonly string[],
): string {
    const { verb, ...given } = does;
    return words.say(`verb-${verb}`, given, names);
}
