"""Who is stronger, for certain: bets that nobody wins in the long run unless somebody is.

At the tables where two sit together, each bet is on how much more of the victories one takes than the other; a round is
one bet, for all its games have the same chance. Where neither is stronger a stake grows to 1 / DOUBT at most once in
1 / DOUBT times, however often one looks (Ville's inequality). Stakes are spread over bolder and more careful bets, so
that there is one that suits how even the games are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import exp, log
from typing import Final

DOUBT: Final = 0.05  # how often any of the orders that are called sure may be wrong
BOLDNESS: Final = tuple(step / 10 for step in range(1, 20))  # what is staked of all there is, for half a victory


class Bets:
    """Between every two of so many entrants, both ways."""

    def __init__(self, entrants: int) -> None:
        self.needed = log(entrants * (entrants - 1) / DOUBT)  # one after another, all of them may go wrong
        self.stakes = {
            (one, other): [0.0] * len(BOLDNESS) for one in range(entrants) for other in range(entrants) if one != other
        }
        self.sure: set[tuple[int, int]] = set()  # once sure is sure

    def add(self, leads: Mapping[tuple[int, int], float]) -> None:
        """A round: by how much of a victory one was ahead of another, on the average of the games with both."""
        for (one, other), lead in leads.items():
            for pair, ahead in (((one, other), lead), ((other, one), -lead)):
                stakes = self.stakes[pair]
                for i, boldness in enumerate(BOLDNESS):
                    stakes[i] += log(1 + boldness * ahead / 2)
                if worth(stakes) >= self.needed:
                    self.sure.add(pair)

    def settles(self, order: list[int]) -> bool:
        """Whether everybody is surely stronger than who comes next."""
        return all(pair in self.sure for pair in pairwise(order))


def worth(stakes: Iterable[float]) -> float:
    """The logarithm of the mean of what the bets have become, each given by its logarithm."""
    all_stakes = list(stakes)
    most = max(all_stakes)
    return most + log(sum(exp(stake - most) for stake in all_stakes) / len(all_stakes))
