"""What bots need to know about the edition of 2015 beside that of 2007: its tiles, its nations, what is under way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.discovery.chapters.auction import highest_bid
from carrack.games.discovery.chapters.turn_order import free_place, has_place
from carrack.games.discovery.edition_2015.facts import (
    MINT_MONEY,
    REWRITTEN,
    SPOILS_GOODS,
    SPOILS_LITTLE,
    SPOILS_MUCH,
    SPOILS_SPECIALISTS,
)
from carrack.games.discovery.edition_2015.history import counters_of
from carrack.games.discovery.evaluate.outlook import Outlook, money_worth
from carrack.games.discovery.evaluate.weights import HAND_WORTH, ORDER, WEIGHTS
from carrack.games.discovery.state import GOODS_OF, Discovery
from carrack.games.discovery.tables.facts import AGE_OF_TURN, GOLD, GOODS, MERCHANT, SILVER
from carrack.games.discovery.tables.frames import (
    HISTORY,
    HISTORY_RIVAL,
    HISTORY_SECOND,
    SMUGGLE_GOOD,
    SPOILS,
    SPOILS_DRAWN,
    SPOILS_DUE,
    WHAT,
    WHOSE,
)
from carrack.games.discovery.tables.questions import PLACING, SCORING_STAGE
from carrack.games.discovery.tables.tiles import (
    MINT,
    PLAGUE_3,
    REWRITE_HISTORY,
    SPOILS_GOODS_2,
    SPOILS_MONEY_5,
    SPOILS_MONEY_7,
    SPOILS_SHIP,
    SPOILS_SPECIALISTS_2,
    TILE_NAMES,
)

# A turn with the tile in one's possession, in points.
# fmt: off
TILE_TABLE_2015: Final = (
    ("plague_1",          1.00),
    ("magellan",          0.60),
    ("smuggler",          0.60),
    ("trader",            0.60),
    ("reformation",       0.30),
    ("mayflower",         1.00),
    ("age_of_discovery",  1.00),
    ("new_world_capital", 0.80),
    ("age_of_reason",     3.00),
)
NATION_TABLE: Final = (6.0, 3.0, 7.0, 6.0, 4.0, 3.5)  # what each nation is worth in the auction
# fmt: on
COUNTER_WORTH: Final = 5.1  # points of a counter, on the average
GOOD_WORTH: Final = 2.0
SHIP_WORTH: Final = 4.0
PLAGUE_WORTH: Final = 3.0
RESERVE: Final = 16.0  # dollars that had better stay for the next turn's building
RESERVE_WORTH: Final = 0.6


def _worths() -> list[float]:
    tiles = dict(TILE_TABLE_2015)
    return [tiles.get(name, 0.0) for name in TILE_NAMES]


TILE_WORTH_2015: Final = vec[float](_worths())
NATION_WORTH: Final = vec[float](NATION_TABLE)


def later_tile_worth(o: Outlook, tile: i64, bought: bool) -> float:
    """What a tile of this edition will still bring, and does at once when it is bought."""
    s = o.s
    worth = TILE_WORTH_2015[tile] * float(o.left + 1)
    if tile == MINT:
        gold = s.good(GOODS_OF + o.seat, GOLD)
        silver = s.good(GOODS_OF + o.seat, SILVER)
        worth += o.incomes * float(MINT_MONEY * (gold if gold > silver else silver) + 1)
    if not bought:
        return worth
    if tile == SPOILS_MONEY_5:
        worth += o.dollar * float(SPOILS_LITTLE)
    elif tile == SPOILS_MONEY_7:
        worth += o.dollar * float(SPOILS_MUCH)
    elif tile == SPOILS_SHIP:
        worth += SHIP_WORTH
    elif tile == SPOILS_SPECIALISTS_2:
        worth += float(SPOILS_SPECIALISTS) * WEIGHTS[o.weights + HAND_WORTH + MERCHANT]
    elif tile == SPOILS_GOODS_2:
        worth += GOOD_WORTH * float(SPOILS_GOODS)
    elif tile == PLAGUE_3:
        worth += PLAGUE_WORTH
    elif tile == REWRITE_HISTORY:
        worth += COUNTER_WORTH * float(rivals_with_counters(s, o.seat))
    return worth


def rivals_with_counters(s: Discovery, seat: i64) -> i64:
    """Who may lose one to Rewrite History, two at most."""
    count: i64 = 0
    for rival in range(s.seats):
        if rival != seat and counters_of(s, rival) > 0 and count < REWRITTEN:
            count += 1
    return count


def waiting_gifts(o: Outlook) -> float:
    """Specialists, goods and counters that wait on the stack for their owner."""
    s = o.s
    if s.depth == 0 or s.frame_at(0, WHOSE) != o.seat:
        return 0.0
    if s.frame_at(0, WHAT) == SPOILS:
        each = GOOD_WORTH if s.frame_at(0, SPOILS_DRAWN) == 1 else WEIGHTS[o.weights + HAND_WORTH + MERCHANT]
        return each * float(s.frame_at(0, SPOILS_DUE))
    if s.frame_at(0, WHAT) == HISTORY:
        named: i64 = 0
        for rival in (HISTORY_RIVAL, HISTORY_SECOND):
            if s.frame_at(0, rival) >= 0:
                named += 1
        return COUNTER_WORTH * float(named)
    return 0.0


def reserve_worth(o: Outlook) -> float:
    """When points are bought in the first ages, and right after that: a building is worth more than its price."""
    s = o.s
    begins = s.stage == PLACING and s.round > 1 and AGE_OF_TURN[s.round] != AGE_OF_TURN[s.round - 1]
    if (s.stage != SCORING_STAGE and not begins) or o.left == 0:
        return 0.0
    money = float(o.s.money[o.seat])
    return RESERVE_WORTH * (money if money < RESERVE else RESERVE)


def nation_auction_worth(o: Outlook) -> float:
    """As if the round ended here: a place, a nation, and what they cost."""
    s = o.s
    seat = o.seat
    nation = s.nation[seat]
    worth = NATION_WORTH[nation] if nation >= 0 else 3.0
    money = s.money[seat]
    place: i64 = s.seats - 1
    if s.order[place] < 0:
        place = free_place(s)
    if has_place(s, seat):
        place = 0
        while s.order[place] != seat:
            place += 1
    elif s.bids[seat] > 0 and s.bids[seat] == highest_bid(s):
        money -= s.bids[seat]
        worth += 1.0
    else:
        place = place + 1 if place < s.seats - 1 else place
    return worth + money_worth(o, money) + WEIGHTS[o.weights + ORDER] * float(s.seats - 1 - place) / float(s.seats - 1)


def smuggled_good(s: Discovery, seat: i64) -> i64:
    """Of what one has fewest, and not the good that is coming: what the Smuggler gives away best. -1 for nothing."""
    found: i64 = -1
    fewest: i64 = 0
    for good in range(GOODS):
        count = s.good(GOODS_OF + seat, good)
        if count > 0 and good != s.frame(SMUGGLE_GOOD) and (found < 0 or count < fewest):
            found = good
            fewest = count
    return found
