/** Whose things are laid out in full, where they are not one's own: the card of a seat opens them, they close themselves. */
import type { Board } from "./board";

class Looked {
    seat = $state<number | null>(null);
}

export const looked = new Looked();

/** For a board: they come into sight, and are put away when something is asked or answered, by Escape, or when the board goes. */
export function laysOut(board: () => Board, root: () => HTMLElement | undefined): void {
    const asked = $derived(board().options.length > 0 ? board().view : null);
    $effect(() => {
        void asked;
        return () => (looked.seat = null);
    });
    $effect(() => {
        if (looked.seat === null) return;
        const back = (event: KeyboardEvent): void => {
            if (event.key === "Escape") looked.seat = null;
        };
        document.addEventListener("keydown", back);
        return () => document.removeEventListener("keydown", back);
    });
    $effect(() => {
        if (looked.seat !== null) root()?.scrollIntoView({ behavior: board().still ? "auto" : "smooth" });
    });
}
