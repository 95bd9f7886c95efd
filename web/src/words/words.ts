/**
 * Words: the same Fluent files as the server and the terminal read, put together in the same way
 * (`carrack/words.py`; `words.test.ts` holds both to the same answers).
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Schemas } from "../api/client";

/** The words of the house have no seats of their own: there, and in tests, none need be named. */
export type WordsTold = Omit<Schemas["WordsTold"], "seats"> & { seats?: string[] };
export type Arguments = Record<string, unknown>;
type Row = Record<string, unknown>;
type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;
type Pattern = NonNullable<Message["value"]>;

/** Whose question, answer or event it is: a seat in every game, counted from 0. */
const SEAT = "seat";
const NATURE = -1;

export class Words {
    readonly #bundles: FluentBundle[];
    readonly #numbers: Record<string, number>;
    readonly #tables: Record<string, Row[]>;
    readonly #seats: ReadonlySet<string>;
    /** What is always said in the same way: names, and messages without arguments. A view has hundreds of them. */
    readonly #same = new Map<string, string>();

    /** `told` in the language spoken first, then the ones that help out, English last. */
    constructor(readonly told: WordsTold[]) {
        this.#bundles = told.map((one) => {
            const bundle = new FluentBundle(one.language, { useIsolating: false });
            for (const text of one.texts)
                bundle.addResource(new FluentResource(text), { allowOverrides: true });
            return bundle;
        });
        this.#numbers = told[0]?.numbers ?? {};
        this.#tables = (told[0]?.tables ?? {}) as Record<string, Row[]>;
        this.#seats = new Set([SEAT, ...(told[0]?.seats ?? [])]);
    }

    get language(): string {
        return this.told[0]?.language ?? "en";
    }

    knows(key: string): boolean {
        return this.#find(key) !== null;
    }

    /** A message, else its key: a missing word never stops a game. `names` are those of the people in the seats. */
    say(key: string, given?: Arguments, names: readonly string[] = []): string {
        return given === undefined
            ? this.#once(key, () => this.#say(key, {}, []))
            : this.#say(key, given, names);
    }

    #say(key: string, given: Arguments, names: readonly string[]): string {
        const said: Arguments = { ...given };
        for (const [argument, value] of Object.entries(given)) {
            if (this.#seats.has(argument) && typeof value === "number")
                said[argument] = this.seat(value, names);
            else if (typeof value === "string") this.#name(argument, value, said);
        }
        const found = this.#find(key);
        return found === null ? key : this.#format(found.bundle, found.message.value as Pattern, said);
    }

    /** The name of a thing: `name("development", "navy")`; the bare word where there is no message. */
    name(kind: string, word: string, form = ""): string {
        return this.#once(`${kind}-${word}.${form}`, () => this.#called(kind, word, form));
    }

    #called(kind: string, word: string, form: string): string {
        const found = this.#find(`${kind}-${word}`);
        if (found === null) return word;
        const pattern = form ? (found.message.attributes[form] ?? found.message.value) : found.message.value;
        return this.#format(found.bundle, pattern as Pattern, this.row(kind, word));
    }

    /** What a thing is and does, with the numbers of its row; empty where nothing is said of it. */
    help(kind: string, word: string): string {
        const key = `help-${kind}-${word}`;
        return this.knows(key) ? this.say(key, this.row(kind, word)) : "";
    }

    /** The row of a thing in the game's tables of facts. */
    row(kind: string, word: string): Row {
        const several = [`${kind}s`, `${kind}es`, `${kind.slice(0, -1)}ies`];
        for (const [table, rows] of Object.entries(this.#tables)) {
            if (several.some((ending) => table.endsWith(ending))) {
                const row = rows.find((one) => one["name"] === word);
                if (row !== undefined) return row;
            }
        }
        return {};
    }

    table(name: string): Row[] {
        return this.#tables[name] ?? [];
    }

    number(name: string): number {
        return this.#numbers[name] ?? 0;
    }

    seat(seat: number, names: readonly string[]): string {
        if (seat >= 0 && names[seat]) return names[seat];
        return this.say(seat >= 0 ? "seat" : seat === NATURE ? "nature" : "nobody", { number: seat + 1 });
    }

    #once(key: string, say: () => string): string {
        const known = this.#same.get(key);
        if (known !== undefined) return known;
        const said = say();
        this.#same.set(key, said);
        return said;
    }

    #name(argument: string, value: string, said: Arguments): void {
        const found = this.#find(`${argument}-${value}`);
        if (found === null) return;
        for (const [form, pattern] of Object.entries(found.message.attributes))
            said[`${argument}-${form}`] = this.#format(found.bundle, pattern, said);
        said[argument] = this.#format(found.bundle, found.message.value as Pattern, said);
    }

    #find(key: string): { bundle: FluentBundle; message: Message } | null {
        for (const bundle of this.#bundles) {
            const message = bundle.getMessage(key);
            if (message?.value) return { bundle, message };
        }
        return null;
    }

    #format(bundle: FluentBundle, pattern: Pattern, said: Arguments): string {
        const all = { ...this.#numbers, ...said } as Record<string, FluentVariable>;
        for (const [name, value] of Object.entries(all))
            if (typeof value !== "number" && typeof value !== "string") all[name] = String(value);
        return bundle.formatPattern(pattern, all, []);
    }
}
