import { expect, test } from "vitest";
import { changeText, ratingText } from "./ratings";

test("a rating is a round number, and says when it is provisional", () => {
    expect(ratingText({ rating: 1520.4, provisional: false })).toBe("1520");
    expect(ratingText({ rating: 1499.6, provisional: true })).toBe("1500?");
});

test("a change has its sign, and fits the numbers that are shown", () => {
    const at = (rating: number) => ({ rating, provisional: false });
    expect(changeText(at(1500), at(1511.6))).toBe("+12");
    expect(changeText(at(1500.4), at(1491.7))).toBe("−8");
    expect(changeText(at(1500), at(1500))).toBe("+0");
});
