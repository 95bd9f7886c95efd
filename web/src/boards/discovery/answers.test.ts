import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Choice } from "../../api/client";
import { fitting } from "../../lib/verbs";
import { left, things } from "./answers";
import { Words, type WordsTold } from "../../words/words";
import { priceOf } from "./prices";
import { lotsOf } from "./sets";
import { WORKERS, type DiscoveryView } from "./view";

/** Answers that have a plate in the tray: they name nothing that lies on the board, or leave something undone. */
const PLATES = new Set([
    "bid",
    "pass",
    "front-order",
    "front-not",
    "land-not",
    "take-not",
    "buy-not",
    "keep-chart",
    "stay",
    "sail-charted",
    "train-not",
    "declare-war",
    "keep-peace",
    "hit",
    "retire-not",
    "migrate-not",
    "migrate-count",
    "ride-not",
    "choose-nation",
    "card-on-top",
    "card-below",
    "muster",
    "arrange-not",
    "power-not",
    "lose",
    "edict",
    "infect-not",
    "infect-count",
    "rewrite",
    "rewrite-not",
    "smuggle-from",
    "smuggle-not",
    "sell-not",
    "buy-points",
    "buy-points-not",
]);

interface Position {
    name: string;
    view: DiscoveryView;
    options: Choice["do"][];
    /** What each certainly costs. */
    paid: number[];
}

/** `tests/discovery/test_board.py` writes down every question of the recorded games, and asks this test about it. */
const path = process.env["CARRACK_POSITIONS"] ?? "";

const positions = existsSync(path)
    ? readFileSync(path, "utf-8")
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Position)
    : [];

test.runIf(existsSync(path))("goods lie in the sets that earn what the game says", () => {
    const pays = { any: 1, three: 3, four: 6 };
    for (const { view } of positions)
        for (const [seat, { sets }] of view.seat.entries())
            expect(lotsOf(view, seat, pays).reduce((sum, { dollars }) => sum + dollars, 0)).toBe(sets);
});

test.runIf(existsSync(path))("every answer that has a price says it, and the right one", () => {
    const facts = JSON.parse(readFileSync(path.replace(/jsonl$/u, "facts.json"), "utf-8")) as WordsTold;
    const words = new Words([{ language: "en", texts: [], numbers: facts.numbers, tables: facts.tables }]);
    let prices = 0;
    const wrong = new Set<string>();
    for (const { view, options, paid } of positions)
        for (const [place, said] of options.entries()) {
            const price = priceOf(view, said, words);
            prices += price > 0 ? 1 : 0;
            if (price !== paid[place]) wrong.add(`${JSON.stringify(said)}: ${price}, not ${paid[place]}`);
        }
    expect([...wrong]).toEqual([]);
    expect(prices).toBeGreaterThan(0);
});

test.runIf(existsSync(path))("every answer of the recorded games is given by something on the board", () => {
    expect(positions.length).toBeGreaterThan(0);
    const missing = new Set<string>();
    for (const { view, options } of positions) {
        const choices = options.map((said, action) => ({ action, do: said }) as Choice);
        const hand = view.seat[view.actor]?.hand;
        for (const choice of left(choices, view))
            if (!PLATES.has(String(choice.do["verb"])))
                missing.add(`${view.step}: ${JSON.stringify(choice.do)}`);
        // With each worker taken up in turn, every placement is one click.
        const once = new Set(
            WORKERS.filter((worker) => hand?.[worker]).flatMap((worker) =>
                things(view, worker)
                    .map((does) => fitting(choices, does))
                    .flatMap((fits) => (fits.length === 1 ? fits : [])),
            ),
        );
        for (const choice of choices.filter(({ do: said }) => said["verb"] !== "front-order"))
            if (view.step === "place" && !once.has(choice))
                missing.add(`place: ${JSON.stringify(choice.do)}`);
    }
    expect([...missing]).toEqual([]);
});
