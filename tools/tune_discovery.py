"""Looks for better weights of Discovery's evaluation by play: `python -m tools.tune_discovery --minutes 10`.

Those that are learnt by the turn are not among them (`tools/train_discovery.py`).
"""

from __future__ import annotations

import statistics

from carrack.games.discovery.evaluate import dollars, leads
from carrack.games.discovery.evaluate.learnt_2007 import LEARNT_2007
from carrack.games.discovery.evaluate.weights import TILE_TABLE, WEIGHT_TABLE, WEIGHTS, weight_names
from tools.tune import Tuning, Weights


def gains(tuning: Tuning, challenger: Weights, champion: Weights, games: int, seed: str) -> list[float]:
    """Per game, by how many points the challenger's seats, every other one, are ahead of the champion's."""
    found: list[float] = []
    for i in range(games):
        seats = (4, 3, 4, 5, 2, 4, 6, 4, 3, 5)[i % 10]
        mine = {(seat + i // 10) % seats for seat in range(0, seats - 1, 2)}
        scores = tuning.play(
            [challenger if seat in mine else champion for seat in range(seats)], f"{seed}/{i}"
        ).scores()
        others = [score for seat, score in enumerate(scores) if seat not in mine]
        found.append(statistics.mean(scores[seat] for seat in mine) - statistics.mean(others))
    return found


def work_out() -> None:
    leads.work_out()
    dollars.work_out()


if __name__ == "__main__":
    names = weight_names()
    learnt = {name for name, _placing, _after in LEARNT_2007}
    tuned = {name: names.index(name) for name, _ in WEIGHT_TABLE + TILE_TABLE if name not in learnt}
    Tuning("discovery-2007", WEIGHTS, tuned, gains, changed=work_out).main()
