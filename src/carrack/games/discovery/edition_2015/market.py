"""2015: the Smuggler swaps a good with another player's, the Trader sells goods. Both with the benefits (5.4, 5.6)."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.discovery import flow
from carrack.games.discovery.edition_2015.events import FOR_SALE, SMUGGLED, SOLD
from carrack.games.discovery.edition_2015.facts import TRADER_PRICE
from carrack.games.discovery.edition_2015.reasons import NO_SUCH_GOOD, SAME_GOOD
from carrack.games.discovery.edition_2015.verbs import (
    SELL_GOOD,
    SELL_NOT,
    SMUGGLE_FOR,
    SMUGGLE_FROM,
    SMUGGLE_NOT,
    VERBS_2015,
)
from carrack.games.discovery.pieces import gain_money, goods_in, move_good, take_good
from carrack.games.discovery.state import GOODS_OF, SUPPLY, Discovery
from carrack.games.discovery.tables.events import TILE_WORKED
from carrack.games.discovery.tables.facts import GOOD_NAMES, GOODS
from carrack.games.discovery.tables.frames import SMUGGLE_GOOD, SMUGGLE_RIVAL, SMUGGLING
from carrack.games.discovery.tables.questions import ASK_SELL, ASK_SMUGGLE, ASK_SMUGGLE_FOR, BENEFITS_STAGE
from carrack.games.discovery.tables.reasons import NO_SUCH_SEAT, YOUR_OWN_SEAT
from carrack.games.discovery.tables.tiles import SMUGGLER, TRADER


def put_question(s: Discovery, seat: i64, step: i64) -> None:
    s.active = seat
    s.actor = seat
    s.step = step


# The Smuggler.


def has_other(s: Discovery, seat: i64, good: i64) -> bool:
    """A good of another kind to give for it."""
    for own in range(GOODS):
        if own != good and s.good(GOODS_OF + seat, own) > 0:
            return True
    return False


def why_not_smuggle(s: Discovery, seat: i64, rival: i64, good: i64) -> i64:
    if rival >= s.seats:
        return NO_SUCH_SEAT
    if rival == seat:
        return YOUR_OWN_SEAT
    if s.good(GOODS_OF + rival, good) == 0:
        return NO_SUCH_GOOD
    return ALLOWED if has_other(s, seat, good) else SAME_GOOD


def asks_to_smuggle(s: Discovery, seat: i64) -> bool:
    """Not asked where no swap is possible."""
    for rival in range(s.seats):
        for good in range(GOODS):
            if why_not_smuggle(s, seat, rival, good) == ALLOWED:
                put_question(s, seat, ASK_SMUGGLE)
                return True
    return False


class Smuggle(Step[Discovery]):
    """Which good of which rival; or none. Nobody can refuse."""

    def __init__(self) -> None:
        super().__init__("smuggle", "tiles.smuggler", VERBS_2015.spans("smuggle-from", "smuggle-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        if action == SMUGGLE_NOT:
            return ALLOWED
        return why_not_smuggle(s, s.actor, (action - SMUGGLE_FROM) // GOODS, (action - SMUGGLE_FROM) % GOODS)

    def answer(self, s: Discovery, action: i64) -> None:
        if action == SMUGGLE_NOT:
            flow.go_on(s)
            return
        s.push(SMUGGLING, s.actor, (action - SMUGGLE_FROM) // GOODS, (action - SMUGGLE_FROM) % GOODS)
        s.step = ASK_SMUGGLE_FOR

    def stands(self, s: Discovery) -> bool:
        return s.stage == BENEFITS_STAGE and s.owns(s.actor, SMUGGLER) > 0

    def why_details(self, s: Discovery, action: i64, reason: i64) -> dict[str, object]:
        return {"good": GOOD_NAMES[(action - SMUGGLE_FROM) % GOODS]} if reason == NO_SUCH_GOOD else {}


class SmuggleFor(Step[Discovery]):
    """Which good of one's own is given for it: of another kind."""

    def __init__(self) -> None:
        super().__init__("smuggle-for", "tiles.smuggler", VERBS_2015.spans("smuggle-for"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        own = action - SMUGGLE_FOR
        if own == s.frame(SMUGGLE_GOOD):
            return SAME_GOOD
        return ALLOWED if s.good(GOODS_OF + s.actor, own) > 0 else NO_SUCH_GOOD

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        rival = s.frame(SMUGGLE_RIVAL)
        good = s.frame(SMUGGLE_GOOD)
        own = action - SMUGGLE_FOR
        s.pop()
        take_good(s, seat, good, GOODS_OF + rival)
        take_good(s, rival, own, GOODS_OF + seat)
        s.tell(TILE_WORKED, seat, SMUGGLER)
        s.tell(SMUGGLED, seat, rival, good, own)
        flow.go_on(s)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"foe": int(s.frame(SMUGGLE_RIVAL)), "good": GOOD_NAMES[s.frame(SMUGGLE_GOOD)]}

    def stands(self, s: Discovery) -> bool:
        return s.stage == BENEFITS_STAGE and s.owns(s.actor, SMUGGLER) > 0

    def why_details(self, s: Discovery, action: i64, reason: i64) -> dict[str, object]:
        return {"good": GOOD_NAMES[action - SMUGGLE_FOR]} if reason == NO_SUCH_GOOD else {}


# The Trader.


def asks_to_sell(s: Discovery, seat: i64) -> bool:
    """Not asked without goods."""
    if goods_in(s, GOODS_OF + seat) == 0:
        return False
    put_question(s, seat, ASK_SELL)
    return True


class Sell(Step[Discovery]):
    """One good after another at five dollars, back into the supply; or no more."""

    def __init__(self) -> None:
        super().__init__("sell", "tiles.trader", VERBS_2015.spans("sell", "sell-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        return ALLOWED if action == SELL_NOT or s.good(GOODS_OF + s.actor, action - SELL_GOOD) > 0 else NO_SUCH_GOOD

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        if action != SELL_NOT:
            good = action - SELL_GOOD
            move_good(s, good, GOODS_OF + seat, SUPPLY)
            s.tell(TILE_WORKED, seat, TRADER)
            s.tell(SOLD, seat, good)
            gain_money(s, seat, TRADER_PRICE, FOR_SALE)
            if goods_in(s, GOODS_OF + seat) > 0:
                return
        flow.go_on(s)

    def stands(self, s: Discovery) -> bool:
        return s.stage == BENEFITS_STAGE and s.owns(s.actor, TRADER) > 0

    def why_details(self, s: Discovery, action: i64, reason: i64) -> dict[str, object]:
        return {"good": GOOD_NAMES[action - SELL_GOOD]} if reason == NO_SUCH_GOOD else {}
