/** Where the cards of a board lie: in slots by the limit, Slavery behind the others, a governor in his own if he must. */
import { deckOf, type BoardView } from "./view";

export interface Hand {
    /** Cards in the five slots. */
    slots: string[];
    /** The governor in the slot of his own; it stays empty as long as everything fits without it. */
    apart: string | null;
}

const isSlavery = (card: string): boolean => deckOf(card) === "slavery";
const isGovernor = (card: string): boolean => card.endsWith("_governor");

/** Points say whether the governor's slot counts as empty: no rule is told here twice. */
export function handOf(mat: BoardView): Hand {
    const governors = mat.cards.filter(isGovernor);
    const apart = (mat.points["slot"] ?? 0) > 0 ? null : (governors[0] ?? null);
    const rest = mat.cards.filter((card) => card !== apart);
    return {
        slots: [...rest.filter((card) => !isSlavery(card)), ...rest.filter(isSlavery)],
        apart,
    };
}

/** How many cards would have to go if one passed now: one Slavery card may lie above the limit until abolition. */
export function overLimit(mat: BoardView, abolished: boolean): number {
    const { slots } = handOf(mat);
    const slavery = !abolished && slots.some(isSlavery) ? 1 : 0;
    return Math.max(0, slots.length - mat.limit - slavery);
}
