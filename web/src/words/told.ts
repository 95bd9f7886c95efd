/** For tests: the words of a game as Python told them, out of the files of the house. */
import { readFileSync } from "node:fs";
import { Words, type WordsTold } from "./words";

export interface Told {
    language: string;
    files: string[];
    numbers: Record<string, number>;
    tables: Record<string, Record<string, unknown>[]>;
    seats: string[];
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

export function wordsOf(game: Record<string, Told>, language: string): Words {
    const languages = language === "en" ? ["en"] : [language, "en"];
    const told = languages.map((one): WordsTold => {
        const { files, numbers, tables, seats } = game[one] as Told;
        return { language: one, texts: files.map((name) => text(one, name)), numbers, tables, seats };
    });
    return new Words(told);
}
