/** What glides when something happens: a piece, from one place of the table to another. Where these are, the page knows. */
import type { Event } from "../../state/table.svelte";

/** A box, a region, the cards that lie beyond the chart, or where a seat keeps what it has. */
export type Where = { box: string } | { region: string } | { cards: true } | { home: number };

export interface Flight {
    from: Where;
    to: Where;
    seat: number;
    worker?: string;
    good?: string;
    sign?: string;
    points?: number;
}

/** Where somebody new comes from: specialists are trained, colonists come with a building. */
const schoolOf = (worker: string): string => (worker === "colonist" ? "capital" : worker);

export function flightOf(event: Event): Flight | null {
    const seat = Number(event["seat"] ?? -1);
    const text = (name: string): string => String(event[name] ?? "");
    const home = { home: seat };
    const expedition = { seat, sign: "ship" };
    const cards = { cards: true } as const;
    switch (event.event) {
        case "placed":
            return { from: home, to: { box: text("box") }, seat, worker: text("worker") };
        case "ship-boarded":
            return { from: home, to: { box: "dock" }, seat, worker: text("worker") };
        case "landed":
            return { from: { box: "dock" }, to: { region: text("region") }, seat, worker: text("worker") };
        case "turned-back":
            return { from: { box: "dock" }, to: home, seat, worker: text("worker") };
        case "settled":
            return { from: home, to: { region: text("region") }, seat, worker: text("worker") };
        case "joined":
            return { from: { box: schoolOf(text("worker")) }, to: home, seat, worker: text("worker") };
        case "good-taken":
            return { from: { box: "goods" }, to: home, seat, good: text("good") };
        case "region-good-taken":
            return { from: { region: text("region") }, to: home, seat, good: text("good") };
        case "ship-won":
        case "ship-seized":
            return { from: { box: "shipping" }, to: home, seat, sign: "ship" };
        case "bought":
            return { from: { box: "capital" }, to: home, seat, sign: "house" };
        case "sailed":
            return { from: { box: "discovery" }, to: { region: text("region") }, ...expedition };
        case "failed":
            return { from: { region: text("region") }, to: { box: "discovery" }, ...expedition };
        case "sailed-beyond":
            return { from: { box: "discovery" }, to: cards, ...expedition };
        case "failed-beyond":
            return { from: cards, to: { box: "discovery" }, ...expedition };
        case "discovered":
            return { from: { region: text("region") }, to: home, seat, sign: "rose" };
        case "discovered-beyond":
            return { from: cards, to: home, seat, sign: "rose" };
        case "rode":
            return { from: { region: text("region") }, to: { region: text("to") }, seat, worker: "soldier" };
        case "migrated":
            return { from: { region: text("region") }, to: { region: text("to") }, seat, worker: "colonist" };
        case "colony-scored":
            return { from: { region: text("region") }, to: home, seat, points: Number(event["points"]) };
        default:
            return null;
    }
}
