"""Means and shares with the interval in which the true value lies 95 times out of 100."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

Z = NormalDist().inv_cdf(0.975)


class Spread(NamedTuple):
    """How a number is distributed. `low` and `high` bound the mean; with one observation they are the mean."""

    n: int
    mean: float
    low: float
    high: float
    deviation: float
    least: float
    median: float
    most: float


class Share(NamedTuple):
    """How often something happened, by Wilson's interval, which is right near 0 and 1 and for few games too."""

    part: float
    of: int
    share: float
    low: float
    high: float


def spread_of(counts: Mapping[int, int], per: int = 1) -> Spread:
    """Of observations, value -> how often; each divided by `per`. Sums are exact: their order leaves no trace."""
    n = sum(counts.values())
    if n == 0:
        return Spread(0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    variance = Fraction(squares * n - total * total, n * (n - 1)) if n > 1 else Fraction(0)
    deviation = sqrt(variance) / per
    mean = total / (n * per)
    reach = Z * deviation / sqrt(n)
    least, most = min(counts), max(counts)
    return Spread(n, mean, mean - reach, mean + reach, deviation, least / per, median_of(counts) / per, most / per)


def median_of(counts: Mapping[int, int]) -> float:
    n = sum(counts.values())
    below = 0
    lower: int | None = None
    for value in sorted(counts):
        below += counts[value]
        if lower is None and below >= (n + 1) // 2:
            lower = value
        if below >= n // 2 + 1:
            assert lower is not None
            return (lower + value) / 2
    raise ValueError("no observations have no median")


def share_of(part: int, n: int, whole: int = 1) -> Share:
    """`part / whole` of `n`; a shared victory counts for a part of a whole."""
    if n == 0:
        return Share(0.0, 0, 0.0, 0.0, 1.0)
    share = part / whole / n
    return Share(part / whole, n, share, *wilson(share, n))


def wilson(share: float, n: float) -> tuple[float, float]:
    """The interval around a share of `n` observations, or of what is worth as many."""
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z * sqrt(max(share * (1 - share), 0.0) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def bins_of(counts: Mapping[int, int], most: int = 40) -> tuple[int, list[tuple[int, int]]]:
    """A histogram: the width of a bin, and (lower edge, how many) for each, at most so many bins."""
    low, high = min(counts), max(counts)
    width = max(1, -(-(high - low + 1) // most))
    binned: Counter[int] = Counter()
    for value, count in counts.items():
        binned[(value - low) // width] += count
    return width, [(low + i * width, binned[i]) for i in range(max(binned) + 1)]
