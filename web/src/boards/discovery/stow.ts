/** How goods and ships lie in the tray so that all of them are seen: large, then piled, then small, then on more room. */
import type { Lot } from "./sets";

/** A way to lay them, all lengths in units of the board. */
export interface Stowage {
    size: number;
    /** Alike ones lie on top of each other, with their number. */
    piled: boolean;
    rows: number;
    width: number;
}

const WIDTH = 8.9;
const GAP = 0.2;
/** Around a set: its edge and what is free inside. */
const EDGE = 0.6;
const WAYS: readonly Stowage[] = [
    { size: 2, piled: false, rows: 2, width: WIDTH },
    { size: 1.7, piled: true, rows: 2, width: WIDTH },
    { size: 1.4, piled: true, rows: 2, width: WIDTH },
    { size: 1.2, piled: true, rows: 3, width: WIDTH },
    { size: 1.2, piled: true, rows: 3, width: 13 },
];

export const pilesOf = (tokens: readonly string[], piled: boolean): string[] =>
    piled ? [...new Set(tokens)] : [...tokens];

/** How wide each piece is that stands in a row as a whole. */
function widths(lots: readonly Lot[], { size, piled }: Stowage): number[] {
    return lots.flatMap(({ tokens, dollars }) => {
        const each = pilesOf(tokens, piled);
        return dollars > 0 ? [each.length * (size + 0.1) + EDGE] : each.map(() => size);
    });
}

function fits(lots: readonly Lot[], way: Stowage): boolean {
    let rows = 1;
    let filled = 0;
    for (const width of widths(lots, way)) {
        if (filled > 0 && filled + GAP + width > way.width) {
            rows += 1;
            filled = 0;
        }
        filled += (filled > 0 ? GAP : 0) + width;
    }
    return rows <= way.rows;
}

export const stowed = (lots: readonly Lot[]): Stowage =>
    WAYS.find((way) => fits(lots, way)) ?? WAYS[WAYS.length - 1]!;
