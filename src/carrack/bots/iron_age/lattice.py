"""The dice of a turn, exactly: what may be kept, what may come, up to three rolls.

Dice of one kind are alike, so a throw is a collection: how many show each face. All collections of up to six dice are
numbered; a table leads from each to that with one die more, or less.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.iron_age.facts import EMPIRE_DICE, FACES, ROLLS, SKULL_FACE

NONE: Final[i64] = -1
FATES: Final[i64] = 7  # the six faces of the Fate die that is kept, and the die in hand
IN_HAND: Final[i64] = 6
LOWEST: Final = -1.0e9


def _collections() -> list[tuple[int, ...]]:
    """By size, then by faces."""
    found: list[tuple[int, ...]] = [(0,) * FACES]
    size: list[tuple[int, ...]] = [(0,) * FACES]
    for _ in range(EMPIRE_DICE):
        larger = {tuple(n + (i == face) for i, n in enumerate(one)) for one in size for face in range(FACES)}
        size = sorted(larger, reverse=True)
        found.extend(size)
    return found


_ALL: Final = _collections()
_NUMBER: Final = {one: i for i, one in enumerate(_ALL)}


def _steps(by: int) -> list[int]:
    found = []
    for one in _ALL:
        for face in range(FACES):
            other = tuple(n + by * (i == face) for i, n in enumerate(one))
            found.append(_NUMBER.get(other, -1))
    return found


_MORE: Final = _steps(1)
_LESS: Final = _steps(-1)
COUNT: Final[i64] = len(_ALL)
MORE: Final = vec[i64]([step for step in _MORE])  # noqa: C416  # mypyc makes vectors of these
LESS: Final = vec[i64]([step for step in _LESS])  # noqa: C416
_HELD: Final = [n for one in _ALL for n in one]
HELD: Final = vec[i64]([n for n in _HELD])  # noqa: C416  # how many of each face
_SIZES: Final = [sum(one) for one in _ALL]
_FIRSTS: Final = [_SIZES.index(n) for n in range(EMPIRE_DICE + 1)] + [len(_ALL)]
FIRST: Final = vec[i64]([first for first in _FIRSTS])  # noqa: C416  # of each size


@final
class Lattice:
    """The worth of every throw (`final`, which the caller fills in for `dice` dice), and of every moment before."""

    def __init__(self) -> None:
        size = COUNT * FATES
        self.dice: i64 = 0
        self.final: vec[float] = vec[float]([0.0] * size)
        self.kept: list[vec[float]] = [vec[float]([0.0] * size) for _ in range(ROLLS)]  # before each roll, in hand
        self.free: vec[float] = vec[float]([0.0] * size)
        self.thrown: vec[float] = vec[float]([0.0] * size)

    def solve(self, dice: i64) -> float:
        """From the last roll to the first; what the whole turn is worth."""
        self.dice = dice
        throws = self.final
        roll = ROLLS - 1
        while roll > 0:
            self.expect(self.kept[roll], throws)
            self.choose(self.kept[roll])
            throws = self.thrown
            roll -= 1
        self.expect(self.kept[0], throws)
        return self.kept[0][IN_HAND]

    def expect(self, kept: vec[float], throws: vec[float]) -> None:
        """What a collection that is kept is worth when the other dice are rolled."""
        last = FIRST[self.dice + 1]
        number = FIRST[self.dice]
        while number < last:
            at = number * FATES
            total: float = 0.0
            for fate in range(FACES):
                kept[at + fate] = throws[at + fate]
                total += throws[at + fate]
            kept[at + IN_HAND] = total / 6.0
            number += 1
        number = FIRST[self.dice] - 1
        while number >= 0:
            at = number * FATES
            for fate in range(FATES):
                total = 0.0
                for face in range(FACES):
                    total += kept[MORE[number * FACES + face] * FATES + fate]
                kept[at + fate] = total / 6.0
            number -= 1

    def choose(self, kept: vec[float]) -> None:
        """What a throw is worth when the best of it is kept: any of the dice but skulls may go."""
        free = self.free
        last = FIRST[self.dice + 1]
        for number in range(last):
            for fate in range(FATES):
                best = kept[number * FATES + fate]
                for face in range(FACES):
                    if face != SKULL_FACE and HELD[number * FACES + face] > 0:
                        worth = free[LESS[number * FACES + face] * FATES + fate]
                        if worth > best:
                            best = worth
                free[number * FATES + fate] = best
        number = FIRST[self.dice]
        while number < last:
            at = number * FATES
            for fate in range(FACES):
                self.thrown[at + fate] = free[at + fate] if free[at + fate] > free[at + IN_HAND] else free[at + IN_HAND]
            number += 1


@final
class Keep:
    """What is kept of a throw: a collection, and the Fate die or not."""

    def __init__(self) -> None:
        self.worth: float = LOWEST
        self.number: i64 = NONE
        self.fate: i64 = IN_HAND


def best_keep(kept: vec[float], number: i64, fate: i64) -> Keep:
    """The best of all that may be kept. Among equals, the most."""
    found = Keep()
    _try(kept, number, fate, 0, found)
    return found


def _try(kept: vec[float], number: i64, fate: i64, first: i64, found: Keep) -> None:
    for held in (fate, IN_HAND):
        worth = kept[number * FATES + held]
        if worth > found.worth:
            found.worth = worth
            found.number = number
            found.fate = held
    for face in range(first, FACES):
        if face != SKULL_FACE and HELD[number * FACES + face] > 0:
            _try(kept, LESS[number * FACES + face], fate, face, found)


def number_of(dice: vec[i64]) -> i64:
    """The collection of the Empire dice that are in play."""
    number: i64 = 0
    for die in range(EMPIRE_DICE):
        if dice[die] >= 0:
            number = MORE[number * FACES + dice[die]]
    return number
