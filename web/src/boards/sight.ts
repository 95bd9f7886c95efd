/** What is asked about, or told, may lie below the edge of a small screen. */

/** Whether the middle of a thing is to be seen, covered by nothing. */
function inSight(thing: HTMLElement): boolean {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".thing") === thing;
}

/** Where none of them is in sight, the first comes up. */
export function comesUp(things: readonly HTMLElement[], still: boolean): void {
    if (!things.some(inSight))
        things[0]?.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
}
