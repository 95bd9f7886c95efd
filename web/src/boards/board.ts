/** What a board is given, the same for every game: it shows a view, lights what can be done, and never runs rules. */
import type { Component } from "svelte";
import type { Choice, GameTold } from "../api/client";
import type { Do } from "../lib/verbs";
import type { Event } from "../state/table.svelte";
import type { Words } from "../words/words";

export type View = Record<string, unknown>;

export interface Board {
    game: GameTold;
    words: Words;
    /** What our eyes may know. */
    view: View;
    /** Through whose eyes: null is a spectator. */
    seat: number | null;
    /** Who sits where: the name, or empty for a seat without one. */
    names: readonly string[];
    /** What can be done now by us; empty while others are asked, and in a replay. */
    options: readonly Choice[];
    /** What happened since the board was last shown. */
    news: readonly Event[];
    /** No motion is wanted. */
    still: boolean;
    /** Answers with an action that is legal. */
    act(action: number): void;
    /** Asks why something cannot be done. */
    why(said: Do, near: HTMLElement): void;
    /** Lets the player choose among several answers that one thing stands for. */
    choose(options: readonly Choice[], near: HTMLElement): void;
    /** Shows what a thing is and does, for as long as it is pointed at or in focus. */
    help(thing: { kind: string; name: string } | null, near: HTMLElement): void;
}

export type BoardComponent = Component<{ board: Board }>;

export interface OwnBoard {
    /** Fetched when it is needed. */
    load: () => Promise<{ default: BoardComponent }>;
    /** At the end it shows points by source itself. */
    scores: boolean;
}

/** Boards of their own, by game; every other game is played on the generic one. */
export const BOARDS: Record<string, OwnBoard> = {
    "iron-age": { load: () => import("./iron-age/IronAge.svelte"), scores: true },
};
