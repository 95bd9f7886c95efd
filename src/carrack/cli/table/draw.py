"""Drawing with characters: lines of styled text that are as wide as they say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

Lines = list[Text]


class Pen(NamedTuple):
    """The characters to draw with. All are one column wide on every terminal; none is an emoji."""

    peg: str = "●"
    hole: str = "·"
    box: str = "■"
    empty: str = "□"
    urn: str = "▮"
    no_urn: str = "▯"
    food: str = "ψ"
    people: str = "☻"
    good: str = "▣"
    innovation: str = "☼"
    skull: str = "☠"
    omens: str = "◊"
    conquest: str = "†"
    tribute: str = "¤"
    dot: str = "·"
    to: str = "→"
    minus: str = "−"
    times: str = "×"
    done: str = "✓"
    corners: tuple[str, str, str, str] = ("╭", "╮", "╰", "╯")
    across: str = "─"
    down: str = "│"
    joints: tuple[str, str] = ("┬", "┴")


PENCIL: Final = Pen()
# For a terminal that knows no more than ASCII.
CHALK: Final = Pen(
    peg="o", hole=".", box="#", empty="_", urn="u", no_urn=".", food="Y", people="i", good="=", innovation="*",
    skull="X", omens="?", conquest="!", tribute="$", dot="-", to=">", minus="-", times="x", done="*",
    corners=("+", "+", "+", "+"), across="-", down="|", joints=("+", "+"),
)  # fmt: skip


def pen_for(encoding: str) -> Pen:
    """The finer one where the terminal can write it."""
    try:
        "".join(mark for marks in PENCIL for mark in marks).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return CHALK
    return PENCIL


def line(*parts: str | tuple[str, str] | Text) -> Text:
    """One line of parts, each plain, with a style, or a text already."""
    return Text.assemble(*parts, no_wrap=True, end="")


def fit(text: Text, width: int, align: str = "left") -> Text:
    """Exactly so wide: padded, or cut off with an ellipsis."""
    fitted = text.copy()
    if fitted.cell_len > width:
        fitted.truncate(width, overflow="ellipsis")
    space = width - fitted.cell_len
    if align == "right":
        fitted.pad_left(space)
    elif align == "center":
        fitted.pad_left(space // 2)
        fitted.pad_right(space - space // 2)
    else:
        fitted.pad_right(space)
    return fitted


def beside(*blocks: Sequence[Text], gap: str = " ") -> Lines:
    """Blocks side by side, the shorter ones filled up."""
    widths = [max((text.cell_len for text in block), default=0) for block in blocks]
    height = max(len(block) for block in blocks)
    rows: Lines = []
    for i in range(height):
        row = line()
        for n, (block, width) in enumerate(zip(blocks, widths)):
            if n:
                row.append(gap)
            row.append_text(fit(block[i] if i < len(block) else line(), width))
        rows.append(row)
    return rows


def wrap(text: Text, width: int, indent: int = 0) -> Lines:
    """Broken at plain spaces to fit, further lines indented. A no-break space holds, which rich's own wrap ignores."""
    found: Lines = []
    rest = text.copy()
    rest.rstrip()
    while rest.cell_len > width - (indent if found else 0):
        room = max(width - (indent if found else 0), 1)
        at = _break(rest.plain, room)
        head, rest = rest.divide([at])
        head.rstrip()
        found.append(head)
        rest = rest[len(rest.plain) - len(rest.plain.lstrip(" ")) :]
    found.append(rest)
    return [line(" " * indent if i else "", part) for i, part in enumerate(found)]


def _break(plain: str, room: int) -> int:
    """After how many characters a line of this room ends: at the last space, or in the midst of a long word."""
    fits = min(len(plain), room)
    while cell_len(plain[:fits]) > room:
        fits -= 1
    space = plain.rfind(" ", 1, fits + 1)
    return space if space > 0 and plain[:space].strip(" ") else max(fits, 1)


def columns(items: Sequence[Text], width: int, gap: int = 3) -> Lines:
    """Items down, then across, in as many even columns as fit; in two uneven ones rather than in one."""
    if not items:
        return []
    widest = min(max(item.cell_len for item in items), width)
    count = max((width + gap) // (widest + gap), 1)
    rows = -(-len(items) // count)
    widths = [widest] * count
    if count == 1 and len(items) > 1:
        half = -(-len(items) // 2)
        uneven = [max(item.cell_len for item in part) for part in (items[:half], items[half:])]
        if sum(uneven) + gap <= width:
            rows, widths = half, uneven
    found: Lines = []
    for row in range(rows):
        found.append(Text(" " * gap).join(fit(item, wide) for item, wide in zip(items[row::rows], widths)))
    for text in found:
        text.rstrip()
    return found


def frame(rows: Iterable[Text], width: int, pen: Pen, style: str, title: Text, right: Text, foot: Text) -> Lines:
    """A border around lines, with a title at its left, another at its right, and a foot."""
    inner = width - 4
    top_left, top_right, bottom_left, bottom_right = pen.corners
    end = line((" ", style), right, (f" {pen.across}", style)) if right.cell_len else line()
    room = max(width - 5 - end.cell_len, 0)
    top = line((f"{top_left}{pen.across} ", style), fit(title, min(title.cell_len, room)), (" ", style))
    top.append(pen.across * max(width - 1 - top.cell_len - end.cell_len, 0), style)
    top.append_text(end)
    top.append(top_right, style)
    found = [top]
    found += [line((pen.down + " ", style), fit(row, inner), (" " + pen.down, style)) for row in rows]
    foot = fit(foot, min(foot.cell_len, inner - 2))
    low = line((bottom_left + pen.across, style))
    low.append_text(line((" ", style), foot, (" ", style)) if foot.cell_len else line())
    low.append(pen.across * (width - 1 - low.cell_len) + bottom_right, style)
    found.append(low)
    return found


def rule(width: int, pen: Pen, style: str) -> Text:
    return line((pen.across * width, style))
