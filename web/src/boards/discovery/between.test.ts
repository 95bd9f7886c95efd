import { expect, test } from "vitest";
import { cut, entering } from "../../state/show";
import type { Update } from "../../api/client";
import type { Event } from "../../state/table.svelte";
import { betweenMoments } from "./between";
import type { View } from "../../state/show";

const NOBODY = { workers: [{}, {}], discovered: true, good: null, points: [0, 0] };
const view = {
    game: "discovery-2015",
    round: 3,
    stage: "warfare",
    options: {},
    boxes: { dock: {}, discovery: [{}, {}] },
    goods: {},
    tiles: [],
    regions: {
        peru: { ...NOBODY, workers: [{ colonist: 2 }, { soldier: 1, colonist: 1 }] },
        brazil: NOBODY,
    },
    seat: [0, 1].map(() => ({
        money: 0,
        score: 0,
        points: {},
        fallen: {},
        hand: {},
        counters: [],
        tiles: [],
    })),
} as unknown as View;

const update = (revision: number): Update => ({
    revision,
    since: 0,
    seat: 0,
    view,
    events: [],
    question: { step: "place", seat: 0, rule: "", details: {} },
    choices: [],
    options: [],
    undo: false,
    over: false,
    winners: null,
    rewound: null,
});

/** What each beat of one act tells, and the views that are seen on the way. */
function beats(...told: [event: string, more: Record<string, unknown>][]): [string[], View[]] {
    const events = told.map(([event, more]) => ({ revision: 7, event, ...more }) as Event);
    const found = cut(entering(update(6)), update(7), events, betweenMoments);
    return [
        found.map((beat) => beat.events.map(({ event }) => event).join(" ")),
        found.map((beat) => beat.update.view),
    ];
}

test("a battle is fought one hit after the other", () => {
    const [told, views] = beats(
        ["battle-begins", { seat: 0, foe: 1, region: "peru", hits: 2, back: 1 }],
        ["fell", { seat: 1, worker: "soldier", workers: 1, region: "peru" }],
        ["fell", { seat: 0, worker: "colonist", workers: 1, region: "peru" }],
    );
    expect(told).toEqual(["battle-begins", "fell", "fell"]);
    expect(views[1]).toMatchObject({
        regions: { peru: { workers: [{ colonist: 2 }, { colonist: 1 }] } },
    });
});

test("an age is counted region by region, and the points with it", () => {
    const [told, views] = beats(
        ["age-ended", { age: 1 }],
        ["colony-scored", { seat: 0, region: "peru", points: 6 }],
        ["colony-scored", { seat: 1, region: "peru", points: 2 }],
        ["colony-scored", { seat: 1, region: "brazil", points: 6 }],
    );
    expect(told).toEqual(["age-ended", "colony-scored colony-scored", "colony-scored"]);
    expect(views[1]).toMatchObject({ seat: [{ score: 6 }, { score: 2 }] });
});

test("what belongs together is one moment: a price, everybody's income, the new display", () => {
    const [told] = beats(
        ["bought", { seat: 0, tile: "mint" }],
        ["paid", { seat: 0, dollars: 10, why: "building" }],
        ["gained-money", { seat: 0, dollars: 3, why: "sets" }],
        ["gained-money", { seat: 1, dollars: 1, why: "sets" }],
        ["tile-shown", { tile: "navy" }],
        ["good-shown", { good: "fish" }],
    );
    expect(told).toEqual(["bought paid", "gained-money gained-money", "tile-shown good-shown"]);
});
