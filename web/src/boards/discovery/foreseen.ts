/** What the answer that is pointed at would bring, as this board draws it: the view after it, and parts of it by path. */
import type { Board } from "../board";
import { read, size, WORKERS, type Crowd, type DiscoveryView } from "./view";

export const foreseen = (board: Board): DiscoveryView | null =>
    board.preview === null ? null : read(board.preview.view);

/** A part of a view by the path of its line in the text: `/boxes/dock/3`. */
export function partOf(view: unknown, path: string): unknown {
    return path
        .split("/")
        .filter(Boolean)
        .reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], view);
}

/** Those who would come, each by itself. */
export function coming(now: Crowd | undefined, then: Crowd | undefined): string[] {
    if (size(then) <= size(now)) return [];
    return WORKERS.flatMap((worker) =>
        Array<string>(Math.max(0, (then?.[worker] ?? 0) - (now?.[worker] ?? 0))).fill(worker),
    );
}
