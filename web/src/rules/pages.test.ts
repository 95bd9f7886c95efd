/** The rules pages as they are written: whatever they use of Markdown, the page can show. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse, plainBlocks } from "./markdown";

const LOCALES = fileURLToPath(new URL("../../../src/carrack/locales/", import.meta.url));
const HEADING = /^#+ .+ \{#[a-z0-9._-]+\}$/m;

const pages = readdirSync(LOCALES).flatMap((language) =>
    readdirSync(`${LOCALES}${language}/rules`).map((file) => `${language}/rules/${file}`),
);

describe.each(pages)("%s", (page) => {
    const paragraphs = readFileSync(LOCALES + page, "utf-8")
        .split(HEADING)
        .slice(1);

    it("has paragraphs", () => {
        expect(paragraphs.length).toBeGreaterThan(10);
    });

    it("leaves no mark that is not understood", () => {
        const read = paragraphs.map((text) => plainBlocks(parse(text)));
        expect(read.filter((text) => /\]\(|\*\*|`|^\||^#|^>|^\s*[-*] /m.test(text))).toEqual([]);
    });

    it("has as many cells in each row of a table as in its head", () => {
        const tables = paragraphs.flatMap((text) => parse(text).filter((block) => block.kind === "table"));
        expect(tables.filter(({ head, rows }) => rows.some((row) => row.length !== head.length))).toEqual([]);
    });
});
