"""The numbers of an edition, as its words and its rules page quote them: the facts, and what follows from them."""

from __future__ import annotations

from typing import NamedTuple

from carrack.games.discovery.edition_2015.facts import NATION_KINDS, NUMBERS_2015, POINT_PRICE, SCOUT_PRICE
from carrack.games.discovery.rules import Edition
from carrack.games.discovery.tables.facts import (
    AGE_OF_TURN,
    AGES,
    BORDERS,
    BOXES,
    BUILDER,
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
    Space,
)
from carrack.games.discovery.tables.tiles import FREE, TILES, Tile
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
    """`price` of a building, `point` and `scout` what a point and a look cost in 2015."""

    first: int
    last: int
    price: int
    point: int
    scout: int


class Dock(NamedTuple):
    """The numbered spaces that are open with so many seats."""

    seats: int
    spaces: int


def figures_of(edition: Edition) -> Figures:
    numbers: dict[str, tuple[int, str]] = {name: (number, source) for name, (number, source, _sure) in NUMBERS.items()}
    del numbers["HIGHEST_BID"]  # bounds the action table: no player meets it
    numbers["TURNS"] = (int(TURNS), "rules")
    numbers["SOLDIERS_MOST"] = (WORKERS[SOLDIER].most, WORKERS[SOLDIER].source)
    if edition.is_2015:
        numbers.update({name: (number, source) for name, (number, source, _sure) in NUMBERS_2015.items()})
        numbers["BUILDERS_MOST"] = (WORKERS[BUILDER].most, WORKERS[BUILDER].source)
        del numbers["SPECIALIST_BID"]  # of the auction of 2007
    tables: dict[str, list[NamedTuple]] = {"nations": list(NATION_KINDS)} if edition.is_2015 else {}
    return Figures(
        numbers,
        {
            **tables,
            "workers": WORKERS,
            "goods": TRADE_GOODS,
            "regions": MAP,
            "borders": BORDERS,
            "boxes": _boxes(edition),
            "counters": COUNTER_KINDS,
            "cards": DECK,
            "tiles": _buildings(edition),
            "ages": _ages(),
            "docks": [Dock(seats, 2 * seats - 1) for seats in edition.seats],
        },
    )


def _boxes(edition: Edition) -> list[Space]:
    """The rulebook of 2015 states how many spaces the warfare box has."""
    if not edition.is_2015:
        return list(BOXES)
    return [box._replace(source="rules", sure=100) if box.name == "warfare" else box for box in BOXES]


def _buildings(edition: Edition) -> list[Building]:
    amounts = {benefit.tile: benefit.amount for benefit in edition.benefits}
    endings = {ending.tile: ending for ending in edition.endings}
    found: list[Building] = []
    for tile in TILES:
        ending = endings.get(tile.name)
        per = ending.per if ending else 0
        each = ending.points if ending else 0
        amount = amounts.get(tile.name, 0)
        copies = tile.copies_2015 if edition.is_2015 else tile.copies
        found.append(Building(tile.name, tile.age, _price_of(tile), copies, tile.points, amount, per, each))
    return found


def _price_of(tile: Tile) -> int:
    return 0 if tile.name in FREE else int(PRICE[tile.age - 1])


def _ages() -> list[Age]:
    found: list[Age] = []
    for age in range(int(AGES)):
        turns = [turn for turn in range(1, int(TURNS) + 1) if AGE_OF_TURN[turn] == age]
        prices = (int(PRICE[age]), int(POINT_PRICE[age]), int(SCOUT_PRICE[age]))
        found.append(Age(turns[0], int(LAST_TURN_OF_AGE[age]), *prices))
    return found
