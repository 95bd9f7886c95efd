import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice, Preview } from "../api/client";
import { Foresight } from "./foresight.svelte";

const choice = (action: number): Choice => ({ action, do: { verb: "buy" }, final: false, idle: false });
const brings = (): Preview => ({ events: [], view: {} }) as unknown as Preview;

let asked: number[];
let answers: Map<number, (preview: Preview | null) => void>;
let foresight: Foresight;

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    asked = [];
    answers = new Map();
    foresight = new Foresight((action, left) => {
        asked.push(action);
        return new Promise((resolve, reject) => {
            left.addEventListener("abort", () => reject(new Error("left")));
            answers.set(action, (preview) => (preview ? resolve(preview) : reject(new Error("no"))));
        });
    });
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

async function rest(): Promise<void> {
    await vi.advanceTimersByTimeAsync(100);
}

test("who rests on an answer is told what it brings, once asked for", async () => {
    foresight.point(choice(1));
    await rest();
    expect(foresight.shown).toBeNull();
    answers.get(1)?.(brings());
    await rest();
    expect(foresight.shown?.choice.action).toBe(1);
    foresight.point(null);
    expect(foresight.shown).toBeNull();
    foresight.point(choice(1));
    expect(foresight.shown?.choice.action).toBe(1);
    expect(asked).toEqual([1]);
});

test("who only passes over asks nothing, and who goes on does not wait for it", async () => {
    foresight.point(choice(1));
    foresight.point(choice(2));
    await rest();
    foresight.point(choice(3));
    await rest();
    answers.get(3)?.(brings());
    await rest();
    expect(asked).toEqual([2, 3]);
    expect(foresight.shown?.choice.action).toBe(3);
});

test("a finger taps twice, and another answer begins anew", async () => {
    expect(foresight.tap(choice(1))).toBe(false);
    expect(foresight.tap(choice(2))).toBe(false);
    expect(foresight.tap(choice(1))).toBe(false);
    expect(foresight.tap(choice(1))).toBe(true);
});

test("what is refused is not foretold, and nothing is said about it", async () => {
    foresight.point(choice(1));
    await rest();
    answers.get(1)?.(null);
    await rest();
    expect(foresight.shown).toBeNull();
});

test("with another question everything is forgotten, also what is still on its way", async () => {
    foresight.point(choice(1));
    await rest();
    answers.get(1)?.(brings());
    await rest();
    foresight.point(choice(2));
    await rest();
    foresight.forget();
    answers.get(2)?.(brings());
    await rest();
    expect(foresight.shown).toBeNull();
    foresight.point(choice(1));
    await rest();
    expect([foresight.shown, asked]).toEqual([null, [1, 2, 1]]);
});

test("who comes back to an answer before it was told is told it, once", async () => {
    foresight.point(choice(1));
    await rest();
    foresight.point(choice(1));
    await rest();
    foresight.point(null);
    foresight.point(choice(1));
    await rest();
    answers.get(1)?.(brings());
    await rest();
    expect([foresight.shown?.choice.action, asked]).toEqual([1, [1, 1]]);
});
