/** The page says a view as the terminal says it: `tools/twins.py` wrote down the latter. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import twins from "../../../../tests/golden/twins.json";
import { Words, type WordsTold } from "../../words/words";
import { textOf, Twin, type Line } from "./twin";

interface Told {
    language: string;
    files: string[];
    numbers: Record<string, number>;
}
interface Game {
    things: Record<string, string>;
    neighbours: Record<string, Record<string, string[]>>;
    told: Record<string, Told>;
    views: { view: Record<string, unknown>; said: Record<string, unknown> }[];
}

function text(language: string, name: string): string {
    try {
        return readFileSync(
            new URL(`../../../../src/carrack/locales/${language}/${name}.ftl`, import.meta.url),
            "utf-8",
        );
    } catch {
        return ""; // a language that has not got this file yet
    }
}

function words(language: string, files: string[], numbers: Record<string, number> = {}): Words {
    const told: WordsTold = {
        language,
        texts: files.map((name) => text(language, name)),
        numbers,
        tables: {},
    };
    return new Words([told]);
}

function said(lines: readonly Line[]): unknown[] {
    return lines.map((line) => [
        line.path,
        line.label.text,
        line.lines.length > 0 ? said(line.lines) : textOf(line),
    ]);
}

for (const [id, game] of Object.entries(twins.games as unknown as Record<string, Game>)) {
    describe.each(Object.values(game.told))(`${id} in $language`, ({ language, files, numbers }) => {
        const house = words(language, ["web"]);
        const twin = new Twin(game, words(language, files, numbers), twins.names, {
            yes: house.say("twin-yes"),
            no: house.say("twin-no"),
            nothing: house.say("twin-nothing"),
            nobody: house.say("twin-nobody"),
            neighbours: house.say("twin-neighbours"),
            count: (name, number) => house.say("twin-count", { name, number }),
            pair: (name, value) => house.say("twin-pair", { name, value }),
        });
        it.each(game.views)("view %#", ({ view, said: expected }) => {
            expect(said(twin.lines(view))).toEqual(expected[language]);
        });
    });
}
