"""Every number of the game but the map's and the cards', which stand in map.py and decks.py. No logic.

Each row says where it comes from and how sure it is, in per cent:
    rules  the rulebook's text says so
    web    a public page says so
    made   chosen by us, to fit everything known
To correct a number, change it there and raise `VERSION` in game.py: nothing else knows it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.endeavor.tables.decks import ASSETS
from carrack.games.endeavor.tables.map import MAP, SEA_ROUTES, TRACKS, WORLD

SOURCES: Final = ("rules", "web", "made")

# Status tracks.

INDUSTRY: Final[i64] = 0
CULTURE: Final[i64] = 1
FINANCE: Final[i64] = 2
POLITICS: Final[i64] = 3
STATUS: Final[i64] = 4
STATUS_NAMES: Final = ("industry", "culture", "finance", "politics")


class Level(NamedTuple):
    """What a track of at least this score gives, whichever it is."""

    score: int
    build: int
    growth: int
    payments: int
    cards: int


# fmt: off
LEVELS: Final = (  # rules, certain
    #     score build growth payments cards
    Level( 0,   1,    2,     1,       1),
    Level( 2,   2,    3,     2,       2),
    Level( 4,   3,    4,     3,       3),
    Level( 7,   4,    5,     4,       4),
    Level(10,   5,    6,     5,       5),
)
GLORY_SPACES: Final = (0, 2, 4, 7, 10, 11, 12, 13, 14, 15)  # web, 90; 7, 10 and 12 are the rulebook's
# fmt: on

# Trade tokens. The first four are brown and count as long as they are held; the others are blue and are spent.

BROWN: Final[i64] = 4
SHIP_OR_DRAW: Final[i64] = 4
OCCUPY_OR_DRAW: Final[i64] = 5
ATTACK_TOKEN: Final[i64] = 6
TOKENS: Final[i64] = 8
BLUE: Final[i64] = 4  # kinds of blue tokens


class Token(NamedTuple):
    name: str
    copies: int
    source: str
    sure: int


# fmt: off
TRADE_TOKENS: Final = (
    #     name            copies
    Token("industry",       17, "web", 90),
    Token("culture",        20, "web", 90),
    Token("finance",        17, "web", 90),
    Token("politics",       25, "web", 90),
    Token("ship_or_draw",    6, "web", 90),
    Token("occupy_or_draw",  6, "web", 90),
    Token("attack",          2, "web", 90),
    Token("payment",         2, "web", 90),
)
# fmt: on

# What an action does.

NO_DEED: Final[i64] = 0
SHIP_DEED: Final[i64] = 1
OCCUPY_DEED: Final[i64] = 2
ATTACK_DEED: Final[i64] = 3
DRAW_DEED: Final[i64] = 4
PAY_DEED: Final[i64] = 5
DEEDS: Final = ("", "ship", "occupy", "attack", "draw", "pay")

# Buildings.

COLONIAL_HOUSE: Final[i64] = 0
UNIVERSITY: Final[i64] = 12
BUILDINGS: Final[i64] = 16
FIRST_TILE: Final[i64] = 1  # the Colonial House is printed on every board
TOP_LEVEL: Final[i64] = 5


class Building(NamedTuple):
    """`one` and `other` are what activating it brings: one of the two, or, with `both`, one or both."""

    name: str
    level: int
    copies: int
    industry: int
    culture: int
    finance: int
    politics: int
    glory: int
    one: str
    other: str
    both: bool
    source: str
    sure: int


# fmt: off
HOUSES: Final = (
    #        name           level copies ind cul fin pol glory  one       other     both
    Building("colonial_house", 0, 5,  0,  0,  0,  0,  0, "occupy", "",       False, "rules", 100),
    Building("market",         1, 5,  0,  0,  0,  0,  0, "draw",   "",       False, "rules", 100),
    Building("shipyard",       1, 5,  0,  1,  0,  0,  0, "ship",   "",       False, "web",    95),
    Building("workshop",       1, 5,  2,  0,  0,  0,  0, "",       "",       False, "web",    95),
    Building("bank",           2, 4,  0,  0,  2,  0,  0, "",       "",       False, "rules", 100),
    Building("barracks",       2, 4,  0,  0,  0,  0,  0, "attack", "",       False, "rules", 100),
    Building("guild_hall",     2, 4,  0,  0,  0,  0,  0, "ship",   "draw",   False, "rules", 100),
    Building("docks",          3, 3,  0,  0,  0,  0,  0, "ship",   "occupy", True,  "rules", 100),
    Building("fortress",       3, 3,  0,  0,  0,  1,  0, "occupy", "attack", False, "web",    95),
    Building("theatre",        3, 3,  0,  2,  0,  0,  0, "",       "",       False, "rules", 100),
    Building("cartographer",   4, 2,  0,  0,  0,  0,  0, "ship",   "ship",   True,  "rules", 100),
    Building("trade_office",   4, 2,  0,  0,  0,  0,  0, "draw",   "draw",   True,  "rules", 100),
    Building("university",     4, 2,  0,  0,  0,  0,  3, "",       "",       False, "rules", 100),
    Building("exchange",       5, 1,  0,  0,  2,  0,  0, "pay",    "",       False, "web",    95),
    Building("museum",         5, 1,  0,  2,  0,  0,  0, "pay",    "",       False, "web",    95),
    Building("parliament",     5, 1,  0,  0,  0,  2,  0, "pay",    "",       False, "web",    95),
)
# fmt: on

# Single numbers; where each comes from stands in NUMBERS below.

ROUNDS: Final[i64] = 7
DISCS: Final[i64] = 30  # of each colour
CARD_SLOTS: Final[i64] = 5
TRACK_MOST: Final[i64] = 15
EMPTY_SLOT_GLORY: Final[i64] = 3
DISCS_PER_GLORY: Final[i64] = 3
SLAVERY_GLORY: Final[i64] = -1
ATTACK_DISCS: Final[i64] = 2
TWO_NEUTRALS: Final[i64] = 3  # neutral discs of each seat at a table of two
TWO_CLOSED_EACH: Final[i64] = 1
TWO_CLOSED_MORE: Final[i64] = 6
TWO_CLOSED_MOST: Final[i64] = 3
THREE_NEUTRALS: Final[i64] = 2
THREE_CLOSED: Final[i64] = 8
THREE_CLOSED_MOST: Final[i64] = 2
NEUTRAL_GLORY: Final[i64] = 1

# The solo game.

FOE_COLOURS: Final[i64] = 4
FOE_NAMES: Final = ("black", "red", "green", "purple")
MARKERS: Final[i64] = 8  # on the ladder, two of each colour
MARKERS_EACH: Final[i64] = 2
TRACK_DISCS_EACH: Final[i64] = 3
COLUMNS: Final[i64] = 3
ROWS: Final[i64] = 5
PLAYER_FIRST_ROUNDS: Final[i64] = 2
FOE_ACTIONS: Final = vec[i64]([0, 2, 2, 2, 3, 3, 4, 4])  # by round

# fmt: off
NUMBERS: Final[dict[str, tuple[int, str, int]]] = {
    "ROUNDS":              (ROUNDS,              "rules", 100),
    "DISCS":               (DISCS,               "rules", 100),
    "CARD_SLOTS":          (CARD_SLOTS,          "rules", 100),
    "TRACK_MOST":          (TRACK_MOST,          "rules", 100),
    "EMPTY_SLOT_GLORY":    (EMPTY_SLOT_GLORY,    "rules", 100),
    "DISCS_PER_GLORY":     (DISCS_PER_GLORY,     "rules", 100),
    "SLAVERY_GLORY":       (SLAVERY_GLORY,       "rules", 100),
    "ATTACK_DISCS":        (ATTACK_DISCS,        "rules", 100),
    "TWO_NEUTRALS":        (TWO_NEUTRALS,        "rules", 100),
    "TWO_CLOSED_EACH":     (TWO_CLOSED_EACH,     "rules", 100),
    "TWO_CLOSED_MORE":     (TWO_CLOSED_MORE,     "made",   80),
    "TWO_CLOSED_MOST":     (TWO_CLOSED_MOST,     "rules", 100),
    "THREE_NEUTRALS":      (THREE_NEUTRALS,      "rules", 100),
    "THREE_CLOSED":        (THREE_CLOSED,        "made",   80),
    "THREE_CLOSED_MOST":   (THREE_CLOSED_MOST,   "rules", 100),
    "NEUTRAL_GLORY":       (NEUTRAL_GLORY,       "rules", 100),
    "FOE_COLOURS":         (FOE_COLOURS,         "rules", 100),
    "MARKERS_EACH":        (MARKERS_EACH,        "rules", 100),
    "TRACK_DISCS_EACH":    (TRACK_DISCS_EACH,    "rules", 100),
    "PLAYER_FIRST_ROUNDS": (PLAYER_FIRST_ROUNDS, "rules", 100),
}
# fmt: on


class Grade(NamedTuple):
    """The least margin in the solo game that is called so."""

    name: str
    least: int


GRADES: Final = (  # rules, S15
    Grade("minor", 0),
    Grade("victory", 3),
    Grade("major", 5),
    Grade("complete", 7),
    Grade("total", 9),
)
LOST: Final = "lost"

# The same tables as vectors, for speed.

TOKEN_NAMES: Final = tuple(token.name for token in TRADE_TOKENS)
BLUE_NAMES: Final = TOKEN_NAMES[4:]
TOKEN_COPIES: Final = vec[i64]([token.copies for token in TRADE_TOKENS])
BUILDING_NAMES: Final = tuple(house.name for house in HOUSES)
TILE_NAMES: Final = BUILDING_NAMES[1:]
BUILDING_LEVEL: Final = vec[i64]([house.level for house in HOUSES])
BUILDING_COPIES: Final = vec[i64]([house.copies for house in HOUSES])
BUILDING_GLORY: Final = vec[i64]([house.glory for house in HOUSES])
BUILDING_SYMBOLS: Final = vec[i64](  # four a building: industry, culture, finance, politics
    [symbols for house in HOUSES for symbols in (house.industry, house.culture, house.finance, house.politics)]
)

# Where an action comes from: a building, or one of the blue tokens behind them.

SOURCES_OF_DEEDS: Final[i64] = 20
BY_TOKEN: Final[i64] = 16  # + blue token
TOKEN_DEEDS: Final = (("ship", "draw"), ("occupy", "draw"), ("attack", ""), ("pay", ""))
DEED_ONE: Final = vec[i64](
    [DEEDS.index(house.one) for house in HOUSES] + [DEEDS.index(one) for one, _other in TOKEN_DEEDS]
)
DEED_OTHER: Final = vec[i64](
    [DEEDS.index(house.other) for house in HOUSES] + [DEEDS.index(other) for _one, other in TOKEN_DEEDS]
)
DEED_BOTH: Final = vec[i64]([int(house.both) for house in HOUSES] + [0, 0, 0, 0])


def _level_at(score: int) -> Level:
    return [level for level in LEVELS if level.score <= score][-1]


BUILD_LEVEL: Final = vec[i64]([_level_at(score).build for score in range(16)])  # by score, like those below
GROWTH: Final = vec[i64]([_level_at(score).growth for score in range(16)])
PAYMENTS: Final = vec[i64]([_level_at(score).payments for score in range(16)])
CARD_LIMIT: Final = vec[i64]([_level_at(score).cards for score in range(16)])
TRACK_GLORY: Final = vec[i64]([max(space for space in GLORY_SPACES if space <= score) for score in range(16)])


def all_facts() -> dict[str, object]:
    """Every number as plain data, without its source: the digest of this stands in each record."""
    facts: dict[str, object] = {name: number for name, (number, _source, _sure) in NUMBERS.items()}
    facts["levels"] = [list(row) for row in LEVELS]
    facts["glory"] = list(GLORY_SPACES)
    facts["tokens"] = [list(row[:-2]) for row in TRADE_TOKENS]
    facts["buildings"] = [list(row[:-2]) for row in HOUSES]
    facts["cards"] = [list(row[:-2]) for row in ASSETS]
    facts["regions"] = [list(row[:-2]) for row in WORLD]
    facts["cities"] = [list(row[:3]) for row in MAP]
    facts["routes"] = [list(row[:2]) for row in SEA_ROUTES]
    facts["tracks"] = [[region, len(spaces)] for region, spaces in TRACKS]
    facts["solo"] = {"actions": [int(count) for count in FOE_ACTIONS], "grades": [list(row) for row in GRADES]}
    return facts
