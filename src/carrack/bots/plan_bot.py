"""A player alone that plans its game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from carrack.bots.bot import Bot
from carrack.bots.judge import Judge
from carrack.bots.plan import Plan
from carrack.bots.search import drop_idle, fold
from carrack.bots.search_bot import SearchBot
from carrack.bots.thought import Thought
from carrack.bots.tuning import Tuning
from carrack.core.actions import borrow, give_back
from carrack.core.rng import Rng
from carrack.core.state import OVER, State

A_ROUND: Final = 8  # questions, about: they are thought about together


@final
class PlanBot(Bot):
    """Follows the best line to the end that it has found. At the first question of each round it looks for a better
    one, for so many simulations or CPU seconds a question. As long as something is left to chance it searches.
    """

    def __init__(self, seed: str, simulations: int, seconds: float, tuning: Tuning, judge: Judge) -> None:
        self.rng = Rng(seed)
        self.most: i64 = simulations
        self.seconds = seconds
        self.tuning = tuning
        self.judge = judge
        self.searching = SearchBot(seed, simulations, seconds, tuning, judge)
        self.plan: Plan | None = None  # the last one
        self.planned: i64 = -1  # in which round
        self.tell: Callable[[Thought], None] | None = None

    def report_to(self, tell: Callable[[Thought], None]) -> None:
        self.tell = tell
        self.searching.report_to(tell)

    def remember(self, other: Bot) -> None:
        if isinstance(other, PlanBot):
            self.plan = other.plan
            self.planned = other.planned

    def choose(self, state: State) -> int:
        only = only_answer(state)
        if only >= 0:
            return only
        known = rest_of(self.plan, state)
        current = state.game.round_of(state)
        if known and current == self.planned:
            return known[0]
        plan = Plan(state, self.rng, self.tuning, self.judge, self.most * A_ROUND, self.seconds * A_ROUND)
        if not plan.certain:
            return self.searching.choose(state)
        plan.follow(known)
        self.plan = plan
        self.planned = current
        while plan.think():
            if self.tell is not None:
                self.tell(plan.thought())
        return plan.best()


def only_answer(state: State) -> int:
    """The one that is worth thinking about, or -1."""
    out = borrow()
    state.consider(out)
    drop_idle(state, out)
    only = int(out.items[0]) if out.n == 1 else -1
    give_back(out)
    return only


def rest_of(plan: Plan | None, state: State) -> list[int]:
    """What is left of a line at a position that it leads through; nothing at others."""
    if plan is None:
        return []
    s = plan.state.clone()
    mark = state.clone()
    out = borrow()
    fold(s, out)
    fold(mark, out)
    left = list(plan.line)
    while left and s.fingerprint() != mark.fingerprint():
        s.answer(left.pop(0))
        fold(s, out)
    give_back(out)
    return left if s.actor != OVER else []
