"""The questions of the game, by number: `State.step`. `game.py` lays the table in this order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ASK_SETTLE: Final[i64] = 0
ASK_THROW: Final[i64] = 1
ASK_AGAIN: Final[i64] = 2
ASK_LEAD: Final[i64] = 3
ASK_OMENS: Final[i64] = 4
ASK_DECLARE: Final[i64] = 5
ASK_CONQUEST: Final[i64] = 6
ASK_TRIBUTE: Final[i64] = 7
ASK_BUILD: Final[i64] = 8
ASK_BUY: Final[i64] = 9
ASK_STORE: Final[i64] = 10
