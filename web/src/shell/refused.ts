/** What cannot be done now although its verb could be used: so that anybody can ask why, without a board too. */
import type { Choice, GameTold, RefusedAction } from "../api/client";
import type { Do } from "../lib/verbs";
import type { Words } from "../words/words";
import { answer } from "./sentences";
import type { Reason } from "./why";

/** Something that no answer is about, and each reason against doing something with it, once. */
export interface Group {
    text: string;
    reasons: Reason[];
}

/** By thing: whatever some answer of the same verb is about is left out, for with that something can be done. */
export function grouped(
    refused: readonly RefusedAction[],
    options: readonly Choice[],
    game: GameTold,
    words: Words,
    names: readonly string[],
): Group[] {
    const usable = new Set(options.map((option) => keyOf(option.do, words)));
    const found = new Map<string, { text: string; reasons: Map<string, Reason> }>();
    for (const one of refused) {
        const does = describe(game, one.action);
        const key = keyOf(does, words);
        if (usable.has(key)) continue;
        const thing = thingOf(does, words);
        const text = thing === null ? answer(does, words, names) : words.name(thing.kind, thing.name);
        const group = found.get(key) ?? { text, reasons: new Map() };
        const why = words.say(`reason-${one.reason}`, one.details, names);
        group.reasons.set(why, { text: why, rule: one.rule });
        found.set(key, group);
    }
    return [...found.values()].map(({ text, reasons }) => ({ text, reasons: [...reasons.values()] }));
}

/** What an action is, in verbs and arguments. */
export function describe(game: GameTold, action: number): Do {
    const verb = game.verbs.findLast((one) => one.first <= action);
    if (verb === undefined) return {};
    const found: [string, string | number][] = [];
    let rest = action - verb.first;
    for (const { name, values } of verb.arguments.toReversed()) {
        found.push([name, values[rest % values.length] as string | number]);
        rest = Math.floor(rest / values.length);
    }
    return { verb: verb.name, ...Object.fromEntries(found.reverse()) };
}

/** What an action is about: the last thing that it names, the box rather than the worker. */
function thingOf(does: Do, words: Words): { kind: string; name: string } | null {
    const named = Object.entries(does).findLast(
        ([argument, value]) => argument !== "verb" && words.knows(`${argument}-${value}`),
    );
    return named ? { kind: named[0], name: String(named[1]) } : null;
}

function keyOf(does: Do, words: Words): string {
    const thing = thingOf(does, words);
    return thing === null ? JSON.stringify(does) : `${does["verb"]} ${thing.kind}:${thing.name}`;
}
