"""Looks for better weights of a game's evaluation by play. Each game has its own: `python -m tools.tune_GAME`.

A challenger differs from the champion in a few weights. Both play the same games, dice and all; the challenger takes
the title when it does better by more than the noise. The best table is printed in the form in which it stands in the
game's code.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Mapping

from librt.vecs import vec

import carrack
from carrack.bots.bot import Bot
from carrack.bots.greedy import GreedyBot
from carrack.core.state import State
from tools.lessons import questions

Weights = list[float]
Gains = Callable[["Tuning", Weights, Weights, int, str], list[float]]


class Tuning:
    """A game, the weights that its evaluation reads, and those of them that are tuned, by name."""

    def __init__(
        self,
        game: str,
        used: vec[float],
        tuned: Mapping[str, int],
        gains: Gains,
        options: Mapping[str, bool | int | str] | None = None,
        changed: Callable[[], None] | None = None,
    ) -> None:
        self.game = carrack.game(game)
        self.used = used
        self.tuned = tuned
        self.gains = gains
        self.options = options
        self.changed = changed  # what the evaluation worked out from its weights beforehand

    def use(self, weights: Weights) -> None:
        for i, weight in zip(self.tuned.values(), weights, strict=True):
            self.used[i] = weight
        if self.changed is not None:
            self.changed()

    def play(self, tables: list[Weights], seed: str) -> State:
        """A game in which each seat plays by its own weights."""
        state = self.game.start(len(tables), self.options)
        players: list[Bot] = [GreedyBot(f"{seed}/{seat}") for seat in range(len(tables))]
        for s in questions(state, players, seed):
            self.use(tables[s.actor])
        return state

    def better(self, challenger: Weights, champion: Weights, seed: str) -> bool:
        """In stages, so that most challengers go home early."""
        found: list[float] = []
        for stage, games in enumerate((60, 200, 600)):
            found += self.gains(self, challenger, champion, games, f"{seed}/{stage}")
            error = statistics.stdev(found) / len(found) ** 0.5
            if statistics.mean(found) < (0.0, 1.0, 1.8)[stage] * error:
                return False
        return True

    def main(self) -> None:
        parser = argparse.ArgumentParser(description=__doc__)
        parser.add_argument("--minutes", type=float, default=10)
        parser.add_argument("--seed", default="tune")
        arguments = parser.parse_args()
        rng = random.Random(arguments.seed)
        champion = [self.used[i] for i in self.tuned.values()]
        end = time.monotonic() + 60 * arguments.minutes
        tried = taken = 0
        while time.monotonic() < end:
            challenger = vary(champion, rng)
            tried += 1
            if self.better(challenger, champion, f"{arguments.seed}/{tried}"):
                taken += 1
                champion = challenger
                print(f"challenger {tried} takes the title ({taken})", flush=True)
                for name, weight in zip(self.tuned, champion, strict=True):
                    print(f'    ("{name}", {weight:.2f}),', flush=True)


def vary(weights: Weights, rng: random.Random) -> Weights:
    varied = list(weights)
    for i in rng.sample(range(len(weights)), rng.choice((1, 2, 3, 5))):
        varied[i] = round(varied[i] * rng.lognormvariate(0, 0.3) + rng.gauss(0, 0.05), 3)
    return varied
