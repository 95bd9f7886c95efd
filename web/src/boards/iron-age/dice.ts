/** What lies in the tray, how each die lies, and what can be done beside the things on the board. */
import type { Choice } from "../../api/client";
import type { Do } from "../../lib/verbs";
import type { Event } from "../../state/table.svelte";
import type { IronView } from "./sheet";

export const FATE = "fate";

export interface Die {
    die: string;
    face: string | null;
    marked: boolean;
    /** A skull may not be rolled again while there is rolling. */
    locked: boolean;
}

/** The dice in the tray, the Fate die last. What is about to fall has no face yet; before the game nothing lies there. */
export function diceOf(view: IronView): Die[] {
    const all = new Set([...Object.keys(view.dice), ...view.to_throw]);
    const names = [...all].filter((die) => die !== FATE);
    return [...names.sort(), ...(all.has(FATE) ? [FATE] : [])].map((die) => {
        const face = view.dice[die] ?? null;
        return {
            die,
            face,
            marked: view.marked.includes(die),
            locked: view.step === "again" && face === "skull",
        };
    });
}

/** What a click on a die answers, as the step has it. */
export function asked(step: string, die: string): Do | null {
    if (step === "again") return { verb: "again", die };
    if (step === "lead") return { verb: "lead", die };
    if (step === "omens") return die === FATE ? { verb: "turn-fate" } : { verb: "turn", die };
    return null;
}

/** The dice that were thrown in what just happened. */
export function falls(news: readonly Event[]): string[] {
    const fell = news.flatMap((event) =>
        event.event === "fate-die-fell"
            ? [FATE]
            : event.event === "empire-die-fell"
              ? [String(event["die"])]
              : [],
    );
    return [...new Set(fell)];
}

/** Turns of the cube about its two axes, in degrees, that bring a side to the front. Sides lie as in `Die.svelte`. */
const SIDES: readonly (readonly [number, number])[] = [
    [0, 0],
    [0, -90],
    [0, 180],
    [0, 90],
    [-90, 0],
    [90, 0],
];

/** Where a cube points: the side, after so many throws. Every throw adds whole turns, so that it tumbles there. */
export function lie(side: number, throws: number): { x: number; y: number } {
    const [x, y] = SIDES[side] ?? [0, 0];
    return { x: x + 360 * throws, y: y + 360 * 2 * throws };
}

export interface Deed {
    said: Do;
    /** What it has help on. */
    kind: string;
    name: string;
    glyph: string;
    main: boolean;
    /** What it counts, where many differ in their numbers alone: there is room for these. */
    counts: readonly (readonly [glyph: string, count: number])[];
}

const DEEDS: Record<string, Omit<Deed, "said" | "counts">> = {
    settle: { kind: "sheet", name: "", glyph: "", main: true },
    roll: { kind: "die", name: "empire", glyph: "die", main: true },
    keep: { kind: "die", name: "empire", glyph: "check", main: false },
    "lead-not": { kind: "development", name: "leadership", glyph: "check", main: false },
    "turn-not": { kind: "face", name: "omens", glyph: "check", main: false },
    conquer: { kind: "face", name: "conquest", glyph: "helmet", main: true },
    "conquer-not": { kind: "face", name: "conquest", glyph: "check", main: false },
    pay: { kind: "row", name: "goods", glyph: "amphora", main: true },
    "pay-not": { kind: "face", name: "tribute", glyph: "cross", main: false },
    "build-no-more": { kind: "sheet", name: "population", glyph: "check", main: false },
    "buy-nothing": { kind: "sheet", name: "developments", glyph: "check", main: false },
    store: { kind: "row", name: "wealth", glyph: "coins", main: false },
    declare: { kind: "face", name: "either", glyph: "", main: false },
};
const PLACES: Record<string, Pick<Deed, "name" | "glyph">> = {
    port: { name: "ports", glyph: "anchor" },
    province: { name: "provinces", glyph: "tower" },
};

/** Answers that no piece stands for get buttons beside the dice; Roll is there, dim, before a die is picked. */
export function deeds(step: string, options: readonly Choice[]): Deed[] {
    if (options.length === 0) return [];
    const said: Do[] = options.map((option) => option.do as Do);
    if (step === "again") {
        for (const verb of ["keep", "roll"])
            if (!said.some((one) => one["verb"] === verb)) said.push({ verb });
        said.sort((a, b) => Number(a["verb"] === "keep") - Number(b["verb"] === "keep"));
    }
    return said.flatMap((one) => {
        const deed = DEEDS[String(one["verb"])];
        if (deed === undefined) return [];
        return [{ ...deed, ...PLACES[String(one["what"])], said: one, counts: countsOf(one, said) }];
    });
}

/** More answers than these that differ in a number alone are not said in words. */
const WORDED = 2;

function countsOf(one: Do, all: readonly Do[]): Deed["counts"] {
    const alike = all.filter((other) => other["verb"] === one["verb"]);
    if (alike.length <= WORDED) return [];
    if (one["verb"] === "store") return [["coins", Number(one["wealth"])]];
    if (one["verb"] !== "declare") return [];
    const food = Number(one["food"]);
    const most = Math.max(...alike.map((other) => Number(other["food"])));
    return [
        ["wheat", food],
        ["person", most - food],
    ];
}
