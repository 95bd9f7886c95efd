import { describe, expect, it } from "vitest";
import { fold, holds, pieces, spans, wordsOf } from "./search";

it("folds accents, capitals, ligatures and typographic signs", () => {
    expect(fold("L’Œuvre d’ÉTÉ à Noël")).toBe("l'oeuvre d'ete a noel");
});

it("looks for each word once", () => {
    expect(wordsOf("  Région  region dés ")).toEqual(["region", "des"]);
});

describe("a paragraph is found", () => {
    it("when all words are in it, in any order", () => {
        expect(holds("Les dés de la Région", wordsOf("region des"))).toBe(true);
        expect(holds("Les dés de la Région", wordsOf("region dock"))).toBe(false);
    });

    it("by every search for nothing", () => {
        expect(holds("anything", wordsOf("  "))).toBe(true);
    });
});

describe("what was found is marked", () => {
    it("in the letters of the text, not of the search", () => {
        expect(pieces("Une région où", wordsOf("REGION"))).toEqual([
            { text: "Une ", found: false },
            { text: "région", found: true },
            { text: " où", found: false },
        ]);
    });

    it("also where a letter counts for two", () => {
        expect(pieces("des bœufs", wordsOf("boeuf"))).toEqual([
            { text: "des ", found: false },
            { text: "bœuf", found: true },
            { text: "s", found: false },
        ]);
        expect(pieces("bœufs", wordsOf("bo"))).toEqual([
            { text: "bœ", found: true },
            { text: "ufs", found: false },
        ]);
    });

    it("with a letter and its accent apart", () => {
        expect(pieces("re\u0301gion", wordsOf("région"))).toEqual([{ text: "re\u0301gion", found: true }]);
    });

    it("once where words overlap", () => {
        expect(spans("workers", wordsOf("work worker"))).toEqual([[0, 6]]);
    });

    it("not at all without words", () => {
        expect(spans("workers", [])).toEqual([]);
    });
});
