/** The clocks that a new table is offered, in seconds; any other can be set. */
import type { Schemas } from "../api/client";
import { duration } from "../lib/time";
import { speech, t } from "../words/speech.svelte";

export type Pace = "live" | "slow";
export type Times = Pick<Schemas["Clock"], "move" | "reserve" | "increment">;
export type Out = NonNullable<Schemas["Clock"]["out"]>;

const MINUTE = 60;
const DAY = 86_400;

const perMove = (move: number, reserve: number): Times => ({ move, reserve, increment: 0 });

export const OFFERED: Record<Pace, readonly Times[]> = {
    live: [
        perMove(30, 5 * MINUTE),
        perMove(MINUTE, 15 * MINUTE),
        { move: 0, reserve: 30 * MINUTE, increment: 20 },
    ],
    slow: [perMove(DAY, 3 * DAY), perMove(3 * DAY, 7 * DAY), perMove(7 * DAY, 7 * DAY)],
};
/** What happens when the time has run out, the friendliest first. */
export const OUTS: readonly Out[] = ["bot", "hand-over", "lose"];
/** In what a clock of one's own is set, in seconds. */
export const UNIT: Record<Pace, number> = { live: MINUTE, slow: DAY };

export function clockTold({ move, reserve, increment }: Times): string {
    const say = (seconds: number | undefined): string => duration(seconds ?? 0, speech.language);
    return move
        ? t("clock-per-move", { move: say(move), reserve: say(reserve) })
        : t("clock-growing", { reserve: say(reserve), increment: say(increment) });
}
