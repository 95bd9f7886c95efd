"""Learns what a lead is worth: `python -m tools.train_chances endeavor`.

Bots play each other, with two and with four seats; positions on the way are kept with who won in the end. For each
round the scale is found under which the chances of `bots/chances.py` make these results the most likely. Games that
were not learnt from then say how far the chances can be believed: a picture for docs/bots.md. The same seed and
numbers give the same scales.

In The Iron Age, which is played alone as well, points are foreseen, and one scale is found for all rounds: `SCALE` of
`bots/iron_age/turn.py`.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from math import exp, log, sqrt
from pathlib import Path

import carrack
from carrack.arena.playing import choose
from carrack.arena.plots import Bar, Spelling, calibration
from carrack.bots import bot
from carrack.bots.iron_age.player import ExactBot
from carrack.bots.iron_age.turn import SCALE, spread
from carrack.bots.iron_age.value import learnt
from carrack.bots.judge import Judge
from carrack.bots.tuning import tuning_of
from carrack.core.fate import Seeded
from carrack.core.rng import Rng
from carrack.core.state import State
from carrack.files import write_text
from carrack.games.iron_age.facts import SOLO_TARGET
from carrack.games.iron_age.state import IronAge

Seen = tuple[int, tuple[float, ...]]  # the round, what each seat is worth
Position = tuple[int, tuple[float, ...], tuple[int, ...]]  # and who won
IRON_AGE = "iron-age"
KEPT = 8  # one position of so many
TESTED = 4  # one game of so many is not learnt from
NARROWEST, WIDEST = 1.0, 100.0
BINS = 10


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=80, help="for each number of seats")
    parser.add_argument("--bot", default="search@16")
    parser.add_argument("--seed", default="chances")
    parser.add_argument("--keep", type=Path, help="a file for the positions; if it is there nothing is played")
    parser.add_argument("--check", action="store_true", help="say how good the scales are that are in use")
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"))
    given = parser.parse_args()
    played = kept(given.keep) or play_all(given.game, given.bot, given.seed, given.games)
    if given.keep:
        write_text(given.keep, json.dumps(played))
    sizes = len(seats_of(given.game))
    lessons = [position for number, game in enumerate(played) if number // sizes % TESTED for position in game]
    tested = [position for number, game in enumerate(played) if not number // sizes % TESTED for position in game]
    scales = in_use(given.game) if given.check else fitted(lessons)
    print(f"{given.game}: scales {tuple(round(scale, 1) for scale in scales)}")
    for name, positions in (("learnt from", lessons), ("not learnt from", tested)):
        print(f"{name}: {len(positions)} positions, {surprise(positions, scales):.3f} nats a result")
    foretold = [pair for position in tested for pair in foretold_and_come(position, scales)]
    draw(given.out / f"chances-{given.game}.svg", f"{given.game}: chances to win, foretold and come true", foretold)


def seats_of(game: str) -> tuple[int, ...]:
    return (1, 2, 4) if game == IRON_AGE else (2, 4)


def in_use(game: str) -> tuple[float, ...]:
    return (SCALE,) if game == IRON_AGE else tuning_of(game, 2).scales


def kept(file: Path | None) -> list[list[Position]]:
    if file is None or not file.exists():
        return []
    games: list[list[Position]] = json.loads(file.read_text("utf-8"))
    return games


def play_all(game: str, level: str, seed: str, games: int) -> list[list[Position]]:
    tables = [(game, seats, level, f"{seed} {number}") for number, seats in product(range(games), seats_of(game))]
    with ProcessPoolExecutor(2) as pool:
        return list(pool.map(play, tables, chunksize=1))


class Judged:
    """What each seat is worth to the evaluation, at some of the questions."""

    def __init__(self, seed: str) -> None:
        self.seen: list[Seen] = []
        self.rng, self.judge = Rng(seed), Judge()

    def look(self, s: State) -> None:
        if s.actor >= 0 and self.rng.below(KEPT) == 0:
            worths = tuple(self.judge.value(s, seat) for seat in range(s.seats))
            self.seen.append((int(s.game.round_of(s)), worths))


class Foreseen:
    """The points that each seat of The Iron Age is likely to have in the end, after each turn, by how uncertain they
    are. Alone, what the rules ask for is a rival.
    """

    def __init__(self) -> None:
        self.seen: list[Seen] = []
        self.player, self.turns = ExactBot(learnt()), 0

    def look(self, s: State) -> None:
        assert isinstance(s, IronAge)
        if s.round == 0 or s.turns == self.turns:
            return
        turn = self.player.turn
        if self.turns:
            points = [turn.foreseen(s, seat, turn.left) for seat in range(s.seats)]
            rivals = points if s.seats > 1 else [*points, float(SOLO_TARGET)]
            self.seen.append((0, tuple(one / spread(s.seats, turn.left) for one in rivals)))
        self.turns = int(s.turns)
        turn.watch(s)


def play(table: tuple[str, int, str, str]) -> list[Position]:
    """Some positions of a game."""
    id, seats, level, seed = table
    game = carrack.game(id)
    state, fate, watch = game.start(seats), Seeded(seed), Foreseen() if id == IRON_AGE else Judged(seed)
    players = [bot(level, f"{seed}/{seat}") for seat in range(seats)]
    asked = 0
    while state.actor != carrack.OVER:
        watch.look(state)
        if state.actor == carrack.NATURE:
            state.play(fate.answer(state))
            continue
        asked += 1
        state.play(choose(players[state.actor], state, f"{seed}/{asked}"))
    winners = tuple(state.winners()) or (seats,)
    return [(round_, worths, winners) for round_, worths in watch.seen]


def fitted(positions: list[Position]) -> list[float]:
    """The scale of each round, from 0 on. A lead never means less later than before: rounds that say so are pooled."""
    by_round: dict[int, list[Position]] = defaultdict(list)
    for position in positions:
        by_round[position[0]].append(position)
    pools: list[tuple[int, list[Position], float]] = []  # how many rounds, their positions and scale
    for round_ in range(max(by_round) + 1):
        rounds, known = 1, by_round[round_]
        while pools and known and best_scale(known) > pools[-1][2]:
            more, before, _ = pools.pop()
            rounds, known = rounds + more, before + known
        pools.append((rounds, known, best_scale(known) if known else WIDEST))
    return [scale for rounds, _, scale in pools for _ in range(rounds)]


def best_scale(positions: list[Position]) -> float:
    """By halving the stretch on which the best lies, on a logarithmic scale."""
    low, high = log(NARROWEST), log(WIDEST)
    while high - low > 0.01:
        left, right = low + (high - low) / 3, high - (high - low) / 3
        if surprise(positions, [exp(left)]) < surprise(positions, [exp(right)]):
            high = right
        else:
            low = left
    return exp((low + high) / 2)


def surprise(positions: list[Position], scales: list[float] | tuple[float, ...]) -> float:
    """Of a result, on the average: what is not foretold costs much."""
    total = 0.0
    for round_, worths, winners in positions:
        chances = chances_of(worths, scales[min(round_, len(scales) - 1)])
        total -= sum(log(max(chances[winner], 1e-9)) for winner in winners) / len(winners)
    return total / len(positions)


def chances_of(worths: tuple[float, ...], scale: float) -> list[float]:
    shares = [exp((worth - max(worths)) / scale) for worth in worths]
    return [share / sum(shares) for share in shares]


def foretold_and_come(position: Position, scales: list[float] | tuple[float, ...]) -> list[tuple[float, float]]:
    """Every seat's chance, and its part of the victory."""
    round_, worths, winners = position
    chances = chances_of(worths, scales[min(round_, len(scales) - 1)])
    return [(chance, 1 / len(winners) if seat in winners else 0.0) for seat, chance in enumerate(chances)]


def draw(file: Path, title: str, pairs: list[tuple[float, float]]) -> None:
    """What came of chances of about the same size, with an interval as if positions had nothing in common."""
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for chance, came in pairs:
        bins[min(int(chance * BINS), BINS - 1)].append((chance, came))
    rows = []
    for _, alike in sorted(bins.items()):
        count = len(alike)
        foretold, came = (sum(column) / count for column in zip(*alike, strict=True))
        off = 1.96 * sqrt(max(came * (1 - came), 0.01) / count)
        low, high = max(came - off, 0.0), min(came + off, 1.0)
        print(f"foretold {foretold:.0%}, came {came:.0%} ({low:.0%} to {high:.0%}) of {count}")
        rows.append((foretold, Bar(str(count), came, low, high)))
    percent = Spelling(lambda value: f"{value:.0%}", lambda value: f"{value:.0%}")
    write_text(file, calibration(title, "foretold", rows, percent))


if __name__ == "__main__":
    main()
