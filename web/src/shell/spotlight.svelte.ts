/** A line of the log and the things it speaks of light each other: whichever is pointed at, or in focus. */
import type { Spoken } from "./speaks";

export class Spotlight {
    /** What the line that is pointed at speaks of. */
    spoken = $state.raw<readonly Spoken[]>([]);
    /** The thing that is pointed at. */
    thing = $state.raw<Spoken | null>(null);

    /** The pointer moves on a thing all the time: only another thing is news. */
    point(thing: Spoken | null): void {
        const now = this.thing;
        const same = now?.kind === thing?.kind && now?.name === thing?.name && now?.whose === thing?.whose;
        if (!same) this.thing = thing;
    }
}
