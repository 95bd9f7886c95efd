/** Whether the table is read as text although it has a board. */
import { BOARDS } from "../boards/board";

const KEPT = "carrack-text";

class Textual {
    on = $state(kept());

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

    toggle(): void {
        this.on = !this.on;
        try {
            localStorage.setItem(KEPT, String(this.on));
        } catch {
            // A browser that keeps nothing: it holds until the page is left.
        }
    }
}

function kept(): boolean {
    try {
        return localStorage.getItem(KEPT) === "true";
    } catch {
        return false;
    }
}

export const textual = new Textual();
