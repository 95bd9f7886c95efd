"""Looks for better weights of The Iron Age's evaluation by play: `python -m tools.tune_iron_age --minutes 10`."""

from __future__ import annotations

import statistics

from carrack.games.iron_age.evaluate import WEIGHT_TABLE, WEIGHTS
from tools.tune import Tuning, Weights


def gains(tuning: Tuning, challenger: Weights, champion: Weights, games: int, seed: str) -> list[float]:
    """Per game, what the challenger makes of it: points ahead of the others, or of the champion alone at the table."""
    found: list[float] = []
    for i in range(games):
        seats = (1, 2, 2, 3, 4)[i % 5]
        name = f"{seed}/{i}"
        if seats == 1:
            alone = tuning.play([challenger], name).scores()[0] - tuning.play([champion], name).scores()[0]
            found.append(0.5 * alone)
            continue
        mine = i // 5 % seats
        state = tuning.play([challenger if seat == mine else champion for seat in range(seats)], name)
        scores = state.scores()
        others = [score for seat, score in enumerate(scores) if seat != mine]
        share = 1 / len(state.winners()) if mine in state.winners() else 0.0
        found.append(40 * (share - 1 / seats) + 0.3 * (scores[mine] - statistics.mean(others)))
    return found


if __name__ == "__main__":
    tuned = {name: i for i, (name, _weight) in enumerate(WEIGHT_TABLE)}
    Tuning("iron-age", WEIGHTS, tuned, gains).main()
