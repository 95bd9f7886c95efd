import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Choice } from "../../api/client";
import { fitting } from "../../lib/verbs";
import { left, things } from "./answers";
import type { EndeavorView } from "./view";

/** Answers that have a plate in the cartouche: they leave something undone. */
const PLATES = new Set(["pass", "leave", "keep", "neutral-not"]);

interface Position {
    view: EndeavorView;
    options: Choice["do"][];
}

/** `tests/endeavor/test_board.py` writes down every question of the recorded games, and asks this test about it. */
const path = process.env["CARRACK_POSITIONS"] ?? "";

test.runIf(existsSync(path))("every answer of the recorded games is one click on the board", () => {
    const positions = readFileSync(path, "utf-8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Position);
    expect(positions.length).toBeGreaterThan(0);
    const missing = new Set<string>();
    const unclear = new Set<string>();
    for (const { view, options } of positions) {
        const choices = options.map((said, action) => ({ action, do: said }) as Choice);
        for (const choice of left(choices, view))
            if (!PLATES.has(String(choice.do["verb"])))
                missing.add(`${view.step}: ${JSON.stringify(choice.do)}`);
        for (const does of things(view))
            if (fitting(choices, does).length > 1) unclear.add(`${view.step}: ${JSON.stringify(does)}`);
    }
    expect([...missing]).toEqual([]);
    expect([...unclear]).toEqual([]);
});
