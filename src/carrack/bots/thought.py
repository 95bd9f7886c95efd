"""What a player that thinks can tell while it does."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Thought:
    """Where it stands: how far it is, from 0 to 1; what it would answer and what it expects to follow, up to a throw or
    a reveal; and the chance to win of every seat.
    """

    done: float
    line: tuple[int, ...]
    chances: tuple[float, ...]
