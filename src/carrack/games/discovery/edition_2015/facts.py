"""What the edition of 2015 adds to the numbers of facts.py: nations, builders, variants. No logic."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.discovery.tables.facts import all_facts
from carrack.games.discovery.tables.tiles import BENEFITS_2015, ENDINGS_2015

# Nations.

ENGLAND: Final[i64] = 0
FRANCE: Final[i64] = 1
SPAIN: Final[i64] = 2
PORTUGAL: Final[i64] = 3
HOLLAND: Final[i64] = 4
ITALY: Final[i64] = 5
NATIONS: Final[i64] = 6


class Nation(NamedTuple):
    """`uses`: how often its power works in a game; Portugal's once in each age."""

    name: str
    uses: int
    source: str
    sure: int


# fmt: off
NATION_KINDS: Final = (
    #      name       uses
    Nation("england",  1, "rules", 100),
    Nation("france",   2, "rules", 100),
    Nation("spain",    1, "rules", 100),
    Nation("portugal", 3, "rules", 100),
    Nation("holland",  1, "rules", 100),
    Nation("italy",    2, "rules", 100),
)
# fmt: on

NATION_NAMES: Final = tuple(nation.name for nation in NATION_KINDS)
NATION_USES: Final = vec[i64]([nation.uses for nation in NATION_KINDS])

# Single numbers; where each comes from stands in NUMBERS_2015 below.

DOCK_MOST: Final[i64] = 18  # eleven numbered, X, Y, three of the Mayflower, two of England
MAYFLOWER_SLOT: Final[i64] = 13  # the first of its spaces in the dock
MAYFLOWER_MOST: Final[i64] = 3  # its workers in a turn
ENGLISH_COLONISTS: Final[i64] = 2
PORTUGUESE_NATIVES: Final[i64] = 3
BUILDER_DISCOUNT: Final[i64] = 5
BUILDER_FIRST: Final[i64] = 4  # points more for the most workers, for each builder of the region
BUILDER_SECOND: Final[i64] = 2
MAGELLAN_CAPTAIN: Final[i64] = 3  # what a captain counts in an expedition
PLAGUE_NATIVES: Final[i64] = 1  # fewer for the owner of the first Plague
PLAGUE_COLONISTS: Final[i64] = 3  # taken by the third Plague at most
CROWD: Final[i64] = 3  # colonists of the Overpopulation
EDICT_COLONISTS: Final[i64] = 2
SPOILS_LITTLE: Final[i64] = 5  # dollars
SPOILS_MUCH: Final[i64] = 7
SPOILS_GOODS: Final[i64] = 2
SPOILS_SPECIALISTS: Final[i64] = 2
MINT_MONEY: Final[i64] = 2
TRADER_PRICE: Final[i64] = 5
REWRITTEN: Final[i64] = 2  # rivals who lose a counter to Rewrite History
FORETOLD: Final[i64] = 10  # tiles of Age III with low_luck_age3
AUCTION_MONEY: Final[i64] = 15

POINT_PRICE: Final = vec[i64]([1, 3, 10])  # by age
SCOUT_PRICE: Final = vec[i64]([1, 2, 3])

# fmt: off
NUMBERS_2015: Final[dict[str, tuple[int, str, int]]] = {
    "MAYFLOWER_MOST":     (MAYFLOWER_MOST,     "rules", 100),
    "ENGLISH_COLONISTS":  (ENGLISH_COLONISTS,  "rules", 100),
    "PORTUGUESE_NATIVES": (PORTUGUESE_NATIVES, "rules", 100),
    "BUILDER_DISCOUNT":   (BUILDER_DISCOUNT,   "rules", 100),
    "BUILDER_FIRST":      (BUILDER_FIRST,      "rules", 100),
    "BUILDER_SECOND":     (BUILDER_SECOND,     "rules", 100),
    "MAGELLAN_CAPTAIN":   (MAGELLAN_CAPTAIN,   "rules", 100),
    "PLAGUE_NATIVES":     (PLAGUE_NATIVES,     "rules", 100),
    "PLAGUE_COLONISTS":   (PLAGUE_COLONISTS,   "rules", 100),
    "CROWD":              (CROWD,              "rules", 100),
    "EDICT_COLONISTS":    (EDICT_COLONISTS,    "rules", 100),
    "SPOILS_LITTLE":      (SPOILS_LITTLE,      "rules", 100),
    "SPOILS_MUCH":        (SPOILS_MUCH,        "rules", 100),
    "SPOILS_GOODS":       (SPOILS_GOODS,       "rules", 100),
    "SPOILS_SPECIALISTS": (SPOILS_SPECIALISTS, "rules", 100),
    "MINT_MONEY":         (MINT_MONEY,         "rules", 100),
    "TRADER_PRICE":       (TRADER_PRICE,       "rules", 100),
    "REWRITTEN":          (REWRITTEN,          "rules", 100),
    "FORETOLD":           (FORETOLD,           "rules", 100),
    "AUCTION_MONEY":      (AUCTION_MONEY,      "rules", 100),
}
# fmt: on


def all_facts_2015() -> dict[str, object]:
    """Every number of the edition as plain data: the digest of this stands in each record."""
    facts = all_facts()
    facts.update({name: number for name, (number, _source, _sure) in NUMBERS_2015.items()})
    facts["nations"] = [list(row[:-2]) for row in NATION_KINDS]
    facts["points"] = [int(price) for price in POINT_PRICE]
    facts["scouts"] = [int(price) for price in SCOUT_PRICE]
    facts["dock"] = int(DOCK_MOST)
    facts["benefits"] = [list(row) for row in BENEFITS_2015]
    facts["endings"] = [list(row) for row in ENDINGS_2015]
    return facts
