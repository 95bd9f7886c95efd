"""Laws of the solo game's own pieces: the display, the ladder, the tokens that wait."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.games.endeavor import state
from carrack.games.endeavor.tables.facts import (
    BROWN,
    BUILDING_LEVEL,
    BUILDINGS,
    COLUMNS,
    FIRST_TILE,
    FOE_COLOURS,
    MARKERS,
    MARKERS_EACH,
    ROWS,
    TOKENS,
)
from carrack.games.endeavor.tables.map import REGIONS
from carrack.games.endeavor.tables.questions import LAYING_MARKERS

EXTRA_MOST: Final[i64] = 2
CHOICES: Final[i64] = 281474976710656  # a bit for each of 48 cards


def check(s: state.Endeavor, found: list[str]) -> None:
    if not s.rules.solo:
        _check_absent(s, found)
        return
    _check_display(s, found)
    _check_ladder(s, found)
    if not 0 <= s.foe <= FOE_COLOURS or not 0 <= s.drew <= 1 or not 0 <= s.foes_first <= 1:
        found.append(f"the Opposition: colour {s.foe}, drew {s.drew}, first {s.foes_first}")
    if not 0 <= s.settlers < 32 or s.settlers & 1 or not 0 <= s.choices < CHOICES:
        found.append(f"the Opposition: settlers {s.settlers}, choices {s.choices}")
    if not 0 <= s.waiting <= state.PENDING:
        found.append(f"the Opposition: {s.waiting} tokens wait")
        return
    for i in range(state.PENDING):
        won = s.pending[i]
        if i >= s.waiting and won != -1:
            found.append(f"the Opposition: token {won} waits behind the last")
        if i < s.waiting and not (BROWN * 8 <= won < TOKENS * 8 and won % 8 < REGIONS):
            found.append(f"the Opposition: token {won} waits")


def _check_absent(s: state.Endeavor, found: list[str]) -> None:
    """At a table of players there is no Opposition."""
    marks = s.selector | s.extra | s.head | s.acted | s.foes_first | s.drew | s.foe | s.settlers | s.waiting | s.choices
    if marks != 0 or s.taken != -1 or s.owed != -1:
        found.append("the Opposition has left a trace")
    for place in range(ROWS * COLUMNS):
        if s.display[place] != -1:
            found.append(f"display: tile {s.display[place]}")
    for marker in range(MARKERS):
        if s.ladder[marker] != 0:
            found.append(f"ladder: marker {s.ladder[marker]}")
    for i in range(state.PENDING):
        if s.pending[i] != -1:
            found.append(f"the Opposition: token {s.pending[i]} waits")


def _check_display(s: state.Endeavor, found: list[str]) -> None:
    """Each tile at most once, in the row of its level."""
    if not 0 <= s.selector < ROWS * COLUMNS or not 0 <= s.extra <= EXTRA_MOST:
        found.append(f"display: selector {s.selector}, {s.extra} actions")
    if not -1 <= s.taken < BUILDINGS or not -1 <= s.owed < BUILDINGS or s.taken == 0 or s.owed == 0:
        found.append(f"display: {s.taken} taken, {s.owed} owed")
    seen: i64 = 0
    for place in range(ROWS * COLUMNS):
        tile = s.display[place]
        if tile == -1:
            continue
        if not FIRST_TILE <= tile < BUILDINGS or BUILDING_LEVEL[tile] != place // COLUMNS + 1 or (seen >> tile) & 1:
            found.append(f"display: tile {tile} in place {place}")
            return
        seen |= 1 << tile


def _check_ladder(s: state.Endeavor, found: list[str]) -> None:
    """Two markers of each colour, once they are drawn."""
    if not 0 <= s.head < MARKERS or not 0 <= s.acted < MARKERS:
        found.append(f"ladder: head {s.head}, {s.acted} have acted")
    drawn: i64 = MARKERS
    if s.stage < LAYING_MARKERS:
        drawn = 0
    elif s.stage == LAYING_MARKERS:
        drawn = s.go
    for colour in range(1, FOE_COLOURS + 1):
        markers: i64 = 0
        for marker in range(MARKERS):
            if s.ladder[marker] == colour:
                markers += 1
        if markers > MARKERS_EACH or (drawn == MARKERS and markers != MARKERS_EACH):
            found.append(f"ladder: {markers} markers of colour {colour}")
    for marker in range(MARKERS):
        if (s.ladder[marker] == 0) != (marker >= drawn):
            found.append(f"ladder: marker {s.ladder[marker]} at {marker}, {drawn} are drawn")
