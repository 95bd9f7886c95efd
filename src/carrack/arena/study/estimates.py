"""Estimates from deals: the games of a deal, and the seats of a game, are no independent observations.

Everything that a study says is a ratio: so much in all, out of so many. Each deal adds to both, and deals are
independent of each other; so the error of the ratio comes from how much the deals differ (the linearised ratio
estimator of sampled clusters). A share has Wilson's interval with as many observations as would have given that error.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from carrack.arena.statistics import Z, wilson

Pairs = Sequence[tuple[float, float]]  # of each deal: how much, out of how many
ALIKE: Final = 1e-12
LEAST_DEALS: Final = 20  # with fewer, nothing is tested: the errors themselves are not known well enough


class Estimate(NamedTuple):
    """`of` is out of how many, `deals` the number of those that had any, `error` the standard error."""

    value: float
    low: float
    high: float
    error: float
    of: float
    deals: int


def estimate(pairs: Pairs, is_share: bool = False) -> Estimate:
    of = fsum(b for _, b in pairs)
    deals = sum(b > 0 for _, b in pairs)
    if not of:
        return Estimate(0.0, 0.0, 1.0 if is_share else 0.0, 0.0, 0.0, 0)
    value = fsum(a for a, _ in pairs) / of
    error = error_of(influences(pairs))
    if not is_share:
        return Estimate(value, value - Z * error, value + Z * error, error, of, deals)
    if deals == 1:
        return Estimate(value, 0.0, 1.0, error, of, deals)
    worth = value * (1 - value) / error**2 if error > 0 and 0 < value < 1 else deals
    return Estimate(value, *wilson(value, worth), error, of, deals)


def influences(pairs: Pairs) -> list[float]:
    """How far each deal moves the ratio."""
    of = fsum(b for _, b in pairs)
    value = fsum(a for a, _ in pairs) / of if of else 0.0
    return [(a - value * b) / of if of else 0.0 for a, b in pairs]


def error_of(moves: Sequence[float]) -> float:
    count = len(moves)
    return sqrt(fsum(move * move for move in moves) * count / (count - 1)) if count > 1 else 0.0


def difference(pairs: Pairs, base: Pairs) -> Estimate:
    """How much larger a ratio is than in the base, deal by deal: what both have in common adds nothing to the error."""
    here, there = estimate(pairs), estimate(base)
    error = error_of([a - b for a, b in zip(influences(pairs), influences(base), strict=True)])
    value = here.value - there.value
    return Estimate(value, value - Z * error, value + Z * error, error, here.of, min(here.deals, there.deals))


def doubt(found: Estimate, expected: float) -> float | None:
    """How often chance alone would lead as far from what is expected; None where too little is known to say."""
    if found.deals < LEAST_DEALS:
        return None
    away = abs(found.value - expected)
    # Where all deals agree they say nothing of the error: then it is that of as many tosses, if it is a toss at all.
    error = found.error or sqrt(max(0.0, expected * (1 - expected)) / found.deals)
    if error == 0.0:
        return float(away < ALIKE)
    return 2 * NormalDist().cdf(-away / error)


def holm(doubts: Sequence[float | None]) -> list[float | None]:
    """Corrected for the number of questions (Holm): of all that is below 0.05, not one is wrong 95 times in 100."""
    asked = sorted((p, i) for i, p in enumerate(doubts) if p is not None)
    found: list[float | None] = [None] * len(doubts)
    highest = 0.0
    for rank, (p, i) in enumerate(asked):
        highest = max(highest, min(1.0, p * (len(asked) - rank)))
        found[i] = highest
    return found
