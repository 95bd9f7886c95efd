"""Learns what things are worth in Endeavor where several play: `python -m tools.train_endeavor`.

Players of many kinds play each other at tables of three, four and five. What each seat holds on the way is kept with
how far it was ahead of the others in the end, and for each round the weights are found that foretell it best, by least
squares and held back to those with which was played; half a step towards them is taken, and the next lesson begins. It
begins with the weights for two. The same seed and numbers give the same table, which is printed as it stands in
`games/endeavor/tables/weights.py`. `--exam` says how much greedy players win with the weights in use, one of them
against players with the weights for two.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy

import carrack
from carrack.bots.bot import Bot
from carrack.bots.ladder import Rung
from carrack.bots.level_bot import LevelBot
from carrack.core.rng import Rng
from carrack.games.endeavor import evaluate
from carrack.games.endeavor.state import Endeavor
from carrack.games.endeavor.tables.facts import ROUNDS
from carrack.games.endeavor.tables.questions import ASK_NEUTRAL, ASK_WORK
from carrack.games.endeavor.tables.weights import (
    A_BUILDING,
    COUNT,
    IDLE,
    SEVERAL,
    WEIGHT_TABLE,
    WEIGHTS,
)
from tools.lessons import Numbers, ahead, greedy, questions, share_of

GAME = carrack.game("endeavor")
TABLES = (3, 4, 4, 5)
ROWS = int(ROUNDS) + 1
LEARNT = [i for i in range(int(COUNT)) if i < IDLE or i >= A_BUILDING]
KEPT = 8  # one position of so many
HELD = 0.1  # how much the weights are held back
STEP = 0.5
MOST = 8.0  # that anything is worth
LIKINGS = (0.0, 1.0, 2.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="of a lesson")
    parser.add_argument("--lessons", type=int, default=4)
    parser.add_argument("--seed", default="endeavor")
    parser.add_argument("--exam", type=int, default=0, help="nothing is learnt; so many deals are played instead")
    given = parser.parse_args()
    if given.exam:
        for seats in (3, 4, 5):
            won = examined(seats, [f"{given.seed}/exam/{seats}/{i}" for i in range(given.exam)])
            print(f"{seats} seats: won {numpy.mean(won):.1%} of {len(won)} games, {1 / seats:.1%} is fair")
        return
    weights = learnt(given.seed, given.games, given.lessons)
    for i, (name, for_two, _several) in enumerate(WEIGHT_TABLE):
        several = ", ".join(f"{weight:.2f}" for weight in weights[1:, i])
        print(f"    {quoted(name)} {for_two:.2f}, ({several})),")


def learnt(seed: str, games: int, lessons: int) -> Numbers:
    """From the weights for two, lesson by lesson; each looks at the games of the one before as well."""
    weights = plain()
    before: list[Numbers] = []
    with ProcessPoolExecutor() as pool:
        for lesson in range(lessons):
            jobs = [(f"{seed}/{lesson}/{i}", TABLES[i % len(TABLES)]) for i in range(games)]
            played = list(pool.map(partial(watch, weights), jobs, chunksize=5))
            weights = moved(weights, numpy.concatenate(before + played))
            before = played
    return weights


def examined(seats: int, deals: list[str]) -> list[float]:
    """What one with the weights in use wins against all others with those for two, in each seat in turn."""
    with ProcessPoolExecutor() as pool:
        return [share for shares in pool.map(partial(examine, in_use(), plain(), seats), deals) for share in shares]


def quoted(name: str) -> str:
    return f'("{name}",'.ljust(20)


def plain() -> Numbers:
    """The weights for two, in every round."""
    return numpy.tile(numpy.array([for_two for _name, for_two, _several in WEIGHT_TABLE]), (ROWS, 1))


def in_use() -> Numbers:
    return numpy.array([WEIGHTS[int(SEVERAL) + i] for i in range(ROWS * int(COUNT))]).reshape(ROWS, int(COUNT))


def use(weights: Numbers) -> None:
    for i, weight in enumerate(weights.flat):
        WEIGHTS[int(SEVERAL) + i] = float(weight)


def watch(weights: Numbers, job: tuple[str, int]) -> Numbers:
    """A game, and its positions: the round, how far each seat was ahead of the others in the end and in points at that
    moment, and what more it had of each thing that has a weight.
    """
    seed, seats = job
    rng = Rng(f"{seed}/watch")
    found: list[tuple[int, Numbers]] = []
    state = table(seats)
    use(weights)
    players = [somebody(f"{seed}/{seat}", rng) for seat in range(seats)]
    for s in questions(state, players, seed):
        if s.round > 0 and s.step not in (ASK_WORK, ASK_NEUTRAL) and rng.below(KEPT) == 0:
            found.append((int(s.round), ahead(holdings(s))))
            use(weights)
    won = ahead(numpy.array(state.scores(), dtype=float)[:, None])
    return numpy.concatenate([numpy.hstack([numpy.full((seats, 1), float(r)), won, held]) for r, held in found])


def somebody(seed: str, rng: Rng) -> Bot:
    """Somebody greedy, or who looks a little ahead, and errs."""
    if rng.below(2) == 0:
        return greedy(seed, rng)
    liking = LIKINGS[rng.below(len(LIKINGS))]
    return LevelBot(seed, seed, fixed=Rung(simulations=12, root=3, plies=6, bias=liking))


def table(seats: int) -> Endeavor:
    state = GAME.start(seats)
    assert isinstance(state, Endeavor)
    return state


def holdings(s: Endeavor) -> Numbers:
    """A row for each seat: its points as the evaluation counts them without any weight, then what it has of each thing.
    An evaluation is a sum, so what it says with one weight alone is how much there is of that.
    """
    use(numpy.zeros((ROWS, int(COUNT))))
    bare = numpy.array([evaluate.worth_of(s, seat) for seat in range(s.seats)])
    held = numpy.zeros((int(s.seats), int(COUNT)))
    first = int(SEVERAL) + int(s.round) * int(COUNT)
    for i in LEARNT:
        WEIGHTS[first + i] = 1.0
        held[:, i] = [evaluate.worth_of(s, seat) for seat in range(s.seats)] - bare
        WEIGHTS[first + i] = 0.0
    return numpy.hstack([bare[:, None], held])


def moved(weights: Numbers, positions: Numbers) -> Numbers:
    """A step towards the weights that foretell best, round by round."""
    found = weights.copy()
    for r in range(1, ROWS):
        of_round = positions[positions[:, 0] == r]
        won, bare, held = of_round[:, 1], of_round[:, 2], of_round[:, 3:]
        missed = won - bare - held @ weights[r]
        spread = held.T @ held / len(held) + HELD * numpy.eye(int(COUNT))
        found[r] += STEP * numpy.linalg.solve(spread, held.T @ missed / len(held))
    found[:, LEARNT] = found[:, LEARNT].clip(0.0, MOST)
    found[0] = found[1]
    return found.round(2)


def examine(mine: Numbers, theirs: Numbers, seats: int, seed: str) -> list[float]:
    """What one wins with its weights against all others with theirs, in each seat in turn."""

    def turn_to(is_mine: bool) -> None:
        use(mine if is_mine else theirs)

    return [share_of(seat, table(seats), seed, turn_to) for seat in range(seats)]


if __name__ == "__main__":
    main()
