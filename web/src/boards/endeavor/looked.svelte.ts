/** What is looked at: another board than one's own. */
class Looked {
    seat = $state<number | null>(null);
}

export const looked = new Looked();
