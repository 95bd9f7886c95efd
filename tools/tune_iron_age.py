"""Looks for better weights of The Iron Age's evaluation by play: `python tools/tune_iron_age.py --minutes 10`.

A challenger differs from the champion in a few weights. It plays alone for points and in one seat against champions,
with the same dice for both; it takes the title when it does better by more than the noise. The best table is printed
in the form in which it stands in `evaluate.py`.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

import carrack
from carrack.bots.greedy import GreedyBot
from carrack.core.actions import Actions
from carrack.core.rng import Rng
from carrack.core.state import NATURE, OVER, State
from carrack.games.iron_age.evaluate import WEIGHT_TABLE, WEIGHTS

GAME = carrack.game("iron-age")
Weights = list[float]


def use(weights: Weights) -> None:
    for i, weight in enumerate(weights):
        WEIGHTS[i] = weight


def play(tables: list[Weights], seed: str) -> State:
    """A game in which each seat plays by its own weights."""
    state = GAME.start(len(tables))
    players = [GreedyBot(f"{seed}/{seat}") for seat in range(len(tables))]
    rng = Rng(seed)
    out = Actions()
    while state.actor != OVER:
        if state.actor == NATURE:
            out.clear()
            state.ask(out)
            state.answer(out.at(rng.below(out.total)))
        else:
            use(tables[state.actor])
            state.answer(players[state.actor].choose(state))
    return state


def gains(challenger: Weights, champion: Weights, games: int, seed: str) -> list[float]:
    """Per game, what the challenger makes of it: points ahead of the others, or of the champion alone at the table."""
    found: list[float] = []
    for i in range(games):
        seats = (1, 2, 2, 3, 4)[i % 5]
        name = f"{seed}/{i}"
        if seats == 1:
            found.append(0.5 * (play([challenger], name).scores()[0] - play([champion], name).scores()[0]))
            continue
        mine = i // 5 % seats
        tables = [challenger if seat == mine else champion for seat in range(seats)]
        state = play(tables, name)
        scores = state.scores()
        others = [score for seat, score in enumerate(scores) if seat != mine]
        share = 1 / len(state.winners()) if mine in state.winners() else 0.0
        found.append(40 * (share - 1 / seats) + 0.3 * (scores[mine] - statistics.mean(others)))
    return found


def vary(weights: Weights, rng: random.Random) -> Weights:
    varied = list(weights)
    for i in rng.sample(range(len(weights)), rng.choice((1, 2, 3, 5))):
        varied[i] = round(varied[i] * rng.lognormvariate(0, 0.3) + rng.gauss(0, 0.05), 3)
    return varied


def better(challenger: Weights, champion: Weights, seed: str) -> bool:
    """In stages, so that most challengers go home early."""
    found: list[float] = []
    for stage, games in enumerate((60, 200, 600)):
        found += gains(challenger, champion, games, f"{seed}/{stage}")
        error = statistics.stdev(found) / len(found) ** 0.5
        if statistics.mean(found) < (0.0, 1.0, 1.8)[stage] * error:
            return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", default="tune")
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    champion = [weight for _name, weight in WEIGHT_TABLE]
    end = time.monotonic() + 60 * arguments.minutes
    tried = taken = 0
    while time.monotonic() < end:
        challenger = vary(champion, rng)
        tried += 1
        if better(challenger, champion, f"{arguments.seed}/{tried}"):
            taken += 1
            champion = challenger
            solo = statistics.mean(play([champion], f"solo/{i}").scores()[0] for i in range(100))
            print(f"challenger {tried} takes the title ({taken}); alone {solo:.1f} points", flush=True)
            for (name, _), weight in zip(WEIGHT_TABLE, champion, strict=True):
                print(f'    ("{name}", {weight:.2f}),', flush=True)


if __name__ == "__main__":
    main()
