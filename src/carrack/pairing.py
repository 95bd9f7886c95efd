"""Who meets whom, and in which seats: for tournaments of bots in the arena, and for the contests of clubs.

Entrants are numbers, and so are seats. Nothing here is left to chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations, product
from typing import Final

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
SYSTEMS: Final = (ROUND_ROBIN, SWISS)

Lineup = tuple[int, ...]  # who sits in each seat, by the number of the entrant
Pair = tuple[int, int]  # the smaller number first


def pair_of(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def rotated(table: Sequence[int]) -> list[Lineup]:
    """A table once for each seat, so that everybody sits in each."""
    return [(*table[start:], *table[:start]) for start in range(len(table))]


# Rounds in which every table is played once for each of its seats.


def everybody(entrants: int, seats: int) -> tuple[Lineup, ...]:
    """Round robin: in every round each choice of so many sits down. Where it matters who sits beside whom, the next
    rounds have another order, until there were all of them.
    """
    tables = list(combinations(range(entrants), seats))
    orders = list(permutations(range(1, seats)))
    return tuple(
        lineup for order in orders for table in tables for lineup in rotated([table[0], *(table[i] for i in order)])
    )


def paired(standing: Sequence[int], seats: int, met: Counter[Pair], rests: Counter[int]) -> list[Lineup]:
    """Swiss: who stands alike sits down together."""
    return [lineup for table in tables_of(standing, seats, met, rests) for lineup in rotated(table)]


def tables_of(standing: Sequence[int], seats: int, met: Counter[Pair], rests: Counter[int]) -> list[list[int]]:
    """Who stands alike sits down together, rather with those whom they met less often. `standing` has the best first.
    Those who are too many rest: who rested least, of them who stands last.
    """
    order = {entrant: place for place, entrant in enumerate(standing)}
    resting = sorted(standing, key=lambda entrant: (rests[entrant], -order[entrant]))[: len(standing) % seats]
    free = [entrant for entrant in standing if entrant not in resting]
    tables = []
    while free:
        table = [free.pop(0)]
        while len(table) < seats:
            near = min(free, key=lambda other: (sum(met[pair_of(other, each)] for each in table), free.index(other)))
            free.remove(near)
            table.append(near)
        tables.append(table)
    return tables


# Rounds in which everybody plays once: for people, who cannot sit at two tables.


def circle(entrants: Sequence[int], number: int) -> list[list[int]]:
    """The round of a number, from 0, in which two meet: after as many as there are others, everybody has met everybody
    once. One rests in each round where they are not even.
    """
    ring: list[int | None] = list(entrants)
    if len(ring) % 2:
        ring.append(None)
    turn = number % (len(ring) - 1)
    ring = [ring[0], *ring[len(ring) - turn :], *ring[1 : len(ring) - turn]]
    pairs = zip(ring[: len(ring) // 2], reversed(ring[len(ring) // 2 :]), strict=True)
    return [[one, other] for one, other in pairs if one is not None and other is not None]


def rounds_of(entrants: int, seats: int) -> int:
    """In how many rounds everybody can have met everybody: with two seats they will have."""
    if seats == 2:
        return entrants - 1 + entrants % 2
    return -(-(entrants - 1) // (seats - 1)) + (1 if entrants % seats else 0)


def seated(table: Sequence[int], sat: Counter[Pair]) -> Lineup:
    """A table around which everybody moves on, so that each sits where they sat less often; `sat` counts by entrant and
    seat.
    """
    return min(rotated(table), key=lambda lineup: sum(sat[entrant, seat] ** 2 for seat, entrant in enumerate(lineup)))


def spread_out(tables: list[list[int]], standing: Sequence[int], met: Counter[Pair]) -> None:
    """Two at different tables change places as long as fewer meet again by it or, where as many do, those come together
    who stand nearer.
    """
    order = {entrant: place for place, entrant in enumerate(standing)}

    def cost(*some: list[int]) -> tuple[int, int]:
        pairs = [pair for table in some for pair in combinations(table, 2)]
        again = sum(met[pair_of(*pair)] for pair in pairs)
        return again, sum((order[one] - order[other]) ** 2 for one, other in pairs)

    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for i, j in product(range(len(one)), range(len(other))):
                before = cost(one, other)
                one[i], other[j] = other[j], one[i]
                if cost(one, other) < before:
                    better = True
                else:
                    one[i], other[j] = other[j], one[i]


def next_round(
    system: str, entrants: int, standing: Sequence[int], seats: int, played: Sequence[Sequence[Lineup]]
) -> list[Lineup]:
    """The tables of the next round, after those that were `played`, for those of the entrants who are still there, the
    best first. A round robin does not depend on how they stand; in one of two, who was to meet somebody who has gone
    rests, so that all others still meet once.
    """
    met: Counter[Pair] = Counter()
    sat: Counter[Pair] = Counter()
    rests: Counter[int] = Counter()
    for one_round in played:
        there = {entrant for lineup in one_round for entrant in lineup}
        rests.update(entrant for entrant in standing if entrant not in there)
        for lineup in one_round:
            met.update(pair_of(*pair) for pair in combinations(lineup, 2))
            sat.update((entrant, seat) for seat, entrant in enumerate(lineup))
    if system == ROUND_ROBIN and seats == 2:
        tables = [pair for pair in circle(range(entrants), len(played)) if set(pair) <= set(standing)]
    else:
        order = standing if system == SWISS else sorted(standing)
        tables = tables_of(order, seats, met, rests)
        spread_out(tables, order, met)
    return [seated(table, sat) for table in tables]
