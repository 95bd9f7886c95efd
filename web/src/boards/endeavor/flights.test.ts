import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Event } from "../../state/table.svelte";
import { flightsOf } from "./flights";
import { selectorsOf } from "./places";
import type { EndeavorView } from "./view";

const event = (name: string, more: Record<string, unknown>): Event =>
    ({ event: name, revision: 1, ...more }) as unknown as Event;

const free = { disc: null, token: null };
const before = {
    regions: {
        africa: { track: [{ disc: 1, token: null }, free, free] },
        caribbean: { track: [{ disc: 0, token: null }] },
    },
    stacks: { slavery: "slavery_2" },
    seat: [{ cards: ["slavery_0", "europe_1", "slavery_1"] }],
} as unknown as EndeavorView;

test("a disc sails from the harbour to the next space, and its token comes home", () => {
    expect(
        flightsOf(
            [
                event("shipped", { seat: 0, region: "africa", space: 2 }),
                event("token-taken", { seat: 0, token: "politics" }),
            ],
            before,
        ),
    ).toEqual([
        { from: "harbour 0", to: "space africa 2", piece: { disc: 0 } },
        { from: "space africa 2", to: "token 0 politics", piece: { token: "politics" } },
    ]);
});

test("a second disc in one beat takes the space after it, also a neutral one", () => {
    const flights = flightsOf(
        [
            event("shipped", { seat: 0, region: "africa", space: 2 }),
            event("neutral-shipped", { seat: 0, region: "africa" }),
        ],
        before,
    );
    expect(flights.at(-1)).toEqual({ from: "harbour 0", to: "space africa 3", piece: { disc: "neutral" } });
});

test("where the track is full a disc comes beside it", () => {
    const [flight] = flightsOf([event("shipped-beside", { seat: 0, region: "caribbean" })], before);
    expect(flight?.to).toBe("beside caribbean");
});

test("an attack costs two discs, and the loser's goes back to the reserve", () => {
    expect(flightsOf([event("attacked", { seat: 0, city: "genoa", foe: 1 })], before)).toEqual([
        { from: "city genoa", to: "reserve 1", piece: { disc: 1 } },
        { from: "harbour 0", to: "city genoa", piece: { disc: 0 } },
        { from: "harbour 0", to: "reserve 0", piece: { disc: 0 } },
    ]);
});

test("the token of a route comes from the route, not from the city", () => {
    const flights = flightsOf(
        [
            event("occupied", { seat: 0, city: "genoa" }),
            event("route-taken", { seat: 0, city: "genoa", end: "marseille" }),
            event("token-taken", { seat: 0, token: "finance" }),
        ],
        before,
    );
    expect(flights.at(-1)?.from).toBe("route genoa marseille");
});

test("cards go from the stack to the board and back, a governor from his region", () => {
    expect(
        flightsOf(
            [
                event("card-drawn", { seat: 0, card: "europe_2" }),
                event("card-discarded", { seat: 0, card: "europe_1" }),
                event("foe-governor-won", { colour: "red", card: "africa_governor" }),
            ],
            before,
        ).map(({ from, to }) => [from, to]),
    ).toEqual([
        ["stack europe", "card 0 europe_2"],
        ["card 0 europe_1", "stack europe"],
        ["governor africa", "card opposition africa_governor"],
    ]);
});

test("with abolition the stack leaves the game and held Slavery is turned face down", () => {
    expect(
        flightsOf([event("abolished", {}), event("slaves-freed", { seat: 0, cards: 2 })], before).map(
            ({ from, to }) => [from, to],
        ),
    ).toEqual([
        ["stack slavery", null],
        ["card 0 slavery_0", "down 0"],
        ["card 0 slavery_1", "down 0"],
    ]);
});

test("what only tells something moves nothing", () => {
    expect(
        flightsOf([event("round-begins", { round: 2, seat: 0 }), event("passed", { seat: 0 })], before),
    ).toEqual([]);
});

/** `tests/endeavor/test_board.py` writes down a move of each kind of the recorded games. */
const path = process.env["CARRACK_ACTS"] ?? "";

test.runIf(existsSync(path))("every disc that comes to the world in a recorded game has flown there", () => {
    const moves = readFileSync(path, "utf-8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as { before: EndeavorView; events: Event[]; after: EndeavorView });
    for (const { before: from, events, after } of moves) {
        const flights = flightsOf(events, from);
        for (const { from: start, to } of flights)
            for (const place of to === null ? [start] : [start, to])
                expect(selectorsOf(place), place).not.toHaveLength(0);
        const landed = new Set(flights.map(({ to }) => to));
        for (const [name, region] of Object.entries(after.regions)) {
            for (const [city, { disc }] of Object.entries(region.cities))
                if (disc !== null && disc !== from.regions[name]?.cities[city]?.disc)
                    expect(landed, city).toContain(`city ${city}`);
            for (const [i, { disc }] of region.track.entries())
                if (disc !== null && disc !== "closed" && disc !== from.regions[name]?.track[i]?.disc)
                    expect(landed, name).toContain(`space ${name} ${i + 1}`);
        }
    }
});
