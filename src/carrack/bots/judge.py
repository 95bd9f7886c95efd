"""How a player judges positions: by the game's evaluation, and as it would like them to be."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from carrack.core.game import SETTLER
from carrack.core.state import OVER, State


@final
class Judge:
    """`bias` is how much more than they are worth the things seem that somebody of a style likes. What is over is
    judged by what it is.
    """

    def __init__(self, style: i64 = SETTLER, bias: float = 0.0) -> None:
        self.style = style
        self.bias = bias

    def value(self, s: State, seat: i64) -> float:
        value = s.game.value(s, seat)
        if self.bias == 0.0 or s.actor == OVER:
            return value
        return value + self.bias * s.game.leaning(s, seat, self.style)
