/**
 * What every thing on the board answers to the question that is open, as far as the thing itself decides it. The board
 * draws from here and a test asks here: together with the plates of the cartouche these are all answers there are.
 */
import type { Choice } from "../../api/client";
import { fitting, type Do } from "../../lib/verbs";
import {
    BLUE,
    CITIES,
    holder,
    OVERSEAS,
    STATUSES,
    tilesOf,
    type EndeavorView,
    type SeatView,
    type Tile,
} from "./view";

/** A city: what stands there says whether it can be occupied or attacked. */
export function cityDoes(view: EndeavorView, city: string): Do | null {
    switch (view.step) {
        case "work":
            return { verb: holder(view, city) === null ? "occupy" : "attack", city };
        case "settle":
        case "foe-occupy":
            return { verb: "occupy", city };
        case "foe-attack":
            return { verb: "attack", city };
        case "neutral":
            return { verb: "neutral-occupy", city };
        case "clear":
            return { verb: "clear", city };
        default:
            return null;
    }
}

const ON_TRACK: Record<string, string> = {
    work: "ship",
    "foe-ship": "ship",
    neutral: "neutral-ship",
    close: "close",
};

/** The next space of a region's shipping track, or the place beside it when it is full. */
export function trackDoes(view: EndeavorView, region: string): Do | null {
    const verb = ON_TRACK[view.step];
    return verb === undefined ? null : { verb, region };
}

/** A stack of cards. */
export const stackDoes = (view: EndeavorView, deck: string): Do | null =>
    ["work", "foe-draw"].includes(view.step) ? { verb: "draw", deck } : null;

/** A building in the supply or on display. */
export const supplyDoes = (view: EndeavorView, building: string): Do | null =>
    view.step === "build" ? { verb: "build", building } : null;

/** A building of one's own. Of several like ones those are meant that can be: empty ones to use, others to pay. */
export function tileDoes(view: EndeavorView, seat: SeatView, tile: Tile): Do | null {
    const { building, manned } = tile;
    const used = seat.manned[building] ?? 0;
    const free = (seat.buildings[building] ?? 0) - used;
    if (view.step === "act") return manned && free > 0 ? null : { verb: "activate", building };
    if (view.step === "salary" || view.step === "work")
        return !manned && used > 0 ? null : { verb: "pay", building };
    return null;
}

/** A blue token of one's own. */
export const tokenDoes = (view: EndeavorView, token: string): Do | null =>
    view.step === "act" ? { verb: "spend", token } : null;

/** A card of one's own. */
export const cardDoes = (view: EndeavorView, card: string): Do | null =>
    view.step === "discard" ? { verb: "discard", card } : null;

/** A card of the Opposition. */
export const foeCardDoes = (view: EndeavorView, card: string): Do | null =>
    view.step === "foe-discard" ? { verb: "discard", card } : null;

/** A track of one's own board. */
export const statusDoes = (view: EndeavorView, status: string): Do | null =>
    view.step === "foe-take" ? { verb: "give", status } : null;

/** Everything that stands on the board for whoever is asked. */
export function things(view: EndeavorView): Do[] {
    const mine = view.seat[view.actor];
    const found = [
        ...CITIES.map((city) => cityDoes(view, city)),
        ...OVERSEAS.map((region) => trackDoes(view, region)),
        ...Object.keys(view.stacks).map((deck) => stackDoes(view, deck)),
        ...onOffer(view).map((building) => supplyDoes(view, building)),
        ...(mine ? tilesOf(mine).map((tile) => tileDoes(view, mine, tile)) : []),
        ...BLUE.filter((token) => mine?.tokens[token]).map((token) => tokenDoes(view, token)),
        ...(mine?.cards ?? []).map((card) => cardDoes(view, card)),
        ...(view.opposition?.cards ?? []).map((card) => foeCardDoes(view, card)),
        ...STATUSES.map((status) => statusDoes(view, status)),
    ];
    return found.filter((does) => does !== null);
}

/** The buildings that are drawn: all of them, or alone those on display. */
export function onOffer(view: EndeavorView): string[] {
    return view.opposition
        ? view.opposition.display.flat().filter((tile) => tile !== null)
        : Object.keys(view.tiles);
}

/** Answers for which no thing stands: each gets a plate in the cartouche. */
export function left(options: readonly Choice[], view: EndeavorView): Choice[] {
    const standing = new Set(things(view).flatMap((does) => fitting(options, does)));
    return options.filter((option) => !standing.has(option));
}
