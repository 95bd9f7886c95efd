/** What was in focus may be gone with the next question: the keyboard then goes on with what can be done now. */

/**
 * `asked` is read to know when the question changes; the first of `places` that is there gets the focus. One that Tab
 * does not stop at only keeps it until there is something to be done.
 */
export function goesOn(
    asked: () => unknown,
    board: () => HTMLElement | undefined,
    places: readonly string[],
): void {
    let held = false;
    let waiting: HTMLElement | null = null;
    $effect.pre(() => {
        asked();
        held = board()?.contains(document.activeElement) ?? false;
    });
    $effect(() => {
        asked();
        const root = board();
        const now = document.activeElement;
        if (!held || root === undefined || (root.contains(now) && now !== waiting)) return;
        const next = places
            .map((place) => root.querySelector<HTMLElement>(place))
            .find((one) => one !== null);
        waiting = next?.tabIndex === -1 ? next : null;
        if (next !== now) next?.focus({ preventScroll: true });
    });
}
