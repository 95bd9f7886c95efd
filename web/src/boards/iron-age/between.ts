/** Between two turns: the sheets are as they will be, and the dice of the next seat are about to fall. */
import type { View } from "../../state/show";
import type { Event } from "../../state/table.svelte";
import { read, type IronView } from "./sheet";

export function betweenTurns(_: View, after: View, told: readonly Event[], next: Event): View | null {
    const last = told.at(-1);
    if (last?.event !== "turn-begins" || last.revision === next.revision) return null;
    const view = read(after);
    const waiting: IronView = { ...view, dice: {}, to_throw: Object.keys(view.dice), step: "throw" };
    return waiting as unknown as View;
}
