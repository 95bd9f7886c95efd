"""Learns what a sheet of The Iron Age will still bring: `python -m tools.train_iron_age`.

Begins from nothing: games alone, then, from what was learnt there, games of two to four. Prints how it comes along and
writes the tables that the player of `bots/iron_age` reads. The same seed and numbers of games give the same tables.
"""

from __future__ import annotations

import argparse
import statistics
import time
from pathlib import Path

import carrack
from carrack.bots.iron_age.learning import Lessons, hope
from carrack.bots.iron_age.value import ALONE, TOGETHER, Tables

EXAMS = 300
TABLES = ((2, "normal"), (3, "normal"), (2, "normal"), (4, "normal"), (2, "short"), (3, "short"), (4, "short"))
GAME = carrack.game("iron-age")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--alone", type=int, default=14_000, help="games; 0 reads the tables that are there")
    parser.add_argument("--together", type=int, default=7_000, help="games of two to four")
    parser.add_argument("--seed", default="iron-age")
    parser.add_argument("--out", type=Path, default=Path("src/carrack/bots/iron_age"))
    given = parser.parse_args()
    tables = Tables()
    if given.alone:
        hope(tables)
        learn_alone(tables, given.seed, given.alone)
        (given.out / ALONE).write_bytes(tables.packed())
    tables.unpack((given.out / ALONE).read_bytes())
    exam(tables)
    if given.together:
        learn_together(tables, given.seed, given.together)
        (given.out / TOGETHER).write_bytes(tables.packed())


def learn_alone(tables: Tables, seed: str, games: int) -> None:
    lessons = Lessons(GAME, tables, seed)
    began = time.process_time()
    for tenth in range(1, 11):
        points = [lessons.game_alone(True) for _ in range(games // 10)][::2]  # nothing is tried out in those
        print(f"{time.process_time() - began:6.0f} s {tenth * games // 10:7} games alone, {told(points)}", flush=True)


def learn_together(tables: Tables, seed: str, games: int) -> None:
    lessons = Lessons(GAME, tables, f"{seed} together")
    began = time.process_time()
    for tenth in range(1, 11):
        points = []
        for i in range(games // 10):
            seats, length = TABLES[i // 2 % len(TABLES)]
            scores = lessons.game_together(seats, length, True)
            if i % 2 == 0 and (seats, length) == TABLES[0]:
                points.append(max(scores))
        print(
            f"{time.process_time() - began:6.0f} s {tenth * games // 10:7} games, winners of two: {told(points)}",
            flush=True,
        )


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
