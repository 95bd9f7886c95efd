import { expect, test } from "vitest";
import type { GameTold, Preview } from "../api/client";
import { Words } from "../words/words";
import { foretold } from "./foretold";

const text = `
event-filled = A box is filled.
event-gained = An army is gained.
if-times = (× { $times })
`;
const words = new Words([{ language: "en", texts: [text], numbers: {}, tables: {} }]);

test("what happens several times in a row is said once, with how often", () => {
    const events = ["filled", "filled", "gained", "filled"].map((event) => ({ event, revision: 1 }));
    const question = { step: "build", seat: 0, rule: "", details: {} };
    const preview = { events, breakdown: [], idle: false, question, odds: null } as unknown as Preview;
    const saying = { game: {} as GameTold, words, house: words, names: ["A"], seat: 0, before: null };
    expect(foretold(preview, saying)).toBe("A box is filled. (× 2) An army is gained. A box is filled.");
});
