/** What the lines of a text would say after an answer, told by the text twins of both views. */
import { textOf, type Line } from "./generic/twin";

/** Each line that would say something else, by its path, with what it would say: nothing where it would be gone. */
export function becomes(before: readonly Line[], after: readonly Line[]): ReadonlyMap<string, string> {
    const now = new Map<string, Line>();
    every(after, (line) => now.set(line.path, line));
    const found = new Map<string, string>();
    every(before, (line) => {
        if (line.lines.length > 0) return;
        const next = now.get(line.path);
        const text = next === undefined ? "" : said(next);
        if (text !== said(line)) found.set(line.path, text);
    });
    return found;
}

function every(lines: readonly Line[], each: (line: Line) => void): void {
    for (const line of lines) {
        each(line);
        every(line.lines, each);
    }
}

/** A line in one row, whatever has parts of its own included. */
function said(whole: Line): string {
    if (whole.lines.length === 0) return textOf(whole);
    return whole.lines
        .filter((line) => line.lines.length > 0 || !line.parts.every((part) => part.none))
        .map((line) => `${line.label.text}: ${said(line)}`)
        .join("; ");
}
