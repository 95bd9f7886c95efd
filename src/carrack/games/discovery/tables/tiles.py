"""The capital buildings as tables: what each tile is, and in which order the recurring ones work. No logic.

Both editions' tiles stand here, by age, so that a tile has one number in both; `copies` say how many of it lie in
the box of 2007. The rulebook's appendix is certain about all of them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

TILE_KINDS: Final[i64] = 56

# The tiles that a chapter knows by name; the others work by the tables below.
INCA_CONQUEST: Final[i64] = 7
NEW_WORLD_CARTOGRAPHY: Final[i64] = 9
PLAGUE_1: Final[i64] = 10
SPOILS_MONEY_5: Final[i64] = 11
SPOILS_SHIP: Final[i64] = 12
SPOILS_SPECIALISTS_2: Final[i64] = 13
MAGELLAN: Final[i64] = 14
OVERPOPULATION: Final[i64] = 17
SMUGGLER: Final[i64] = 18
INDIAN_ALLIES: Final[i64] = 19
PRIVATEERS: Final[i64] = 20
CATHEDRAL: Final[i64] = 22
UNIVERSITY: Final[i64] = 24
WEST_INDIES_CO: Final[i64] = 25
RUM_DISTILLERY: Final[i64] = 27
STABLE: Final[i64] = 31
PLAGUE_2: Final[i64] = 32
SPOILS_MONEY_7: Final[i64] = 33
SPOILS_GOODS_2: Final[i64] = 34
PAPAL_EDICT: Final[i64] = 36
MINT: Final[i64] = 37
TRADER: Final[i64] = 38
REFORMATION: Final[i64] = 39
MAYFLOWER: Final[i64] = 40
MILITIA: Final[i64] = 41
MERCANTILISM: Final[i64] = 42
POPULATION: Final[i64] = 43
NAVY: Final[i64] = 44
POWER: Final[i64] = 45
PROSPERITY: Final[i64] = 46
GLORY: Final[i64] = 47
WEALTH: Final[i64] = 48
MIGRATION: Final[i64] = 49
PLAGUE_3: Final[i64] = 51
AGE_OF_DISCOVERY: Final[i64] = 52
NEW_WORLD_CAPITAL: Final[i64] = 53
AGE_OF_REASON: Final[i64] = 54
REWRITE_HISTORY: Final[i64] = 55


class Tile(NamedTuple):
    """`copies` and `copies_2015` in the box of each edition; `points` are printed on it."""

    name: str
    age: int
    copies: int
    copies_2015: int
    set: str
    kind: str
    when: str
    points: int


# fmt: off
TILES: Final = (
    #     name                     age 2007 2015 set        kind         when                    points
    Tile("settlers",              1,  2,   2,  "base",    "permanent", "benefits",             0),
    Tile("monastery",             1,  1,   1,  "base",    "permanent", "benefits",             0),
    Tile("trade_routes",          1,  1,   1,  "base",    "permanent", "benefits",             0),
    Tile("training_grounds",      1,  1,   1,  "base",    "permanent", "benefits",             0),
    Tile("indentured_servitude",  1,  1,   1,  "base",    "permanent", "benefits",             0),
    Tile("conquistadors",         1,  1,   1,  "base",    "permanent", "benefits",             0),
    Tile("navigator",             1,  1,   1,  "base",    "permanent", "benefits",             0),
    Tile("inca_conquest",         1,  1,   1,  "base",    "immediate", "purchase",             0),
    Tile("trading_post",          1,  1,   1,  "base",    "permanent", "benefits",             0),
    Tile("new_world_cartography", 1,  1,   1,  "base",    "one_shot",  "purchase_or_benefits", 4),
    Tile("plague_1",              1,  0,   1,  "base",    "permanent", "discovery",            0),
    Tile("spoils_money_5",        1,  0,   1,  "builder", "immediate", "purchase",             0),
    Tile("spoils_ship",           1,  0,   1,  "builder", "immediate", "purchase",             0),
    Tile("spoils_specialists_2",  1,  0,   1,  "builder", "immediate", "purchase",             0),
    Tile("magellan",              1,  0,   1,  "builder", "permanent", "discovery",            0),
    Tile("new_world_town",        1,  0,   1,  "builder", "permanent", "benefits",             0),
    Tile("new_world_mission",     1,  0,   1,  "builder", "permanent", "benefits",             0),
    Tile("overpopulation",        1,  0,   1,  "builder", "immediate", "purchase",             0),
    Tile("smuggler",              1,  0,   1,  "builder", "permanent", "benefits",             0),
    Tile("indian_allies",         2,  1,   1,  "base",    "immediate", "purchase",             0),
    Tile("privateers",            2,  1,   1,  "base",    "permanent", "after_income",         0),
    Tile("ship_yards",            2,  1,   1,  "base",    "permanent", "benefits",             0),
    Tile("cathedral",             2,  1,   1,  "base",    "permanent", "dock",                 0),
    Tile("taxation",              2,  1,   1,  "base",    "permanent", "benefits",             2),
    Tile("university",            2,  1,   1,  "base",    "one_shot",  "any_time",             5),
    Tile("west_indies_co",        2,  1,   1,  "base",    "permanent", "benefits",             0),
    Tile("colonization_laws",     2,  1,   1,  "base",    "permanent", "benefits",             0),
    Tile("rum_distillery",        2,  1,   1,  "base",    "permanent", "income",               0),
    Tile("marketplace",           2,  1,   1,  "base",    "permanent", "benefits",             0),
    Tile("military_academy",      2,  1,   1,  "base",    "permanent", "benefits",             0),
    Tile("fortress",              2,  1,   1,  "base",    "permanent", "benefits",             0),
    Tile("stable",                2,  1,   1,  "base",    "permanent", "benefits",             0),
    Tile("plague_2",              2,  0,   1,  "base",    "immediate", "purchase",             0),
    Tile("spoils_money_7",        2,  0,   1,  "builder", "immediate", "purchase",             0),
    Tile("spoils_goods_2",        2,  0,   1,  "builder", "immediate", "purchase",             0),
    Tile("stone_masonry",         2,  0,   1,  "builder", "permanent", "benefits",             0),
    Tile("papal_edict",           2,  0,   1,  "builder", "immediate", "purchase",             0),
    Tile("mint",                  2,  0,   1,  "builder", "permanent", "income",               0),
    Tile("trader",                2,  0,   1,  "builder", "permanent", "benefits",             0),
    Tile("reformation",           2,  0,   1,  "builder", "permanent", "dock",                 0),
    Tile("mayflower",             2,  0,   1,  "builder", "permanent", "placement",            0),
    Tile("militia",               3,  1,   1,  "base",    "permanent", "battle_as_defender",   0),
    Tile("mercantilism",          3,  1,   1,  "base",    "endgame",   "final_scoring",        0),
    Tile("population",            3,  1,   1,  "base",    "endgame",   "final_scoring",        0),
    Tile("navy",                  3,  1,   1,  "base",    "endgame",   "final_scoring",        0),
    Tile("power",                 3,  1,   1,  "base",    "endgame",   "final_scoring",        0),
    Tile("prosperity",            3,  1,   1,  "base",    "endgame",   "final_scoring",        0),
    Tile("glory",                 3,  1,   1,  "base",    "endgame",   "final_scoring",        0),
    Tile("wealth",                3,  1,   1,  "base",    "endgame",   "final_scoring",        0),
    Tile("migration",             3,  1,   1,  "base",    "permanent", "benefits",             0),
    Tile("factory",               3,  1,   1,  "base",    "permanent", "benefits",             5),
    Tile("plague_3",              3,  0,   1,  "base",    "immediate", "purchase",             0),
    Tile("age_of_discovery",      3,  0,   1,  "builder", "endgame",   "final_scoring",        0),
    Tile("new_world_capital",     3,  0,   1,  "builder", "endgame",   "final_scoring",        0),
    Tile("age_of_reason",         3,  0,   1,  "builder", "endgame",   "final_scoring",        0),
    Tile("rewrite_history",       3,  0,   1,  "builder", "immediate", "purchase",             0),
)
# fmt: on

AGE_TILES: Final = vec[i64]([0, 19, 41, 56])  # the tiles of an age are those from its entry to before the next
TILE_AGE: Final = vec[i64]([0] * 19 + [1] * 22 + [2] * 15)

# What a recurring tile does in its owner's benefits.

DRAW: Final[i64] = 0  # a good from the supply, at random
MONEY: Final[i64] = 1
CHART: Final[i64] = 2  # a kept Cartography may be used
MIGRATE: Final[i64] = 3
RIDE: Final[i64] = 4  # the Stable's soldier
EXPLORE: Final[i64] = 5  # a worker into the discovery box
BOARD: Final[i64] = 6  # a colonist onto a space of the dock
JOIN: Final[i64] = 7  # a worker into the hand
SMUGGLE: Final[i64] = 8  # a good may be swapped for another seat's
DISTILL: Final[i64] = 9  # money for sugar
ROB: Final[i64] = 10  # the Privateers
SELL: Final[i64] = 11  # goods may be sold


class Benefit(NamedTuple):
    """`subject` is the kind of worker, or the slot of the dock; `amount` the money or how many."""

    tile: str
    does: int
    subject: int
    amount: int


# fmt: off
BENEFITS_2007: Final = (  # in the order that serves the owner best (5.4)
    #       tile                     does     subject amount
    Benefit("west_indies_co",        DRAW,     0,  1),
    Benefit("trading_post",          MONEY,    0,  5),
    Benefit("taxation",              MONEY,    0, 10),
    Benefit("factory",               MONEY,    0, 25),
    Benefit("new_world_cartography", CHART,    0,  1),
    Benefit("migration",             MIGRATE,  0,  2),
    Benefit("stable",                RIDE,     4,  1),
    Benefit("conquistadors",         EXPLORE,  4,  1),  # a soldier
    Benefit("navigator",             EXPLORE,  1,  1),  # a captain
    Benefit("indentured_servitude",  BOARD,   11,  1),  # X
    Benefit("colonization_laws",     BOARD,   12,  1),  # Y
    Benefit("settlers",              JOIN,     0,  1),  # a colonist
    Benefit("monastery",             JOIN,     3,  1),  # a missionary
    Benefit("trade_routes",          JOIN,     2,  1),  # a merchant
    Benefit("training_grounds",      JOIN,     4,  1),  # a soldier
    Benefit("ship_yards",            JOIN,     1,  1),  # a captain
    Benefit("marketplace",           JOIN,     2,  1),  # a merchant
    Benefit("military_academy",      JOIN,     4,  1),  # a soldier
    Benefit("fortress",              JOIN,     4,  1),  # a soldier
)
# fmt: on


# fmt: off
BENEFITS_2015: Final = (
    #       tile                     does     subject amount
    Benefit("west_indies_co",        DRAW,     0,  1),
    Benefit("smuggler",              SMUGGLE,  0,  1),
    Benefit("rum_distillery",        DISTILL,  0,  1),
    Benefit("trading_post",          MONEY,    0,  5),
    Benefit("taxation",              MONEY,    0, 10),
    Benefit("factory",               MONEY,    0, 30),
    Benefit("privateers",            ROB,      0,  1),
    Benefit("trader",                SELL,     0,  1),
    Benefit("new_world_cartography", CHART,    0,  1),
    Benefit("migration",             MIGRATE,  0,  2),
    Benefit("conquistadors",         EXPLORE,  4,  1),  # a soldier
    Benefit("navigator",             EXPLORE,  1,  1),  # a captain
    Benefit("indentured_servitude",  BOARD,   11,  1),  # X
    Benefit("colonization_laws",     BOARD,   12,  1),  # Y
    Benefit("settlers",              JOIN,     0,  1),  # a colonist
    Benefit("monastery",             JOIN,     3,  1),  # a missionary
    Benefit("new_world_mission",     JOIN,     3,  1),  # a missionary
    Benefit("trade_routes",          JOIN,     2,  1),  # a merchant
    Benefit("training_grounds",      JOIN,     4,  1),  # a soldier
    Benefit("new_world_town",        JOIN,     5,  1),  # a builder
    Benefit("ship_yards",            JOIN,     1,  1),  # a captain
    Benefit("marketplace",           JOIN,     2,  1),  # a merchant
    Benefit("military_academy",      JOIN,     4,  1),  # a soldier
    Benefit("fortress",              JOIN,     4,  1),  # a soldier
    Benefit("stone_masonry",         JOIN,     5,  1),  # a builder
)
# fmt: on


class Ending(NamedTuple):
    """A tile that counts at the end: `points` for each full `per`."""

    tile: str
    per: int
    points: int


# fmt: off
ENDINGS_2007: Final = (
    #      tile           per points
    Ending("mercantilism", 1, 1),  # trade goods
    Ending("population",   2, 1),  # workers in the New World
    Ending("navy",         1, 4),  # merchant ships
    Ending("power",        1, 2),  # soldiers in the New World
    Ending("prosperity",   1, 2),  # capital buildings
    Ending("glory",        1, 2),  # regions with a worker
    Ending("wealth",       5, 1),  # dollars
)
ENDINGS_2015: Final = (
    *ENDINGS_2007,  # of Glory only the regions count where somebody has a colony of three
    #      tile                per points
    Ending("age_of_discovery",  1, 4),  # counters and cards
    Ending("new_world_capital", 1, 3),  # builders in the New World
    Ending("age_of_reason",     1, 4),  # workers on the specialists' track in turn 8
)
# fmt: on

FREE: Final = ("spoils_money_5", "spoils_ship", "spoils_specialists_2", "spoils_money_7", "spoils_goods_2")
NEED_BUILDERS: Final = ("new_world_town", "stone_masonry", "new_world_capital")  # out where there are none

TILE_NAMES: Final = tuple(tile.name for tile in TILES)
TILE_IS_FREE: Final = vec[i64]([1 if tile.name in FREE else 0 for tile in TILES])
TILE_POINTS: Final = vec[i64]([tile.points for tile in TILES])
