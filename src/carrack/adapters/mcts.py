"""OpenSpiel's own search as a player, to measure against: UCT in Python with random roll-outs.

carrack strength iron-age --seats 2 --bot search@0.1s --against carrack.adapters.mcts:Mcts@0.1s
"""

from __future__ import annotations

import time
from math import inf
from typing import Final

from carrack.core.errors import MissingExtra

try:
    import numpy
    from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
except ModuleNotFoundError as error:
    raise MissingExtra(__name__, str(error.name), "research") from None

from carrack.adapters.openspiel import CarrackGame, load
from carrack.bots.bot import Bot
from carrack.core.rng import Rng
from carrack.core.state import State

UCT_C: Final = 2.0  # as in OpenSpiel's examples; chances to win are between 0 and 1
FIRST: Final = 8  # simulations of the first choice, by which the others are measured
LEAST: Final = 2


class Mcts(Bot):
    """Thinks for a number of simulations (`400`), or for as many as fit into so many seconds of CPU (`0.1s`)."""

    def __init__(self, seed: str, budget: str = "0.1s") -> None:
        self.chance = numpy.random.RandomState(Rng(seed).below(2**32))
        timed = budget.endswith("s")
        self.seconds = float(budget.removesuffix("s")) if timed else 0.0
        self.simulations = FIRST if timed else int(budget)
        if not (0 < self.seconds < inf if timed else self.simulations >= LEAST):
            raise ValueError(f"a budget of {budget}")
        self.game: CarrackGame | None = None

    def choose(self, state: State) -> int:
        if self.game is None:
            self.game = load(state)
        judge = RandomRolloutEvaluator(1, self.chance)
        mind = MCTSBot(self.game, UCT_C, self.simulations, judge, random_state=self.chance)
        began = time.process_time()
        answer = int(mind.step(self.game.state_of(state)))
        if self.seconds > 0:
            pace = (time.process_time() - began) / self.simulations
            self.simulations = max(LEAST, round(self.seconds / pace))
        return answer
