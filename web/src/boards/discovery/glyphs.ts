/** How many buildings stand in the tray as pictures alone, so that all of them are seen: as large as lets them. */
import type { Part } from "./effects";

/** What they have, in units of the board, beside goods that lie on so much room. */
const HIGH = 5.2;
const WIDE = 18.9;
const GAP = 0.2;
/** A picture and its edge. */
const TALL = 1.5;
const EDGE = 0.6;
const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44] as const;

/** How wide what a building does is drawn. */
export function widthOf(parts: readonly Part[]): number {
    const widths = parts.map(({ kind, name }) => {
        if (kind === "line") return 0;
        if (kind === "worker") return 0.9;
        if (kind === "good") return 1;
        if (kind === "sign") return 0.85;
        return 0.5 * name.length + (kind === "points" ? 0.7 : 0);
    });
    return widths.reduce((sum, width) => sum + width + 0.18, EDGE);
}

function fits(widths: readonly number[], room: number, scale: number): boolean {
    let rows = 1;
    let filled = 0;
    for (const width of widths.map((one) => one * scale)) {
        if (filled > 0 && filled + GAP + width > room) {
            rows += 1;
            filled = 0;
        }
        filled += (filled > 0 ? GAP : 0) + width;
    }
    return rows * (TALL * scale + GAP) - GAP <= HIGH;
}

/** The scale at which so many stand below each other, beside goods of that width. */
export function scaleOf(widths: readonly number[], goods: number): number {
    return SCALES.find((scale) => fits(widths, WIDE - goods, scale)) ?? SCALES[SCALES.length - 1]!;
}
