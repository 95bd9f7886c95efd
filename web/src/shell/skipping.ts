/** A click on the board, or Space, jumps to the present. It means nothing else then, nor does the click right after it. */

/** Milliseconds in which a second click still belongs to the jump: nobody has read the question by then. */
const AGAIN = 400;

const TYPING = "input, select, textarea";

export class Skipping {
    #last = -Infinity;
    #held = false;

    constructor(
        readonly playing: () => boolean,
        readonly skip: () => void,
    ) {}

    /** For clicks on their way to the board. */
    click = (event: MouseEvent): void => {
        const playing = this.playing();
        if (!playing && event.timeStamp - this.#last > AGAIN) return;
        event.stopPropagation();
        event.preventDefault();
        if (playing) this.#jump(event);
    };

    /** For keys anywhere. Space would press a button when it comes up again: not this time. */
    key = (event: KeyboardEvent): void => {
        if (event.key !== " " || (event.target as Element).closest(TYPING)) return;
        const down = event.type === "keydown";
        const ours = down ? this.playing() || (event.repeat && this.#held) : this.#held;
        this.#held = ours && down;
        if (!ours) return;
        event.preventDefault();
        event.stopPropagation();
        if (down && this.playing()) this.#jump(event);
    };

    #jump(event: Event): void {
        this.#last = event.timeStamp;
        this.skip();
    }
}
