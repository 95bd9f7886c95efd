/** What a board is given, the same for every game: it shows a view, lights what can be done, and never runs rules. */
import type { Component } from "svelte";
import type { Choice, GameTold } from "../api/client";
import type { Do } from "../lib/verbs";
import type { Foresight } from "../state/foresight.svelte";
import type { Between, View } from "../state/show";
import type { Event } from "../state/table.svelte";
import type { Words } from "../words/words";
import type { Meant } from "../shell/speaks";
import type { Foe } from "../shell/story";
import type { Changes } from "./changes";
import type { Line } from "./generic/twin";
import { betweenMoments } from "./discovery/between";
import { clicks } from "./discovery/clicks";
import { dearness } from "./discovery/money";
import { nationOf, read } from "./discovery/view";
import { betweenActs } from "./endeavor/between";
import { MEANT as MEANT_IN_ENDEAVOR } from "./endeavor/meant";
import { foeOf } from "./endeavor/owners";
import { betweenTurns } from "./iron-age/between";
import { MEANT } from "./iron-age/meant";
import { price } from "./iron-age/price";

export type { View };

/** Every part is read when it is needed, and what reads one is drawn anew only when that one changes. */
export interface Board {
    readonly game: GameTold;
    readonly words: Words;
    /** What our eyes may know. */
    readonly view: View;
    /** Through whose eyes: null is a spectator. */
    readonly seat: number | null;
    /** Who sits where: the name, or empty for a seat without one. */
    readonly names: readonly string[];
    /** What can be done now by us; empty while others are asked, while something is shown, and in a replay. */
    readonly options: readonly Choice[];
    /** The view before the beat that is shown. */
    readonly before: View;
    /** What happened in this beat. */
    readonly news: readonly Event[];
    /** What was told last: a beat in which nothing is told leaves it standing. */
    readonly latest: readonly Event[];
    /** All that was told up to here: what a view does not say, such as the order in which things came. */
    readonly story: readonly Event[];
    /** The view in words: the text twin. */
    readonly lines: readonly Line[];
    /** What is different since our last decision; for whoever decides nothing, in this beat. */
    readonly changed: Changes;
    /** What the answer that is pointed at would bring, to be drawn as ghosts; null when none is. */
    readonly preview: Ghosts | null;
    /** Says what an answer would bring while it is pointed at; null for who only watches. */
    readonly foresight: Foresight | null;
    /** Nothing is to move. */
    readonly still: boolean;
    /** Takes one's last answer back; null where it cannot be. */
    readonly undo: (() => void) | null;
    /** An event in words. */
    told(event: Event): string;
    /** Whether the line of the log that is pointed at speaks of a thing. */
    speaks(kind: string, name: string, whose?: number): boolean;
    /** Answers with an action that is legal. */
    act(action: number): void;
    /** Asks why something cannot be done. */
    why(said: Do, near: HTMLElement): void;
    /** Lets the player choose among several answers that one thing stands for. */
    choose(options: readonly Choice[], near: HTMLElement): void;
    /** Shows what a thing is and does, for as long as it is pointed at or in focus; at once where it was asked for. */
    help(
        thing: { kind: string; name: string; whose?: number | undefined } | null,
        near: HTMLElement,
        now?: boolean,
    ): void;
}

export interface Ghosts {
    /** The view after it, as far as it is certain. */
    view: View;
    events: readonly Event[];
    /** The lines of the text that would change, by their path, with what they would say. */
    becomes: ReadonlyMap<string, string>;
}

export type BoardComponent = Component<{ board: Board }>;

export interface OwnBoard {
    /** Fetched when it is needed. */
    load: () => Promise<{ default: BoardComponent }>;
    /** At the end it shows points by source itself. */
    scores: boolean;
    /** What it shows of a seat beside its name. */
    seat?: () => Promise<{ default: Component<{ board: Board; seat: number }> }>;
    /** What a seat plays, where each has something of its own. */
    plays?: (view: View, seat: number, words: Words) => string;
    /** The views inside an update, where it can tell. */
    between?: Between;
    /** What an answer costs, where its words cannot say it. */
    price?: (view: View, said: Do, words: Words) => string;
    /** Which sentence says what to click, to whom a question is new. */
    clicks?: (view: View) => string;
    /** What events are about although they do not name it. */
    meant?: Meant;
    /** Who does it, where that is nobody with a seat. */
    foe?: (event: Event) => Foe | null;
}

/** Both editions of The Age of Discovery lie on one table. */
const DISCOVERY: OwnBoard = {
    load: () => import("./discovery/Discovery.svelte"),
    seat: () => import("./discovery/Glance.svelte"),
    plays: nationOf,
    scores: false,
    between: betweenMoments,
    price: dearness,
    clicks: (view) => clicks(String(view["step"]), read(view).options["scouting"] === true),
};

/** Boards of their own, by game; every other game is played on the generic one. */
export const BOARDS: Record<string, OwnBoard> = {
    "iron-age": {
        load: () => import("./iron-age/IronAge.svelte"),
        seat: () => import("./iron-age/Glance.svelte"),
        scores: true,
        between: betweenTurns,
        price,
        meant: MEANT,
    },
    "discovery-2007": DISCOVERY,
    "discovery-2015": DISCOVERY,
    endeavor: {
        load: () => import("./endeavor/Endeavor.svelte"),
        seat: () => import("./endeavor/Glance.svelte"),
        scores: false,
        between: betweenActs,
        meant: MEANT_IN_ENDEAVOR,
        foe: foeOf,
    },
};
