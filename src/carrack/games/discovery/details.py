"""The numbers and names with which a refusal is worded: what it costs and what there is, which worker is meant."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.discovery.auction import highest_bid
from carrack.games.discovery.capital import price_of
from carrack.games.discovery.facts import BOXES, DOCK, REGIONS, SPACES, WAR_PRICE
from carrack.games.discovery.questions import ASK_BID, ASK_CONFLICT
from carrack.games.discovery.reasons import (
    BID_TOO_LOW,
    BOX_FULL,
    COUNTERS_FIRST,
    NO_SUCH_EXPLORER,
    NO_SUCH_TARGET,
    NO_SUCH_WORKER,
    TOO_LITTLE_MONEY,
)
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.verbs import BID, ENLIST, HIT, PLACE, WORKER_NAMES


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
        return {"worker": WORKER_NAMES[(action - PLACE) // SPACES]}
    if reason == NO_SUCH_EXPLORER:
        return {"worker": WORKER_NAMES[action - ENLIST]}
    if reason == NO_SUCH_TARGET:
        return {"worker": WORKER_NAMES[action - HIT]}
    if reason == COUNTERS_FIRST:
        return {"regions": sum(1 for region in range(int(REGIONS)) if not s.is_open(region))}
    return {}


def cost_of(s: Discovery, action: i64) -> i64:
    """What the open question wants for an answer."""
    if s.step == ASK_BID:
        return action - BID + 1
    return WAR_PRICE if s.step == ASK_CONFLICT else price_of(s)


def spaces_of(s: Discovery, box: i64) -> i64:
    """How many workers a box takes with this many seats."""
    if box == DOCK:
        return s.rules.dock_spaces
    return BOXES[box].size
