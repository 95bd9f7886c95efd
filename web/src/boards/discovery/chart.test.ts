import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

test("the chart is what its script draws", { timeout: 120_000 }, () => {
    const drawn = execFileSync("node", [here("../../../tools/chart.mjs")], { encoding: "utf-8" });
    expect(readFileSync(here("chart.json"), "utf-8") === drawn, "run: npm run chart").toBe(true);
});
