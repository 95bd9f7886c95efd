/** How wide words are in the bold serif, as multiples of its size: roughly, and rather too much than too little. */
const WIDE = /[mwMWœŒ]/u;
const NARROW = /[fijlrtIJîï’'-]/u;
const CAPITAL = /\p{Lu}/u;

function ems(word: string): number {
    const widths = [...word].map((letter) =>
        WIDE.test(letter) ? 0.86 : NARROW.test(letter) ? 0.33 : CAPITAL.test(letter) ? 0.66 : 0.53,
    );
    return widths.reduce((sum, width) => sum + width, 0);
}

const SPACE = 0.25;

/** How wide a text is that stands in so many lines: never less than its widest word, so that none is broken. */
export function widest(text: string, lines = Infinity): number {
    const words = text.split(" ").map(ems);
    const broad = Math.max(0, ...words);
    if (lines >= words.length) return broad;
    // What may stand in a line is some words in a row: the narrowest such width that needs no more lines.
    const widths = words.flatMap((_, from) =>
        words.slice(from).map((_, many) => row(words.slice(from, from + many + 1))),
    );
    return Math.min(...widths.filter((width) => width >= broad && linesOf(words, width) <= lines));
}

const row = (words: readonly number[]): number =>
    words.reduce((sum, width) => sum + width, SPACE * (words.length - 1));

function linesOf(words: readonly number[], width: number): number {
    let lines = 1;
    let line: number[] = [];
    for (const word of words) {
        if (line.length > 0 && row([...line, word]) > width) {
            lines += 1;
            line = [];
        }
        line.push(word);
    }
    return lines;
}
