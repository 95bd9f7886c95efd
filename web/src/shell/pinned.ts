/** How near to its end a list is at it. */
const NEAR = 30;

/**
 * Whether a list goes on following what is added to it: until somebody scrolls up, and again when its end is reached.
 * Lines that came between scrolling to the end and hearing of it are no scrolling up. `left` is what lies below.
 */
export function follows(followed: boolean, from: number, to: number, left: number): boolean {
    return left < NEAR || (followed && to >= from);
}
