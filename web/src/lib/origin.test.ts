import { expect, test } from "vitest";
import { originAt } from "./origin";

test("others open the same port under another name", () => {
    expect(originAt({ protocol: "http:", port: "8000" }, "192.168.7.5")).toBe("http://192.168.7.5:8000");
});

test("a port that goes without saying is not said", () => {
    expect(originAt({ protocol: "https:", port: "" }, "chart.local")).toBe("https://chart.local");
});

test("an IPv6 address stands in brackets", () => {
    expect(originAt({ protocol: "http:", port: "80" }, "fd00::5")).toBe("http://[fd00::5]:80");
});
