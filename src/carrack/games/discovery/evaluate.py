"""What bots need to know about this game."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.discovery.scoring import score_of
from carrack.games.discovery.state import Discovery


def value(s: Discovery, seat: i64) -> float:
    """How good the game stands for a seat."""
    return float(score_of(s, seat))
