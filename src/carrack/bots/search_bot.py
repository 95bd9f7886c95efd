"""A player that searches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from carrack.bots.bot import Bot
from carrack.bots.judge import Judge
from carrack.bots.search import Search
from carrack.bots.thought import Thought
from carrack.bots.tuning import Tuning, tuning_of
from carrack.core.rng import Rng
from carrack.core.state import State

LONGEST: Final[i64] = 4  # times its budget that it thinks on while others are asked


class SearchBot(Bot):
    """Thinks for so many simulations or, without a number, for so many CPU seconds."""

    def __init__(
        self,
        seed: str,
        simulations: int = 0,
        seconds: float = 0.1,
        tuning: Tuning | None = None,
        judge: Judge | None = None,
    ) -> None:
        self.rng = Rng(seed)
        self.most: i64 = simulations
        self.seconds: float = seconds
        self.tuning = tuning
        self.judge = judge or Judge()
        self.simulated = 0  # in all
        self.remembered = 0  # of those that earlier searches made, how many counted, in all
        self.search: Search | None = None  # the last one
        self.ahead: i64 = 0  # simulations to come while others are asked
        self.tell: Callable[[Thought], None] | None = None

    def report_to(self, tell: Callable[[Thought], None]) -> None:
        self.tell = tell

    def remember(self, other: Bot) -> None:
        if isinstance(other, SearchBot):
            self.search = other.search

    def choose(self, state: State) -> int:
        kept = None if self.search is None else self.search.kept
        tuning = self.tuning or tuning_of(state.game.id, state.seats)
        search = self.search = Search(state, self.rng, tuning, self.judge, self.most, self.seconds, kept)
        self.remembered += search.root.visits
        while search.think():
            if self.tell is not None:
                self.tell(search.thought())
        self.simulated += search.simulations
        best = search.best()
        self.ahead = search.simulations * LONGEST if search.keeps and search.follow() else 0
        return best

    def think_on(self) -> bool:
        search = self.search
        if search is None or self.ahead <= 0:
            return False
        self.ahead -= search.think_on()
        return self.ahead > 0
