"""Learns what things are worth in Discovery, turn by turn: `python -m tools.train_discovery`.

Greedy players who do not look too closely play each other at tables of two to five. Of what each seat holds on the way
it is kept by how much the evaluation grows with each weight; and how far the seat was ahead of the others at the
beginning of each later turn, as the evaluation says, and in the end. For each turn, while workers are placed and after
that, the weights are found that foretell it best, by least squares, held back to those with which was played by how
sure the games can be; a step towards them is taken, and the next lesson begins. It begins with the plain weights. The
same seed and numbers give the same tables, which are written to `games/discovery/evaluate/learnt_2007.py` and
`learnt_2015.py`. `--exam` says how much greedy players win with the weights in use, one of them against players with
the plain ones; with `--simulations`, how much who searches does.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy

import carrack
from carrack.bots.bot import Bot
from carrack.bots.search_bot import SearchBot
from carrack.core.rng import Rng
from carrack.games.discovery.evaluate import evaluate
from carrack.games.discovery.evaluate.outlook import row_of_weights
from carrack.games.discovery.evaluate.weights import (
    COUNT,
    HAND_WORTH,
    LATER_EDITION,
    ROWS,
    TILE_WORTH,
    WAITING,
    WEIGHTS,
    weight_names,
)
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.tables.facts import KINDS, TURNS
from carrack.games.discovery.tables.questions import PLACING
from tools.lessons import Numbers, ahead, eager, greedy, questions, share_of

EDITIONS = ("discovery-2007", "discovery-2015")
FIRSTS = (0, int(LATER_EDITION))  # where the rows of each begin
TABLES = (2, 4, 3, 2, 5, 4)
# How far each may well be from what it is: nothing else is learnt.
DOUBTS = {
    "order": 1.0,
    "third worker": 0.06,
    "soldier": 0.1,
    "threat": 0.1,
    "good": 0.15,
    "next ship": 0.2,
    "waiting": 0.5,
    "war": 0.3,
    "hand colonist": 1.0,
    "hand captain": 1.0,
    "hand merchant": 1.0,
    "hand missionary": 1.0,
    "hand soldier": 1.0,
    "hand builder": 1.0,
    "dock free": 0.8,
    "colonies": 0.2,
    "dollars": 0.3,
    "incomes": 0.3,
}
DOUBT_OF_A_TILE = 0.4
NAMES = weight_names()
DOUBT = numpy.array([DOUBTS.get(name, DOUBT_OF_A_TILE if i >= TILE_WORTH else 0.0) for i, name in enumerate(NAMES)])
LEARNT = [i for i in range(int(COUNT)) if DOUBT[i] > 0]
KEPT = 10  # one position of so many
A_LITTLE = 0.01  # by which a weight is changed to see what there is of it
TRUST = 0.8  # in what comes later than a turn, against what the evaluation says at its end
STEP = 0.6
LEAST_OF_A_TILE = -4.0
TOLD = 2 + int(TURNS) + 1  # numbers of a position before what it has of each thing
HERE = Path(__file__).resolve().parents[1] / "src/carrack/games/discovery/evaluate"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=900, help="of a lesson")
    parser.add_argument("--lessons", type=int, default=2)
    parser.add_argument("--game", choices=EDITIONS, help="one edition alone")
    parser.add_argument("--seed", default="discovery")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--exam", type=int, default=0, help="nothing is learnt; so many deals are played instead")
    parser.add_argument("--simulations", type=int, default=0, help="of players in an exam, who are greedy otherwise")
    given = parser.parse_args()
    for edition, game in enumerate(EDITIONS):
        if given.game not in (None, game):
            continue
        if given.exam:
            for seats in (2, 3, 4, 5):
                deals = [f"{given.seed}/exam/{i}" for i in range(given.exam)]
                won = examined(edition, seats, deals, given.simulations, given.workers)
                print(f"{game}, {seats} seats: won {numpy.mean(won):.1%} of {len(won)}, {1 / seats:.1%} is fair")
        else:
            found = learnt(edition, given.seed, given.games, given.lessons, given.workers)
            (HERE / f"learnt_{game[-4:]}.py").write_text(spelled(game[-4:], found))


def learnt(edition: int, seed: str, games: int, lessons: int, workers: int | None = None) -> Numbers:
    """From the plain weights, lesson by lesson; each looks at the games of the one before as well."""
    found = plain()
    before: list[tuple[Numbers, Numbers]] = []  # positions, and the weights with which was played
    with ProcessPoolExecutor(workers) as pool:
        for lesson in range(lessons):
            jobs = [(f"{seed}/{edition}/{lesson}/{i}", TABLES[i % len(TABLES)]) for i in range(games)]
            played = list(pool.map(partial(watch, edition, found), jobs, chunksize=5))
            lessons_taken = [*before, (numpy.concatenate(played), found)]
            before = lessons_taken[-1:]
            seats = sum(seats for _seed, seats in jobs) * len(lessons_taken)
            found = moved(found, numpy.concatenate([as_if(*taken, found) for taken in lessons_taken]), seats)
    return found


def examined(
    edition: int, seats: int, deals: list[str], simulations: int = 0, workers: int | None = None
) -> list[float]:
    """What one with the weights in use wins against all others with the plain ones, in each seat in turn."""
    with ProcessPoolExecutor(workers) as pool:
        found = pool.map(partial(examine, edition, in_use(edition), plain(), seats, simulations), deals)
        return [share for shares in found for share in shares]


def plain() -> Numbers:
    """Those of before the first turn, in every turn."""
    return numpy.tile(numpy.array([WEIGHTS[i] for i in range(int(COUNT))]), (int(ROWS), 1))


def in_use(edition: int) -> Numbers:
    first = FIRSTS[edition]
    return numpy.array([WEIGHTS[first + i] for i in range(int(ROWS * COUNT))]).reshape(int(ROWS), int(COUNT))


def use(edition: int, found: Numbers) -> None:
    for row in range(2, int(ROWS)):
        first = FIRSTS[edition] + row * int(COUNT)
        for i in LEARNT:
            WEIGHTS[first + i] = float(found[row, i])


def watch(edition: int, found: Numbers, job: tuple[str, int]) -> Numbers:
    """A game, and its positions, a line for each seat: the row of weights, how far the evaluation says that the seat is
    ahead of the others, how far at the beginning of each turn and in the end, and what more it had of each thing.
    """
    seed, seats = job
    rng = Rng(f"{seed}/watch")
    use(edition, found)
    state = table(edition, seats)
    players = [greedy(f"{seed}/{seat}", rng) for seat in range(seats)]
    leads: list[Numbers] = []
    seen: list[Numbers] = []
    for s in questions(state, players, seed):
        if s.round > len(leads) and s.stage == PLACING:
            leads.append(ahead(values(s)))
        if s.round > 0 and rng.below(KEPT) == 0:
            row = int(row_of_weights(s))
            line = [numpy.full(seats, float(row)), ahead(values(s)), ahead(holdings(edition, row, s))]
            seen.append(numpy.column_stack(line))
    leads.append(ahead(numpy.array(state.scores(), dtype=float)))
    later = numpy.column_stack(leads)
    return numpy.concatenate([numpy.hstack([lines[:, :2], later, lines[:, 2:]]) for lines in seen])


def table(edition: int, seats: int) -> Discovery:
    state = carrack.game(EDITIONS[edition]).start(seats)
    assert isinstance(state, Discovery)
    return state


def values(s: Discovery) -> Numbers:
    return numpy.array([evaluate.value(s, seat) for seat in range(s.seats)])


def holdings(edition: int, row: int, s: Discovery) -> Numbers:
    """A line for each seat: by how much its value grows with each weight."""
    before = values(s)
    held = numpy.zeros((int(s.seats), int(COUNT)))
    first = FIRSTS[edition] + row * int(COUNT)
    for i in LEARNT:
        weight = WEIGHTS[first + i]
        WEIGHTS[first + i] = weight + A_LITTLE
        held[:, i] = (values(s) - before) / A_LITTLE
        WEIGHTS[first + i] = weight
    return held


def as_if(positions: Numbers, played: Numbers, found: Numbers) -> Numbers:
    """Positions of games that were played with other weights, with what those of now say about them."""
    changed = (found - played)[positions[:, 0].astype(int)]
    there = positions.copy()
    there[:, 1] += (positions[:, TOLD:] * changed).sum(1)
    return there


def foretold(positions: Numbers) -> Numbers:
    """How far a seat will be ahead: in the end, and as the evaluation says when each later turn begins."""
    lead = positions[:, TOLD - 1].copy()
    turns = positions[:, 0] // 2
    for turn in range(int(TURNS), 1, -1):  # the beginning of that turn, for positions of the turns before
        earlier = turns < turn
        lead[earlier] = (1 - TRUST) * positions[earlier, 1 + turn] + TRUST * lead[earlier]
    return lead


def moved(found: Numbers, positions: Numbers, seats: int) -> Numbers:
    """A step towards the weights that foretell best, row by row, after games of so many seats."""
    better = found.copy()
    missed = foretold(positions) - positions[:, 1]
    for row in range(2, int(ROWS)):
        there = positions[:, 0] == row
        if there.any():
            held, miss = positions[there][:, TOLD:][:, LEARNT], missed[there]
            spread = held.T @ held / len(held)
            unsure = numpy.diag(miss.var() / (min(seats, len(held)) * DOUBT[LEARNT] ** 2))
            better[row, LEARNT] += STEP * numpy.linalg.solve(spread + unsure, held.T @ miss / len(held))
    least = numpy.where(numpy.arange(int(COUNT)) >= TILE_WORTH, LEAST_OF_A_TILE, 0.0)
    least[WAITING] = plain()[0, WAITING]  # few wait in turn 1: with less, a single one would be sent to be lost
    better = numpy.maximum(better, least)
    hands = slice(int(HAND_WORTH), int(HAND_WORTH + KINDS))
    better[:, hands] = numpy.maximum(better[:, hands], better[:, [int(HAND_WORTH)]])  # they do all that a colonist does
    return better.round(2)


def examine(edition: int, mine: Numbers, theirs: Numbers, seats: int, simulations: int, seed: str) -> list[float]:
    """What one wins with its weights against all others with theirs, in each seat in turn."""

    def turn_to(is_mine: bool) -> None:
        use(edition, mine if is_mine else theirs)

    def searcher(name: str) -> Bot:
        return SearchBot(name, simulations, 0.0)

    player = searcher if simulations > 0 else eager
    return [share_of(seat, table(edition, seats), f"{seed}/{seats}", turn_to, player) for seat in range(seats)]


def spelled(year: str, found: Numbers) -> str:
    """The module in which they stand."""
    lines = [
        f'"""What things are worth in the edition of {year}, turn by turn: by `python -m tools.train_discovery`."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# While workers are placed in turns 1 to 8, then after that.",
        "# fmt: off",
        f"LEARNT_{year}: Final = (",
    ]
    before = plain()
    for i in LEARNT:
        if (found[2:, i] != before[2:, i]).any():
            placing, after = (", ".join(f"{weight:.2f}" for weight in found[first::2, i]) for first in (2, 3))
            lines += [f'    ("{NAMES[i]}",', f"     ({placing}),", f"     ({after})),"]
    return "\n".join([*lines, ")", "# fmt: on", ""])


if __name__ == "__main__":
    main()
