"""Appendix I. The experts' start: the turn order is bid for."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import NATURE, Chance, Step
from carrack.games.discovery import flow
from carrack.games.discovery.chapters import counters, placement, soldiers
from carrack.games.discovery.edition_2015 import nation_auction
from carrack.games.discovery.pieces import join, pay, shortage
from carrack.games.discovery.state import HAND, Discovery
from carrack.games.discovery.tables.events import BID_MADE, BIDDER_DRAWN, COST_AUCTION, ORDERED, PASSED
from carrack.games.discovery.tables.facts import BUILDER, SOLDIER, SPECIALIST_BID
from carrack.games.discovery.tables.questions import ASK_BID, ASK_BIDDER, ASK_REWARD, AUCTION
from carrack.games.discovery.tables.reasons import BID_TOO_LOW, NO_BUILDERS, TOO_LITTLE_MONEY
from carrack.games.discovery.tables.verbs import BID, BIDDER_FALLS, PASS, TRAIN, VERBS


def next_bid(s: Discovery) -> None:
    """Who bids first is drawn; then clockwise, until one seat is left. `slot` counts what has been settled."""
    if s.slot < 0:
        s.actor = NATURE
        s.step = ASK_BIDDER
    elif s.slot == 0:
        seat = (s.active + 1) % s.seats
        while (s.passed >> seat) & 1:
            seat = (seat + 1) % s.seats
        ask_bid(s, seat)
    elif s.slot == 1:
        s.slot = 2
        win(s)
    else:
        placement.begin_turn(s)


def ask_bid(s: Discovery, seat: i64) -> None:
    s.active = seat
    s.actor = seat
    s.step = ASK_BID


class FirstBidder(Chance[Discovery]):
    """Who bids first: the youngest, says the rulebook; here the die says."""

    def __init__(self) -> None:
        super().__init__("bidder", "auction.bids", VERBS.spans("bidder-falls"))

    def weight(self, s: Discovery, action: i64) -> i64:
        return 1 if action - BIDDER_FALLS < s.seats else 0

    def answer(self, s: Discovery, action: i64) -> None:
        s.slot = 0
        s.tell(BIDDER_DRAWN, action - BIDDER_FALLS)
        ask_bid(s, action - BIDDER_FALLS)

    def address(self, s: Discovery) -> str:
        return "bidder"

    def stands(self, s: Discovery) -> bool:
        return s.stage == AUCTION and s.slot == -1


def highest_bid(s: Discovery) -> i64:
    highest: i64 = 0
    for seat in range(s.seats):
        if s.bids[seat] > highest:
            highest = s.bids[seat]
    return highest


class Bid(Step[Discovery]):
    """More than the highest bid, or pass for good: the first to pass takes the last place, and so on."""

    def __init__(self) -> None:
        super().__init__("bid", "auction.bids", VERBS.spans("bid", "pass"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        if action == PASS:
            return ALLOWED
        dollars = action - BID + 1
        if dollars <= highest_bid(s):
            return BID_TOO_LOW
        return ALLOWED if dollars <= s.money[s.actor] else TOO_LITTLE_MONEY

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        if action != PASS:
            s.bids[seat] = action - BID + 1
            s.tell(BID_MADE, seat, s.bids[seat])
            next_bid(s)
            return
        s.tell(PASSED, seat)
        s.passed |= 1 << seat
        if s.rules.nation_auction:
            nation_auction.after_pass(s)
            return
        place = s.seats - 1
        while s.order[place] >= 0:
            place -= 1
        s.order[place] = seat
        s.tell(ORDERED, seat, place + 1)
        if place > 1:
            next_bid(s)
        else:
            take_second(s, seat)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"highest": int(highest_bid(s)), "money": int(s.money[s.actor])}

    def stands(self, s: Discovery) -> bool:
        return s.stage == AUCTION and s.slot == 0 and (s.passed >> s.actor) & 1 == 0 and s.active == s.actor

    def why_details(self, s: Discovery, action: i64, reason: i64) -> dict[str, object]:
        if reason == BID_TOO_LOW:
            return {"highest": int(highest_bid(s))}
        return shortage(s, action - BID + 1) if reason == TOO_LITTLE_MONEY else {}


def take_second(s: Discovery, seat: i64) -> None:
    """The second place pays half its last bid, rounded up; for eight or more it brings a specialist."""
    s.slot = 1
    pay(s, seat, (s.bids[seat] + 1) // 2, COST_AUCTION)
    if s.bids[seat] >= SPECIALIST_BID:
        s.actor = seat
        s.step = ASK_REWARD
    else:
        next_bid(s)


class Reward(Step[Discovery]):
    """The specialist that comes with the second place, for the first turn."""

    def __init__(self) -> None:
        super().__init__("reward", "auction.second", VERBS.spans("train"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        return NO_BUILDERS if action - TRAIN + 1 == BUILDER and not s.rules.builders else ALLOWED

    def answer(self, s: Discovery, action: i64) -> None:
        kind = action - TRAIN + 1
        if kind == SOLDIER:
            soldiers.give(s, s.actor, HAND, 1)
        else:
            join(s, HAND, s.actor, kind, 1)
            flow.go_on(s)

    def stands(self, s: Discovery) -> bool:
        return s.stage == AUCTION and s.slot == 1


def win(s: Discovery) -> None:
    """The first place pays in full and discovers the Caribbean."""
    seat: i64 = 0
    while (s.passed >> seat) & 1:
        seat += 1
    s.order[0] = seat
    s.tell(ORDERED, seat, 1)
    pay(s, seat, s.bids[seat], COST_AUCTION)
    counters.discover_caribbean(s, seat)
