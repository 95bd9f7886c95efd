import { describe, expect, it } from "vitest";
import { inline, parse, plainBlocks } from "./markdown";

const text = (said: string) => ({ kind: "text", text: said });

describe("blocks", () => {
    it("joins the lines of a paragraph and parts paragraphs at an empty line", () => {
        expect(parse("One\ntwo.\n\nThree.")).toEqual([
            { kind: "paragraph", children: [text("One two.")] },
            { kind: "paragraph", children: [text("Three.")] },
        ]);
    });

    it("lets an item of a list go on in indented lines", () => {
        expect(parse("You gain:\n- a good;\n- wood,\n  or stone.\nThen stop.")).toEqual([
            { kind: "paragraph", children: [text("You gain:")] },
            { kind: "list", ordered: false, start: 1, items: [[text("a good;")], [text("wood, or stone.")]] },
            { kind: "paragraph", children: [text("Then stop.")] },
        ]);
    });

    it("counts a numbered list from its first number", () => {
        expect(parse("3. three\n4. four")).toEqual([
            { kind: "list", ordered: true, start: 3, items: [[text("three")], [text("four")]] },
        ]);
    });

    it("reads tables with marks in their cells", () => {
        expect(parse("| Port | Urns |\n| --- | --- |\n| [2nd](#two) | 1† |\n| 3rd |  |")).toEqual([
            {
                kind: "table",
                head: [[text("Port")], [text("Urns")]],
                rows: [
                    [[{ kind: "link", to: "#two", children: [text("2nd")] }], [text("1†")]],
                    [[text("3rd")], []],
                ],
            },
        ]);
    });

    it("keeps code as it is, closed or not", () => {
        expect(parse("```\n*a*\n  b\n```\nc")).toEqual([
            { kind: "code", text: "*a*\n  b" },
            { kind: "paragraph", children: [text("c")] },
        ]);
        expect(parse("```\nend")).toEqual([{ kind: "code", text: "end" }]);
    });
});

describe("marks in a line", () => {
    it("finds emphasis, code and links", () => {
        expect(inline("*Example: five* and `a*b*` in [the **table**](#t).")).toEqual([
            { kind: "emphasis", children: [text("Example: five")] },
            text(" and "),
            { kind: "code", text: "a*b*" },
            text(" in "),
            {
                kind: "link",
                to: "#t",
                children: [text("the "), { kind: "strong", children: [text("table")] }],
            },
            text("."),
        ]);
    });

    it("leaves signs that mark nothing", () => {
        expect(inline("2 * 3 is 6, [so] it is $1 (one)")).toEqual([text("2 * 3 is 6, [so] it is $1 (one)")]);
    });

    it("never makes a link of anything but an address", () => {
        expect(inline("[a](javascript:alert) [b](//evil.example) [c](data:text/html,x)")).toEqual([
            text("a"),
            text(" "),
            text("b"),
            text(" "),
            text("c"),
        ]);
    });

    it("never makes markup of a text", () => {
        expect(inline("<img src=x onerror=alert(1)>")).toEqual([text("<img src=x onerror=alert(1)>")]);
    });
});

it("says what is read without its marks", () => {
    expect(plainBlocks(parse("A *b* [c](#d).\n\n- e\n\n| f | g |\n| --- | --- |\n| h | i |"))).toBe(
        "A b c.\ne\nf\ng\nh\ni",
    );
});
