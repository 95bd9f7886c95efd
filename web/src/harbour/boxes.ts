/** What is said of a box. The four of the house have words of their own; any other game has its title and seats. */
import type { GameTold } from "../api/client";
import { speech } from "../words/speech.svelte";

export interface Box {
    title: string;
    about: string;
    length: string;
    weight: string;
}

/** How many sit down when nobody says how many. */
const USUAL_SEATS: Record<string, number> = {
    "iron-age": 3,
    "discovery-2007": 4,
    "discovery-2015": 4,
    endeavor: 4,
};

/** How much there is to think about, from 1 to 5. */
export const WEIGHTS: Record<string, number> = {
    "iron-age": 2,
    "discovery-2007": 3,
    "discovery-2015": 4,
    endeavor: 3,
};

export function boxOf(id: string, title: string): Box {
    const words = speech.words();
    if (!words.knows(`box-${id}`)) return { title, about: "", length: "", weight: "" };
    const [about, length, weight] = ["about", "length", "weight"].map((form) => words.name("box", id, form));
    return { title: words.name("box", id), about: about ?? "", length: length ?? "", weight: weight ?? "" };
}

/** The order on the shelf; games that are not named stand behind. */
const SHELF = ["iron-age", "discovery-2007", "discovery-2015", "endeavor"];

export function shelved(games: readonly GameTold[]): GameTold[] {
    const place = (game: GameTold): number =>
        (SHELF.indexOf(game.id) + SHELF.length + 1) % (SHELF.length + 1);
    return games.toSorted((one, other) => place(one) - place(other));
}

/** Two where nothing else is known: one person and one bot. */
export function usualSeats(game: GameTold): number {
    const wanted = USUAL_SEATS[game.id] ?? 2;
    return game.seats.includes(wanted)
        ? wanted
        : (game.seats.find((count) => count > 1) ?? game.seats[0] ?? 1);
}

/** Seats that follow one another are a span: "2–6". */
export function span(seats: readonly number[]): string {
    const first = seats[0];
    const last = seats.at(-1);
    if (first === undefined || last === undefined) return "";
    if (first === last) return String(first);
    return last - first === seats.length - 1 ? `${first}–${last}` : seats.join(", ");
}
