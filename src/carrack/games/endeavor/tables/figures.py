"""The numbers of the game, as its words and its rules page quote them: the facts, and what follows from them."""

from __future__ import annotations

from carrack.games.endeavor.tables.decks import ASSETS
from carrack.games.endeavor.tables.facts import GRADES, HOUSES, LEVELS, NUMBERS, TRADE_TOKENS
from carrack.games.endeavor.tables.map import MAP, WORLD
from carrack.words import Figures


def figures() -> Figures:
    numbers: dict[str, tuple[int, str]] = {name: (number, source) for name, (number, source, _sure) in NUMBERS.items()}
    tables = {
        "tokens": TRADE_TOKENS,
        "buildings": HOUSES,
        "cards": ASSETS,
        "regions": WORLD,
        "cities": MAP,
        "levels": LEVELS,
        "grades": GRADES,
    }
    return Figures(numbers, tables)
