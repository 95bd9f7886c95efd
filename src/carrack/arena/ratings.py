"""How strong each is of some who met: Bradley and Terry's model by `choix`, on Elo's scale.

A victory is won against each of the others at the table, a share of one as a part of it: by that the model is the one
of Plackett and Luce for who wins a table of several. Intervals are those of a Bayesian bootstrap over rounds, which are
independent of each other: each gets a weight by chance, what is believed beforehand as well (Jeffreys' prior), and 95
of 100 strengths that come of it are within. Who has won all games may thus be stronger than anybody can tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import log
from typing import Final, NamedTuple

import choix
import numpy as np
from numpy.typing import NDArray

ELO: Final = 400 / log(10)  # points of strength: 400 make ten to one
BEFORE: Final = 0.5  # victories that everybody won and lost against everybody beforehand, so that nobody is infinite
SAMPLES: Final = 500
FEWEST: Final = 5  # rounds, without which one cannot say how sure it is
BEYOND: Final = 1000  # points of strength that are not told apart from more
LEAST: Final = 1e-5  # of a victory beforehand
STEPS: Final = 10_000

Matrix = NDArray[np.float64]


class Rating(NamedTuple):
    """Strength, 0 on the average of all; without an interval where there were too few rounds."""

    value: float
    low: float | None
    high: float | None


def strengths(won: Matrix, before: float | Matrix = BEFORE) -> list[float]:
    """`won[i][j]` is what i won where j sat at the table."""
    found = choix.ilsr_pairwise_dense((won + before) * (1 - np.eye(len(won))), max_iter=STEPS)
    return [float(value) for value in found * ELO]


def ratings(rounds: Sequence[Matrix], seed: str) -> list[Rating]:
    """From what was won in each round."""
    every = np.array(rounds)
    values = strengths(every.sum(axis=0))
    if len(rounds) < FEWEST:
        return [Rating(value, None, None) for value in values]
    dice = np.random.default_rng(int.from_bytes(blake2b(seed.encode(), digest_size=8).digest()))
    drawn = []
    for weights in dice.exponential(size=(SAMPLES, len(rounds))):
        before = np.maximum(dice.gamma(BEFORE, size=every[0].shape), LEAST)
        drawn.append(strengths(np.tensordot(weights, every, 1), before))
    lows, highs = np.percentile(drawn, (2.5, 97.5), axis=0)
    return [
        Rating(value, max(float(low), value - BEYOND), min(float(high), value + BEYOND))
        for value, low, high in zip(values, lows, highs, strict=True)
    ]
