import { expect, test } from "vitest";
import { changes, thingKey } from "./changes";
import type { Line, Part } from "./generic/twin";

const row = (name: string): Part => ({ text: name, thing: { kind: "row", name } });

function line(path: string, label: Part, said: (string | Part)[], lines: Line[] = []): Line {
    const parts = said.map((one) => (typeof one === "string" ? { text: one } : one));
    return { path, label, parts, lines };
}

/** Two seats, each with food and with developments. */
function sheets(food: number[], owned: string[][]): Line[] {
    const seats = food.map((count, seat) =>
        line(
            `/sheets/${seat}`,
            { text: `Seat ${seat}`, seat },
            [],
            [
                line(`/sheets/${seat}/food`, row("food"), [String(count)]),
                line(
                    `/sheets/${seat}/developments`,
                    { text: "Developments" },
                    (owned[seat] ?? []).map((name) => ({ text: name, thing: { kind: "development", name } })),
                ),
            ],
        ),
    );
    return [line("/sheets", { text: "Sheets" }, [], seats)];
}

test("nothing changes between a view and itself", () => {
    const { paths, things } = changes(sheets([3, 3], [[], []]), sheets([3, 3], [[], []]));
    expect([paths.size, things.size]).toEqual([0, 0]);
});

test("what changed is known by its line and by whose it is", () => {
    const { paths, things } = changes(sheets([3, 3], [[], []]), sheets([3, 5], [[], []]));
    expect([...paths]).toEqual(["/sheets/1/food"]);
    expect([...things]).toEqual([thingKey("row", "food", 1)]);
});

test("of a list only what came or went is touched", () => {
    const { things } = changes(sheets([3], [["navy", "coinage"]]), sheets([3], [["coinage", "empire"]]));
    expect(things).toEqual(
        new Set([thingKey("development", "navy", 0), thingKey("development", "empire", 0)]),
    );
});

test("a thing is touched by whatever happens in it", () => {
    const region = (workers: string): Line[] => [
        line(
            "/regions",
            { text: "Regions" },
            [],
            [
                line(
                    "/regions/cuba",
                    { text: "Cuba", thing: { kind: "region", name: "cuba" } },
                    [],
                    [line("/regions/cuba/workers", { text: "Workers" }, [workers])],
                ),
            ],
        ),
    ];
    const { paths, things } = changes(region("none"), region("1"));
    expect([...paths]).toEqual(["/regions/cuba/workers"]);
    expect([...things]).toEqual([thingKey("region", "cuba", null)]);
});

test("a line that is new, or gone, has changed", () => {
    const lone = [line("/ended", { text: "Ended" }, ["yes"])];
    expect([...changes([], lone).paths]).toEqual(["/ended"]);
    expect([...changes(lone, []).paths]).toEqual(["/ended"]);
});

test("lines that were told as one have changed where they say something else than it", () => {
    const dock = (...spaces: string[]): Line[] => [
        line(
            "/dock",
            { text: "Dock" },
            spaces.every((one) => one === "nobody") ? ["nobody"] : [],
            spaces.every((one) => one === "nobody")
                ? []
                : spaces.map((one, place) => line(`/dock/${place}`, { text: String(place) }, [one])),
        ),
    ];
    const spaces = (before: Line[], after: Line[]): string[] =>
        [...changes(before, after).paths].filter((path) => path !== "/dock");
    const empty = dock("nobody", "nobody", "nobody");
    const taken = dock("nobody", "Ann", "nobody");
    expect(spaces(empty, taken)).toEqual(["/dock/1"]);
    expect(spaces(taken, empty)).toEqual(["/dock/1"]);
    expect(spaces(taken, dock("Bo", "Ann", "nobody"))).toEqual(["/dock/0"]);
});
