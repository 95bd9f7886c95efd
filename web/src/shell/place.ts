/** Where a box stands beside what it is about: below if there is room, else above, never over the edge. */

export interface Rect {
    left: number;
    top: number;
    width: number;
    height: number;
}

const GAP = 8;

/** What holds all of them. */
export function around(parts: readonly Rect[]): Rect {
    const left = Math.min(...parts.map((part) => part.left));
    const top = Math.min(...parts.map((part) => part.top));
    return {
        left,
        top,
        width: Math.max(...parts.map((part) => part.left + part.width)) - left,
        height: Math.max(...parts.map((part) => part.top + part.height)) - top,
    };
}

export function place(
    near: Rect,
    box: { width: number; height: number },
    room: { width: number; height: number },
): { left: number; top: number } {
    const below = near.top + near.height + GAP;
    const above = near.top - box.height - GAP;
    const fits = below + box.height + GAP <= room.height || above < GAP;
    const top = Math.max(GAP, Math.min(fits ? below : above, room.height - box.height - GAP));
    const middle = near.left + near.width / 2 - box.width / 2;
    const left = Math.max(GAP, Math.min(middle, room.width - box.width - GAP));
    return { left, top };
}
