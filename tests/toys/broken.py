"""Ways to break the toy that more than one test needs."""

from __future__ import annotations

from tests.toys import lagoon
from tests.toys.lagoon import Act, Lagoon


class NoRest(Act):
    """In a storm, with an empty chest, nothing is left to do."""

    def why_not(self, s: Lagoon, action: int) -> int:
        return lagoon.STORMY if action == lagoon.REST and s.stormy else super().why_not(s, action)


class RestForEver(Act):
    def answer(self, s: Lagoon, action: int) -> None:
        pass


class ConjuringDive(lagoon.Dive):
    """Leaves the shell in the bag as well."""

    def answer(self, s: Lagoon, action: int) -> None:
        super().answer(s, action)
        s.bag[action - lagoon.COMES] += 1


class CrashingDive(lagoon.Dive):
    def answer(self, s: Lagoon, action: int) -> None:
        raise IndexError("no such shell")
