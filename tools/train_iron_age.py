"""Learns what a sheet of The Iron Age will still bring: `python -m tools.train_iron_age`.

Begins from nothing, plays alone, prints how it comes along and writes the tables that the player of `bots/iron_age`
reads. The same seed and number of games give the same tables.
"""

from __future__ import annotations

import argparse
import statistics
import time
from pathlib import Path

import carrack
from carrack.bots.iron_age.learning import Lessons, hope
from carrack.bots.iron_age.value import WEIGHTS, Tables

GAMES, SEED = 14_000, "iron-age"  # of the tables that are shipped
EXAMS = 300
GAME = carrack.game("iron-age")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="0 examines the tables that are there")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--out", type=Path, default=Path("src/carrack/bots/iron_age") / WEIGHTS)
    given = parser.parse_args()
    tables = Tables()
    if given.games:
        hope(tables)
        learn(tables, given.seed, given.games)
        given.out.write_bytes(tables.packed())
    tables.unpack(given.out.read_bytes())
    exam(tables)


def learn(tables: Tables, seed: str, games: int) -> None:
    lessons = Lessons(GAME, tables, seed)
    began = time.process_time()
    for tenth in range(1, 11):
        points = [lessons.game_alone(True) for _ in range(games // 10)][::2]  # nothing is tried out in those
        print(f"{time.process_time() - began:6.0f} s {tenth * games // 10:7} games alone, {told(points)}", flush=True)


def exam(tables: Tables) -> None:
    lessons = Lessons(GAME, tables, "exam")
    began = time.process_time()
    points = [lessons.game_alone(False) for _ in range(EXAMS)]
    spent = (time.process_time() - began) / EXAMS / 8
    print(f"{EXAMS} games alone, {told(points)}, {spent * 1000:.1f} ms of CPU a turn", flush=True)


def told(points: list[int]) -> str:
    off = 1.96 * statistics.stdev(points) / len(points) ** 0.5
    above = sum(one > 100 for one in points) / len(points)
    return f"mean {statistics.mean(points):.1f} +- {off:.1f}, above 100 in {above:.0%}"


if __name__ == "__main__":
    main()
