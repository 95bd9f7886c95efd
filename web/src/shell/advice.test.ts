import { expect, test } from "vitest";
import type { Choice } from "../api/client";
import type { Words } from "../words/words";
import { suggestions } from "./advice";

const words = { name: (_kind: string, name: string) => name } as unknown as Words;
const house = {
    say: (key: string, details: Record<string, unknown> = {}) =>
        key === "share"
            ? `${String(details["share"])}%`
            : key === "hint-points"
              ? String(details["points"])
              : key,
} as unknown as Words;
const choice = (action: number) => ({ action }) as Choice;

test("the best is compared with the next, the others with the best, by the sources that differ most", () => {
    const told = suggestions(
        [
            { action: 3, chance: 0.624, sources: { cities: 5, cards: 1.2, tracks: 9.1 } },
            { action: 1, chance: 0.5, sources: { cities: 3.5, tracks: 9 } },
            { action: 2, chance: 0.4, sources: { cities: 5.2, cards: 1.4, tracks: 9.3 } },
        ],
        [choice(1), choice(2), choice(3)],
        words,
        house,
    );
    expect(told.map(({ choice: { action } }) => action)).toEqual([3, 1, 2]);
    expect(told.map(({ chance }) => chance)).toEqual(["62%", "50%", "40%"]);
    expect(told.map(({ why }) => why)).toEqual([
        "cities +1.5, cards +1.2 (hint-best)",
        "cities \u22121.5, cards \u22121.2 (hint-other)",
        "hint-same (hint-other)",
    ]);
});

test("an answer that is not offered any more is not told", () => {
    const answers = [{ action: 7, chance: 0.5, sources: {} }];
    expect(suggestions(answers, [choice(1)], words, house)).toEqual([]);
});
