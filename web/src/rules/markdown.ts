/**
 * The Markdown of the rules pages, and no more of it than they use: paragraphs, lists, tables, code, emphasis, links.
 * It becomes a tree that components show; no text ever becomes markup.
 */
export type Inline =
    | { kind: "text"; text: string }
    | { kind: "code"; text: string }
    | { kind: "emphasis"; children: Inline[] }
    | { kind: "strong"; children: Inline[] }
    | { kind: "link"; to: string; children: Inline[] };

export type Block =
    | { kind: "paragraph"; children: Inline[] }
    | { kind: "list"; ordered: boolean; start: number; items: Inline[][] }
    | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
    | { kind: "code"; text: string };

const ITEM = /^(?:[-*]|(\d+)\.) +(.*)$/;
const ROW = /^\|(.*)\|\s*$/;
const RULING = /^\|[\s|:-]+\|\s*$/;
const FENCE = /^```/;

export function parse(source: string): Block[] {
    const lines = source.replaceAll("\r\n", "\n").split("\n");
    const blocks: Block[] = [];
    let at = 0;
    while (at < lines.length) {
        const line = lines[at] ?? "";
        if (line.trim() === "") at += 1;
        else if (FENCE.test(line)) at = takeCode(lines, at, blocks);
        else if (ROW.test(line) && RULING.test(lines[at + 1] ?? "")) at = takeTable(lines, at, blocks);
        else if (ITEM.test(line)) at = takeList(lines, at, blocks);
        else at = takeParagraph(lines, at, blocks);
    }
    return blocks;
}

function takeCode(lines: string[], from: number, blocks: Block[]): number {
    let end = from + 1;
    while (end < lines.length && !FENCE.test(lines[end] ?? "")) end += 1;
    blocks.push({ kind: "code", text: lines.slice(from + 1, end).join("\n") });
    return end + 1;
}

function takeTable(lines: string[], from: number, blocks: Block[]): number {
    let end = from + 2;
    while (end < lines.length && ROW.test(lines[end] ?? "")) end += 1;
    const [head = [], ...rows] = [lines[from] ?? "", ...lines.slice(from + 2, end)].map(cells);
    blocks.push({ kind: "table", head, rows });
    return end;
}

function cells(line: string): Inline[][] {
    const inner = ROW.exec(line)?.[1] ?? "";
    return inner.split("|").map((cell) => inline(cell.trim()));
}

/** An item goes on in the indented lines below it. */
function takeList(lines: string[], from: number, blocks: Block[]): number {
    const number = ITEM.exec(lines[from] ?? "")?.[1];
    const items: string[] = [];
    let end = from;
    for (; end < lines.length; end++) {
        const line = lines[end] ?? "";
        const item = ITEM.exec(line);
        if (item !== null && (item[1] === undefined) === (number === undefined)) items.push(item[2] ?? "");
        else if (/^\s+\S/.test(line)) items[items.length - 1] += ` ${line.trim()}`;
        else break;
    }
    blocks.push({
        kind: "list",
        ordered: number !== undefined,
        start: Number(number ?? 1),
        items: items.map(inline),
    });
    return end;
}

function takeParagraph(lines: string[], from: number, blocks: Block[]): number {
    let end = from + 1;
    const ends = (line: string): boolean => line.trim() === "" || ITEM.test(line) || FENCE.test(line);
    while (end < lines.length && !ends(lines[end] ?? "")) end += 1;
    const text = lines.slice(from, end).map((line) => line.trim());
    blocks.push({ kind: "paragraph", children: inline(text.join(" ")) });
    return end;
}

/** Code first: nothing inside it means anything. A mark that is never closed is a plain sign. */
const MARKS = /`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)|\*\*(\S(?:.*?\S)?)\*\*|\*(\S(?:.*?\S)?)\*/;

export function inline(text: string): Inline[] {
    const found = MARKS.exec(text);
    if (found === null) return text === "" ? [] : [{ kind: "text", text }];
    const [all, code, label, to, strong, emphasis] = found;
    const before = text.slice(0, found.index);
    const after = inline(text.slice(found.index + all.length));
    const node = ((): Inline => {
        if (code !== undefined) return { kind: "code", text: code };
        if (label !== undefined && to !== undefined)
            return isSafe(to) ? { kind: "link", to, children: inline(label) } : { kind: "text", text: label };
        if (strong !== undefined) return { kind: "strong", children: inline(strong) };
        return { kind: "emphasis", children: inline(emphasis ?? "") };
    })();
    return before === "" ? [node, ...after] : [{ kind: "text", text: before }, node, ...after];
}

/** Within the page, within the site, or to another site openly: never a script. */
function isSafe(to: string): boolean {
    return to.startsWith("#") || /^\/(?!\/)/.test(to) || to.startsWith("https://");
}

/** What is read of it, without marks. */
export function plain(nodes: readonly Inline[]): string {
    return nodes.map((node) => ("children" in node ? plain(node.children) : node.text)).join("");
}

export function plainBlocks(blocks: readonly Block[]): string {
    return blocks
        .map((block) => {
            if (block.kind === "code") return block.text;
            if (block.kind === "paragraph") return plain(block.children);
            const cells = block.kind === "list" ? block.items : [block.head, ...block.rows].flat();
            return cells.map(plain).join("\n");
        })
        .join("\n");
}
