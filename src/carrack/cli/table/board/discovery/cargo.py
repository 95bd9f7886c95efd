"""Goods and ships as they lie together when they are counted: alike ones, then any three, then what is left over.

The order in which ships help is the engine's (`chapters/income.py`); a test holds what the lots earn to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from carrack.games.discovery.tables.facts import ANY_THREE, FOUR_ALIKE, THREE_ALIKE


class Lot(NamedTuple):
    """Goods that lie together, perhaps with a ship, and what they earn: nothing where they are left over."""

    goods: dict[str, int]
    ships: int
    dollars: int


class Kind:
    """Goods of a kind: three or four that lie together anyway, and the rest."""

    def __init__(self, good: str, count: int) -> None:
        self.good = good
        self.alike = 0 if count < 3 else min(count, 4)
        self.rest = count - self.alike
        self.ships = 0  # among those that are alike
        self.helped = False


def lots_of(goods: Mapping[str, int], ships: int) -> list[Lot]:
    """The best grouping. No lot that earns has more than one ship."""
    kinds = [Kind(good, count) for good, count in goods.items()]
    alike: list[Lot] = []

    def join(rest: int, alike_now: tuple[int, ...], each: int) -> None:
        """So many ships join each kind like this, as far as they go: one a lot, a second frees a good for the first."""
        nonlocal ships
        for kind in kinds:
            if kind.rest == rest and kind.alike in alike_now and not kind.helped and ships >= each:
                if rest == 0:
                    kind.ships += 1
                else:
                    alike.append(_alike(kind.good, rest + each - 1, 1))
                if each > 1:
                    kind.alike, kind.ships = kind.alike - 1, kind.ships + 1
                kind.rest, kind.helped = 0, True
                ships -= each

    join(0, (3,), 1)
    join(2, (4,), 2)
    join(2, (0, 4), 1)
    join(1, (4,), 2)
    loose = [kind.good for kind in kinds for _ in range(kind.rest)]

    def mixed(more: int) -> int:
        """How many lots of any three there are when so many ships stand in for a good of a four."""
        count = len(loose) + more
        return (count + min(count // 2, ships - more)) // 3

    fours = [kind for kind in kinds if kind.alike == 4 and not kind.helped][:ships]
    most = mixed(len(fours))
    for kind in fours:
        if mixed(0) < most:
            kind.alike, kind.ships = kind.alike - 1, kind.ships + 1
            loose.append(kind.good)
            ships -= 1
    lots = [_alike(kind.good, kind.alike, kind.ships) for kind in kinds if kind.alike] + alike
    for left in range(most, 0, -1):
        size = 2 if 3 * left > len(loose) else 3
        lots.append(Lot(_counted(loose[:size]), 3 - size, int(ANY_THREE)))
        loose, ships = loose[size:], ships - (3 - size)
    return [*lots, Lot(_counted(loose), ships, 0)] if loose or ships else lots


def _alike(good: str, count: int, ships: int) -> Lot:
    return Lot({good: count}, ships, int(FOUR_ALIKE if count + ships > 3 else THREE_ALIKE))


def _counted(goods: list[str]) -> dict[str, int]:
    return {good: goods.count(good) for good in dict.fromkeys(goods)}
