"""Why something may not be done: an enumeration, each reason with the paragraph that says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64

ALLOWED: Final[i64] = 0
GAME_OVER: Final[i64] = 1
NOT_NOW: Final[i64] = 2  # another question is open
CHANCE_FIRST: Final[i64] = 3  # Nature is asked, this is a seat's answer
CHANCE_DECIDES: Final[i64] = 4  # a seat is asked, this is Nature's answer
CANNOT_COME: Final[i64] = 5  # Nature is asked, and this is no longer among what may come
FIRST_OF_GAME: Final[i64] = 16  # a game's own reasons start here


class Reason(NamedTuple):
    """`rule` is empty where the paragraph is that of the question the action belongs to. `absent` says that what the
    action names is not at this table now: a list of what cannot be done leaves it out.
    """

    code: int
    name: str
    rule: str
    absent: bool = False


COMMON: Final = (
    Reason(GAME_OVER, "game-over", ""),
    Reason(NOT_NOW, "not-now", ""),
    Reason(CHANCE_FIRST, "chance-first", ""),
    Reason(CHANCE_DECIDES, "chance-decides", ""),
    Reason(CANNOT_COME, "cannot-come", ""),
)


class Reasons:
    """The reasons of the house and of one game, by code."""

    def __init__(self, table: Sequence[Reason]) -> None:
        self.table: Final = (*COMMON, *table)
        self.by_code: Final = {reason.code: reason for reason in self.table}
        if len(self.by_code) != len(self.table) or len({reason.name for reason in self.table}) != len(self.table):
            raise ValueError("two reasons share a code or a name")
        if any(reason.code < FIRST_OF_GAME for reason in table):
            raise ValueError(f"a game's reasons start at {FIRST_OF_GAME}")

    def __getitem__(self, code: int) -> Reason:
        return self.by_code[code]
