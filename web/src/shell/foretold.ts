/** What an answer would bring, in words: what happens for certain, points, and what may come. */
import type { GameTold, Preview } from "../api/client";
import { plus } from "../lib/signed";
import type { Event } from "../state/table.svelte";
import type { Words } from "../words/words";
import type { Points } from "./points";
import { describe } from "./refused";
import { answer, asked, told } from "./sentences";

/** So many of the things that may come are named. */
const LIKELIEST = 4;
const NATURE = -1;
const OVER = -2;

export interface Saying {
    game: GameTold;
    words: Words;
    house: Words;
    names: readonly string[];
    /** Through whose eyes. */
    seat: number | null;
    /** Points as they stand. */
    before: readonly Points[] | null;
}

export function foretold(preview: Preview, saying: Saying): string {
    const { words, house, names } = saying;
    const events = preview.events.map((event) => told(event as Event, words, house, names));
    const said = [...once(events, house), points(preview, saying)];
    if (preview.idle) said.push(house.say("if-idle"));
    said.push(next(preview, saying, events.length === 0));
    return said.filter(Boolean).join(" ");
}

/** What is said several times in a row, once and how often. */
function once(sentences: readonly string[], house: Words): string[] {
    const starts = sentences.flatMap((text, i) => (text === sentences[i - 1] ? [] : [i]));
    return starts.map((start, i) => {
        const times = (starts[i + 1] ?? sentences.length) - start;
        const text = sentences[start] ?? "";
        return times > 1 ? `${text} ${house.say("if-times", { times })}` : text;
    });
}

/** Who gains or loses how many, by source. */
function points({ breakdown }: Preview, { words, house, names, before }: Saying): string {
    const changes = breakdown.flatMap((sources, seat) => {
        const old = before?.[seat]?.sources;
        if (old === undefined) return [];
        const gained = Object.entries(sources)
            .map(([source, now]) => [source, now - (old[source] ?? 0)] as const)
            .filter(([, gain]) => gain !== 0);
        if (gained.length === 0) return [];
        const parts = gained.map(([source, gain]) => `${words.name("source", source)} ${plus(gain)}`);
        const all = gained.reduce((sum, [, gain]) => sum + gain, 0);
        return [`${words.seat(seat, names)} ${plus(all)} (${parts.join(", ")})`];
    });
    return changes.length > 0 ? house.say("if-points", { changes: changes.join("; ") }) : "";
}

/** Where chance comes next, its odds; who is asked what is worth a word only where nothing else happens. */
function next({ question, odds }: Preview, saying: Saying, alone: boolean): string {
    const { words, house, names, seat } = saying;
    const sentence = question.seat === OVER ? "" : asked(question, words, names);
    if (question.seat === OVER) return house.say("if-over");
    if (question.seat === NATURE)
        return `${house.say("if-chance", { question: sentence })} ${chances(odds ?? {}, saying)}`;
    if (!alone) return "";
    if (question.seat === seat) return house.say("if-again", { question: sentence });
    return house.say("if-then", { name: words.seat(question.seat, names), question: sentence });
}

/** The likeliest of what may come, each with its share. */
function chances(odds: Record<string, number>, { game, words, house, names }: Saying): string {
    const all = Object.entries(odds).sort(([, one], [, other]) => other - one);
    const total = all.reduce((sum, [, weight]) => sum + weight, 0);
    const said = all.slice(0, LIKELIEST).map(([action, weight]) => {
        const percent = (100 * weight) / total;
        const share = house.say("share", { share: percent < 1 ? "<1" : percent.toFixed(0) });
        return `${share} ${answer(describe(game, Number(action)), words, names)}`;
    });
    return said.join(" · ") + (all.length > LIKELIEST ? " …" : "");
}
