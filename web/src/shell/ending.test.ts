import { expect, test } from "vitest";
import { Words } from "../words/words";
import { ending } from "./ending";

const words = new Words([
    {
        language: "en",
        texts: ["seat = Seat { $number }\ngrade-total = Total victory\n"],
        numbers: {},
        tables: {},
    },
]);
const say = (key: string, given: Record<string, unknown> = {}) => [key, ...Object.values(given)].join(" ");
const told = (result: Record<string, unknown>, names = ["Ann"]) => ending(result, names, words, say);

test("points that are missing are told as missing, never as a negative number of points too many", () => {
    expect(told({ winners: [], grade: "lost", margin: -95 })).toEqual([
        "table-end-lost",
        "table-end-short 95",
    ]);
});

test("a solo game that is won says how well", () => {
    expect(told({ winners: [0], grade: "total", margin: 41 })).toEqual([
        "table-end-won Ann",
        "table-end-grade Total victory",
        "table-end-margin 41",
    ]);
    expect(told({ winners: [0], margin: 0 }).at(-1)).toBe("table-end-even");
});

test("nobody loses alone at a table of several", () => {
    expect(told({ winners: [] }, ["Ann", "Bob"])).toEqual(["table-end-nobody"]);
    expect(told({ winners: [0, 1] }, ["Ann", "Bob"])).toEqual(["table-end-shared Ann Bob"]);
});
