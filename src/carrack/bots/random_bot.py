"""A player that answers anything, and so meets every corner of the rules."""

from __future__ import annotations

from carrack.bots.bot import Bot
from carrack.core.actions import borrow, give_back
from carrack.core.rng import Rng
from carrack.core.state import State


class RandomBot(Bot):
    """Every legal answer with the same chance."""

    def __init__(self, seed: str) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State) -> int:
        out = borrow()
        state.ask(out)
        choice = out.items[self.rng.below(out.n)]
        give_back(out)
        return choice
