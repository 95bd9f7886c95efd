import { expect, test } from "vitest";
import { Words } from "../../words/words";
import { isTable, Twin, type Line } from "./twin";

const TEXT = `
seat = Seat { $number }
nobody = Nobody
good-gold = gold
good-fur = fur
region-new_spain = New Spain
card-new_spain_2 = New Spain 2
card-gold_rush = gold rush
no-worker = no worker
worker-captain = captain
box-goods = Goods
source-trade = trade
source-war = war
stage-dock = the dock
box-dock = Dock
sheet-money = Money
sheet-goods = Goods
view-stage = stage
view-goods = Goods on display
view-regions = Regions
view-workers = Workers
view-players = Players
view-boxes = Boxes
view-points = Points
view-open = Open
view-top = Top cards
help-good-gold = Shiny.
beside-good = with { $many } more: { $places }
help-sheet-money = Buys things.
`;
const things = {
    "*": "sheet",
    stage: "stage",
    order: "seat",
    secret: "-",
    goods: "good",
    regions: "region",
    workers: "by-seat worker",
    worker: "worker",
    seat: "seat",
    boxes: "box",
    top: "region card",
    players: "by-seat",
    points: "by-seat source",
    "boxes.goods": "worker",
    risk: "some",
};
const neighbours = { good: { gold: ["fur"] } };
const words = new Words([{ language: "en", texts: [TEXT], numbers: {}, tables: {} }]);
const twin = new Twin({ things, neighbours }, words, ["Ann", "Bob"], {
    yes: "yes",
    no: "no",
    nothing: "none",
    nobody: "nobody",
    neighbours: "Neighbours",
    count: (name, number) => `${name} ${number}`,
    pair: (name, value) => `${name}: ${value}`,
});

function told(lines: Line[]): unknown[] {
    return lines.map((line) =>
        line.lines.length
            ? [line.label.text, told(line.lines)]
            : `${line.label.text} = ${line.parts.map((part) => part.text).join(", ")}`,
    );
}
const say = (view: Record<string, unknown>) => told(twin.lines(view));

test("a text is called by its kind, a key by its word", () => {
    expect(say({ stage: "dock", open: true })).toEqual(["Stage = the dock", "Open = yes"]);
});

test("numbers that are seats have names", () => {
    expect(say({ order: [1, 0] })).toEqual(["Order = Bob, Ann"]);
    expect(say({ order: [-1] })).toEqual(["Order = nobody"]);
    expect(say({ order: [] })).toEqual(["Order = nobody"]);
});

test("what is not to be shown is not said, nor what the page says anyway", () => {
    expect(say({ secret: 3, game: "x", actor: 0, step: "y" })).toEqual([]);
});

test("counted things stand behind their label", () => {
    expect(say({ goods: { gold: 2, fur: 1 } })).toEqual(["Goods on display = gold 2, fur 1"]);
    expect(say({ goods: {} })).toEqual(["Goods on display = none"]);
});

test("parts have lines of their own, a list by seats those of the people", () => {
    const view = { regions: { new_spain: { workers: [{ captain: 1 }, {}] } } };
    expect(say(view)).toEqual([
        ["Regions", [["New Spain", [["Workers", ["Ann = captain 1", "Bob = no worker"]]]]]],
    ]);
});

test("in a seat's part a key is the thing that it stands for, on top of the view it is everybody's", () => {
    const view = {
        goods: { fur: 1 },
        players: [
            { goods: { gold: 1 }, money: 3 },
            { goods: {}, money: 0 },
        ],
    };
    expect(say(view)).toEqual([
        "Goods on display = fur 1",
        [
            "Players",
            [
                ["Ann", ["Goods = gold 1", "Money = 3"]],
                ["Bob", ["Goods = none", "Money = 0"]],
            ],
        ],
    ]);
});

test("somebody who stands somewhere is said without the keys", () => {
    expect(say({ boxes: { dock: [{ seat: 0, worker: "captain" }, null] } })).toEqual([
        ["Boxes", [["Dock", ["1 = Ann, captain", "2 = none"]]]],
    ]);
});

test("sources of points that brought none are left out; a list of points goes by seats", () => {
    expect(say({ points: { trade: 4, war: 0 } })).toEqual(["Points = trade 4"]);
    expect(say({ points: [1, 2] })).toEqual(["Points = Ann 1, Bob 2"]);
});

test("only what there is help on is a thing", () => {
    const [goods] = twin.lines({ goods: { gold: 1, fur: 1 } });
    expect(goods?.parts.map((part) => part.thing)).toEqual([{ kind: "good", name: "gold" }, undefined]);
});

test("where there is nothing at all, one word says so", () => {
    expect(say({ regions: { new_spain: { workers: [{}, {}], open: false } } })).toEqual([
        ["Regions", [["New Spain", ["Workers = no worker", "Open = no"]]]],
    ]);
    expect(say({ boxes: { dock: [null, null] } })).toEqual(["Boxes = none"]);
    expect(say({ points: [0, 0] })).toEqual(["Points = 0"]);
});

test("none of a kind has a word of its own; within another key a key may be of another kind", () => {
    expect(say({ goods: {}, boxes: { goods: [null, null] } })).toEqual([
        "Goods on display = none",
        "Boxes = no worker",
    ]);
});

test("a number that counts only where there is one is not said while it is none", () => {
    expect(say({ risk: 0 })).toEqual([]);
    expect(say({ risk: 2 })).toEqual(["Risk = 2"]);
});

test("what lies beside a thing is said of it", () => {
    expect(say({ goods: { gold: { open: true, order: [0] } } })).toEqual([
        ["Goods on display", [["Gold", ["Open = yes", "Order = Ann", "Neighbours = fur"]]]],
    ]);
});

test("a single line says it too, where the game has words for it", () => {
    expect(say({ goods: { gold: { seat: 0 }, fur: { seat: 1 } } })).toEqual([
        ["Goods on display", ["Gold = Ann, with 1 more: fur", "Fur = Bob"]],
    ]);
});

test("parts of one word each share a line, and what is empty about them is not said", () => {
    expect(
        say({
            goods: [
                { good: "gold", seat: null },
                { good: "fur", seat: null },
            ],
        }),
    ).toEqual(["Goods on display = 1: gold, 2: fur"]);
});

test("seats with the same short lines stand side by side", () => {
    const players = (goods: unknown) => [{ goods: { gold: 1 } }, { goods }];
    const [alike] = twin.lines({ players: players({}) });
    const [nested] = twin.lines({ players: players([{ gold: 1, fur: 1 }, { gold: 2 }]) });
    expect(alike && isTable(alike)).toBe(true);
    expect(nested && isTable(nested)).toBe(false);
});

test("what bears the name of its place already is not named twice", () => {
    expect(say({ top: { new_spain: "new_spain_2" } })).toEqual(["Top cards = New Spain 2"]);
    expect(say({ top: { new_spain: "gold_rush" } })).toEqual(["Top cards = New Spain: gold rush"]);
});
