import { describe, expect, test } from "vitest";
import type { Update } from "../api/client";
import { cut, entering, lasts, Show, type Between, type Pace, type View } from "./show";
import type { Event } from "./table.svelte";

/** What one act at a table brings: the revision it led to, and what was told on the way there. */
function act(revision: number, ...told: string[]): [Update, Event[]] {
    const events = told.map((event) => ({ revision, event }));
    return [update(revision), events];
}

function update(revision: number, view: View = { at: revision }): Update {
    const question = { step: "build", seat: 1, rule: "1", details: {} };
    const rest = {
        seat: 0,
        events: [],
        choices: [],
        options: [],
        undo: false,
        over: false,
        winners: null,
        rewound: null,
    };
    return { revision, since: revision - 1, view, question, ...rest };
}

/** Lets the clock run and notes what was seen when. */
function watched(show: Show, pace: Pace, until: number): [number, unknown][] {
    const seen: [number, unknown][] = [];
    for (let now = 0; now <= until; now++)
        if (show.play(now, pace)) seen.push([now, show.beat?.update.view["at"]]);
    return seen;
}

function begun(): Show {
    const show = new Show();
    show.enter(update(1), 0);
    return show;
}

describe("what others do", () => {
    test("is played one act after the other, however fast it came", () => {
        const show = begun();
        for (const revision of [2, 3, 4]) show.queue(...act(revision, "placed"));
        expect(watched(show, "normal", 5000)).toEqual([
            [350, 2],
            [1050, 3],
            [1750, 4],
        ]);
    });

    test("is shown as soon as it comes where nothing is under way any more", () => {
        const show = begun();
        show.queue(...act(2, "placed"));
        expect(show.play(10_000, "normal")).toBe(true);
        expect(show.beat?.update.revision).toBe(2);
    });

    test("is looked at for the length of its beat before anything is asked", () => {
        const show = begun();
        show.queue(...act(2, "placed"));
        watched(show, "normal", 1049);
        expect([show.beat?.update.revision, show.playing]).toEqual([2, true]);
        expect(show.play(1050, "normal")).toBe(false);
        expect(show.playing).toBe(false);
    });

    test("shows each time the view before, the view after and the events between", () => {
        const show = begun();
        show.queue(...act(2, "placed", "paid"));
        show.queue(...act(3, "passed"));
        watched(show, "normal", 400);
        expect(show.beat).toMatchObject({ before: { at: 1 }, still: false });
        expect(show.beat?.events.map((event) => event.event)).toEqual(["placed", "paid"]);
        watched(show, "normal", 5000);
        expect(show.beat).toMatchObject({ before: { at: 2 }, events: [{ event: "passed" }] });
    });

    test("lasts longer where much is told, and half as long where nothing is", () => {
        const told = (count: number) => ({ events: act(1, ...Array<string>(count).fill("fell"))[1] });
        expect(lasts(told(1), "normal")).toBe(700);
        expect(lasts(told(0), "normal")).toBe(350);
        expect(lasts(told(4), "normal")).toBe(1050);
        expect(lasts(told(40), "normal")).toBe(1400);
        expect(lasts(told(1), "fast")).toBeLessThan(lasts(told(1), "slow"));
    });

    test("comes all at once where no show is wanted, a few times a second", () => {
        const show = begun();
        for (const revision of [2, 3, 4]) show.queue(...act(revision, "placed"));
        expect(watched(show, "off", 200)).toEqual([[200, 4]]);
        expect(show.playing).toBe(false);
        expect(show.beat).toMatchObject({ before: { at: 1 }, still: false });
        expect(show.beat?.events).toHaveLength(3);
    });

    test("is hurried through when it is very much", () => {
        const show = begun();
        for (let revision = 2; revision <= 1001; revision++) show.queue(...act(revision, "placed"));
        expect(watched(show, "normal", 120_000).at(-1)?.[1]).toBe(1001);
    });
});

describe("the present", () => {
    test("is where a show begins, without anything moving", () => {
        const show = begun();
        show.queue(...act(2, "placed"));
        show.enter(update(9), 100);
        expect(show.playing).toBe(false);
        expect(show.beat).toMatchObject({
            before: { at: 9 },
            update: { revision: 9 },
            events: [],
            still: true,
        });
        expect(show.due("normal")).toBeNull();
    });

    test("is reached at once by a jump, which tells all that was left out", () => {
        const show = begun();
        for (const revision of [2, 3, 4]) show.queue(...act(revision, "placed"));
        watched(show, "normal", 400);
        show.skip(400);
        expect(show.beat).toMatchObject({ before: { at: 2 }, update: { revision: 4 }, still: true });
        expect(show.beat?.events.map((event) => event.revision)).toEqual([3, 4]);
        expect(show.playing).toBe(false);
    });

    test("stays as it is when there is nothing to jump over", () => {
        const show = begun();
        const beat = show.beat;
        show.skip(50);
        expect(show.beat).toBe(beat);
    });
});

describe("what one does oneself", () => {
    test("is seen at once, and what others do then has to wait for it", () => {
        const show = begun();
        show.ours(...act(2, "placed"), 10);
        expect([show.beat?.update.revision, show.playing]).toEqual([2, false]);
        show.queue(...act(3, "placed"));
        expect(watched(show, "normal", 5000)).toEqual([[710, 3]]);
    });

    test("jumps over what was still being shown", () => {
        const show = begun();
        show.queue(...act(2, "placed"));
        show.ours(...act(3, "undo"), 10);
        expect(show.beat).toMatchObject({ before: { at: 2 }, update: { revision: 3 } });
        expect(show.playing).toBe(false);
    });
});

describe("a move that is looked back on", () => {
    const each: Between = (before) => before;

    test("is seen at once, what it set off one after the other, and each for its time", () => {
        const show = begun();
        show.step(...act(2, "foe-acts", "foe-acts"), 0, each);
        expect([show.beat?.events.length, show.playing]).toEqual([1, true]);
        expect(watched(show, "normal", 800)).toEqual([[700, 2]]);
        expect(show.playing).toBe(true);
        show.play(1400, "normal");
        expect(show.playing).toBe(false);
    });

    test("jumps over what was still being shown of the move before", () => {
        const show = begun();
        show.step(...act(2, "foe-acts", "foe-acts"), 0, each);
        show.step(...act(3, "placed"), 10, each);
        expect(show.beat).toMatchObject({ before: { at: 2 }, update: { view: { at: 3 } } });
    });

    test("plays as fast as is wished", () => {
        const show = begun();
        show.speed = 2;
        show.step(...act(2, "foe-acts", "foe-acts"), 0, each);
        expect(watched(show, "normal", 800)).toEqual([[350, 2]]);
    });
});

describe("an update of several answers", () => {
    const told: Event[] = [
        { revision: 2, event: "built" },
        { revision: 2, event: "turn-begins" },
        { revision: 3, event: "die-fell" },
        { revision: 4, event: "die-fell" },
    ];
    const turns: Between = (_, after, events, _next, again) =>
        !again && events.at(-1)?.event === "turn-begins" ? { ...after, dice: "in the air" } : null;

    test("is one beat where nobody knows what lies between", () => {
        expect(cut(entering(update(1)), update(4), told, null)).toHaveLength(1);
        expect(cut(entering(update(1)), update(4), told, () => null)).toHaveLength(1);
    });

    test("is cut where the board knows it; nothing can be done before its end", () => {
        const end = {
            ...update(4),
            over: true,
            winners: [0],
            options: [{ action: 1, do: {}, final: false, idle: false }],
        };
        const beats = cut(entering(update(1)), end, told, turns);
        expect(beats.map((beat) => beat.events.length)).toEqual([2, 2]);
        expect(beats[0]?.update).toMatchObject({ revision: 2, options: [], over: false, winners: null });
        expect(beats[0]?.update.view).toEqual({ at: 4, dice: "in the air" });
        expect(beats[1]).toMatchObject({ before: { dice: "in the air" }, update: end });
    });

    test("may be cut in the middle of what one answer set off", () => {
        const each: Between = (before) => before;
        expect(cut(entering(update(1)), update(4), told, each).map((beat) => beat.events.length)).toEqual([
            1, 1, 1, 1,
        ]);
    });

    test("is shown at once where we are asked again, if the board finds that nobody else did anything", () => {
        const show = begun();
        show.ours(
            { ...update(4), options: [{ action: 1, do: {}, final: false, idle: false }] },
            told,
            0,
            turns,
        );
        expect([show.beat?.events.length, show.playing]).toEqual([4, false]);
    });

    test("shows at once what we did in it, and plays the rest", () => {
        const show = begun();
        show.ours(update(4), told, 0, turns);
        expect(show.beat?.events.map((event) => event.event)).toEqual(["built", "turn-begins"]);
        expect(show.playing).toBe(true);
    });
});
