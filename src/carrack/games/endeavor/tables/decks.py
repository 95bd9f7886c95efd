"""The asset cards: eight decks of six, as tables. No logic.

A card's number is its place in this table; a deck's cards stand together, the governor or the zero first.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

DECKS: Final[i64] = 8
DECK_SIZE: Final[i64] = 6
CARDS: Final[i64] = 48
GOVERNOR: Final[i64] = -1  # the value of a governor
EUROPE_5: Final[i64] = 5  # abolishes slavery
FIRST_SLAVERY: Final[i64] = 6
FIRST_GOVERNOR: Final[i64] = 12  # from here on each deck begins with its governor


class Card(NamedTuple):
    """`value` is the presence that drawing it needs."""

    name: str
    deck: str
    value: int
    industry: int
    culture: int
    finance: int
    politics: int
    glory: int
    source: str
    sure: int


# fmt: off
ASSETS: Final = (
    #    name                      deck           value ind cul fin pol glory
    Card("europe_0",               "europe",         0,  0,  1,  1,  0,  0, "web",    90),
    Card("europe_1",               "europe",         1,  0,  2,  0,  1,  0, "web",    80),
    Card("europe_2",               "europe",         2,  0,  0,  0,  3,  0, "web",    90),
    Card("europe_3",               "europe",         3,  1,  1,  1,  1,  0, "web",    90),
    Card("europe_4",               "europe",         4,  0,  0,  0,  0,  5, "web",    90),
    Card("europe_5",               "europe",         5,  0,  3,  0,  0,  3, "web",    90),
    Card("slavery_0",              "slavery",        0,  2,  0,  0,  0,  0, "web",    90),
    Card("slavery_1",              "slavery",        1,  0,  0,  2,  0,  0, "web",    90),
    Card("slavery_2",              "slavery",        2,  1,  0,  2,  0,  0, "web",    90),
    Card("slavery_3",              "slavery",        3,  3,  0,  0,  0,  0, "web",    90),
    Card("slavery_4",              "slavery",        4,  2,  0,  2,  0,  0, "web",    90),
    Card("slavery_5",              "slavery",        5,  3,  0,  2,  0,  0, "web",    90),
    Card("africa_governor",        "africa",        -1,  0,  0,  2,  1,  1, "rules", 100),
    Card("africa_1",               "africa",         1,  1,  0,  0,  1,  0, "web",    90),
    Card("africa_2",               "africa",         2,  1,  0,  1,  1,  0, "web",    90),
    Card("africa_3",               "africa",         3,  0,  0,  2,  2,  0, "web",    90),
    Card("africa_4",               "africa",         4,  2,  0,  1,  1,  1, "web",    90),
    Card("africa_5",               "africa",         5,  2,  0,  2,  0,  2, "web",    90),
    Card("south_america_governor", "south_america", -1,  0,  0,  0,  3,  1, "web",    90),
    Card("south_america_1",        "south_america",  1,  0,  2,  0,  0,  0, "rules", 100),
    Card("south_america_2",        "south_america",  2,  0,  3,  0,  0,  0, "web",    90),
    Card("south_america_3",        "south_america",  3,  0,  4,  0,  0,  0, "web",    90),
    Card("south_america_4",        "south_america",  4,  0,  0,  3,  0,  2, "web",    90),
    Card("south_america_5",        "south_america",  5,  0,  0,  3,  0,  3, "web",    90),
    Card("caribbean_governor",     "caribbean",     -1,  0,  2,  0,  1,  1, "web",    90),
    Card("caribbean_1",            "caribbean",      1,  0,  0,  0,  2,  0, "web",    90),
    Card("caribbean_2",            "caribbean",      2,  0,  0,  1,  2,  0, "web",    90),
    Card("caribbean_3",            "caribbean",      3,  0,  0,  4,  0,  0, "web",    90),
    Card("caribbean_4",            "caribbean",      4,  0,  0,  0,  3,  2, "web",    90),
    Card("caribbean_5",            "caribbean",      5,  3,  0,  0,  0,  3, "web",    90),
    Card("north_america_governor", "north_america", -1,  0,  0,  1,  2,  1, "web",    90),
    Card("north_america_1",        "north_america",  1,  2,  0,  0,  0,  0, "web",    90),
    Card("north_america_2",        "north_america",  2,  0,  0,  3,  0,  0, "web",    90),
    Card("north_america_3",        "north_america",  3,  2,  2,  0,  0,  0, "rules", 100),
    Card("north_america_4",        "north_america",  4,  0,  2,  0,  2,  1, "web",    90),
    Card("north_america_5",        "north_america",  5,  0,  0,  0,  0,  6, "web",    90),
    Card("india_governor",         "india",         -1,  0,  1,  1,  1,  1, "web",    90),
    Card("india_1",                "india",          1,  0,  1,  0,  1,  0, "rules", 100),
    Card("india_2",                "india",          2,  0,  1,  1,  1,  0, "web",    90),
    Card("india_3",                "india",          3,  0,  1,  2,  1,  0, "web",    90),
    Card("india_4",                "india",          4,  0,  0,  2,  1,  2, "web",    90),
    Card("india_5",                "india",          5,  0,  0,  2,  2,  2, "web",    90),
    Card("far_east_governor",      "far_east",      -1,  2,  1,  0,  0,  1, "rules", 100),
    Card("far_east_1",             "far_east",       1,  1,  0,  1,  0,  0, "web",    90),
    Card("far_east_2",             "far_east",       2,  2,  0,  1,  0,  0, "web",    90),
    Card("far_east_3",             "far_east",       3,  2,  0,  2,  0,  0, "web",    90),
    Card("far_east_4",             "far_east",       4,  1,  1,  1,  1,  1, "web",    90),
    Card("far_east_5",             "far_east",       5,  0,  0,  0,  3,  3, "web",    90),
)
# fmt: on

# The same table as vectors, for speed.

CARD_NAMES: Final = tuple(card.name for card in ASSETS)
DECK_NAMES: Final = tuple(dict.fromkeys(card.deck for card in ASSETS))
CARD_VALUE: Final = vec[i64]([card.value for card in ASSETS])
CARD_GLORY: Final = vec[i64]([card.glory for card in ASSETS])
CARD_SYMBOLS: Final = vec[i64](  # four a card: industry, culture, finance, politics
    [symbols for card in ASSETS for symbols in (card.industry, card.culture, card.finance, card.politics)]
)
# Where the discs are counted that a deck needs: Europe's for the slavery deck too.
DECK_REGION: Final = vec[i64]([0, 0, 1, 2, 3, 4, 5, 6])
# A bit for each card: compiled, `1 << card` is a shift of a C int, too short for 48 of them.
CARD_BIT: Final = vec[i64]([2**card for card in range(48)])
