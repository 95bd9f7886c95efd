/**
 * A view told on: what the table looks like after some events, as far as events say it. The server sends one view an
 * update; a show of many acts needs those in between. What is not told (who would score, what a box counts) stays as it
 * was until the update's own view comes.
 */
import type { Event } from "../../state/table.svelte";
import { read, type Crowd, type DiscoveryView, type RegionView, type SeatView, type Slot } from "./view";
import type { View } from "../../state/show";

/** An event as the tale reads it: everything by name, numbers as numbers. */
class Told {
    constructor(
        readonly event: Event,
        readonly view: DiscoveryView,
    ) {}
    text(name: string): string {
        return String(this.event[name] ?? "");
    }
    number(name: string): number {
        return Number(this.event[name] ?? 0);
    }
    /** How many workers: one where it is not said. */
    get count(): number {
        return Number(this.event["workers"] ?? 1);
    }
    get seat(): number {
        return this.number("seat");
    }
    get mat(): SeatView | undefined {
        return this.view.seat[this.seat];
    }
    region(name = "region"): RegionView | undefined {
        return this.view.regions[this.text(name) as "peru"];
    }
    /** The seat's workers in a region. */
    crowd(name = "region"): Crowd | undefined {
        return this.region(name)?.workers[this.seat];
    }
}

function add(crowd: Crowd | undefined, worker: string, count: number): void {
    if (crowd === undefined) return;
    const left = Math.max(0, (crowd[worker] ?? 0) + count);
    if (left > 0) crowd[worker] = left;
    else delete crowd[worker];
}

function without(list: string[], name: string): void {
    const place = list.indexOf(name);
    if (place >= 0) list.splice(place, 1);
}

function stand(told: Told, box: string): void {
    const { view, seat } = told;
    const worker = told.text("worker");
    const slot = { seat, worker };
    if (box === "dock") {
        const free = Object.keys(view.boxes.dock).find(
            (name) => /^\d+$/.test(name) && !view.boxes.dock[name],
        );
        if (free !== undefined) view.boxes.dock[free] = slot;
    } else if (box === "shipping" || box === "discovery") add(view.boxes[box][seat], worker, 1);
    else {
        const line = view.boxes[box] as Slot[] | undefined;
        const free = line?.indexOf(null) ?? -1;
        if (line && free >= 0) line[free] = slot;
    }
    add(told.mat?.hand, worker, -1);
}

/** In the edition of 2007 all but soldiers are colonists once they have landed, unless colonists are few. */
function ashore({ view, event }: Told): string {
    const swapped = view.game === "discovery-2007" && !view.options["strict_colonists"];
    return swapped && event["worker"] !== "soldier" ? "colonist" : String(event["worker"]);
}

/** Whoever fell by a choice has left the region already, and lies beside it until the battle is over. */
function fall(told: Told): void {
    const worker = told.text("worker");
    const lying = Math.min(told.mat?.fallen[worker] ?? 0, told.count);
    add(told.mat?.fallen, worker, -lying);
    add(told.crowd(), worker, lying - told.count);
}

function smuggle(told: Told): void {
    const foe = told.view.seat[told.number("foe")];
    for (const [name, sign] of [
        ["good", 1],
        ["own", -1],
    ] as const) {
        add(told.mat?.goods, told.text(name), sign);
        add(foe?.goods, told.text(name), -sign);
    }
}

function steal(told: Told): void {
    const counter = told.text("counter");
    without(told.view.seat[told.number("foe")]?.counters ?? [], counter);
    told.mat?.counters.push(counter);
}

/** Whoever lands or turns back leaves the first place on the dock where such a worker stands. */
function leaveDock({ view, seat, event }: Told): void {
    const dock = view.boxes.dock;
    const place = Object.keys(dock).find(
        (name) => dock[name]?.seat === seat && dock[name]?.worker === event["worker"],
    );
    if (place !== undefined) dock[place] = null;
}

function earn(told: Told, dollars: number): void {
    if (told.mat) told.mat.money += dollars;
}

function score(told: Told, source: string): void {
    const { mat } = told;
    const points = told.number("points");
    if (mat === undefined) return;
    mat.points[source] = (mat.points[source] ?? 0) + points;
    mat.score += points;
}

function ship(told: Told, waits: boolean): void {
    if (told.mat) told.mat.ships += 1;
    if (waits) told.view.ship = false;
}

function homeFrom(told: Told): void {
    if (told.mat) Object.assign(told.mat, { crew: {}, strength: 0 });
}

const TALE: Record<string, (told: Told) => void> = {
    placed: (told) => stand(told, told.text("box")),
    landed: (told) => {
        leaveDock(told);
        add(told.crowd(), ashore(told), 1);
    },
    "turned-back": leaveDock,
    settled: (told) => add(told.crowd(), told.text("worker"), told.count),
    joined: (told) => {
        const place = told.text("place");
        const crowd = place === "hand" ? told.mat?.hand : told.view.boxes.discovery[told.seat];
        if (place !== "dock") add(crowd, told.text("worker"), told.count);
    },
    "gained-money": (told) => earn(told, told.number("dollars")),
    paid: (told) => earn(told, -told.number("dollars")),
    robbed: (told) => earn(told, -told.number("dollars")),
    "good-taken": (told) => {
        add(told.view.goods, told.text("good"), -1);
        add(told.mat?.goods, told.text("good"), 1);
    },
    "good-drawn": (told) => add(told.mat?.goods, told.text("good"), 1),
    "region-good-taken": (told) => {
        const region = told.region();
        if (region) region.good = null;
        add(told.mat?.goods, told.text("good"), 1);
    },
    smuggled: smuggle,
    sold: (told) => add(told.mat?.goods, told.text("good"), -1),
    "ship-won": (told) => ship(told, true),
    "ship-seized": (told) => ship(told, true),
    "ship-given": (told) => ship(told, false),
    "ship-shown": ({ view }) => (view.ship = true),
    bought: (told) => {
        without(told.view.tiles, told.text("tile"));
        told.mat?.tiles.push(told.text("tile"));
    },
    "tile-shown": (told) => told.view.tiles.push(told.text("tile")),
    "tiles-went": ({ view }) => (view.tiles = []),
    "good-shown": (told) => add(told.view.goods, told.text("good"), 1),
    "goods-went": ({ view }) => (view.goods = {}),
    "counter-turned": (told) => {
        const region = told.region();
        if (region) region.counter = told.text("counter");
    },
    discovered: (told) => {
        const region = told.region();
        if (region) Object.assign(region, { discovered: true, counter: null });
        told.mat?.counters.push(told.text("counter"));
        homeFrom(told);
    },
    failed: homeFrom,
    "failed-beyond": homeFrom,
    "discovered-beyond": (told) => {
        told.mat?.cards.push(told.text("card"));
        homeFrom(told);
    },
    "counter-stolen": steal,
    fell: fall,
    infected: (told) => add(told.crowd(), "colonist", -told.count),
    retired: (told) => {
        add(told.crowd(), "soldier", -1);
        add(told.crowd(), "colonist", 1);
    },
    rode: (told) => move(told, "soldier"),
    migrated: (told) => move(told, "colonist"),
    "turn-begins": (told) => (told.view.round = told.number("round")),
    "bid-made": (told) => told.mat && (told.mat.bid = told.number("dollars")),
    passed: (told) => told.mat && (told.mat.passed = true),
    "colony-scored": (told) => score(told, `colonies_${ageOf(told.view)}`),
    "points-bought": (told) => score(told, "bought"),
};

function move(told: Told, worker: string): void {
    add(told.crowd(), worker, -told.count);
    add(told.crowd("to"), worker, told.count);
}

/** The age whose colonies are scored: the first that has not been, where the turn is its last. */
const LAST_TURNS = [3, 6, 8];
const ageOf = (view: DiscoveryView): number => LAST_TURNS.findIndex((last) => view.round <= last) + 1;

/** The box that is at work when something happens. */
const AT: Record<string, string> = {
    landed: "dock",
    "turned-back": "dock",
    "good-taken": "goods",
    "ship-won": "shipping",
    bought: "capital",
    sailed: "discovery",
    "sailed-beyond": "discovery",
    "battle-begins": "warfare",
};

export function retold(before: View, events: readonly Event[]): View {
    const view = read(structuredClone(before));
    for (const event of events) {
        TALE[event.event]?.(new Told(event, view));
        view.stage = AT[event.event] ?? view.stage;
    }
    return view as unknown as View;
}
