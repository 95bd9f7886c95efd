/** What is looked at: another board than one's own, and the city that is pointed at. */
class Looked {
    seat = $state<number | null>(null);
    city = $state<string | null>(null);
}

export const looked = new Looked();
