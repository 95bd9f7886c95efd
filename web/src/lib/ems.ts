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

/** The widest word of a text: where that fits, none is broken. */
export function widest(text: string): number {
    return Math.max(0, ...text.split(/\s+/).map(ems));
}
