import { describe, expect, it } from "vitest";
import { againstBots, planned, reseated, resized, type Draft, type Sitter } from "./draft";

const draft = (seats: Sitter[]): Draft => ({
    game: "iron-age",
    seats,
    names: ["", " Bruno ", ""],
    options: { length: "short" },
    public: false,
    pace: "live",
    clock: null,
    autoStart: true,
    rated: false,
});

describe("who sits where", () => {
    it("seats me first against bots", () => {
        expect(againstBots(3, "greedy")).toEqual(["me", "bot:greedy", "bot:greedy"]);
    });

    it("fills the seats that come with bots", () => {
        expect(resized(["me", "open"], 3, "greedy")).toEqual(["me", "open", "bot:greedy"]);
    });

    it("keeps me at the table when my seat goes", () => {
        expect(resized(["bot:greedy", "open", "me"], 2, "greedy")).toEqual(["me", "open"]);
    });

    it("lets a table without me stay one", () => {
        expect(resized(["open", "open", "open"], 2, "greedy")).toEqual(["open", "open"]);
    });

    it("moves me and leaves my seat to whoever sat there", () => {
        expect(reseated(["me", "open", "bot:greedy"], 2, "me")).toEqual(["bot:greedy", "open", "me"]);
    });

    it("lets several people sit at one screen", () => {
        expect(reseated(["me", "open"], 1, "here")).toEqual(["me", "here"]);
    });
});

describe("what is asked for", () => {
    it("is one request for me against bots", () => {
        const plan = planned(draft(["me", "bot:random", "bot:greedy"]));
        expect(plan.table.bots).toEqual({ "1": "random", "2": "greedy" });
        expect(plan.table).toMatchObject({ seats: 3, sit: true, start: true, options: { length: "short" } });
        expect(plan.joins).toEqual([]);
        expect(plan.start).toBe(false);
    });

    it("waits for others where a seat is open", () => {
        const plan = planned(draft(["me", "open"]));
        expect(plan.table).toMatchObject({ sit: true, start: false });
        expect(plan.start).toBe(false);
    });

    it("sits down seat by seat where I am not the first, or not alone", () => {
        const plan = planned(draft(["bot:greedy", "me", "here"]));
        expect(plan.table).toMatchObject({ sit: false, start: false, bots: { "0": "greedy" } });
        expect(plan.joins).toEqual([
            { seat: 1, name: "" },
            { seat: 2, name: "" },
        ]);
        expect(plan.start).toBe(true);
    });

    it("names whoever sits beside me, and not me", () => {
        const plan = planned(draft(["me", "here", "open"]));
        expect(plan.joins).toEqual([
            { seat: 0, name: "" },
            { seat: 1, name: "Bruno" },
        ]);
    });

    it("begins by itself only where there is somebody to wait for", () => {
        expect(planned(draft(["me", "open"])).table.auto_start).toBe(true);
        expect(planned(draft(["me", "here"])).table.auto_start).toBe(false);
    });

    it("starts a table of bots alone", () => {
        const plan = planned(draft(["bot:greedy", "bot:greedy"]));
        expect(plan.table).toMatchObject({ sit: false, start: false });
        expect(plan.joins).toEqual([]);
        expect(plan.start).toBe(true);
    });
});
