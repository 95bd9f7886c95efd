import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

test("the world is what its script lays out", { timeout: 120_000 }, () => {
    const drawn = execFileSync("node", [here("../../../tools/world.mjs")], { encoding: "utf-8" });
    expect(readFileSync(here("world.json"), "utf-8") === drawn, "run: npm run world").toBe(true);
});
