/** How those at a table are called and told apart: by name, letter, colour and pattern. */
import type { SeatTold } from "../api/client";

const LETTERS = "ABCDEFGHIJ";

export function letter(seat: number): string {
    return LETTERS[seat] ?? "?";
}

/** Everybody has a name, and no two the same: bots and guests have none of their own, and one person may hold several seats. */
export function callThem(
    seats: readonly SeatTold[],
    nameless: (letter: string, bot: boolean) => string,
    twice: (name: string, letter: string) => string,
): string[] {
    return seats.map((seat, i) => {
        if (!seat.name) return seat.taken ? nameless(letter(i), !seat.person) : "";
        const same = seats.filter((other) => other.name === seat.name).length > 1;
        return same ? twice(seat.name, letter(i)) : seat.name;
    });
}
