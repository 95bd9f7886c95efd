"""Nature's answers in a head: the same in the same world, so that answers are compared under the same luck."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from carrack.core.rng import Rng
from carrack.core.state import State

_WORLD: Final[i64] = 1000003
_TURN: Final[i64] = 8191
_STEP: Final[i64] = 131
_DRAW: Final[i64] = 31
_ANSWER: Final[i64] = 524287
_MASK: Final[i64] = 0x3FFFFFFFFFFFFF


@final
class Dice:
    """A draw is settled by the world, the turn, the question, and how many were drawn before it in that turn.

    Two lines of play that differ in one answer meet the same dice afterwards, as long as they ask for them alike.
    """

    def __init__(self) -> None:
        self._rng = Rng("")
        self._world: i64 = 0
        self._turn: i64 = -1
        self._drawn: i64 = 0

    def enter(self, world: i64) -> None:
        self._world = world
        self._turn = -1

    def draw(self, s: State, total: i64) -> i64:
        """A ticket of range(total)."""
        if s.turns != self._turn:
            self._turn = s.turns
            self._drawn = 0
        self._drawn += 1
        place = self._world * _WORLD + s.turns * _TURN + s.step * _STEP + self._drawn * _DRAW
        self._rng.word = (place & _MASK) * 2 + 1
        self._rng.bits()
        self._rng.bits()
        return self._rng.below(total)

    def whim(self, s: State, answer: i64) -> float:
        """A number in [0, 1) for an answer, settled by the world, the turn and the question: what seems good today
        seems so in all lines of play.
        """
        place = self._world * _WORLD + s.turns * _TURN + s.step * _STEP + answer * _ANSWER
        self._rng.word = (place & _MASK) * 2 + 1
        self._rng.bits()
        self._rng.bits()
        return self._rng.unit()
