import { describe, expect, test } from "vitest";
import {
    columns,
    goals,
    mainSeat,
    ranking,
    sourcesOf,
    worth,
    type Facts,
    type IronView,
    type Sheet,
} from "./sheet";

const ORACLE = { name: "oracle", boxes: 4, first: 4, later: 3 };
const FACTS = {
    monuments: [ORACLE, { name: "lighthouse", boxes: 6, first: 6, later: 4 }],
    ends: [
        { developments: 5, tribute: 30, monuments_missing: 1 },
        { developments: 7, tribute: 50, monuments_missing: 0 },
    ],
} as Facts;

function sheet(part: Partial<Sheet> = {}): Sheet {
    return {
        food: 3,
        goods: 1,
        armies: 1,
        ships: 0,
        wealth: 0,
        strength: 1,
        ports: 1,
        port_boxes: 0,
        urns: 0,
        provinces: 1,
        province_boxes: 0,
        monuments: {},
        developments: [],
        conquest: 1,
        tribute: 0,
        skulls: 0,
        points: {},
        score: 0,
        ...part,
    };
}

function table(sheets: Sheet[], part: Partial<IronView> = {}): IronView {
    return { options: {}, first: {}, turn: 0, sheets, ...part } as IronView;
}

describe("boxes", () => {
    test("are filled from the left, a column after the other", () => {
        expect(columns([2, 3, 4], 4)).toEqual([
            { size: 2, filled: 2, ahead: 2 },
            { size: 3, filled: 2, ahead: 2 },
            { size: 4, filled: 0, ahead: 0 },
        ]);
    });
    test("that would be filled begin where the full ones end", () => {
        expect(columns([2, 3], 1, 3)).toEqual([
            { size: 2, filled: 1, ahead: 2 },
            { size: 3, filled: 0, ahead: 1 },
        ]);
    });
    test("of a finished row are all full", () => {
        expect(columns([2, 3], 5).every((column) => column.filled === column.size)).toBe(true);
    });
});

describe("whose sheet", () => {
    const view = table([sheet(), sheet(), sheet()], { turn: 2 });
    test("one's own lies in full", () => {
        expect(mainSeat(view, 1)).toBe(1);
    });
    test("a spectator sees that of the turn", () => {
        expect(mainSeat(view, null)).toBe(2);
    });
});

describe("a monument", () => {
    const done = sheet({ monuments: { oracle: 4 } });
    const begun = sheet({ monuments: { oracle: 3 } });
    test("is open to all while nobody has finished it", () => {
        expect(worth(table([begun, begun]), 0, ORACLE)).toBe("open");
    });
    test("is worth more to the first", () => {
        expect(worth(table([done, done], { first: { oracle: 1 } }), 1, ORACLE)).toBe("first");
        expect(worth(table([done, done], { first: { oracle: 1 } }), 0, ORACLE)).toBe("later");
    });
    test("has lost its higher value for whoever is still building", () => {
        expect(worth(table([begun, done], { first: { oracle: 1 } }), 0, ORACLE)).toBe("taken");
    });
});

describe("the end", () => {
    const far = sheet({ developments: ["navy", "empire"], tribute: 12 });
    test("is measured by whoever is nearest to it", () => {
        expect(goals(table([sheet(), far], { first: { oracle: 0 } }), FACTS)).toEqual([
            { name: "developments", now: 2, most: 7 },
            { name: "tribute", now: 12, most: 50 },
            { name: "monuments", now: 1, most: 2 },
        ]);
    });
    test("of a short game is nearer", () => {
        const short = goals(table([sheet(), far], { options: { length: "short" } }), FACTS);
        expect(short.map((goal) => goal.most)).toEqual([5, 30, 1]);
    });
    test("of a solo game is a matter of rounds", () => {
        expect(goals(table([far]), FACTS)).toEqual([]);
    });
});

describe("the result", () => {
    test("has the most points first", () => {
        const view = table([sheet({ score: 20 }), sheet({ score: 31 }), sheet({ score: 9 })]);
        expect(ranking(view).map((rank) => rank.seat)).toEqual([1, 0, 2]);
    });
    test("breaks a tie by pegs", () => {
        const view = table([sheet({ score: 20 }), sheet({ score: 20, wealth: 2 })]);
        expect(ranking(view)).toEqual([
            { seat: 1, place: 1 },
            { seat: 0, place: 2 },
        ]);
    });
    test("is shared where points and pegs are alike", () => {
        expect(ranking(table([sheet({ score: 4 }), sheet({ score: 4 })])).map((rank) => rank.place)).toEqual([
            1, 1,
        ]);
    });
    test("lists what brought points, and last what took them away", () => {
        const points = { monuments: 0, developments: 10, tribute: 12, skulls: -3 };
        expect(sourcesOf(sheet({ points })).map((one) => one.source)).toEqual([
            "tribute",
            "developments",
            "skulls",
        ]);
    });
});
