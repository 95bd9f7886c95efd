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

/** By thing: an action is listed under the last thing that it names and that no answer of its verb is about, the box
 * rather than the worker. Where there is none, something else can be done with all that it names. */
export function grouped(
    refused: readonly RefusedAction[],
    options: readonly Choice[],
    game: GameTold,
    words: Words,
    names: readonly string[],
): Group[] {
    const usable = new Set(options.flatMap((option) => things(option.do, words).map((thing) => thing.key)));
    const found = new Map<string, { text: string; reasons: Map<string, Reason> }>();
    for (const one of refused) {
        const does = describe(game, one.action);
        const named = things(does, words);
        const thing = named.findLast(({ key }) => !usable.has(key));
        if (named.length > 0 && thing === undefined) continue;
        const text = thing === undefined ? answer(does, words, names) : words.name(thing.kind, thing.name);
        const group = found.get(text) ?? { text, reasons: new Map() };
        const why = words.say(`reason-${one.reason}`, one.details, names);
        group.reasons.set(why, { text: why, rule: one.rule });
        found.set(text, group);
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

/** The things that an action names, each with a key for it under this verb. */
function things(does: Do, words: Words): { kind: string; name: string; key: string }[] {
    return Object.entries(does)
        .filter(([argument, value]) => argument !== "verb" && words.knows(`${argument}-${value}`))
        .map(([kind, name]) => ({ kind, name: String(name), key: `${does["verb"]} ${kind}:${name}` }));
}
