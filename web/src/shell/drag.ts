/**
 * A thing dragged onto another one means what both mean together: a worker onto a box, a soldier onto a region. Whatever
 * can be dragged can also be clicked and chosen; fingers do that, for theirs is the scrolling.
 */
import type { Board } from "../boards/board";
import { fitting, type Do } from "../lib/verbs";

interface Meaning {
    board: Board;
    does: Do | null;
}

const FAR = 6; // pixels after which a press is a drag
const meanings = new WeakMap<Element, Meaning>();

/** What two things mean together; null where they contradict each other. */
export function together(one: Do, other: Do): Do | null {
    const contradict = Object.entries(other).some(([name, value]) => (one[name] ?? value) !== value);
    return contradict ? null : { ...one, ...other };
}

/** For `use:`: the element can be dragged while it is lit, and others can be dropped on it. */
export function dragged(
    element: HTMLElement,
    meaning: Meaning,
): { update(now: Meaning): void; destroy(): void } {
    meanings.set(element, meaning);
    const press = (event: PointerEvent): void => {
        const { board, does } = meanings.get(element) as Meaning;
        if (event.button !== 0 || event.pointerType === "touch" || does === null) return;
        if (fitting(board.options, does).length > 0) follow(element, board, does, event);
    };
    element.addEventListener("pointerdown", press);
    return {
        update: (now) => void meanings.set(element, now),
        destroy: () => element.removeEventListener("pointerdown", press),
    };
}

function follow(element: HTMLElement, board: Board, does: Do, start: PointerEvent): void {
    const leaving = new AbortController();
    let ghost: HTMLElement | null = null;
    let lit: Element[] = [];

    const stop = (): void => {
        leaving.abort();
        ghost?.remove();
        for (const target of lit) target.classList.remove("droppable");
    };
    const hear = <K extends keyof DocumentEventMap>(
        kind: K,
        heard: (event: DocumentEventMap[K]) => void,
    ): void => document.addEventListener(kind, heard, { signal: leaving.signal, capture: true });

    hear("pointermove", (event) => {
        if (ghost === null) {
            if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
            board.help(null, element);
            ghost = ghostOf(element);
            lit = [...document.querySelectorAll("[data-thing]")].filter((one) =>
                fitsOn(one, element, board, does),
            );
            for (const target of lit) target.classList.add("droppable");
        }
        event.preventDefault();
        ghost.style.transform = `translate(${event.clientX - start.clientX}px, ${event.clientY - start.clientY}px)`;
    });
    hear("pointerup", (event) => {
        const moved = ghost !== null;
        stop();
        if (!moved) return;
        quiet();
        const target = document
            .elementFromPoint(event.clientX, event.clientY)
            ?.closest<HTMLElement>("[data-thing]");
        if (target && target !== element) drop(target, board, does);
    });
    hear("pointercancel", stop);
    hear("keydown", (event) => event.key === "Escape" && stop());
}

function fitsOn(target: Element, element: Element, board: Board, does: Do): boolean {
    const other = meanings.get(target)?.does;
    if (target === element || !other) return false;
    const both = together(does, other);
    return both !== null && fitting(board.options, both).length > 0;
}

function drop(target: HTMLElement, board: Board, does: Do): void {
    const other = meanings.get(target)?.does;
    const both = other ? together(does, other) : null;
    if (both === null) return;
    const fits = fitting(board.options, both);
    const only = fits.length === 1 ? fits[0] : undefined;
    if (only) board.act(only.action);
    else if (fits.length > 1) board.choose(fits, target);
    else board.why(both, target);
}

/** What is dragged, as one sees it. */
function ghostOf(element: HTMLElement): HTMLElement {
    const at = element.getBoundingClientRect();
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-thing");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
        position: "fixed",
        left: `${at.left}px`,
        top: `${at.top}px`,
        width: `${at.width}px`,
        height: `${at.height}px`,
        margin: "0",
        opacity: "0.85",
        pointerEvents: "none",
        zIndex: "40",
    });
    document.body.append(ghost);
    return ghost;
}

/** The click that follows a drag is none. */
function quiet(): void {
    const swallow = (event: MouseEvent): void => {
        event.stopPropagation();
        event.preventDefault();
    };
    document.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 0);
}
