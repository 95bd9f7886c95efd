"""Where a game can stand: the questions by number (`State.step`) and the stages of a round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# `game.py` lays the table of questions in this order.

ASK_TOKEN: Final[i64] = 0
ASK_FIRST: Final[i64] = 1
ASK_TILE: Final[i64] = 2
ASK_MARKER: Final[i64] = 3
ASK_DISC: Final[i64] = 4
ASK_SETTLER: Final[i64] = 5
ASK_SETTLE: Final[i64] = 6
ASK_CLEAR: Final[i64] = 7
ASK_CLOSE: Final[i64] = 8
ASK_BUILD: Final[i64] = 9
ASK_SALARY: Final[i64] = 10
ASK_ACT: Final[i64] = 11
ASK_WORK: Final[i64] = 12
ASK_NEUTRAL: Final[i64] = 13
ASK_DISCARD: Final[i64] = 14
ASK_FOE_OCCUPY: Final[i64] = 15
ASK_FOE_SHIP: Final[i64] = 16
ASK_FOE_DRAW: Final[i64] = 17
ASK_FOE_ATTACK: Final[i64] = 18
ASK_FOE_TAKE: Final[i64] = 19
ASK_FOE_DISCARD: Final[i64] = 20

# The stages, in the order of a game: those of the set-up happen once.

DEALING: Final[i64] = 0
DRAWING_FIRST: Final[i64] = 1
LAYING_TILES: Final[i64] = 2  # solo: the display
LAYING_MARKERS: Final[i64] = 3  # solo: the ladder
LAYING_DISCS: Final[i64] = 4  # solo: the tracks
SETTLING: Final[i64] = 5  # solo: the Opposition's cities in Europe
CLEARING: Final[i64] = 6  # solo: a blue token of Europe goes
CLOSING: Final[i64] = 7
BUILDING: Final[i64] = 8
PAYING: Final[i64] = 9
ACTING: Final[i64] = 10
FOES: Final[i64] = 11  # solo: the Opposition acts
BONUS: Final[i64] = 12  # solo: it draws for the player's draw
FOE_LIMIT: Final[i64] = 13  # solo: it keeps its limit
CHECKING: Final[i64] = 14  # limits, once more
STAGES: Final = (
    "dealing",
    "first",
    "tiles",
    "markers",
    "discs",
    "settling",
    "clearing",
    "closing",
    "building",
    "paying",
    "acting",
    "opposition",
    "bonus",
    "opposition-limit",
    "checking",
)
