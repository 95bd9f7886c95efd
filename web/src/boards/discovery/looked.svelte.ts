/** Whose mat is laid out, where it is not one's own: the card of a seat opens it, the mat itself closes it. */
class Looked {
    seat = $state<number | null>(null);
}

export const looked = new Looked();
