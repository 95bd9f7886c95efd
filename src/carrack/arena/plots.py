"""Charts as SVG, drawn by hand: a histogram, bars with their intervals, forecasts beside what came, everybody against
everybody. No library, the same file everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH = 640
LEFT, RIGHT, TOP, BOTTOM = 56, 24, 48, 44
ROW = 30
PAPER, INK, FAINT, ACCENT = "#f6efdf", "#2b2a26", "#c9bfa8", "#7a4a2b"
FONT = "font-family='Georgia, serif' font-size='13'"


class Spelling(NamedTuple):
    """How the language of the reader writes a value, and a tick of an axis."""

    value: Callable[[float], str]
    tick: Callable[[float], str]


class Bar(NamedTuple):
    """A value with the interval around it."""

    label: str
    value: float
    low: float
    high: float


def histogram(
    title: str, across: str, width: int, bins: Sequence[tuple[int, int]], mean: float, spelled: Spelling
) -> str:
    """How often a number came: `bins` are (lower edge, how many), all of one width; a line stands at the mean."""
    height = 320
    most = max(count for _, count in bins)
    first, last = bins[0][0], bins[-1][0] + width
    inner = WIDTH - LEFT - RIGHT
    floor_line = height - BOTTOM

    def x(value: float) -> float:
        return LEFT + inner * (value - first) / (last - first)

    def y(count: float) -> float:
        return floor_line - (floor_line - TOP) * count / most

    parts = [_line(x(mean), TOP - 8, x(mean), floor_line, ACCENT, dashed=True)]
    for edge, count in bins:
        if count:
            parts.append(_box(x(edge) + 0.5, y(count), x(edge + width) - x(edge) - 1, floor_line - y(count)))
    for tick in ticks(0, most):
        parts += [_text(LEFT - 8, y(tick) + 4, spelled.tick(tick), "end"), _line(LEFT - 4, y(tick), LEFT, y(tick))]
    for tick in ticks(first, last):
        parts += [
            _text(x(tick), floor_line + 18, spelled.tick(tick), "middle"),
            _line(x(tick), floor_line, x(tick), floor_line + 4),
        ]
    parts += [_line(LEFT, floor_line, WIDTH - RIGHT, floor_line), _text(WIDTH - RIGHT, height - 8, across, "end")]
    return _chart(title, height, parts)


def bars(title: str, across: str, rows: Sequence[Bar], spelled: Spelling, fair: float | None = None) -> str:
    """A row for each value, its interval as a whisker; a line at `fair`, where all would stand if none were better."""
    height = TOP + ROW * len(rows) + BOTTOM
    left = LEFT + 8 * max(len(row.label) for row in rows) - 8
    low = min(0.0, *(row.low for row in rows))
    high = max(*(row.high for row in rows), fair or 0.0, low + 1e-9)
    floor_line = height - BOTTOM

    def x(value: float) -> float:
        return left + (WIDTH - RIGHT - 56 - left) * (value - low) / (high - low)

    parts = []
    for i, row in enumerate(rows):
        middle = TOP + ROW * i + ROW / 2
        start, end = sorted((x(0.0), x(row.value)))
        parts += [
            _text(left - 8, middle + 4, row.label, "end"),
            _box(start, middle - 9, end - start, 18),
            _line(x(row.low), middle, x(row.high), middle),
            _line(x(row.low), middle - 4, x(row.low), middle + 4),
            _line(x(row.high), middle - 4, x(row.high), middle + 4),
            _text(x(max(row.high, 0.0)) + 8, middle + 4, spelled.value(row.value), "start"),
        ]
    if fair is not None:
        parts.append(_line(x(fair), TOP - 8, x(fair), floor_line, ACCENT, dashed=True))
    parts += [_line(x(0.0), TOP, x(0.0), floor_line)]
    for tick in ticks(low, high):
        parts += [
            _text(x(tick), floor_line + 18, spelled.tick(tick), "middle"),
            _line(x(tick), floor_line, x(tick), floor_line + 4),
        ]
    parts += [_line(left, floor_line, WIDTH - RIGHT, floor_line), _text(WIDTH - RIGHT, height - 8, across, "end")]
    return _chart(title, height, parts)


def calibration(title: str, across: str, rows: Sequence[tuple[float, Bar]], spelled: Spelling) -> str:
    """What was foretold against what came, each point with its interval: the truth lies on the diagonal."""
    height = WIDTH - 120
    floor_line = height - BOTTOM

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * value

    def y(value: float) -> float:
        return floor_line - (floor_line - TOP) * value

    parts = [_line(x(0.0), y(0.0), x(1.0), y(1.0), ACCENT, dashed=True)]
    for foretold, came in rows:
        parts += [
            _line(x(foretold), y(came.low), x(foretold), y(came.high)),
            f"<circle cx='{x(foretold):.1f}' cy='{y(came.value):.1f}' r='5'/>",
            _text(x(foretold) + 9, y(came.value) + 14, came.label, "start"),
        ]
    for tick in ticks(0.0, 1.0):
        parts += [_text(LEFT - 8, y(tick) + 4, spelled.tick(tick), "end"), _line(LEFT - 4, y(tick), LEFT, y(tick))]
        parts += [
            _text(x(tick), floor_line + 18, spelled.tick(tick), "middle"),
            _line(x(tick), floor_line, x(tick), floor_line + 4),
        ]
    parts += [_line(LEFT, floor_line, WIDTH - RIGHT, floor_line), _line(LEFT, TOP, LEFT, floor_line)]
    parts += [_text(WIDTH - RIGHT, height - 8, across, "end")]
    return _chart(title, height, parts)


def squares(title: str, names: Sequence[str], shares: Sequence[Sequence[float | None]], spelled: Spelling) -> str:
    """What the one of a row won against the one of a column: the more, the darker. Columns have the rows' numbers."""
    left = LEFT + 8 * max(len(name) for name in names) + 16
    side = min(64.0, (WIDTH - RIGHT - left) / len(names))
    row = min(side, ROW + 6)
    parts = []
    for i, name in enumerate(names):
        y = TOP + 20 + row * i
        parts += [
            _text(left - 8, y + row / 2 + 4, f"{name} {i + 1}", "end"),
            _text(left + side * (i + 0.5), TOP + 12, str(i + 1), "middle"),
        ]
        for j, share in enumerate(shares[i]):
            if share is not None:
                x = left + side * j
                parts += [
                    _box(x + 1, y + 1, side - 2, row - 2, ACCENT, share * 0.6),
                    _text(x + side / 2, y + row / 2 + 4, spelled.value(share), "middle"),
                ]
    return _chart(title, int(TOP + 20 + row * len(names) + 20), parts)


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between two, four to ten of them."""
    step = 10.0 ** floor(log10((high - low) / 4)) if high > low else 1.0
    for factor in (1, 2, 5, 10):
        if (high - low) / (step * factor) <= 8:
            step *= factor
            break
    return [round(i * step, 10) for i in range(ceil(low / step), floor(high / step) + 1)]


def _box(x: float, y: float, width: float, height: float, colour: str = FAINT, opacity: float = 1.0) -> str:
    size = f"width='{max(width, 0.5):.1f}' height='{height:.1f}'"
    faint = f" opacity='{opacity:.2f}'" if opacity < 1 else ""
    return f"<rect x='{x:.1f}' y='{y:.1f}' {size} fill='{colour}'{faint}/>"


def _line(x1: float, y1: float, x2: float, y2: float, colour: str = INK, dashed: bool = False) -> str:
    dashes = " stroke-dasharray='5 4'" if dashed else ""
    return f"<line x1='{x1:.1f}' y1='{y1:.1f}' x2='{x2:.1f}' y2='{y2:.1f}' stroke='{colour}'{dashes}/>"


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}'>{escape(text)}</text>"


def _chart(title: str, height: int, parts: Sequence[str]) -> str:
    size = f"viewBox='0 0 {WIDTH} {height}' width='{WIDTH}' height='{height}'"
    return "\n".join(
        [
            f"<svg xmlns='http://www.w3.org/2000/svg' {size} role='img' fill='{INK}' {FONT}>",
            f"<title>{escape(title)}</title>",
            f"<rect width='100%' height='100%' fill='{PAPER}'/>",
            f"<text x='{LEFT}' y='26' font-size='17'>{escape(title)}</text>",
            *parts,
            "</svg>",
            "",
        ]
    )
