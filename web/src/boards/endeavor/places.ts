/** Where the places of this table are drawn: what is sought first, then what stands for it where it is not in sight. */

const home = (owner: string): string => `[data-home="${owner}"]`;
/** On a phone the small world stands for what is not laid out below it. */
const afar = (region: string): string => `[data-region="${region}"]`;

const PLACES: Record<string, (one: string, other: string) => string[]> = {
    harbour: (seat) => [
        `${home(seat)} .discs .lies`,
        `${home(seat)} [data-thing="sheet:harbour"]`,
        `${home(seat)} [data-count="harbour"]`,
        home(seat),
    ],
    reserve: (seat) => [
        `${home(seat)} [data-thing="sheet:reserve"]`,
        `${home(seat)} [data-count="reserve"]`,
        home(seat),
    ],
    ladder: (colour) => [home(colour), home("opposition")],
    supply: (building) => [`:is(.tile, .offer)[data-thing="building:${building}"]`],
    house: (seat, building) => [`${home(seat)} .house[data-thing="building:${building}"]`, home(seat)],
    post: (seat, building) => [
        `${home(seat)} .house[data-thing="building:${building}"] .lies`,
        `${home(seat)} .house[data-thing="building:${building}"]`,
        home(seat),
    ],
    space: (region, space) => [`[data-space="${region} ${space}"]`, afar(region)],
    beside: (region) => [
        `.dock[data-thing="region:${region}"]`,
        `.ship[data-thing="region:${region}"]`,
        afar(region),
    ],
    city: (city) => [
        `.place[data-thing="city:${city}"]`,
        `.row[data-thing="city:${city}"] .disc`,
        `[data-city="${city}"]`,
    ],
    route: (city, end) => [
        `[data-route="${city}-${end}"]`,
        `[data-route="${end}-${city}"]`,
        `[data-city="${city}"]`,
    ],
    stack: (deck) => [`.stack.of-${deck}`, afar(deck === "slavery" ? "europe" : deck)],
    governor: (region) => [`.governor[data-thing="card:${region}_governor"]`, afar(region)],
    card: (owner, card) => [
        `${home(owner)} [data-thing="card:${card}"]`,
        `${home(owner)} [data-count="cards"]`,
        home(owner),
    ],
    down: (owner) => [`${home(owner)} .down`, home(owner)],
    token: (owner, token) => [
        `${home(owner)} [data-thing="status:${token}"] .marker`,
        `${home(owner)} [data-thing="token:${token}"]`,
        `${home(owner)} [data-count="${token}"]`,
        home(owner),
    ],
};

/** Selectors for a place, the best one first; several things that one of them finds are alike, and the last one counts. */
export function selectorsOf(place: string): string[] {
    const [kind = "", one = "", other = ""] = place.split(" ");
    return PLACES[kind]?.(one, other) ?? [];
}
