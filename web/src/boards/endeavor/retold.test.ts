import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Event } from "../../state/table.svelte";
import { retold } from "./retold";
import type { EndeavorView } from "./view";

interface Move {
    before: EndeavorView;
    events: Event[];
    after: EndeavorView;
}

/** Where everything lies, cards in no order; points and markers follow at the end. */
function pieces(view: EndeavorView): unknown {
    const hand = ({ cards, face_down, tokens }: EndeavorView["seat"][number]): unknown => ({
        cards: cards.toSorted(),
        face_down: face_down.toSorted(),
        tokens,
    });
    return {
        regions: Object.entries(view.regions).map(([name, { leader: _, ...region }]) => [name, region]),
        routes: view.routes,
        stacks: view.stacks,
        left: view.cards_left,
        tiles: view.tiles,
        abolished: view.abolished,
        foe: view.opposition && {
            cards: view.opposition.cards.toSorted(),
            aside: view.opposition.laid_aside.toSorted(),
            face_down: view.opposition.face_down.toSorted(),
            tokens: view.opposition.tokens,
            display: view.opposition.display,
            selector: view.opposition.selector,
        },
        seats: view.seat.map((seat) => ({
            ...(hand(seat) as object),
            buildings: seat.buildings,
            manned: seat.manned,
            harbour: seat.harbour,
            reserve: seat.reserve,
            neutral: seat.neutral_harbour,
        })),
    };
}

/** `tests/endeavor/test_board.py` writes down a move of each kind of the recorded games. */
const path = process.env["CARRACK_ACTS"] ?? "";

test.runIf(existsSync(path))("what is told of a move, done to the view before, is the view after", () => {
    const moves = readFileSync(path, "utf-8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Move);
    expect(moves.length).toBeGreaterThan(50);
    for (const { before, events, after } of moves)
        expect(pieces(retold(before, events, after)), events.map(({ event }) => event).join(" ")).toEqual(
            pieces(after),
        );
});
