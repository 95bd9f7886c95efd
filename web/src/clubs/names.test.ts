import { expect, test } from "vitest";
import { numbered } from "./names";

test("bots that are alike are told apart by a number", () => {
    expect(numbered(["Ann", "Hard", "Easy", "Hard"])).toEqual(["Ann", "Hard 1", "Easy", "Hard 2"]);
});
