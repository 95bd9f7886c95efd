import { describe, expect, it } from "vitest";
import { duration, timeLeft } from "./time";

describe("the time that is left", () => {
    it("is said in days, then in hours, then to the second", () => {
        expect(timeLeft(3 * 86_400 + 5, "en")).toBe("3 days");
        expect(timeLeft(23 * 3_600 + 59, "en")).toBe("23 hr");
        expect(timeLeft(3_725, "en")).toBe("1:02:05");
        expect(timeLeft(9.2, "en")).toBe("0:10");
    });

    it("is never less than none", () => {
        expect(timeLeft(-4, "en")).toBe("0:00");
    });

    it("speaks French", () => {
        expect(timeLeft(3 * 86_400, "fr")).toMatch(/^3\sj$/);
    });
});

describe("a time that was set", () => {
    it("is said in the largest unit that fits", () => {
        expect(duration(172_800, "en")).toBe("2 days");
        expect(duration(900, "en")).toBe("15 min");
        expect(duration(90, "en")).toBe("90 sec");
    });
});
