/**
 * What is told, done to a view: pieces go where the events say. The table shows with it what lies between two views;
 * numbers that no event names (points, what a card's symbols bring) follow with the view at the end.
 */
import type { Event } from "../../state/table.svelte";
import {
    deckOf,
    valueOf,
    type BoardView,
    type EndeavorView,
    type Owner,
    type RegionView,
    type SeatView,
} from "./view";

type Counts = Record<string, number>;
/** `after` is where it all ends: it knows what cannot be told, such as the card that comes up under a drawn one. */
type Change = (view: EndeavorView, event: Event, after: EndeavorView) => void;

const word = (event: Event, key: string): string => String(event[key] ?? "");
const number = (event: Event, key: string): number => Number(event[key] ?? 0);

/** More of a thing, or less; what there is none of is not named. */
function add(counts: Counts, name: string, more: number): void {
    const now = (counts[name] ?? 0) + more;
    if (now > 0) counts[name] = now;
    else delete counts[name];
}

/** Whose event it is: the one who does it, a seat or a colour of the Opposition. */
const doer = (event: Event): Owner => (event["colour"] as string | undefined) ?? number(event, "seat");

function seatOf(view: EndeavorView, event: Event): SeatView | undefined {
    return view.seat[number(event, "seat")];
}

function boardOf(view: EndeavorView, event: Event): BoardView | undefined {
    return event["colour"] === undefined ? seatOf(view, event) : view.opposition;
}

function regionWith(view: EndeavorView, city: string): RegionView | undefined {
    return Object.values(view.regions).find((region) => city in region.cities);
}

/** One disc more or less of somebody's, among those that count in a region. */
function count(counts: number[], others: Counts, owner: Owner, more: number): void {
    if (typeof owner === "number") counts[owner] = (counts[owner] ?? 0) + more;
    else if (owner !== null) add(others, owner, more);
}

function sail(view: EndeavorView, region: string, owner: Owner): void {
    const here = view.regions[region];
    const space = here?.track.find(({ disc }) => disc === null);
    if (!here) return;
    if (!space) return dock(here, owner);
    space.disc = owner;
    space.token = null;
    count(here.discs, here.others, owner, 1);
}

/** Beside a track that is full. */
function dock(here: RegionView, owner: Owner): void {
    count(here.beside, here.others_beside, owner, 1);
    count(here.discs, here.others, owner, 1);
}

function settle(view: EndeavorView, city: string, owner: Owner): void {
    const here = regionWith(view, city);
    const place = here?.cities[city];
    if (!here || !place) return;
    if (place.disc !== null) count(here.discs, here.others, place.disc, -1);
    place.disc = owner;
    place.token = null;
    count(here.discs, here.others, owner, 1);
}

/** A brown token moves a marker, never further than it stands at the end. */
function step(board: BoardView | undefined, status: string, end: BoardView | undefined): void {
    const now = board?.status[status];
    if (board && now !== undefined) board.status[status] = Math.min(now + 1, end?.status[status] ?? now + 1);
}

const pay = (seat: SeatView | undefined, discs: number): void => {
    if (seat) seat.harbour -= discs;
};

const neutral = (seat: SeatView | undefined, discs: number): void => {
    if (seat) seat.neutral_harbour += discs;
};

const gains: Change = (view, event, after) => {
    const board = boardOf(view, event);
    const token = word(event, "token");
    if (!board) return;
    add(board.tokens, token, 1);
    step(board, token, boardOf(after, event));
};

const wins: Change = (view, event) => void boardOf(view, event)?.cards.push(word(event, "card"));

/** What lies on a stack once all is over. */
function stack(view: EndeavorView, card: string, after: EndeavorView): void {
    const deck = deckOf(card);
    view.stacks[deck] = after.stacks[deck] ?? null;
    view.cards_left[deck] = after.cards_left[deck] ?? 0;
}

const draws: Change = (view, event, after) => {
    wins(view, event, after);
    stack(view, word(event, "card"), after);
};

/** Slavery is turned face down, a governor goes, any other card back to its stack. */
function discards(view: EndeavorView, board: BoardView | undefined, card: string, after: EndeavorView): void {
    if (!board) return;
    board.cards = board.cards.filter((one) => one !== card);
    if (deckOf(card) === "slavery") board.face_down = [...board.face_down, card];
    else if (valueOf(card) !== null) stack(view, card, after);
    else if (board === view.opposition) view.opposition.laid_aside.push(card);
}

const ships: Change = (view, event) => {
    sail(view, word(event, "region"), doer(event));
    if (event["colour"] === undefined) pay(seatOf(view, event), 1);
};

const occupies: Change = (view, event) => {
    settle(view, word(event, "city"), doer(event));
    if (event["colour"] === undefined) pay(seatOf(view, event), 1);
};

/** The seat takes it from whomever: its disc comes, another goes to the reserve. */
const attacks: Change = (view, event) => {
    const seat = seatOf(view, event);
    settle(view, word(event, "city"), number(event, "seat"));
    pay(seat, 2);
    if (seat) seat.reserve += 1;
    const loser = event["foe"] === undefined ? undefined : view.seat[number(event, "foe")];
    if (loser) loser.reserve += 1;
};

const routed: Change = (view, event) => {
    const ends = [word(event, "city"), word(event, "end")];
    const route = view.routes.find(({ one, other }) => ends.includes(one) && ends.includes(other));
    if (route) route.token = null;
};

const frees = (board: BoardView | undefined): void => {
    if (!board) return;
    const freed = board.cards.filter((card) => deckOf(card) === "slavery");
    board.cards = board.cards.filter((card) => deckOf(card) !== "slavery");
    board.face_down = [...board.face_down, ...freed];
};

const CHANGES: Record<string, Change> = {
    "round-begins": (view, event, after) => {
        view.round = number(event, "round");
        if (view.opposition && after.opposition) view.opposition.display = after.opposition.display;
    },
    built: (view, event) => {
        const building = word(event, "building");
        const seat = seatOf(view, event);
        if (seat) add(seat.buildings, building, 1);
        if (view.opposition)
            view.opposition.display = view.opposition.display.map((row) =>
                row.map((tile) => (tile === building ? null : tile)),
            );
        else view.tiles[building] = (view.tiles[building] ?? 0) - 1;
    },
    grew: (view, event) => {
        const seat = seatOf(view, event);
        if (!seat) return;
        seat.harbour += number(event, "discs");
        seat.reserve -= number(event, "discs");
    },
    paid: (view, event) => {
        const seat = seatOf(view, event);
        if (!seat) return;
        add(seat.manned, word(event, "building"), -1);
        seat.harbour += 1;
    },
    activated: (view, event) => {
        const seat = seatOf(view, event);
        if (seat) add(seat.manned, word(event, "building"), 1);
        pay(seat, 1);
    },
    spent: (view, event) => {
        const seat = seatOf(view, event);
        if (seat) add(seat.tokens, word(event, "token"), -1);
    },
    shipped: ships,
    "shipped-beside": ships,
    "region-opened": (view, event) => {
        const region = view.regions[word(event, "region")];
        if (region) region.open = true;
    },
    "governor-won": wins,
    occupied: occupies,
    attacked: attacks,
    "attacked-neutral": attacks,
    "attacked-foe": attacks,
    "token-taken": gains,
    "route-taken": routed,
    "card-drawn": draws,
    abolished: (view) => {
        view.abolished = true;
        view.stacks["slavery"] = null;
        view.cards_left["slavery"] = 0;
    },
    "slaves-freed": (view, event) => frees(seatOf(view, event)),
    "neutral-came": (view, event) => neutral(seatOf(view, event), 1),
    "neutral-shipped": (view, event) => {
        sail(view, word(event, "region"), "neutral");
        neutral(seatOf(view, event), -1);
    },
    "neutral-occupied": (view, event) => {
        settle(view, word(event, "city"), "neutral");
        neutral(seatOf(view, event), -1);
    },
    passed: (view, event) => {
        const seat = seatOf(view, event);
        if (seat) seat.passed = true;
    },
    "card-discarded": (view, event, after) => discards(view, seatOf(view, event), word(event, "card"), after),
    "selector-moved": (view, _, after) => {
        if (view.opposition && after.opposition) view.opposition.selector = after.opposition.selector;
    },
    "tile-refilled": (view, event, after) => {
        const building = word(event, "building");
        view.tiles[building] = (view.tiles[building] ?? 0) - 1;
        if (view.opposition && after.opposition) view.opposition.display = after.opposition.display;
    },
    "foe-card-discarded": (view, event, after) => discards(view, view.opposition, word(event, "card"), after),
    "foe-acts": (view, event) => {
        if (!view.opposition) return;
        view.opposition.acting = word(event, "colour");
        view.opposition.acted += 1;
    },
    "foe-bonus": (view, event) => {
        if (view.opposition) view.opposition.acting = word(event, "colour");
    },
    "foe-shipped": ships,
    "foe-shipped-beside": ships,
    "foe-governor-won": wins,
    "foe-occupied": occupies,
    "foe-attacked": (view, event) => {
        settle(view, word(event, "city"), word(event, "colour"));
        const seat = seatOf(view, event);
        if (seat) seat.reserve += 1;
    },
    "foe-token-taken": gains,
    "foe-route-taken": routed,
    "foe-card-drawn": draws,
    "foe-slaves-freed": (view) => frees(view.opposition),
    "foe-took": (view, event, after) => {
        const status = word(event, "status");
        const seat = seatOf(view, event);
        if (seat) {
            add(seat.tokens, status, -1);
            seat.status[status] = Math.max(0, (seat.status[status] ?? 0) - 1);
        }
        if (view.opposition) add(view.opposition.tokens, status, 1);
        step(view.opposition, status, after.opposition);
    },
};

/** The view after these events, as far as they tell it. */
export function retold(before: EndeavorView, told: readonly Event[], after: EndeavorView): EndeavorView {
    const view = structuredClone(before);
    for (const event of told) CHANGES[event.event]?.(view, event, after);
    return view;
}
