/** Arrow keys on a board: to the nearest thing that lies in their direction. */
import type { Rect } from "./place";

export type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAYS: Record<Way, readonly [x: number, y: number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};
/** What lies aside counts as so much farther away than what lies straight ahead, and twice so outside one's own row. */
const ASIDE = 2;
const ASTRAY = 2;

export function isWay(key: string): key is Way {
    return Object.hasOwn(WAYS, key);
}

/** Which of these lies nearest to where one is; -1 where none lies that way. */
export function nearest(from: Rect, all: readonly Rect[], way: Way): number {
    const [x, y] = WAYS[way];
    const here = middle(from);
    let found = -1;
    let best = Infinity;
    all.forEach((one, i) => {
        const there = middle(one);
        const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
        const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
        const straight =
            x === 0
                ? meets(from.left, from.width, one.left, one.width)
                : meets(from.top, from.height, one.top, one.height);
        const far = (ahead + ASIDE * aside) * (straight ? 1 : ASTRAY);
        if (ahead > 1 && far < best) {
            best = far;
            found = i;
        }
    });
    return found;
}

/** Moves the focus on a board; from nowhere to the first thing that can be used, or that is there. */
export function walk(board: Element, way: Way): boolean {
    const things = [...board.querySelectorAll<HTMLElement>("[data-thing]")].filter((one) =>
        one.checkVisibility(),
    );
    const from = things.find((one) => one === document.activeElement);
    const others = things.filter((one) => one !== from);
    const to =
        from === undefined
            ? (things.find((one) => one.matches(".lit")) ?? things[0])
            : others[
                  nearest(
                      from.getBoundingClientRect(),
                      others.map((one) => one.getBoundingClientRect()),
                      way,
                  )
              ];
    to?.focus();
    return to !== undefined;
}

/** Whether two stretches have something in common. */
function meets(one: number, long: number, other: number, far: number): boolean {
    return one < other + far && other < one + long;
}

function middle({ left, top, width, height }: Rect): { x: number; y: number } {
    return { x: left + width / 2, y: top + height / 2 };
}
