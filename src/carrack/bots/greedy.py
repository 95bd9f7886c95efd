"""A player that looks one answer ahead."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.bot import Bot
from carrack.bots.judge import Judge
from carrack.bots.ranking import rank
from carrack.core.actions import borrow, give_back
from carrack.core.rng import Rng
from carrack.core.state import State


class GreedyBot(Bot):
    """Plays the answer after which its judge likes its seat best; among those that are as good to within `blur`
    points, any.
    """

    def __init__(self, seed: str, judge: Judge | None = None, blur: float = 0.0) -> None:
        self.rng = Rng(seed)
        self.judge = judge or Judge()
        self.blur = blur

    def choose(self, state: State) -> int:
        out = borrow()
        state.ask(out)
        answers: vec[i64] = vec[i64]([0] * out.n)
        values: vec[float] = vec[float]([0.0] * out.n)
        rank(state, out, self.judge, 0, answers, values)
        give_back(out)
        alike: i64 = 1
        while alike < len(answers) and values[alike] >= values[0] - self.blur:
            alike += 1
        return int(answers[self.rng.below(alike)])
