/** What somebody may have meant who asks why something cannot be done. */
import type { Choice, GameTold } from "../api/client";
import { encode, type Do } from "../lib/verbs";

/** Why something cannot be done, in words, and the paragraph. */
export interface Reason {
    text: string;
    rule: string;
}

/**
 * The first action that fits what was said and cannot be done now. A thing that names no verb is meant for the verbs
 * that can be used at the moment; null where none of them has anything to do with it.
 */
export function meant(game: GameTold, options: readonly Choice[], said: Do): number | null {
    const legal = new Set(options.map((option) => option.action));
    const verbs =
        said["verb"] === undefined ? new Set(options.map((option) => option.do["verb"])) : [said["verb"]];
    for (const name of verbs)
        for (const action of actions(game, String(name), said)) if (!legal.has(action)) return action;
    return null;
}

/** Every action of a verb that agrees with what was said. */
export function* actions(game: GameTold, name: string, said: Do): Generator<number> {
    const verb = game.verbs.find((one) => one.name === name);
    if (verb === undefined) return;
    const known = new Set(verb.arguments.map((argument) => argument.name));
    if (Object.keys(said).some((word) => word !== "verb" && !known.has(word))) return;
    let partly: Do[] = [{ verb: name }];
    for (const argument of verb.arguments) {
        const values = argument.values.filter(
            (value) => said[argument.name] === undefined || said[argument.name] === value,
        );
        partly = partly.flatMap((one) => values.map((value) => ({ ...one, [argument.name]: value })));
    }
    for (const one of partly) {
        const action = encode(game, one);
        if (action !== null) yield action;
    }
}
