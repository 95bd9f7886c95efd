"""V. Merchant Shipping: the strongest presence takes the ship."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.discovery import flow
from carrack.games.discovery.chapters import windows
from carrack.games.discovery.pieces import clear_zone, take_ship
from carrack.games.discovery.state import SHIPPING_ZONE, Discovery
from carrack.games.discovery.tables.events import SHIP_WON
from carrack.games.discovery.tables.facts import KINDS, SHIPPING_VALUE
from carrack.games.discovery.tables.questions import CAPITAL_STAGE


def value_of(s: Discovery, seat: i64) -> i64:
    """Captains and merchants count two, everybody else one."""
    workers = s.workers
    first = (SHIPPING_ZONE * s.seats + seat) * KINDS
    value: i64 = 0
    for kind in range(KINDS):
        value += SHIPPING_VALUE[kind] * workers[first + kind]
    return value


def award_ship(s: Discovery) -> None:
    """The highest value, of equals the one earlier in turn order. Nobody there: the ship stays (5.1 P5, P11)."""
    if s.slot < 0 and windows.asks(s):
        return
    best: i64 = 0
    winner: i64 = -1
    for place in range(s.seats):
        value = value_of(s, s.order[place])
        if value > best:
            best = value
            winner = s.order[place]
    if winner >= 0 and s.ship_shown > 0:
        take_ship(s, winner)
        s.tell(SHIP_WON, winner, best)
    for seat in range(s.seats):
        clear_zone(s, SHIPPING_ZONE, seat)
    flow.enter(s, CAPITAL_STAGE)
