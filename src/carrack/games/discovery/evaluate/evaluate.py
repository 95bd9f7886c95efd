"""What bots need to know about this game: how good it stands for a seat, in points.

The score as it stands, plus what everything else should still bring: colonies by the scorings to come, goods and ships
by the incomes, money by the turns in which it can be spent, tiles by what they do, and the workers in the boxes by
what they will be given there. Others count where they stand in one's way: on the map and before one in a line.
"""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.state import OVER
from carrack.games.discovery.chapters.auction import highest_bid
from carrack.games.discovery.chapters.scoring import points_so_far, score_of
from carrack.games.discovery.evaluate.boxes import (
    capital_worth,
    hand_worth,
    order_worth,
    school_worth,
    trade_worth,
)
from carrack.games.discovery.evaluate.colonies import map_worth
from carrack.games.discovery.evaluate.discovery import explorers_worth
from carrack.games.discovery.evaluate.edition_2015 import nation_auction_worth, reserve_worth, waiting_gifts
from carrack.games.discovery.evaluate.outlook import Outlook, money_worth
from carrack.games.discovery.evaluate.tiles import owned_worth
from carrack.games.discovery.evaluate.weights import CARIBBEAN_WORTH, ORDER, WEIGHTS
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.tables.questions import AUCTION


def value(s: Discovery, seat: i64) -> float:
    """How good the game stands for a seat."""
    if s.actor == OVER:
        return float(score_of(s, seat)) + 0.001 * float(s.money[seat])
    o = Outlook(s, seat)
    owned = owned_worth(o)
    worth = float(points_so_far(s, seat) + o.points)
    if s.stage == AUCTION:
        return worth + hand_worth(o) + (nation_auction_worth(o) if s.rules.is_2015 else auction_worth(o))
    worth += map_worth(o)  # before others: it finds the money that lands
    worth += order_worth(o)
    worth += trade_worth(o)
    worth += owned
    worth += capital_worth(o)
    worth += explorers_worth(o)
    worth += school_worth(o)
    if s.rules.is_2015:
        worth += waiting_gifts(o) + reserve_worth(o)
    return worth + hand_worth(o)


def auction_worth(o: Outlook) -> float:
    """As if the bidding ended here: the place in the order, the Caribbean for the first, and what they cost."""
    s = o.s
    money = s.money[o.seat]
    place: i64 = 0
    if (s.passed >> o.seat) & 1:
        while s.order[place] != o.seat:
            place += 1
    elif s.bids[o.seat] == highest_bid(s):
        money -= s.bids[o.seat]
    worth = money_worth(o, money) + WEIGHTS[o.weights + ORDER] * float(s.seats - 1 - place) / float(s.seats - 1)
    return worth + (WEIGHTS[o.weights + CARIBBEAN_WORTH] if place == 0 else 0.0)
