import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { clicks, IN_REGION } from "./clicks";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const OTHERS = ["place", "take", "sell", "buy", "seize", "train", "front", "bid", "hit"];

test("a region is clicked where a region is meant, and a plate where nothing else stands for an answer", () => {
    expect(clicks("land")).toBe("discovery-click-region");
    expect(clicks("expedition")).toBe("discovery-click-expedition");
    expect(clicks("bid")).toBe("discovery-click-plate");
    expect(clicks("place", true)).toBe("discovery-click-scouting");
    expect(clicks("land", true)).toBe("discovery-click-region");
});

test.each(["en", "fr"])("every sentence has its words: %s", (language) => {
    const words = readFileSync(here(`../../../../src/carrack/locales/${language}/web.ftl`), "utf-8");
    for (const step of [...Object.keys(IN_REGION), ...OTHERS])
        expect(words).toContain(`\n${clicks(step)} = `);
    expect(words).toContain(`\n${clicks("place", true)} = `);
});
