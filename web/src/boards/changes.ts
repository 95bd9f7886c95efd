/** What is different between two views, told by their text twins: lines by their path, things by whose they are. */
import type { Line } from "./generic/twin";

export interface Changes {
    /** Lines of the text that say something else than before. */
    paths: ReadonlySet<string>;
    /** Things that came, went or changed, by `thingKey`. */
    things: ReadonlySet<string>;
}

/** A thing in somebody's hands, or on everybody's table. */
export function thingKey(kind: string, name: string, whose: number | null | undefined): string {
    return `${whose ?? ""}/${kind}:${name}`;
}

export function changes(before: readonly Line[], after: readonly Line[]): Changes {
    const found: Found = { paths: new Set(), things: new Set() };
    if (before !== after) compare(before, after, undefined, found);
    return found;
}

type Found = { paths: Set<string>; things: Set<string> };

/**
 * Whether anything differs. Whatever has a part that does was touched itself: the region in which a colonist landed.
 * Lines that all say the same may be told as one, their parent: each of them says what that one says.
 */
function compare(
    before: readonly Line[],
    after: readonly Line[],
    whose: number | undefined,
    found: Found,
    parents: readonly [before?: Line | undefined, after?: Line | undefined] = [],
): boolean {
    const old = new Map(before.map((line) => [line.path, line]));
    const paths = new Set([...old.keys(), ...after.map((line) => line.path)]);
    const now = new Map(after.map((line) => [line.path, line]));
    const [folded, folds] = parents.map((parent) => (parent?.lines.length === 0 ? parent : undefined));
    let any = false;
    for (const path of paths) {
        const was = old.get(path);
        const is = now.get(path);
        const line = (is ?? was) as Line;
        const owner = line.label.seat ?? whose;
        const inside = compare(was?.lines ?? [], is?.lines ?? [], owner, found, [was, is]);
        const here = said(was ?? folded, is ?? folds, owner, found);
        if (here) found.paths.add(path);
        if ((inside || here) && line.label.thing) add(found, line.label.thing, owner);
        any ||= inside || here;
    }
    return any;
}

/** Whether a line says something else than before; the things in what it says now or said then are noted. */
function said(
    before: Line | undefined,
    after: Line | undefined,
    whose: number | undefined,
    found: Found,
): boolean {
    const old = before?.parts ?? [];
    const now = after?.parts ?? [];
    const texts = (parts: typeof old): string => parts.map((part) => part.text).join("\n");
    if (texts(old) === texts(now)) return false;
    const both = new Set(
        old.map((part) => part.text).filter((text) => now.some((part) => part.text === text)),
    );
    for (const part of [...old, ...now])
        if (part.thing && !both.has(part.text)) add(found, part.thing, part.seat ?? whose);
    return true;
}

function add(found: Found, thing: { kind: string; name: string }, whose: number | undefined): void {
    found.things.add(thingKey(thing.kind, thing.name, whose));
}
