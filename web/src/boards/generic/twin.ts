/**
 * The text twin of a view: the same facts as headings, lines and words, whatever the game. The game says which texts
 * and numbers are things (`game.things`); everything else is called by its key.
 */
import type { GameTold } from "../../api/client";
import type { Words } from "../../words/words";

/** Something that is said: a word, or a thing that has a name and help. */
export interface Part {
    text: string;
    thing?: { kind: string; name: string };
    seat?: number;
    /** There is none. */
    none?: true;
}
export interface Line {
    path: string;
    label: Part;
    /** What is said of it; a list is said with commas. */
    parts: Part[];
    lines: Line[];
}
export interface House {
    yes: string;
    no: string;
    nothing: string;
    /** No seat. */
    nobody: string;
    neighbours: string;
    /** A thing and how many of it there are. */
    count(name: string, number: string): string;
    /** A thing and what is said of it. */
    pair(name: string, value: string): string;
}

/** What the shell says anyway, and what a game is made of. */
const UNSAID = new Set(["game", "seats", "options", "actor", "step"]);
const BY_SEAT = "by-seat";
const SEAT = "seat";
const SOURCE = "source";
const HIDDEN = "-";
/** A number that is not said while it is 0. */
const SOME = "some";

type Json = unknown;
type Mapping = Record<string, Json>;

export class Twin {
    readonly #things: Record<string, string>;
    readonly #own: string[];
    readonly #neighbours: GameTold["neighbours"];
    /** Views that were worded: the one in which we decided something is compared with all that follow. */
    readonly #worded = new WeakMap<Mapping, Line[]>();

    constructor(
        game: Pick<GameTold, "things" | "neighbours">,
        readonly words: Words,
        readonly names: readonly string[],
        readonly house: House,
    ) {
        this.#things = game.things;
        this.#neighbours = game.neighbours;
        this.#own = (game.things["*"] ?? "").split(" ").filter(Boolean);
    }

    /** A view is what it is: the same one is worded once. */
    lines(view: Mapping): Line[] {
        const known = this.#worded.get(view);
        if (known !== undefined) return known;
        const lines = Object.entries(view)
            .filter(([key]) => !UNSAID.has(key))
            .flatMap(([key, value]) => this.#field(key, value, ""));
        this.#worded.set(view, lines);
        return lines;
    }

    /** A key of a mapping whose keys are the view's own words. */
    #field(key: string, value: Json, within: string): Line[] {
        const kinds = this.#kinds(key, within);
        if (kinds[0] === HIDDEN || (kinds[0] === SOME && value === 0)) return [];
        const path = `${within}/${key}`;
        return [this.#line(path, this.label(key, within === ""), value, kinds)];
    }

    /** By a key within another one, `boxes.goods`, or by the key alone. */
    #kinds(key: string, within: string): string[] {
        const outer = within.slice(within.lastIndexOf("/") + 1);
        return (this.#things[`${outer}.${key}`] ?? this.#things[key])?.split(" ") ?? [];
    }

    #line(path: string, called: Part, value: Json, kinds: string[]): Line {
        const label = { ...called, text: called.text.charAt(0).toLocaleUpperCase() + called.text.slice(1) };
        if (!isNested(value))
            return {
                path,
                label,
                parts: [...this.#parts(value, kinds), ...this.#leading(called)],
                lines: [],
            };
        const lines = [...this.#inner(path, value, kinds), ...this.#beside(path, called)];
        const parts = this.#isListed(value, kinds) ? this.#inOneLine(lines) : null;
        return parts === null ? { path, label, parts: [], lines } : { path, label, parts, lines: [] };
    }

    /** What lies beside a thing, which otherwise only a map shows. */
    #beside(path: string, called: Part): Line[] {
        const parts = this.#neighboursOf(called).map((text) => ({ text }));
        if (parts.length === 0) return [];
        return [{ path: `${path}/+`, label: { text: this.house.neighbours }, parts, lines: [] }];
    }

    /** The same of a thing with a single line, where the game has words for it: "routes to Quebec, Surat". */
    #leading(called: Part): Part[] {
        const names = this.#neighboursOf(called);
        const word = `beside-${called.thing?.kind}`;
        if (names.length === 0 || !this.words.knows(word)) return [];
        return [{ text: this.words.say(word, { many: names.length, places: names.join(", ") }) }];
    }

    #neighboursOf({ thing }: Part): string[] {
        const names = thing && this.#neighbours[thing.kind]?.[thing.name];
        return thing && names ? names.map((name) => this.words.name(thing.kind, name)) : [];
    }

    /** Places in a list, or things of one kind: whatever has words of the view for keys is a part with fields. */
    #isListed(value: Mapping | Json[], kinds: string[]): boolean {
        const kind = plain(kinds)[0];
        return (
            Array.isArray(value) ||
            (kind !== undefined && Object.keys(value).every((key) => this.#isThing(kind, key)))
        );
    }

    /** Parts that are so short that they need no lines of their own: nothing at all, or a word or two each. */
    #inOneLine(lines: readonly Line[]): Part[] | null {
        if (lines.every((line) => line.lines.length === 0 && line.parts.every((part) => part.none)))
            return [lines[0]?.parts[0] ?? this.#none([])];
        if (lines.some((line) => line.label.seat !== undefined)) return null;
        const parts: Part[] = [];
        for (const { label, parts: said, lines: inner } of lines) {
            const [only, ...more] = said;
            if (inner.length > 0 || only === undefined || more.length > 0) return null;
            if (label.thing && only.thing) return null; // each must be found, and can be lit
            const { text, ...rest } = only;
            parts.push({ ...label, ...rest, text: this.house.pair(label.text, text) });
        }
        return parts;
    }

    /** The lines of something that has parts of its own. */
    #inner(path: string, value: Mapping | Json[], kinds: string[]): Line[] {
        if (Array.isArray(value)) {
            const bySeat = kinds[0] === BY_SEAT;
            const rest = plain(kinds);
            return value.map((one, place) =>
                this.#line(
                    `${path}/${place}`,
                    bySeat ? this.#seat(place) : { text: String(place + 1) },
                    one,
                    rest,
                ),
            );
        }
        const [kind, ...rest] = plain(kinds);
        return Object.entries(value).flatMap(([key, one]) => {
            if (kind === undefined || !this.#isThing(kind, key)) return this.#field(key, one, path);
            const known = this.#kinds(key, path);
            return [this.#line(`${path}/${key}`, this.#thing(kind, key), one, known.length ? known : rest)];
        });
    }

    /** What fits behind a label. */
    #parts(value: Json, kinds: string[]): Part[] {
        if (Array.isArray(value)) {
            const bySeat = kinds[0] === BY_SEAT;
            if (bySeat && value.every((one) => one === 0)) return [{ text: "0" }];
            const found = bySeat
                ? value.map((one, place) => this.#count(this.#seat(place), one))
                : value.flatMap((one) => this.#parts(one, kinds));
            return found.every((part) => part.none) ? [this.#none(kinds)] : found;
        }
        if (typeof value === "object" && value !== null) {
            const [kind, ...rest] = plain(kinds);
            const found = Object.entries(value).flatMap(([key, one]) => {
                if (one === null) return []; // "London: industry", not "London: nobody, industry"
                const thing = kind !== undefined && this.#isThing(kind, key);
                if (kind === SOURCE && one === 0) return []; // most sources of points have brought none
                if (!thing && this.#kinds(key, "")[0] === HIDDEN) return [];
                const label = thing ? this.#thing(kind, key) : this.label(key);
                const inside = thing ? rest : this.#kinds(key, "");
                if (typeof one !== "string" && plain(inside)[0] !== SEAT) return [this.#count(label, one)];
                // "Oracle: Ann" of things; but of a worker somewhere only whose and which, "Ann, captain", and of
                // what bears the name already "Africa 1".
                const said = this.#parts(one, inside);
                if (!thing) return said;
                return said.map(({ text, thing }) => ({
                    text: text.startsWith(label.text) ? text : this.house.pair(label.text, text),
                    ...(thing || label.thing ? { thing: thing ?? label.thing } : {}),
                }));
            });
            return found.length ? found : [this.#none(kinds)];
        }
        if (value === null) return [this.#none(kinds)];
        if (typeof value === "boolean") return [{ text: value ? this.house.yes : this.house.no }];
        const kind = plain(kinds)[0];
        if (typeof value === "number") return [kind === SEAT ? this.#seat(value) : { text: String(value) }];
        const text = String(value);
        return [kind === undefined || kind === "" ? { text } : this.#thing(kind, text)];
    }

    /** No seat is nobody, no thing is nothing; where none of a kind is called otherwise, `no-<kind>` says how. */
    #none(kinds: string[]): Part {
        const kind = plain(kinds).at(-1) ?? "";
        const own = `no-${kind}`;
        const text = this.words.knows(own)
            ? this.words.say(own)
            : kind === SEAT
              ? this.house.nobody
              : this.house.nothing;
        return { text, none: true };
    }

    #count(part: Part, value: Json): Part {
        if (typeof value === "number") return { ...part, text: this.house.count(part.text, String(value)) };
        const said = this.#parts(value, []).map((one) => one.text);
        return { ...part, text: this.house.pair(part.text, said.join(", ")) };
    }

    /**
     * How a key of the view is called: by a word of its own, or by that of a thing which it stands for. On top of a view
     * its own word comes first: there the goods are those of everybody, in a seat's part they are its own.
     */
    label(key: string, top = false): Part {
        const word = key.replaceAll("_", "-");
        const own = this.#own.find((kind) => this.#called(kind, key) !== null);
        const thing = own === undefined ? undefined : { kind: own, name: this.#called(own, key) as string };
        const written = this.words.knows(`view-${word}`);
        if (thing && !(top && written)) {
            const text = this.words.name(thing.kind, thing.name);
            return this.#helped(thing.kind, thing.name) ? { text, thing } : { text };
        }
        return { text: written ? this.words.say(`view-${word}`) : key.replaceAll("_", " ") };
    }

    #helped(kind: string, name: string): boolean {
        return this.words.knows(`help-${kind}-${name}`);
    }

    #seat(seat: number): Part {
        return seat < 0 ? this.#none([SEAT]) : { text: this.words.seat(seat, this.names), seat };
    }

    #thing(kind: string, key: string): Part {
        const name = this.#called(kind, key);
        if (name === null) return { text: key.replaceAll("_", " ") };
        const text = this.words.name(kind, name);
        return this.#helped(kind, name) ? { text, thing: { kind, name } } : { text };
    }

    #isThing(kind: string, key: string): boolean {
        return kind === "" || this.#called(kind, key) !== null;
    }

    /** The word by which a thing is known to the messages, which prefer hyphens. */
    #called(kind: string, key: string): string | null {
        return [key, key.replaceAll("_", "-")].find((word) => this.words.knows(`${kind}-${word}`)) ?? null;
    }
}

/** Seats side by side: a list by seats of which each has the same lines, all of them short. */
export function isTable({ lines }: Line): boolean {
    const first = lines[0]?.lines.map(keyOf);
    return (
        first !== undefined &&
        first.length > 0 &&
        lines.length > 1 &&
        lines.every(
            (one) =>
                one.label.seat !== undefined &&
                one.lines.length === first.length &&
                one.lines.every((line, i) => line.lines.length === 0 && keyOf(line) === first[i]),
        )
    );
}

/** What a short line says behind its label. */
export function textOf(line: Line | undefined): string {
    return (line?.parts ?? []).map((part) => part.text).join(", ");
}

/** The key in the view that a line is about. */
export function keyOf(line: Line): string {
    return line.path.slice(line.path.lastIndexOf("/") + 1);
}

/** The kinds without the remark that a list goes by seats. */
function plain(kinds: string[]): string[] {
    return kinds[0] === BY_SEAT ? kinds.slice(1) : kinds;
}

/** Whether something has parts that need lines of their own. */
function isNested(value: Json): value is Mapping | Json[] {
    if (typeof value !== "object" || value === null) return false;
    const inner = Object.values(value);
    return inner.some((one) => typeof one === "object" && one !== null);
}
