"""A player that looks one answer ahead."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.bots.bot import Bot
from carrack.core.actions import borrow, give_back
from carrack.core.rng import Rng
from carrack.core.state import State


class GreedyBot(Bot):
    """Plays the answer after which the game's own evaluation likes its seat best; among equals, any."""

    def __init__(self, seed: str) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State) -> int:
        seat = state.actor
        game = state.game
        out = borrow()
        state.ask(out)
        best = out.items[0]
        best_value: float = 0.0
        equals: i64 = 0
        for i in range(out.n):
            after = state.clone()
            after.answer(out.items[i])
            value = game.value(after, seat)
            if equals == 0 or value > best_value:
                best = out.items[i]
                best_value = value
                equals = 1
            elif value == best_value:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = out.items[i]
        give_back(out)
        return best
