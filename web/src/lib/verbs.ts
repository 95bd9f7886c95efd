/** Actions are small integers; a board thinks in verbs and their arguments. The table of verbs comes with the game. */
import type { Choice, GameTold } from "../api/client";

export type Do = Record<string, string | number>;

/** The code of what a board would do, legal or not; null when the game has no such thing. */
export function encode(game: GameTold, said: Do): number | null {
    const verb = game.verbs.find((one) => one.name === said["verb"]);
    if (verb === undefined) return null;
    let code = 0;
    for (const { name, values } of verb.arguments) {
        const place = values.indexOf(said[name] as never);
        if (place < 0) return null;
        code = code * values.length + place;
    }
    return verb.first + code;
}

/** Whether the things that an answer names lie at a path of the view, `/seat/1/hand/captain`: `Game.places` says where. */
export function liesAt(game: Pick<GameTold, "places">, option: Choice, kind: string, path: string): boolean {
    const places = game.places[`${option.do["verb"]}.${kind}`];
    const here =
        path
            .replaceAll(/\/\d+(?=\/|$)/g, "")
            .slice(1)
            .replaceAll("/", ".") + ".";
    return places === undefined || places.split(" ").some((place) => here.startsWith(`${place}.`));
}

/** What can be done now and fits: every argument that is named must be the same. */
export function fitting(options: readonly Choice[], said: Do): Choice[] {
    const named = Object.entries(said);
    return options.filter((option) => named.every(([name, value]) => option.do[name] === value));
}
