/** What an answer of every verb brings is said in Python's sentences: `tests/web/test_golden.py` writes them and runs this. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameTold, Preview } from "../api/client";
import { wordsOf, type Told } from "../words/told";
import { foretold } from "./foretold";

interface Answer {
    verb: string;
    seat: number;
    before: Record<string, number>[];
    preview: Preview;
    said: Record<string, string[]>;
}
interface Game {
    told: Record<string, Told>;
    verbs: GameTold["verbs"];
    answers: Answer[];
}

const file = JSON.parse(readFileSync(process.env["CARRACK_FORETOLD"] ?? "", "utf-8")) as {
    names: string[];
    games: Record<string, Game>;
};
/** A word that is missing stands there as its key. */
const RAW = /[{}]|\b(?:ask|event|verb|if|source|share)-[a-z]/;

describe.each(Object.entries(file.games))("%s", (_id, { told, verbs, answers }) => {
    describe.each(Object.keys(told))("in %s", (language) => {
        const words = wordsOf(told, language);
        it.each(answers)("$verb", ({ seat, before, preview, said }) => {
            const text = foretold(preview, {
                game: { verbs } as GameTold,
                words,
                house: words,
                names: file.names,
                seat,
                before: before.map((sources) => ({ score: 0, sources })),
            });
            for (const sentence of said[language] ?? []) expect(text).toContain(sentence);
            expect(text).not.toMatch(RAW);
            expect(text).not.toBe("");
        });
    });
});
