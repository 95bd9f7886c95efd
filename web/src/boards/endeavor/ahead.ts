/** The view after the answer that is pointed at: pieces that would come are drawn as ghosts, numbers as "2 → 3". */
import type { Board } from "../board";
import { read, tilesOf, type EndeavorView, type Owner, type SeatView, type Tile } from "./view";

export const ahead = (board: Board): EndeavorView | null =>
    board.preview === null ? null : read(board.preview.view);

/** Whose disc would come to a place where another one, or none, stands. */
export const comes = (now: Owner, then: Owner | undefined): Owner =>
    then === undefined || then === now ? null : then;

/** What a hand would have more than now: cards, tokens, buildings. */
export function more(now: readonly string[], then: readonly string[] | undefined): string[] {
    const left = [...now];
    return (then ?? []).filter((one) => {
        const at = left.indexOf(one);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
    });
}

const names = (seat: SeatView): string[] => tilesOf(seat).map(({ building }) => building);

/** Buildings that would be built. */
export const built = (now: SeatView, then: SeatView | undefined): string[] =>
    then ? more(names(now), names(then)) : [];

/** Whether a disc would come to a building or leave it, where it is one of several alike: those with a disc come first. */
export function manning(tile: Tile, then: SeatView | undefined): "comes" | "goes" | null {
    if (then === undefined) return null;
    const manned = tile.copy < (then.manned[tile.building] ?? 0);
    return manned === tile.manned ? null : manned ? "comes" : "goes";
}
