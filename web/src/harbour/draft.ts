/** A table as it is being thought out: who sits where, and what the server is to be asked for. */
import type { Schemas } from "../api/client";

/** `me`, `here`: another person on this screen, `open`: for others, or `bot:<level>`. */
export type Sitter = "me" | "here" | "open" | `bot:${string}`;
export type Options = Record<string, boolean | number | string>;

export interface Draft {
    game: string;
    seats: readonly Sitter[];
    /** By seat, of those who are on this screen beside me. */
    names: readonly string[];
    options: Options;
    public: boolean;
    pace: string;
    clock: Schemas["Clock"] | null;
    /** It begins by itself when the last open seat is taken. */
    autoStart: boolean;
    /** It counts for those who play it. */
    rated: boolean;
}

/** The table to make, the seats to sit down at afterwards, and whether the game can start then. */
export interface Plan {
    table: Omit<Schemas["NewTable"], "contribution">;
    joins: { seat: number; name: string }[];
    start: boolean;
}

export function botOf(level: string): Sitter {
    return `bot:${level}`;
}

export function levelOf(sitter: Sitter): string | null {
    return sitter.startsWith("bot:") ? sitter.slice(4) : null;
}

/** The level that is offered at first: neither the strongest nor the weakest. Levels come from the weakest on. */
export function usualLevel(levels: readonly string[]): string {
    return levels[Math.floor(levels.length / 2)] ?? "";
}

/** Oneself against bots. */
export function againstBots(count: number, level: string): Sitter[] {
    return Array.from({ length: count }, (_, seat) => (seat === 0 ? "me" : botOf(level)));
}

/** As many seats as wanted: those that come have bots, and who sat down first does not lose the seat. */
export function resized(seats: readonly Sitter[], count: number, level: string): Sitter[] {
    const kept = Array.from({ length: count }, (_, seat) => seats[seat] ?? botOf(level));
    if (seats.includes("me") && !kept.includes("me")) kept[0] = "me";
    return kept;
}

/** Somebody else sits at a seat. One person sits at one seat: whoever takes mine elsewhere leaves me theirs. */
export function reseated(seats: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
    const before = seats[seat] ?? sitter;
    return seats.map((one, number) => {
        if (number === seat) return sitter;
        return sitter === "me" && one === "me" ? before : one;
    });
}

/** What is sent: in one go where I sit first and alone on this screen, seat by seat otherwise. */
export function planned(draft: Draft): Plan {
    const mine = draft.seats.flatMap((sitter, seat) => (sitter === "me" || sitter === "here" ? [seat] : []));
    const bots: Record<string, string> = {};
    draft.seats.forEach((sitter, seat) => {
        const level = levelOf(sitter);
        if (level !== null) bots[String(seat)] = level;
    });
    const complete = !draft.seats.includes("open");
    const simple = mine.length === 1 && mine[0] === 0;
    return {
        table: {
            game: draft.game,
            seats: draft.seats.length,
            options: draft.options,
            public: draft.public,
            pace: draft.pace,
            clock: draft.clock,
            sit: simple,
            bots,
            start: simple && complete,
            auto_start: !complete && draft.autoStart,
            rated: draft.rated,
        },
        joins: simple
            ? []
            : mine.map((seat) => ({
                  seat,
                  name: draft.seats[seat] === "here" ? (draft.names[seat] ?? "").trim() : "",
              })),
        start: !simple && complete,
    };
}
