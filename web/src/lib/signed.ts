/** Numbers as they are printed, with a true minus. */
export function signed(text: number | string): string {
    return String(text).replace(/-(?=\d)/g, "\u2212");
}
