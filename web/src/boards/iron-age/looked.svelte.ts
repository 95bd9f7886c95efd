/** Whose sheet is laid out in full, where it is not one's own: the card of a seat opens it, the sheet itself closes it. */
class Looked {
    seat = $state<number | null>(null);
}

export const looked = new Looked();
