/** Pointing at an answer says what it brings: with a pointer, with the focus, or with the first of two taps. */
import { on } from "svelte/events";
import type { Choice } from "../api/client";
import type { Foresight } from "../state/foresight.svelte";

export interface Pointed {
    foresight: Foresight | null;
    choice: Choice | undefined;
    /** Gives the answer, or does whatever a click does. */
    give: () => void;
    /** Whether this click only ends a long press; asked once a click. */
    held?: () => boolean;
}

/** For `use:`. A mouse and a key give the answer at once; a finger cannot point, so it taps twice. */
export function pointed(
    element: HTMLElement,
    given: Pointed,
): { update(now: Pointed): void; destroy(): void } {
    let now = given;
    let finger = false;
    const leaving: (() => void)[] = [];
    const hear = <K extends keyof HTMLElementEventMap>(
        kind: K,
        heard: (event: HTMLElementEventMap[K]) => void,
    ): void => void leaving.push(on(element, kind, heard)); // it may lose the focus while the page is drawn
    const point = (at_once = false): void => {
        if (now.choice) now.foresight?.point(now.choice, at_once);
    };
    const leave = (): void => {
        if (now.choice) now.foresight?.point(null);
    };

    hear("pointerenter", (event) => event.pointerType !== "touch" && point());
    hear("pointerleave", (event) => event.pointerType !== "touch" && leave());
    hear("pointerdown", (event) => {
        finger = event.pointerType === "touch";
        if (!finger) point(true);
    });
    hear("focus", () => element.matches(":focus-visible") && point());
    hear("blur", leave);
    hear("click", () => {
        const taps = finger;
        finger = false;
        if (now.held?.()) return;
        if (taps && now.choice && now.foresight?.tap(now.choice) === false) return;
        now.give();
    });
    return { update: (next) => void (now = next), destroy: () => leaving.forEach((leave) => leave()) };
}
