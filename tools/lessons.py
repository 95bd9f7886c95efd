"""What tools that learn by play from whole games have in common: games question by question, and who plays them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

import numpy
from numpy.typing import NDArray

from carrack.bots.bot import Bot
from carrack.bots.greedy import GreedyBot
from carrack.core.actions import Actions
from carrack.core.rng import Rng
from carrack.core.state import NATURE, OVER, State

Numbers = NDArray[numpy.float64]
Anyone = TypeVar("Anyone", bound=State)
BLURS = (0.3, 0.8, 1.5)


def greedy(seed: str, rng: Rng) -> Bot:
    """Somebody greedy who does not look too closely."""
    return GreedyBot(seed, blur=BLURS[rng.below(len(BLURS))])


def questions(s: Anyone, players: list[Bot], seed: str) -> Iterator[Anyone]:
    """A game question by question, as each of them is asked; who looks at one leaves the weights as they were."""
    dice, out = Rng(f"{seed}/dice"), Actions()
    while s.actor != OVER:
        if s.actor == NATURE:
            out.clear()
            s.ask(out)
            s.answer(out.at(dice.below(out.total)))
        else:
            yield s
            s.answer(players[s.actor].choose(s))


def ahead(rows: Numbers) -> Numbers:
    """Of the others on the average: a row for each seat."""
    others: Numbers = (rows.sum(0) - rows) / (len(rows) - 1)
    return numpy.subtract(rows, others)


def eager(seed: str) -> Bot:
    """Who sits an exam."""
    return GreedyBot(seed, blur=0.1)


def share_of(
    seat: int, state: State, seed: str, turn_to: Callable[[bool], None], player: Callable[[str], Bot] = eager
) -> float:
    """What one seat wins against all others, who are players of the same kind; `turn_to` hears before each answer
    whether it is that seat's.
    """
    players = [player(f"{seed}/{other}") for other in range(state.seats)]
    for s in questions(state, players, seed):
        turn_to(s.actor == seat)
    winners = state.winners()
    return 1 / len(winners) if seat in winners else 0.0
