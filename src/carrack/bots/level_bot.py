"""A player as one meets it at a table: of a level, with a liking of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import final

from mypy_extensions import i64

from carrack.bots.bot import Bot
from carrack.bots.greedy import GreedyBot
from carrack.bots.judge import Judge
from carrack.bots.ladder import Rung, rung_of
from carrack.bots.plan import plans
from carrack.bots.plan_bot import PlanBot
from carrack.bots.search_bot import SearchBot
from carrack.bots.thought import Thought
from carrack.bots.tuning import tuning_of
from carrack.core.game import STYLES
from carrack.core.rng import Rng
from carrack.core.state import State


@final
class LevelBot(Bot):
    """How it plays depends on the game, which it learns from the first position that it sees. `fixed` is the same way
    of playing for all games.
    """

    def __init__(self, seed: str, temper: str, level: str = "champion", fixed: Rung | None = None) -> None:
        self.seed = seed
        self.level = level
        self.fixed = fixed
        self.style: i64 = Rng(temper).below(len(STYLES))
        self.game = ""
        self.seats: i64 = 0
        self.mind: Bot | None = None
        self.before: Bot | None = None  # who was asked for this seat, and what it thought
        self.tell: Callable[[Thought], None] | None = None

    def report_to(self, tell: Callable[[Thought], None]) -> None:
        self.tell = tell

    def remember(self, other: Bot) -> None:
        self.before = other.mind if isinstance(other, LevelBot) else None

    def think_on(self) -> bool:
        return self.mind is not None and self.mind.think_on()

    def choose(self, state: State) -> int:
        mind = self.mind
        if mind is None or self.game != state.game.id or self.seats != state.seats:
            self.game = state.game.id
            self.seats = state.seats
            mind = self.mind = self.mind_for(state, self.fixed or rung_of(self.game, self.level, state.seats))
            if self.before is not None:
                mind.remember(self.before)
            if self.tell is not None:
                mind.report_to(self.tell)
        return mind.choose(state)

    def mind_for(self, state: State, rung: Rung) -> Bot:
        game = state.game.id
        if game == "iron-age":
            return exact_bot(self.style, rung)
        judge = Judge(self.style, rung.bias)
        if rung.simulations == 0 and rung.seconds == 0.0:
            return GreedyBot(self.seed, judge, rung.blur)
        tuning = tuning_of(game, state.seats)
        seen = replace(tuning, root=rung.root or tuning.root, plies=rung.plies or tuning.plies)
        if rung.bias > 0.0:  # who sees less far forgets, too, and has too few worlds for doubts
            seen = replace(seen, kept=False, doubt=0.0)
        elif plans(state, seen):
            return PlanBot(self.seed, rung.simulations, rung.seconds, seen, judge)
        return SearchBot(self.seed, rung.simulations, rung.seconds, seen, judge)


def exact_bot(style: i64, rung: Rung) -> Bot:
    """Loaded when it is needed: it brings a game and tables along."""
    from carrack.bots.iron_age.leaning import leaned
    from carrack.bots.iron_age.player import ExactBot
    from carrack.bots.iron_age.value import learnt

    tables = leaned(learnt(), style, rung.bias, rung.trust) if rung.bias > 0.0 else learnt()
    return ExactBot(tables, rounds=rung.rounds)
