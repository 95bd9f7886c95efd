/** Between two turns: the sheets are as they will be, and the dice of the next seat are about to fall. */
import type { View } from "../../state/show";
import type { Event } from "../../state/table.svelte";
import { read, type IronView } from "./sheet";

export function betweenTurns(_: View, after: View, told: readonly Event[]): View | null {
    if (told.at(-1)?.event !== "turn-begins") return null;
    const view = read(after);
    const waiting: IronView = { ...view, dice: {}, to_throw: Object.keys(view.dice), step: "throw" };
    return waiting as unknown as View;
}
