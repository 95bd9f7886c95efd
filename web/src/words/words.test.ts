/** The page says what the server and the terminal say: `tools/spoken.py` wrote down the latter. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import spoken from "../../../tests/golden/spoken.json";
import { Words, type Arguments, type WordsTold } from "./words";

interface Told {
    language: string;
    files: string[];
    numbers: Record<string, number>;
    tables: Record<string, Record<string, unknown>[]>;
}
interface Game {
    told: Record<string, Told>;
    said: { key: string; arguments: Arguments; said: Record<string, string> }[];
}

function text(language: string, name: string): string {
    try {
        return readFileSync(
            new URL(`../../../src/carrack/locales/${language}/${name}.ftl`, import.meta.url),
            "utf-8",
        );
    } catch {
        return ""; // a language that has not got this file yet
    }
}

function words(game: Game, language: string): Words {
    const languages = language === "en" ? ["en"] : [language, "en"];
    const told = languages.map((one): WordsTold => {
        const { files, numbers, tables } = game.told[one] as Told;
        return { language: one, texts: files.map((name) => text(one, name)), numbers, tables };
    });
    return new Words(told);
}

for (const [id, game] of Object.entries(spoken.games as unknown as Record<string, Game>)) {
    describe(id, () => {
        for (const language of Object.keys(game.told)) {
            const spokenHere = words(game, language);
            it.each(game.said)(`$key in ${language}`, ({ key, arguments: given, said }) => {
                expect(spokenHere.say(key, given, spoken.names)).toBe(said[language]);
            });
        }
    });
}

describe("what is missing", () => {
    const iron = words((spoken.games as unknown as Record<string, Game>)["iron-age"] as Game, "fr");

    it("is said by its key", () => expect(iron.say("no-such-message")).toBe("no-such-message"));
    it("keeps its bare word", () => expect(iron.name("face", "no-such-face")).toBe("no-such-face"));
    it("has no help", () => expect(iron.help("face", "no-such-face")).toBe(""));
    it("has no row", () => expect(iron.row("face", "no-such-face")).toEqual({}));
});
