import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { View } from "../../state/show";
import type { Event } from "../../state/table.svelte";
import { retold } from "./retold";
import { read, REGIONS, type Crowd } from "./view";

interface Act {
    name: string;
    before: View;
    events: Event[];
    after: View;
}

/** `tests/discovery/test_board.py` writes down every act of the recorded games, and asks this test about it. */
const path = process.env["CARRACK_ACTS"] ?? "";

/** Where more happens than is told: the money to begin with, by the order of play; and what is taken back. */
const UNTOLD = new Set(["ordered", "undo", "rewound"]);

/** What a crowd is, whatever else is said of it. */
const plain = (crowd: Crowd | undefined): string =>
    Object.entries(crowd ?? {})
        .filter(([, count]) => (count ?? 0) > 0)
        .sort()
        .join();

/** What the show relies on: who is where, and what everybody has. */
function told(view: View): Record<string, unknown> {
    const { regions, seat, tiles, goods, ship, round } = read(view);
    const found: Record<string, unknown> = {
        tiles: tiles.toSorted().join(),
        goods: plain(goods),
        ship,
        round,
    };
    for (const region of REGIONS) {
        const { workers, discovered, good } = regions[region];
        found[region] = [workers.map(plain).join("; "), discovered, good];
    }
    seat.forEach((mat, i) => {
        for (const part of ["money", "ships"] as const) found[`${i} ${part}`] = mat[part];
        for (const source of ["colonies_1", "colonies_2", "colonies_3", "bought"])
            found[`${i} ${source}`] = mat.points[source];
        found[`${i} goods`] = plain(mat.goods);
        found[`${i} tiles`] = mat.tiles.toSorted().join();
        found[`${i} found`] = [...mat.counters, ...mat.cards].length;
    });
    return found;
}

test.runIf(existsSync(path))("events tell a view on to where the next one stands", () => {
    const acts = readFileSync(path, "utf-8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Act);
    expect(acts.length).toBeGreaterThan(0);
    const wrong = new Set<string>();
    for (const { name, before, events, after } of acts) {
        // Who falls in a battle that waits for a choice is told at its end.
        const fighting = read(after).seat.some((mat) => plain(mat.fallen) !== "");
        if (fighting || events.some(({ event }) => UNTOLD.has(event))) continue;
        const is = told(retold(before, events));
        const kinds = [...new Set(events.map(({ event }) => event))].join(" ");
        for (const [part, value] of Object.entries(told(after)))
            if (JSON.stringify(is[part]) !== JSON.stringify(value))
                wrong.add(
                    `${kinds}: ${part.replace(/^\d /, "seat ")} in ${name}: ${JSON.stringify([is[part], value])}`,
                );
    }
    expect([...wrong]).toEqual([]);
});
