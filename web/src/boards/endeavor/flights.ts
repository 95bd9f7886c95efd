/** What glides when something happens: a disc, a token, a card or a building, from one place of the table to another. */
import type { Event } from "../../state/table.svelte";
import type { Flight } from "../flight";
import { deckOf, nextSpace, valueOf, type EndeavorView, type Owner } from "./view";

export type Piece = { disc: Owner } | { token: string } | { card: string } | { building: string };

/** Places by their names, as `places.ts` finds them: "harbour 0", "city lima", "space africa 3". */
export interface Gliding extends Flight {
    from: string;
    to: string | null;
    piece: Piece;
}

/** What is known while a beat is told: the view before it, and where somebody came to last, since tokens lie there. */
interface Told {
    before: EndeavorView;
    place: string;
    /** Discs that came to a track in this beat. */
    shipped: Map<string, number>;
}
type Tell = (event: Event, told: Told) => Gliding[];

const word = (event: Event, key: string): string => String(event[key] ?? "");
/** Whoever does it: a seat, or a colour of the Opposition. */
const doer = (event: Event): Owner => (event["colour"] as string | undefined) ?? Number(event["seat"]);
/** Where somebody keeps cards and tokens: the colours share theirs. */
const keeper = (event: Event): string => (event["colour"] === undefined ? word(event, "seat") : "opposition");
const isSlavery = (card: string): boolean => deckOf(card) === "slavery";

/** Discs wait in the harbour of a seat, on the ladder of the Opposition. */
const waiting = (owner: Owner): string =>
    typeof owner === "number" ? `harbour ${owner}` : `ladder ${owner}`;

const disc = (owner: Owner, from: string, to: string | null): Gliding => ({
    from,
    to,
    piece: { disc: owner },
});
const token = (name: string, from: string, to: string | null): Gliding => ({
    from,
    to,
    piece: { token: name },
});
const card = (name: string, from: string, to: string | null): Gliding => ({
    from,
    to,
    piece: { card: name },
});

/** The next space of a track, counted from 1; beside it where it is full. */
function berth(region: string, told: Told): string {
    const track = told.before.regions[region]?.track ?? [];
    const space = nextSpace(track) + (told.shipped.get(region) ?? 0) + 1;
    told.shipped.set(region, (told.shipped.get(region) ?? 0) + 1);
    return space > track.length ? `beside ${region}` : `space ${region} ${space}`;
}

const ships =
    (owner: (event: Event) => Owner): Tell =>
    (event, told) => {
        told.place = berth(word(event, "region"), told);
        const from = event["colour"] === undefined ? `harbour ${word(event, "seat")}` : waiting(doer(event));
        return [disc(owner(event), from, told.place)];
    };

const occupies =
    (owner: (event: Event) => Owner): Tell =>
    (event, told) => {
        told.place = `city ${word(event, "city")}`;
        const from = event["colour"] === undefined ? `harbour ${word(event, "seat")}` : waiting(doer(event));
        return [disc(owner(event), from, told.place)];
    };

/** The loser's disc goes back to its reserve; a neutral one leaves the game, one of the Opposition the table. */
function falls(owner: Owner, place: string): Gliding {
    return disc(owner, place, typeof owner === "number" ? `reserve ${owner}` : null);
}

/** A disc takes the city, a second one is the price. */
const attacks =
    (loser: (event: Event) => Owner): Tell =>
    (event, told) => {
        const seat = Number(event["seat"]);
        told.place = `city ${word(event, "city")}`;
        return [
            falls(loser(event), told.place),
            disc(seat, `harbour ${seat}`, told.place),
            disc(seat, `harbour ${seat}`, `reserve ${seat}`),
        ];
    };

const takes: Tell = (event, { place }) =>
    place === ""
        ? []
        : [token(word(event, "token"), place, `token ${keeper(event)} ${word(event, "token")}`)];

/** The Opposition keeps no blue token: one that it uses, and one that it may not, leaves the table. */
const leaves: Tell = (event, { place }) => (place === "" ? [] : [token(word(event, "token"), place, null)]);

const follows: Tell = (event, told) => {
    told.place = `route ${word(event, "city")} ${word(event, "end")}`;
    return [];
};

const draws: Tell = (event) => {
    const name = word(event, "card");
    return [card(name, `stack ${deckOf(name)}`, `card ${keeper(event)} ${name}`)];
};

const wins: Tell = (event) => {
    const name = word(event, "card");
    return [card(name, `governor ${deckOf(name)}`, `card ${keeper(event)} ${name}`)];
};

/** Slavery is turned face down, a governor leaves, any other card goes back to its stack. */
const discards =
    (owner: (event: Event) => string): Tell =>
    (event) => {
        const name = word(event, "card");
        const from = `card ${owner(event)} ${name}`;
        if (isSlavery(name)) return [card(name, from, `down ${owner(event)}`)];
        return [card(name, from, valueOf(name) === null ? null : `stack ${deckOf(name)}`)];
    };

const frees =
    (owner: (event: Event) => string, cards: (event: Event, view: EndeavorView) => readonly string[]): Tell =>
    (event, { before }) =>
        cards(event, before)
            .filter(isSlavery)
            .map((name) => card(name, `card ${owner(event)} ${name}`, `down ${owner(event)}`));

const seatOf = (event: Event): string => word(event, "seat");

const TELL: Record<string, Tell> = {
    built: (event) => {
        const building = word(event, "building");
        return [
            { from: `supply ${building}`, to: `house ${seatOf(event)} ${building}`, piece: { building } },
        ];
    },
    grew: (event) =>
        Array.from({ length: Number(event["discs"]) }, () =>
            disc(doer(event), `reserve ${seatOf(event)}`, `harbour ${seatOf(event)}`),
        ),
    "neutral-came": (event) => [disc("neutral", `reserve ${seatOf(event)}`, `harbour ${seatOf(event)}`)],
    paid: (event) => [
        disc(doer(event), `post ${seatOf(event)} ${word(event, "building")}`, `harbour ${seatOf(event)}`),
    ],
    activated: (event) => [
        disc(doer(event), `harbour ${seatOf(event)}`, `post ${seatOf(event)} ${word(event, "building")}`),
    ],
    spent: (event) => {
        const name = word(event, "token");
        return [token(name, `token ${seatOf(event)} ${name}`, null)];
    },
    shipped: ships(doer),
    "shipped-beside": ships(doer),
    "neutral-shipped": ships(() => "neutral"),
    "foe-shipped": ships(doer),
    "foe-shipped-beside": ships(doer),
    occupied: occupies(doer),
    "neutral-occupied": occupies(() => "neutral"),
    "foe-occupied": occupies(doer),
    attacked: attacks((event) => Number(event["foe"])),
    "attacked-neutral": attacks(() => "neutral"),
    "attacked-foe": attacks(doer),
    "foe-attacked": (event, told) => {
        told.place = `city ${word(event, "city")}`;
        const owner = doer(event);
        return [falls(Number(event["seat"]), told.place), disc(owner, waiting(owner), told.place)];
    },
    "route-taken": follows,
    "foe-route-taken": follows,
    "token-taken": takes,
    "foe-token-taken": takes,
    "foe-token-found": leaves,
    "foe-token-lost": leaves,
    "foe-took": (event) => {
        const name = word(event, "status");
        return [token(name, `token ${seatOf(event)} ${name}`, `token opposition ${name}`)];
    },
    "card-drawn": draws,
    "foe-card-drawn": draws,
    "governor-won": wins,
    "foe-governor-won": wins,
    "governor-lost": (event) => {
        const name = word(event, "card");
        return [card(name, `governor ${deckOf(name)}`, null)];
    },
    "card-discarded": discards(seatOf),
    "foe-card-discarded": discards(() => "opposition"),
    abolished: (_, { before }) => {
        const top = before.stacks["slavery"] ?? null;
        return top === null ? [] : [card(top, "stack slavery", null)];
    },
    "slaves-freed": frees(seatOf, (event, view) => view.seat[Number(event["seat"])]?.cards ?? []),
    "foe-slaves-freed": frees(
        () => "opposition",
        (_, view) => view.opposition?.cards ?? [],
    ),
};

/** In the order in which it is told. */
export function flightsOf(news: readonly Event[], before: EndeavorView): Gliding[] {
    const told: Told = { before, place: "", shipped: new Map() };
    return news.flatMap((event) => TELL[event.event]?.(event, told) ?? []);
}
