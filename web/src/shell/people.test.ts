import { expect, test } from "vitest";
import type { SeatTold } from "../api/client";
import { callThem, letter } from "./people";

const REST = { host: false, resigned: false, here: false, seen: null, away: null, muted: false };

function seat(name: string, bot: string | null = null): SeatTold {
    return { seat: 0, name, bot, taken: true, person: bot === null, ...REST };
}

const call = (seats: SeatTold[]) =>
    callThem(
        seats,
        (letter, bot) => `${bot ? "Bot" : "Guest"} ${letter}`,
        (name, letter) => `${name} ${letter}`,
    );

test("people have their names, bots a letter", () => {
    expect(call([seat("Ann"), seat("", "greedy")])).toEqual(["Ann", "Bot B"]);
});

test("a guest without a name has a letter too", () => {
    expect(call([seat(""), seat("", "random")])).toEqual(["Guest A", "Bot B"]);
});

test("one person in two seats is told apart by letter", () => {
    expect(call([seat("Ann"), seat("Bob"), seat("Ann")])).toEqual(["Ann A", "Bob", "Ann C"]);
});

test("a seat that nobody has taken has no name", () => {
    expect(call([{ ...seat(""), taken: false }])).toEqual([""]);
});

test("seats are lettered from A", () => {
    expect([0, 5].map(letter)).toEqual(["A", "F"]);
});
