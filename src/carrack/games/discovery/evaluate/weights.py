"""The weights of the evaluation, in points: most of them by the turn and the edition.

Here are the plain ones, from which learning begins, and which hold where nothing was learnt. Tuned by play:
`tools/tune_discovery.py` prints a better table when it finds one. What each thing is worth in a turn is learnt by
`tools/train_discovery.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.discovery.evaluate.learnt_2007 import LEARNT_2007
from carrack.games.discovery.evaluate.learnt_2015 import LEARNT_2015
from carrack.games.discovery.tables.facts import TURNS
from carrack.games.discovery.tables.tiles import TILE_KINDS, TILE_NAMES

# fmt: off
WEIGHT_TABLE: Final = (
    ("money",             0.30),  # a dollar for the last turn
    ("money a turn",      0.05),  # and for each turn more
    ("money in use",     18.00),  # dollars a turn that can be put to use; those beyond count a third
    ("order",             1.80),  # the first place of the next turn order, against the last
    ("spread",            0.90),  # how much a lead in a region may change in a turn
    ("shift",             0.70),  # the lead that makes the first place as likely as not
    ("growth",            0.60),  # what a region without a colony of three grows by in a turn
    ("rival",             0.40),  # a point for the first rival in a region, shared among all
    ("third worker",      0.06),  # the way to the good of a region, an income
    ("soldier",           0.17),  # a soldier in the New World, a turn
    ("threat",            0.05),  # an enemy soldier where one stands oneself
    ("good",              0.22),  # a good, an income, beyond the sets it is in
    ("next ship",         0.25),  # what one ship more would earn, as a share
    ("ship alone",        0.50),  # to win a ship when one leads by one and others may still come
    ("ship ahead",        0.80),  # by two or more
    ("ship behind",       0.08),  # and when one does not lead
    ("waiting",           1.20),  # a strength that waits in the discovery box, up to five
    ("no hurry",          0.57),  # the discovery box while others are in hand, as a share: it is never full
    ("war",               0.70),  # what a place in the warfare box may win, as a share
    ("hand colonist",     2.20),  # a worker in hand
    ("hand captain",      2.70),
    ("hand merchant",     3.60),
    ("hand missionary",   3.70),
    ("hand soldier",      2.30),
    ("hand builder",      2.20),
    ("dock free",         2.40),  # a colonist who comes to the dock by himself
    ("money at last",     0.12),  # a dollar in the last turn, when there is nothing to keep it for
    ("caribbean",         5.00),  # the counter and the colonist of the auction's first place
    ("colonies",          1.00),  # a colony point to come
    ("dollars",           1.00),  # of what a dollar is worth
    ("incomes",           1.00),  # of what a dollar in each income to come is worth
)
# A turn with the tile in one's possession, beyond what the tables of benefits say.
TILE_TABLE: Final = (
    ("new_world_cartography", 6.00),  # not yet used, whatever the turn
    ("privateers",            0.60),
    ("cathedral",             1.50),
    ("university",            0.20),  # not yet used
    ("west_indies_co",        1.20),
    ("rum_distillery",        0.60),
    ("stable",                0.50),
    ("militia",               0.30),
    ("mercantilism",          0.80),
    ("population",            1.00),
    ("navy",                  1.50),
    ("power",                 0.80),
    ("prosperity",            1.20),
    ("glory",                 0.80),
    ("wealth",                1.00),
    ("migration",             2.00),
)
# fmt: on

MONEY: Final[i64] = 0
MONEY_A_TURN: Final[i64] = 1
MONEY_IN_USE: Final[i64] = 2
ORDER: Final[i64] = 3
SPREAD: Final[i64] = 4
SHIFT: Final[i64] = 5
GROWTH: Final[i64] = 6
RIVAL: Final[i64] = 7
THIRD_WORKER: Final[i64] = 8
SOLDIER_THERE: Final[i64] = 9
THREAT: Final[i64] = 10
GOOD: Final[i64] = 11
NEXT_SHIP: Final[i64] = 12
SHIP_ALONE: Final[i64] = 13
SHIP_AHEAD: Final[i64] = 14
SHIP_BEHIND: Final[i64] = 15
WAITING: Final[i64] = 16
NO_HURRY: Final[i64] = 17
WAR: Final[i64] = 18
HAND_WORTH: Final[i64] = 19  # + kind
DOCK_FREE: Final[i64] = 25
MONEY_AT_LAST: Final[i64] = 26
CARIBBEAN_WORTH: Final[i64] = 27
COLONIES: Final[i64] = 28
A_DOLLAR: Final[i64] = 29
AN_INCOME: Final[i64] = 30
TILE_WORTH: Final[i64] = 31  # + tile
COUNT: Final[i64] = 87
# `Outlook.weights` says where those of a moment begin: rows of so many, two for each turn, one while workers are
# placed and one for after that. What is the same in all turns is read from the very first row, without it.
ROWS: Final[i64] = 18
LATER_EDITION: Final[i64] = 1566  # where the rows of 2015 begin


def weight_names() -> list[str]:
    """The names of the weights, in order; the last ones are the tiles'."""
    return [name for name, _weight in WEIGHT_TABLE] + list(TILE_NAMES)


def _weights() -> list[float]:
    tiles = dict(TILE_TABLE)
    return [weight for _name, weight in WEIGHT_TABLE] + [tiles.get(name, 0.0) for name in TILE_NAMES]


def _by_turn() -> list[float]:
    """Row by row, both editions: two rows before the first turn, which are plain, then two for each."""
    rows: list[float] = []
    for learnt in (LEARNT_2007, LEARNT_2015):
        edition = [_weights() for _ in range(ROWS)]
        for name, placing, after in learnt:
            place = weight_names().index(name)
            for turn in range(TURNS):
                edition[2 * turn + 2][place] = placing[turn]
                edition[2 * turn + 3][place] = after[turn]
        for row in edition:
            rows += row
    return rows


WEIGHTS: Final = vec[float](_by_turn())
assert COUNT == TILE_WORTH + TILE_KINDS
assert ROWS == 2 * TURNS + 2
assert LATER_EDITION == ROWS * COUNT
