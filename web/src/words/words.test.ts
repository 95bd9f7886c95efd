/** The page says what the server and the terminal say: `tools/spoken.py` wrote down the latter. */
import { describe, expect, it } from "vitest";
import spoken from "../../../tests/golden/spoken.json";
import { wordsOf, type Told } from "./told";
import type { Arguments } from "./words";

interface Game {
    told: Record<string, Told>;
    said: { key: string; arguments: Arguments; said: Record<string, string> }[];
}

for (const [id, game] of Object.entries(spoken.games as unknown as Record<string, Game>)) {
    describe(id, () => {
        for (const language of Object.keys(game.told)) {
            const spokenHere = wordsOf(game.told, language);
            it.each(game.said)(`$key in ${language}`, ({ key, arguments: given, said }) => {
                expect(spokenHere.say(key, given, spoken.names)).toBe(said[language]);
            });
        }
    });
}

describe("what is missing", () => {
    const iron = wordsOf((spoken.games as unknown as Record<string, Game>)["iron-age"]?.told ?? {}, "fr");

    it("is said by its key", () => expect(iron.say("no-such-message")).toBe("no-such-message"));
    it("keeps its bare word", () => expect(iron.name("face", "no-such-face")).toBe("no-such-face"));
    it("has no help", () => expect(iron.help("face", "no-such-face")).toBe(""));
    it("has no row", () => expect(iron.row("face", "no-such-face")).toEqual({}));
});
