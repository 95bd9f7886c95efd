"""Solo: the building display with its selector (S1, S6, S7)."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.games.endeavor.state import Endeavor
from carrack.games.endeavor.tables.events import SELECTOR_MOVED, TILE_REFILLED
from carrack.games.endeavor.tables.facts import BUILDING_LEVEL, COLUMNS, ROWS
from carrack.games.endeavor.tables.reasons import NOT_ON_DISPLAY, THIRD_COLUMN_AGAIN


def place_of(s: Endeavor, building: i64) -> i64:
    """Where a tile lies on the display, -1 when it does not."""
    for place in range(ROWS * COLUMNS):
        if s.display[place] == building:
            return place
    return -1


def why_not_take(s: Endeavor, building: i64) -> i64:
    """Any tile on display, but never twice in a row one of the third column."""
    place = place_of(s, building)
    if place < 0:
        return NOT_ON_DISPLAY
    if place % COLUMNS == COLUMNS - 1 and s.selector % COLUMNS == COLUMNS - 1:
        return THIRD_COLUMN_AGAIN
    return ALLOWED


def take(s: Endeavor, building: i64) -> None:
    """Each column that the selector moves gives the Opposition an action more in this round."""
    place = place_of(s, building)
    s.extra = place % COLUMNS - s.selector % COLUMNS
    if s.extra < 0:
        s.extra = -s.extra
    s.display[place] = -1
    s.selector = place
    s.taken = building
    s.tell(SELECTOR_MOVED, place % COLUMNS + 1, s.extra)


def refill(s: Endeavor) -> None:
    """At the end of a round: what was owed, then the row closes up, then a copy of the tile that was taken.

    While the selector stands in the third column its copy is owed until the end of the next round.
    """
    put_copy(s, s.owed)
    s.owed = -1
    row = s.selector // COLUMNS
    for place in range(s.selector, (row + 1) * COLUMNS - 1):
        s.display[place] = s.display[place + 1]
        s.display[place + 1] = -1
    if s.selector % COLUMNS == COLUMNS - 1:
        s.owed = s.taken
    else:
        put_copy(s, s.taken)
    s.taken = -1


def put_copy(s: Endeavor, building: i64) -> None:
    """Into the third column of its row, if a copy is left in the stock."""
    if building >= 0 and s.stock[building] > 0:
        s.stock[building] -= 1
        s.display[BUILDING_LEVEL[building] * COLUMNS - 1] = building
        s.tell(TILE_REFILLED, building)
