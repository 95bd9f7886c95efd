/** Finding words in a text whatever their accents and capitals: "region" finds "Région", "oe" finds "œ". */
const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", "’": "'", "\u00a0": " ", "\u202f": " " };
const ACCENTS = /\p{M}/gu;

export type Span = [start: number, end: number];

function folded(letter: string): string {
    const low = letter.toLowerCase();
    return LETTERS[low] ?? low.normalize("NFD").replace(ACCENTS, "");
}

export function fold(text: string): string {
    return Array.from(text.normalize("NFC"), folded).join("");
}

/** The words that are looked for, each once. */
export function wordsOf(query: string): string[] {
    return [...new Set(fold(query).split(/\s+/).filter(Boolean))];
}

/** Whether all words are somewhere in a text. */
export function holds(text: string, words: readonly string[]): boolean {
    const where = fold(text);
    return words.every((word) => where.includes(word));
}

/** Where any of the words stand in a text, in order and without overlap. */
export function spans(text: string, words: readonly string[]): Span[] {
    if (words.length === 0) return [];
    // Each folded letter knows from which letter it came: folding may make a text longer or shorter.
    let where = "";
    const from: number[] = [];
    let at = 0;
    for (const letter of text) {
        const now = folded(letter);
        where += now;
        for (let i = 0; i < now.length; i++) from.push(at);
        at += letter.length;
    }
    from.push(at);
    const found: Span[] = [];
    for (const word of words)
        for (let start = where.indexOf(word); start >= 0; start = where.indexOf(word, start + word.length)) {
            const first = from[start] ?? 0;
            const last = from[start + word.length - 1] ?? 0;
            const next = from.slice(start + word.length).find((place) => place > last) ?? at;
            found.push([first, next]);
        }
    return merged(found.sort((one, other) => one[0] - other[0]));
}

function merged(found: Span[]): Span[] {
    const result: Span[] = [];
    for (const span of found) {
        const last = result.at(-1);
        if (last !== undefined && span[0] <= last[1]) last[1] = Math.max(last[1], span[1]);
        else result.push([...span]);
    }
    return result;
}

export interface Piece {
    text: string;
    found: boolean;
}

/** A text cut where words were found. */
export function pieces(text: string, words: readonly string[]): Piece[] {
    const result: Piece[] = [];
    let at = 0;
    for (const [start, end] of spans(text, words)) {
        if (start > at) result.push({ text: text.slice(at, start), found: false });
        result.push({ text: text.slice(start, end), found: true });
        at = end;
    }
    if (at < text.length) result.push({ text: text.slice(at), found: false });
    return result;
}
