"""The numbers and names with which a refusal is worded: what it costs and what there is, which worker is meant."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.discovery.chapters.auction import highest_bid
from carrack.games.discovery.chapters.capital import price_for
from carrack.games.discovery.edition_2015.points import price_of_point
from carrack.games.discovery.edition_2015.reasons import NO_SUCH_GOOD, NO_SUCH_LOSS
from carrack.games.discovery.edition_2015.scouting import price_of_scout
from carrack.games.discovery.edition_2015.verbs import (
    BUY_POINTS,
    LOSE,
    PLACE_SHIP,
    POINTS,
    SELL_GOOD,
    SMUGGLE_FOR,
    SMUGGLE_FROM,
    SMUGGLE_NOT,
)
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.tables.facts import BOXES, DOCK, GOOD_NAMES, GOODS, REGIONS, SPACES, WAR_PRICE
from carrack.games.discovery.tables.questions import ASK_BID, ASK_CONFLICT, ASK_PLACE, ASK_POINTS
from carrack.games.discovery.tables.reasons import (
    BID_TOO_LOW,
    BOX_FULL,
    COUNTERS_FIRST,
    NO_SUCH_EXPLORER,
    NO_SUCH_TARGET,
    NO_SUCH_WORKER,
    TOO_LITTLE_MONEY,
)
from carrack.games.discovery.tables.verbs import BID, BUY, ENLIST, HIT, PLACE, WORKER_NAMES


def details_of(s: Discovery, action: i64, reason: i64) -> dict[str, object]:
    """What the sentence of a reason needs to know about this action here."""
    if reason == TOO_LITTLE_MONEY:
        price = cost_of(s, action)
        money = s.money[s.actor]
        return {"price": int(price), "money": int(money), "missing": int(price - money)}
    if reason == BID_TOO_LOW:
        return {"highest": int(highest_bid(s))}
    if reason == BOX_FULL:
        return {"spaces": int(spaces_of(s, (action - PLACE) % SPACES))}
    if reason == NO_SUCH_WORKER:
        kind = action - PLACE_SHIP if action >= PLACE_SHIP else (action - PLACE) // SPACES
        return {"worker": WORKER_NAMES[kind]}
    if reason == NO_SUCH_EXPLORER:
        return {"worker": WORKER_NAMES[action - ENLIST]}
    if reason == NO_SUCH_TARGET:
        return {"worker": WORKER_NAMES[action - HIT]}
    if reason == COUNTERS_FIRST:
        return {"regions": sum(1 for region in range(int(REGIONS)) if not s.is_open(region))}
    if reason == NO_SUCH_LOSS:
        return {"worker": WORKER_NAMES[action - LOSE]}
    if reason == NO_SUCH_GOOD:
        return {"good": GOOD_NAMES[good_of(action)]}
    return {}


def good_of(action: i64) -> i64:
    """The good that an answer of the Smuggler or the Trader names."""
    if action >= SELL_GOOD:
        return action - SELL_GOOD
    return action - SMUGGLE_FOR if action > SMUGGLE_NOT else (action - SMUGGLE_FROM) % GOODS


def cost_of(s: Discovery, action: i64) -> i64:
    """What the open question wants for an answer."""
    if s.step == ASK_BID:
        return action - BID + 1
    if s.step == ASK_PLACE:
        return price_of_scout(s)
    if s.step == ASK_POINTS:
        points: i64 = POINTS[action - BUY_POINTS]
        return points * price_of_point(s)
    return WAR_PRICE if s.step == ASK_CONFLICT else price_for(s, action - BUY)


def spaces_of(s: Discovery, box: i64) -> i64:
    """How many workers a box takes with this many seats."""
    if box == DOCK:
        return s.rules.dock_spaces
    return BOXES[box].size
