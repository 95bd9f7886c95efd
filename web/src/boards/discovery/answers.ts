/**
 * What every thing on the board answers to the question that is open, as far as the thing itself decides it. The board
 * draws from here and a test asks here: together with the plates of the tray these are all answers there are.
 */
import type { Choice } from "../../api/client";
import { fitting, type Do } from "../../lib/verbs";
import { IN_REGION } from "./clicks";
import { REGIONS, SCHOOL, SPECIALISTS, WORKERS, type DiscoveryView, type Slot } from "./view";

export function regionDoes(view: DiscoveryView, region: string): Do | null {
    if (view.step === "place")
        return view.options["scouting"] && !view.regions[region as "peru"].discovered
            ? { verb: "scout", region }
            : null;
    const verb = IN_REGION[view.step];
    return verb === undefined ? null : { verb, region };
}

/** The lines along which the University moves a worker to the front. */
const TO_THE_FRONT: Record<string, string> = {
    goods: "front-goods",
    capital: "front-capital",
    warfare: "front-warfare",
};

/** A place in a line, counted from 0: the first free one takes the worker that is taken up. */
export function slotDoes(view: DiscoveryView, box: string, place: number, up: string | null): Do | null {
    const line = view.boxes[box] as Slot[];
    const full = line[place] !== null;
    if (view.step === "place")
        return up !== null && !full && place === line.indexOf(null)
            ? { verb: "place", worker: up, box }
            : null;
    if (view.step !== "front" || !full || line[place]?.seat !== view.actor) return null;
    if (box === "initiative") return { verb: "front-initiative" };
    const verb = TO_THE_FRONT[box];
    return verb === undefined ? null : { verb, slot: place + 1 };
}

/** The dock's places in the order in which they land. */
const DOCK = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "X", "Y"];
const DOCK_SHIPS = ["ship-1", "ship-2", "ship-3"];
const dockPlace = (name: string): number =>
    /^\d+$/.test(name) ? Number(name) : [...DOCK, ...DOCK_SHIPS].indexOf(name) + 1;

/** The places of the dock that are drawn: numbered ones, X and Y, and ships where somebody has the Mayflower. */
export function dockOf(view: DiscoveryView): string[] {
    const names = Object.keys(view.boxes.dock);
    const mayflower = view.seat.some((seat) => seat.tiles.includes("mayflower"));
    const ships = mayflower ? DOCK_SHIPS.filter((name) => !names.includes(name)) : [];
    return [...names, ...ships].sort((one, other) => dockPlace(one) - dockPlace(other));
}

export function dockDoes(view: DiscoveryView, name: string, up: string | null): Do | null {
    const dock = view.boxes.dock;
    const full = (dock[name] ?? null) !== null;
    if (view.step === "place") {
        if (up === null || full) return null;
        if (DOCK_SHIPS.includes(name))
            return name === DOCK_SHIPS.find((ship) => !dock[ship])
                ? { verb: "place-ship", worker: up }
                : null;
        const free = Object.keys(dock).find((one) => /^\d+$/.test(one) && dock[one] === null);
        return name === free ? { verb: "place", worker: up, box: "dock" } : null;
    }
    if (!full) return null;
    const place = dockPlace(name);
    if (view.step === "arrange") return { verb: "arrange", place };
    if (view.step !== "front" || dock[name]?.seat !== view.actor) return null;
    // England can put workers beyond the printed places: these have no name of their own there.
    return place > DOCK.length + DOCK_SHIPS.length
        ? { verb: "arrange", place }
        : { verb: "front-dock", slot: name };
}

/** A space among the specialists. */
export function schoolDoes(view: DiscoveryView, box: string, up: string | null): Do | null {
    return view.step === "replace" ? { verb: "replace", box } : slotDoes(view, box, 0, up);
}

/** The specialist printed beside a space. */
export function specialistDoes(view: DiscoveryView, worker: string): Do | null {
    return ["train", "reward", "spoils"].includes(view.step) ? { verb: "train", worker } : null;
}

/** A box without places: shipping and discovery. */
export function crowdDoes(view: DiscoveryView, box: string, up: string | null): Do | null {
    return view.step === "place" && up !== null ? { verb: "place", worker: up, box } : null;
}

const WITH_GOOD: Record<string, string> = { take: "take", claim: "claim" };
const WITH_OWN_GOOD: Record<string, string> = { sell: "sell", "smuggle-for": "smuggle-for" };
const withGood = (verb: string | undefined, good: string): Do | null =>
    verb === undefined ? null : { verb, good };

/** A good on display. */
export const goodDoes = (view: DiscoveryView, good: string): Do | null =>
    withGood(WITH_GOOD[view.step], good);

/** A good in one's own hands. */
export const ownGoodDoes = (view: DiscoveryView, good: string): Do | null =>
    withGood(WITH_OWN_GOOD[view.step], good);

export const tileDoes = (view: DiscoveryView, tile: string): Do | null =>
    view.step === "buy" ? { verb: "buy", tile } : null;

export const shipDoes = (view: DiscoveryView): Do | null =>
    view.step === "seize" ? { verb: "seize-ship" } : null;

/** The deck of cards. */
export function deckDoes(view: DiscoveryView): Do | null {
    if (view.step === "expedition") return { verb: view.deck_open ? "sail-beyond" : "sail-charted" };
    return view.step === "place" && view.options["scouting"] ? { verb: "scout-deck" } : null;
}

/** A worker in hand, to be taken up. */
export const handDoes = (view: DiscoveryView, worker: string): Do | null =>
    view.step === "place" ? { verb: "place", worker } : null;

/** A worker in the discovery box who can join the expedition. */
export const explorerDoes = (view: DiscoveryView, worker: string): Do | null =>
    view.step === "expedition" ? { verb: "enlist", worker } : null;

/** Everything that stands on the board for whoever is asked, with the worker that is taken up. */
export function things(view: DiscoveryView, up: string | null): Do[] {
    const mine = view.seat[view.actor];
    const lines = ["initiative", "goods", "capital", "warfare"];
    const found = [
        ...REGIONS.map((region) => regionDoes(view, region)),
        ...lines.flatMap((box) =>
            (view.boxes[box] as Slot[]).map((_, place) => slotDoes(view, box, place, up)),
        ),
        ...dockOf(view).map((name) => dockDoes(view, name, up)),
        ...SCHOOL.filter((box) => box in view.boxes).map((box) => schoolDoes(view, box, up)),
        ...SPECIALISTS.filter((box) => box in view.boxes).map((worker) => specialistDoes(view, worker)),
        ...["shipping", "discovery"].map((box) => crowdDoes(view, box, up)),
        ...Object.keys(view.goods).map((good) => goodDoes(view, good)),
        ...view.tiles.map((tile) => tileDoes(view, tile)),
        shipDoes(view),
        deckDoes(view),
        ...Object.keys(mine?.goods ?? {}).map((good) => ownGoodDoes(view, good)),
        ...WORKERS.filter((worker) => mine?.hand[worker]).map((worker) => handDoes(view, worker)),
        ...WORKERS.map((worker) => explorerDoes(view, worker)),
    ];
    return found.filter((does) => does !== null);
}

/** Answers for which no thing stands, whoever is taken up: each gets a plate in the tray. */
export function left(options: readonly Choice[], view: DiscoveryView): Choice[] {
    const hand = view.seat[view.actor]?.hand;
    const all = [null, ...WORKERS.filter((worker) => hand?.[worker])].flatMap((up) => things(view, up));
    const standing = new Set(all.flatMap((does) => fitting(options, does)));
    return options.filter((option) => !standing.has(option));
}
