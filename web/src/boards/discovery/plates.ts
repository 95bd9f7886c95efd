/** The answers for which nothing lies on the board: each is a plate in the tray, with a picture where one helps. */
import type { Choice } from "../../api/client";
import type { Do } from "../../lib/verbs";
import type { Words } from "../../words/words";
import { dollars } from "./money";
import { REGIONS, type DiscoveryView } from "./view";

export interface Plate {
    said: Do;
    /** What it is about, for the help. */
    kind: string;
    name: string;
    /** A few words; the whole answer where it is empty. */
    text: string;
    worker?: string;
    /** Whose it is. */
    seat?: number;
    good?: string;
    /** Pictures that say it all: seats one after the other, and what it is about. Everybody else hears the words. */
    seats?: readonly number[];
    sign?: string;
}

/** Whose worker a hit takes, and where, is what waits for the question. */
export function battlefield(view: DiscoveryView): { foe: number; region: string } | null {
    const waiting = view.waiting;
    if (waiting === null || !["hit", "lose", "infect-count"].includes(view.step)) return null;
    const foe = view.step === "lose" ? view.actor : (waiting[2] ?? -1);
    const region = REGIONS[waiting[3] ?? -1];
    return region === undefined ? null : { foe, region };
}

/** The region that the question is about: a battle there, or somebody who is about to leave it. */
export function fieldOf(view: DiscoveryView): string | null {
    if (["migrate-to", "migrate", "ride-to"].includes(view.step))
        return REGIONS[view.waiting?.[2] ?? -1] ?? null;
    return battlefield(view)?.region ?? null;
}

/** What an answer is about where it names nothing itself. */
const ABOUT: Record<string, readonly [kind: string, name: string]> = {
    bid: ["sheet", "bid"],
    pass: ["sheet", "bid"],
    "front-order": ["tile", "university"],
    "front-not": ["tile", "university"],
    "land-not": ["box", "dock"],
    "take-not": ["box", "goods"],
    "buy-not": ["box", "capital"],
    "keep-chart": ["tile", "new_world_cartography"],
    stay: ["box", "discovery"],
    "sail-charted": ["nation", "portugal"],
    "train-not": ["box", "training"],
    "declare-war": ["box", "warfare"],
    "keep-peace": ["box", "warfare"],
    "retire-not": ["worker", "soldier"],
    "migrate-not": ["tile", "migration"],
    "migrate-count": ["tile", "migration"],
    "ride-not": ["tile", "stable"],
    "card-on-top": ["sheet", "cards"],
    "card-below": ["sheet", "cards"],
    muster: ["nation", "england"],
    "arrange-not": ["nation", "england"],
    edict: ["tile", "papal_edict"],
    "infect-not": ["tile", "plague_3"],
    "infect-count": ["tile", "plague_3"],
    rewrite: ["tile", "rewrite_history"],
    "rewrite-not": ["tile", "rewrite_history"],
    "smuggle-not": ["tile", "smuggler"],
    "sell-not": ["tile", "trader"],
    "buy-points": ["sheet", "score"],
    "buy-points-not": ["sheet", "score"],
};

export function plateOf({ do: said }: Choice, view: DiscoveryView, words: Words): Plate {
    const verb = String(said["verb"]);
    const [kind, name] = ABOUT[verb] ?? ["nation", view.seat[view.actor]?.nation ?? ""];
    const plate: Plate = { said, kind, name, text: "" };
    switch (verb) {
        case "bid":
            return { ...plate, text: dollars(Number(said["dollars"])) };
        case "buy-points": {
            const price = words.table("ages").find((age) => Number(age["last"]) >= view.round)?.["point"];
            return {
                ...plate,
                text: `+${said["points"]} · ${dollars(Number(said["points"]) * Number(price ?? 0))}`,
            };
        }
        case "choose-nation":
            return { ...plate, kind: "nation", name: String(said["nation"]) };
        case "hit":
        case "lose": {
            const worker = String(said["worker"]);
            const seat = battlefield(view)?.foe ?? view.actor;
            return {
                ...plate,
                kind: "worker",
                name: worker,
                text: words.name("worker", worker),
                worker,
                seat,
            };
        }
        case "migrate-count":
            return { ...plate, worker: "colonist", seat: view.actor };
        case "infect-count":
            return { ...plate, worker: "colonist", seat: battlefield(view)?.foe ?? view.actor };
        case "declare-war":
            return { ...plate, seats: [Number(said["seat"])], sign: "sword" };
        case "rewrite":
            return { ...plate, seats: [Number(said["seat"])], sign: "rose" };
        case "edict": {
            const both = [view.actor, Number(said["seat"])];
            return { ...plate, seats: said["lead"] === "self" ? both : both.toReversed() };
        }
        case "smuggle-from": {
            const good = String(said["good"]);
            return { ...plate, kind: "good", name: good, good, seat: Number(said["seat"]) };
        }
        default:
            return plate;
    }
}
