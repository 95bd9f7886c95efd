/** What was in focus may be gone with the next question: the keyboard then goes on with what can be done now. */

/** `asked` is read to know when the question changes; the first of `places` that is there gets the focus. */
export function goesOn(
    asked: () => unknown,
    board: () => HTMLElement | undefined,
    places: readonly string[],
): void {
    let held = false;
    $effect.pre(() => {
        asked();
        held = board()?.contains(document.activeElement) ?? false;
    });
    $effect(() => {
        asked();
        const root = board();
        if (!held || root === undefined || root.contains(document.activeElement)) return;
        const next = places
            .map((place) => root.querySelector<HTMLElement>(place))
            .find((one) => one !== null);
        next?.focus({ preventScroll: true });
    });
}
