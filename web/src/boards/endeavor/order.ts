/**
 * The order in which a seat built, from what was told of it. The view has no order: two boards with the same buildings
 * are the same position, however they came about. Without it tiles would make room for each other.
 */
import type { Event } from "../../state/table.svelte";
import type { Tile } from "./view";

/** Tiles as they were built, what was there from the start first; of what was taken back and built again the last counts. */
export function inOrder(tiles: readonly Tile[], story: readonly Event[], seat: number): Tile[] {
    const built = story
        .filter(({ event, seat: whose }) => event === "built" && whose === seat)
        .map(({ building }) => String(building));
    const when = ({ building, copy }: Tile): number => {
        const copies = tiles.filter((tile) => tile.building === building).length;
        const times = built.flatMap((one, i) => (one === building ? [i] : []));
        return times[times.length - copies + copy] ?? -1;
    };
    return tiles
        .map((tile) => ({ tile, at: when(tile) }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ tile }) => tile);
}
