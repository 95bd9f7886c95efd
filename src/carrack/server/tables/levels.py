"""How strong the levels of bots are, as the arena has measured them, on Elo's scale: 0 is the average of a game's.

The Iron Age: `carrack tournament iron-age easy medium hard expert champion` (docs/tournaments.md). The others: what
each level won against the one below (docs/bots.md), 400 points for ten to one. All were measured with two seats. A
level that is missing was not measured, and plays no rated game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STRENGTHS: Final[Mapping[str, Mapping[str, int]]] = {
    "iron-age": {"easy": -353, "medium": -110, "hard": 20, "expert": 148, "champion": 295},
    "discovery-2007": {"easy": -599, "medium": -324, "hard": -23, "expert": 218, "champion": 730},
    "discovery-2015": {"easy": -340, "medium": -120, "hard": 143, "expert": 316},
    "endeavor": {"easy": -240, "medium": -49, "hard": 83, "expert": 206},
}


def strength_of(game: str, level: str) -> int | None:
    """Null where nobody knows."""
    return STRENGTHS.get(game, {}).get(level)
