"""Every number of the game, as in the box. No logic.

Each row says where it comes from and how sure it is, in per cent:
    rules  the rulebook's text says so
    web    a public page says so
    made   reconstructed: no text of it was found, and it was chosen to fit everything known
To correct a number, change it here and raise `VERSION` in game.py: nothing else knows it.

Tiles, cards and workers of the 2015 edition stand in the same tables, so that one action has one code in both.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.discovery.tables.tiles import BENEFITS_2007, ENDINGS_2007, TILES

SOURCES: Final = ("rules", "web", "made")

# Seats and time.

SEATS_MOST: Final[i64] = 6
TURNS: Final[i64] = 8
AGES: Final[i64] = 3

AGE_OF_TURN: Final = vec[i64]([0, 0, 0, 0, 1, 1, 1, 2, 2])  # by the turn marker; 0 is the set-up
LAST_TURN_OF_AGE: Final = vec[i64]([3, 6, 8])
PRICE: Final = vec[i64]([10, 14, 20])  # of a capital building, by age

# Workers.

COLONIST: Final[i64] = 0
CAPTAIN: Final[i64] = 1
MERCHANT: Final[i64] = 2
MISSIONARY: Final[i64] = 3
SOLDIER: Final[i64] = 4
BUILDER: Final[i64] = 5
KINDS: Final[i64] = 6


class Worker(NamedTuple):
    """`pieces` are those of one colour; `most` in play, 0 when a missing piece may be replaced by any other."""

    name: str
    pieces: int
    most: int
    shipping: int
    expedition: int
    source: str
    sure: int


# fmt: off
WORKERS: Final = (
    #      name          pieces most  shipping  expedition
    Worker("colonist",   30,  0,  1,  1, "rules", 100),
    Worker("captain",     5,  0,  2,  2, "rules", 100),
    Worker("merchant",    5,  0,  2,  1, "rules", 100),
    Worker("missionary", 10,  0,  1,  1, "rules", 100),
    Worker("soldier",    10, 10,  1,  1, "rules", 100),
    Worker("builder",    10, 10,  1,  1, "rules", 100),  # 2015 only
)
# fmt: on

# Trade goods.

GOODS: Final[i64] = 11
GOLD: Final[i64] = 0
SILVER: Final[i64] = 1
SUGAR: Final[i64] = 5


class Good(NamedTuple):
    name: str
    tokens: int
    source: str
    sure: int


# fmt: off
TRADE_GOODS: Final = (
    #    name      tokens
    Good("gold",    5, "rules", 100),
    Good("silver",  6, "rules", 100),
    Good("cattle",  3, "rules", 100),
    Good("cocoa",   3, "rules", 100),
    Good("fish",    3, "rules", 100),
    Good("sugar",   6, "rules", 100),
    Good("fur",     4, "rules", 100),
    Good("coffee",  4, "rules", 100),
    Good("tobacco", 5, "rules", 100),
    Good("rice",    3, "rules", 100),
    Good("indigo",  4, "rules", 100),
)
# fmt: on

# The map.

REGIONS: Final[i64] = 9
CARIBBEAN: Final[i64] = 4


class Region(NamedTuple):
    """`source` and `sure` are those of the printed good; that the region exists is certain but for Brazil (95)."""

    name: str
    good: str
    source: str
    sure: int


# fmt: off
MAP: Final = (
    #      name           printed good
    Region("new_france",  "fur",     "made",   85),  # Canada on the board of 2007
    Region("new_england", "fish",    "made",   85),
    Region("virginia",    "tobacco", "made",   95),
    Region("florida",     "cattle",  "made",   40),  # or indigo, or rice
    Region("caribbean",   "sugar",   "made",   92),
    Region("new_spain",   "gold",    "made",   50),  # or cocoa
    Region("new_granada", "cocoa",   "made",   45),  # or gold, or coffee
    Region("brazil",      "coffee",  "made",   55),  # or cocoa, cattle, gold
    Region("peru",        "silver",  "rules", 100),
)
# fmt: on


class Border(NamedTuple):
    one: str
    other: str
    source: str
    sure: int


# fmt: off
BORDERS: Final = (  # only the Stable asks for them
    Border("caribbean",   "new_granada", "rules", 100),  # the Caribbean's three are all it has
    Border("caribbean",   "new_spain",   "rules", 100),
    Border("caribbean",   "florida",     "rules", 100),
    Border("new_france",  "new_england", "made",   90),
    Border("new_england", "virginia",    "made",   90),
    Border("virginia",    "florida",     "made",   90),
    Border("florida",     "new_spain",   "made",   75),
    Border("new_spain",   "new_granada", "made",   90),
    Border("new_granada", "peru",        "made",   85),
    Border("new_granada", "brazil",      "made",   80),
    Border("peru",        "brazil",      "made",   80),
)
# fmt: on

# Where a worker may be placed. The spaces of the specialists' box are named one by one.

INITIATIVE: Final[i64] = 0
DOCK: Final[i64] = 1
TRADE: Final[i64] = 2
SHIPPING: Final[i64] = 3
CAPITAL: Final[i64] = 4
DISCOVERY: Final[i64] = 5
SCHOOL: Final[i64] = 6  # + kind - 1: the space of each specialist
BUILDER_SCHOOL: Final[i64] = 10
TRAINING: Final[i64] = 11
WARFARE: Final[i64] = 12
SPACES: Final[i64] = 13


class Space(NamedTuple):
    """`first` and `size` are the slots in `State.line`; a box without a limit has none."""

    name: str
    first: int
    size: int
    source: str
    sure: int


# fmt: off
BOXES: Final = (
    #     name           first  size
    Space("initiative",   0,  6, "rules",  95),  # one each
    Space("dock",         6, 16, "rules",  80),  # 11 numbered, of which 2 x seats - 1 are open, X, Y; three of 2015
    Space("goods",       22,  4, "rules",  97),
    Space("shipping",    -1,  0, "rules", 100),
    Space("capital",     26,  5, "made",   85),
    Space("discovery",   -1,  0, "rules", 100),
    Space("captain",     31,  1, "rules", 100),
    Space("merchant",    32,  1, "rules", 100),
    Space("missionary",  33,  1, "rules", 100),
    Space("soldier",     34,  1, "rules", 100),
    Space("builder",     35,  1, "rules", 100),  # 2015 only
    Space("training",    36,  1, "rules", 100),
    Space("warfare",     37,  4, "made",   70),  # 2015: 4, stated
)
# fmt: on

SLOTS: Final[i64] = 41
INITIATIVE_LINE: Final[i64] = 0
INITIATIVE_SLOTS: Final[i64] = 6
DOCK_LINE: Final[i64] = 6
DOCK_SLOTS: Final[i64] = 16
DOCK_NUMBERED: Final[i64] = 11
TRADE_LINE: Final[i64] = 22
TRADE_SLOTS: Final[i64] = 4
CAPITAL_LINE: Final[i64] = 26
CAPITAL_SLOTS: Final[i64] = 5
SCHOOL_LINE: Final[i64] = 31
SCHOOL_SLOTS: Final[i64] = 6
TRAINING_SLOT: Final[i64] = 5
WARFARE_LINE: Final[i64] = 37
WARFARE_SLOTS: Final[i64] = 4

for _name, _first, _size in (
    ("initiative", INITIATIVE_LINE, INITIATIVE_SLOTS),
    ("dock", DOCK_LINE, DOCK_SLOTS),
    ("goods", TRADE_LINE, TRADE_SLOTS),
    ("capital", CAPITAL_LINE, CAPITAL_SLOTS),
    ("warfare", WARFARE_LINE, WARFARE_SLOTS),
):
    if [(box.first, box.size) for box in BOXES if box.name == _name] != [(_first, _size)]:
        raise ValueError(f"the slots of the {_name} box are not those of BOXES")

# Discovery counters and cards.

COUNTERS: Final[i64] = 12
CARDS: Final[i64] = 16


class Counter(NamedTuple):
    """`name` is what is printed on it: coins, coins per soldier, natives, points."""

    name: str
    coins: int
    plunder: int
    natives: int
    points: int
    copies: int


# fmt: off
COUNTER_KINDS: Final = (  # rules, certain
    #       name       coins per soldier natives points copies
    Counter("1-2-1-4", 1, 2, 1, 4, 2),
    Counter("1-2-2-4", 1, 2, 2, 4, 1),
    Counter("1-3-2-4", 1, 3, 2, 4, 2),
    Counter("1-2-3-5", 1, 2, 3, 5, 1),
    Counter("1-3-3-5", 1, 3, 3, 5, 1),
    Counter("2-2-3-5", 2, 2, 3, 5, 2),
    Counter("2-4-3-5", 2, 4, 3, 5, 1),
    Counter("2-5-3-5", 2, 5, 3, 5, 1),
    Counter("3-4-4-6", 3, 4, 4, 6, 2),
    Counter("4-5-4-6", 4, 5, 4, 6, 1),
    Counter("2-4-5-7", 2, 4, 5, 7, 1),
    Counter("4-5-5-7", 4, 5, 5, 7, 1),
)
# fmt: on


class Card(NamedTuple):
    name: str
    coins: int
    plunder: int
    natives: int
    points: int


# fmt: off
DECK: Final = (  # rules, certain
    #    name                  coins per soldier natives points
    Card("mississippi",         2, 1, 3, 4),
    Card("great_lakes",         1, 2, 3, 4),
    Card("pampas",              2, 1, 3, 4),
    Card("california",          2, 1, 4, 4),
    Card("philippines",         2, 1, 4, 5),
    Card("south_seas",          2, 1, 4, 5),
    Card("ethiopia",            3, 2, 4, 5),
    Card("amazon",              2, 1, 4, 4),
    Card("northwest_territory", 2, 2, 4, 4),
    Card("australia",           2, 1, 4, 5),
    Card("japan",               4, 3, 5, 5),
    Card("siam",                4, 2, 5, 5),
    Card("spice_islands",       5, 3, 5, 6),
    Card("india",               6, 3, 6, 6),
    Card("circumnavigation",    8, 3, 6, 6),
    Card("china",               7, 3, 6, 6),
)
# fmt: on

# Single numbers; where each comes from stands in NUMBERS below.

START_MONEY: Final[i64] = 10
COLONISTS_A_TURN: Final[i64] = 5
MERCHANT_MONEY: Final[i64] = 5
MISSIONARY_COLONISTS: Final[i64] = 1
CATHEDRAL_COLONISTS: Final[i64] = 2
GOODS_SHOWN: Final[i64] = 4
TILES_SHOWN: Final[i64] = 5
TRAINING_PRICE: Final[i64] = 5
WAR_PRICE: Final[i64] = 10
INCA_MONEY: Final[i64] = 20
ALLIES: Final[i64] = 2
MILITIA_SHOTS: Final[i64] = 1
RUM_MONEY: Final[i64] = 3
PRIVATEERS_MONEY: Final[i64] = 1
COLONY_LEAST: Final[i64] = 3  # workers of one seat that bring a region's good, and make it count
FIRST_POINTS: Final[i64] = 6
SECOND_POINTS: Final[i64] = 2
TIED_POINTS: Final[i64] = 2  # two tied for the first place
COLONISTS_STRICT: Final[i64] = 29  # thirty and one of them marks the turn order
SHIPS_STRICT: Final[i64] = 8  # nine with six seats
HIGHEST_BID: Final[i64] = 15  # what anybody can have: 10 in 2007, 15 in 2015
SPECIALIST_BID: Final[i64] = 8  # from which the second place brings a specialist

ANY_THREE: Final[i64] = 1
THREE_ALIKE: Final[i64] = 3
FOUR_ALIKE: Final[i64] = 6

# fmt: off
NUMBERS: Final[dict[str, tuple[int, str, int]]] = {
    "START_MONEY":          (START_MONEY,          "rules", 100),
    "COLONISTS_A_TURN":     (COLONISTS_A_TURN,     "rules", 100),
    "MERCHANT_MONEY":       (MERCHANT_MONEY,       "rules", 100),
    "MISSIONARY_COLONISTS": (MISSIONARY_COLONISTS, "rules", 100),
    "CATHEDRAL_COLONISTS":  (CATHEDRAL_COLONISTS,  "rules", 100),
    "GOODS_SHOWN":          (GOODS_SHOWN,          "rules", 100),
    "TILES_SHOWN":          (TILES_SHOWN,          "rules", 100),
    "TRAINING_PRICE":       (TRAINING_PRICE,       "rules", 100),
    "WAR_PRICE":            (WAR_PRICE,            "rules", 100),
    "INCA_MONEY":           (INCA_MONEY,           "rules", 100),
    "ALLIES":               (ALLIES,               "rules", 100),
    "MILITIA_SHOTS":        (MILITIA_SHOTS,        "rules", 100),
    "RUM_MONEY":            (RUM_MONEY,            "rules", 100),
    "PRIVATEERS_MONEY":     (PRIVATEERS_MONEY,     "rules", 100),
    "COLONY_LEAST":         (COLONY_LEAST,         "rules", 100),
    "FIRST_POINTS":         (FIRST_POINTS,         "rules", 100),
    "SECOND_POINTS":        (SECOND_POINTS,        "rules", 100),
    "TIED_POINTS":          (TIED_POINTS,          "rules", 100),
    "COLONISTS_STRICT":     (COLONISTS_STRICT,     "rules",  95),
    "SHIPS_STRICT":         (SHIPS_STRICT,         "rules",  95),
    "HIGHEST_BID":          (HIGHEST_BID,          "made",   90),
    "SPECIALIST_BID":       (SPECIALIST_BID,       "rules", 100),
    "ANY_THREE":            (ANY_THREE,            "rules", 100),
    "THREE_ALIKE":          (THREE_ALIKE,          "rules", 100),
    "FOUR_ALIKE":           (FOUR_ALIKE,           "rules", 100),
}
# fmt: on

# The same tables as vectors, for speed.

GOOD_NAMES: Final = tuple(good.name for good in TRADE_GOODS)
REGION_NAMES: Final = tuple(region.name for region in MAP)
SHIPPING_VALUE: Final = vec[i64]([worker.shipping for worker in WORKERS])
EXPEDITION_VALUE: Final = vec[i64]([worker.expedition for worker in WORKERS])
WORKERS_MOST: Final = vec[i64]([worker.most for worker in WORKERS])
TOKENS: Final = vec[i64]([good.tokens for good in TRADE_GOODS])
REGION_GOOD: Final = vec[i64]([GOOD_NAMES.index(region.good) for region in MAP])
COUNTER_COINS: Final = vec[i64]([counter.coins for counter in COUNTER_KINDS])
COUNTER_PLUNDER: Final = vec[i64]([counter.plunder for counter in COUNTER_KINDS])
COUNTER_NATIVES: Final = vec[i64]([counter.natives for counter in COUNTER_KINDS])
COUNTER_POINTS: Final = vec[i64]([counter.points for counter in COUNTER_KINDS])
COUNTER_COPIES: Final = vec[i64]([counter.copies for counter in COUNTER_KINDS])
CARD_COINS: Final = vec[i64]([card.coins for card in DECK])
CARD_PLUNDER: Final = vec[i64]([card.plunder for card in DECK])
CARD_NATIVES: Final = vec[i64]([card.natives for card in DECK])
CARD_POINTS: Final = vec[i64]([card.points for card in DECK])


def _neighbours(region: Region) -> int:
    """A bit for each region that this one touches."""
    found = 0
    for border in BORDERS:
        if border.one == region.name:
            found |= 1 << REGION_NAMES.index(border.other)
        if border.other == region.name:
            found |= 1 << REGION_NAMES.index(border.one)
    return found


NEIGHBOURS: Final = vec[i64]([_neighbours(region) for region in MAP])


def neighbours_by_name() -> dict[str, list[str]]:
    """The regions that each one touches, in the order of the map."""
    return {
        name: [other for i, other in enumerate(REGION_NAMES) if (int(NEIGHBOURS[place]) >> i) & 1]
        for place, name in enumerate(REGION_NAMES)
    }


def all_facts() -> dict[str, object]:
    """Every number above as plain data, without its source: the digest of this stands in each record."""
    facts: dict[str, object] = {name: number for name, (number, _source, _sure) in NUMBERS.items()}
    facts["ages"] = {"of_turn": [int(age) for age in AGE_OF_TURN], "price": [int(price) for price in PRICE]}
    facts["workers"] = [list(row[:-2]) for row in WORKERS]
    facts["goods"] = [list(row[:-2]) for row in TRADE_GOODS]
    facts["map"] = [list(row[:-2]) for row in MAP]
    facts["borders"] = [list(row[:-2]) for row in BORDERS]
    facts["boxes"] = [list(row[:-2]) for row in BOXES]
    facts["counters"] = [list(row) for row in COUNTER_KINDS]
    facts["cards"] = [list(row) for row in DECK]
    facts["tiles"] = [list(row) for row in TILES]
    facts["benefits"] = [list(row) for row in BENEFITS_2007]
    facts["endings"] = [list(row) for row in ENDINGS_2007]
    return facts
