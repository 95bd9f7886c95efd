"""How strong the levels of bots are, as the arena has measured them, on Elo's scale: 0 is the average of a game's.

The Iron Age: `carrack tournament iron-age easy medium hard expert champion` (docs/tournaments.md). The others: what a
level won against the one below by `carrack strength GAME --bot LEVEL --against BELOW` (docs/bots.md), where 400 points
are ten to one. All were measured with two seats. A test holds both to these pages. A level that is not named was not
measured, and plays no rated game.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from math import log10
from statistics import mean
from typing import Final

LADDER: Final = ("easy", "medium", "hard", "expert", "champion")
TOURNAMENTS: Final[Mapping[str, tuple[int, ...]]] = {"iron-age": (-349, -93, 5, 145, 293)}
STEPS: Final[Mapping[str, tuple[float, ...]]] = {  # percent won against the level below, from medium on
    "discovery-2007": (86, 72, 78, 71),
    "discovery-2015": (70, 77, 73, 92),
    "endeavor": (75, 68, 67, 84),
}


def climbed(steps: tuple[float, ...]) -> tuple[int, ...]:
    """Strengths from shares of victories, step by step."""
    heights = list(accumulate((400 * log10(won / (100 - won)) for won in steps), initial=0.0))
    return tuple(round(height - mean(heights)) for height in heights)


STRENGTHS: Final[Mapping[str, Mapping[str, int]]] = {
    game: dict(zip(LADDER, strengths, strict=True))
    for game, strengths in {**TOURNAMENTS, **{game: climbed(steps) for game, steps in STEPS.items()}}.items()
}


def strength_of(game: str, level: str) -> int | None:
    """Null where nobody knows."""
    return STRENGTHS.get(game, {}).get(level)
