"""Learns what a lead is worth: `python -m tools.train_chances endeavor`.

Bots play each other, with two and with four seats; positions on the way are kept with who won in the end. For each
round the scale is found under which the chances of `bots/chances.py` make these results the most likely. Games that
were not learnt from then say how far the chances can be believed: a picture for docs/bots.md. The same seed and
numbers give the same scales.
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
from carrack.bots.judge import Judge
from carrack.bots.tuning import tuning_of
from carrack.core.fate import Seeded
from carrack.core.rng import Rng
from carrack.files import write_text

Position = tuple[int, tuple[float, ...], tuple[int, ...]]  # the round, what each seat is worth, who won
SEATS = (2, 4)
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
    learnt = [position for number, game in enumerate(played) if number // len(SEATS) % TESTED for position in game]
    tested = [position for number, game in enumerate(played) if not number // len(SEATS) % TESTED for position in game]
    scales = tuning_of(given.game).scales if given.check else fitted(learnt)
    print(f"{given.game}: scales {tuple(round(scale, 1) for scale in scales)}")
    for name, positions in (("learnt from", learnt), ("not learnt from", tested)):
        print(f"{name}: {len(positions)} positions, {surprise(positions, scales):.3f} nats a result")
    rows = found(tested, scales)
    for foretold, came in rows:
        print(f"foretold {foretold:.0%}, came {came.value:.0%} ({came.low:.0%} to {came.high:.0%}) of {came.label}")
    percent = Spelling(lambda value: f"{value:.0%}", lambda value: f"{value:.0%}")
    title = f"{given.game}: chances to win, foretold and come true"
    write_text(given.out / f"chances-{given.game}.svg", calibration(title, "foretold", rows, percent))


def kept(file: Path | None) -> list[list[Position]]:
    if file is None or not file.exists():
        return []
    games: list[list[Position]] = json.loads(file.read_text("utf-8"))
    return games


def play_all(game: str, level: str, seed: str, games: int) -> list[list[Position]]:
    tables = [(game, seats, level, f"{seed} {number}") for number, seats in product(range(games), SEATS)]
    with ProcessPoolExecutor(2) as pool:
        return list(pool.map(play, tables, chunksize=1))


def play(table: tuple[str, int, str, str]) -> list[Position]:
    """Some positions of a game."""
    id, seats, level, seed = table
    game = carrack.game(id)
    state, fate, rng, judge = game.start(seats), Seeded(seed), Rng(seed), Judge()
    players = [bot(level, f"{seed}/{seat}") for seat in range(seats)]
    seen: list[tuple[int, tuple[float, ...]]] = []
    asked = 0
    while state.actor != carrack.OVER:
        if state.actor == carrack.NATURE:
            state.play(fate.answer(state))
            continue
        asked += 1
        if rng.below(KEPT) == 0:
            seen.append((int(game.round_of(state)), tuple(judge.value(state, seat) for seat in range(seats))))
        state.play(choose(players[state.actor], state, f"{seed}/{asked}"))
    winners = tuple(state.winners())
    return [(round_, worths, winners) for round_, worths in seen]


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


def found(positions: list[Position], scales: list[float] | tuple[float, ...]) -> list[tuple[float, Bar]]:
    """What came of chances of about the same size, with an interval as if positions had nothing in common."""
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for round_, worths, winners in positions:
        for seat, chance in enumerate(chances_of(worths, scales[min(round_, len(scales) - 1)])):
            came = 1 / len(winners) if seat in winners else 0.0
            bins[min(int(chance * BINS), BINS - 1)].append((chance, came))
    rows = []
    for _, pairs in sorted(bins.items()):
        count = len(pairs)
        foretold, came = (sum(column) / count for column in zip(*pairs, strict=True))
        off = 1.96 * sqrt(max(came * (1 - came), 0.01) / count)
        rows.append((foretold, Bar(str(count), came, max(came - off, 0.0), min(came + off, 1.0))))
    return rows


if __name__ == "__main__":
    main()
