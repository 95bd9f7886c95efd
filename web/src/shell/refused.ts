/** What cannot be done now although its verb could be used: so that anybody can ask why, without a board too. */
import type { Choice, GameTold } from "../api/client";
import type { Do } from "../lib/verbs";
import { actions } from "./why";

export function refused(game: GameTold, options: readonly Choice[]): { action: number; does: Do }[] {
    const legal = new Set(options.map((option) => option.action));
    const verbs = [...new Set(options.map((option) => String(option.do["verb"])))];
    return verbs.flatMap((name) =>
        [...actions(game, name, {})]
            .filter((action) => !legal.has(action))
            .map((action) => ({ action, does: describe(game, action) })),
    );
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
