/** Numbers as they are printed, with a true minus. */
export function signed(text: number | string): string {
    return String(text).replace(/-(?=\d)/g, "\u2212");
}

/** What is won or lost. */
export function plus(points: number): string {
    return points > 0 ? `+${points}` : signed(points);
}
