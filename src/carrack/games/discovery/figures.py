"""The numbers of an edition, as its words and its rules page quote them: the facts, and what follows from them."""

from __future__ import annotations

from typing import NamedTuple

from carrack.games.discovery.facts import (
    AGE_OF_TURN,
    AGES,
    BORDERS,
    BOXES,
    COUNTER_KINDS,
    DECK,
    LAST_TURN_OF_AGE,
    MAP,
    NUMBERS,
    PRICE,
    SOLDIER,
    TRADE_GOODS,
    TURNS,
    WORKERS,
)
from carrack.games.discovery.rules import Edition
from carrack.games.discovery.tiles import TILES
from carrack.words import Figures


class Building(NamedTuple):
    """A tile; `amount` is what it gives in the benefits, `each` the points at the end for each full `per`."""

    name: str
    age: int
    price: int
    copies: int
    points: int
    amount: int
    per: int
    each: int


class Age(NamedTuple):
    first: int
    last: int
    price: int


class Dock(NamedTuple):
    """The numbered spaces that are open with so many seats."""

    seats: int
    spaces: int


def figures_of(edition: Edition) -> Figures:
    numbers: dict[str, tuple[int, str]] = {name: (number, source) for name, (number, source, _sure) in NUMBERS.items()}
    del numbers["HIGHEST_BID"]  # bounds the action table: no player meets it
    numbers["TURNS"] = (int(TURNS), "rules")
    numbers["SOLDIERS_MOST"] = (WORKERS[SOLDIER].most, WORKERS[SOLDIER].source)
    return Figures(
        numbers,
        {
            "workers": WORKERS,
            "goods": TRADE_GOODS,
            "regions": MAP,
            "borders": BORDERS,
            "boxes": BOXES,
            "counters": COUNTER_KINDS,
            "cards": DECK,
            "tiles": _buildings(edition),
            "ages": _ages(),
            "docks": [Dock(seats, 2 * seats - 1) for seats in edition.seats],
        },
    )


def _buildings(edition: Edition) -> list[Building]:
    amounts = {benefit.tile: benefit.amount for benefit in edition.benefits}
    endings = {ending.tile: ending for ending in edition.endings}
    found: list[Building] = []
    for tile in TILES:
        ending = endings.get(tile.name)
        per = ending.per if ending else 0
        each = ending.points if ending else 0
        price = int(PRICE[tile.age - 1])
        amount = amounts.get(tile.name, 0)
        found.append(Building(tile.name, tile.age, price, tile.copies, tile.points, amount, per, each))
    return found


def _ages() -> list[Age]:
    found: list[Age] = []
    for age in range(int(AGES)):
        turns = [turn for turn in range(1, int(TURNS) + 1) if AGE_OF_TURN[turn] == age]
        found.append(Age(turns[0], int(LAST_TURN_OF_AGE[age]), int(PRICE[age])))
    return found
