/** Whether the table is read as text although it has a board, and whether the list of answers is open beside one. */
import { BOARDS } from "../boards/board";
import { Kept } from "../lib/kept.svelte";

class Textual extends Kept {
    /** Whether a game has a board of its own. */
    hasBoard(game: string): boolean {
        return game in BOARDS;
    }

    /** Whether a game is read as text: because one wants to, or because there is nothing else. */
    reads(game: string): boolean {
        return this.on || !this.hasBoard(game);
    }

    /** Whether the board that is shown tells the points at the end: then nobody else has to. */
    scores(game: string): boolean {
        return !this.on && BOARDS[game]?.scores === true;
    }
}

export const textual = new Textual("carrack-text");
export const drawer = new Kept("carrack-list");
