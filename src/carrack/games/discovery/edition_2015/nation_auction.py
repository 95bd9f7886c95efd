"""2015, appendix I: a place in the turn order and a nation are bid for, one after another (5.5 V2)."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.discovery import flow
from carrack.games.discovery.chapters import auction, turn_order
from carrack.games.discovery.edition_2015.events import COST_NATION, NATION_GIVEN
from carrack.games.discovery.edition_2015.reasons import NATION_TAKEN
from carrack.games.discovery.edition_2015.verbs import CHOOSE_NATION, VERBS_2015
from carrack.games.discovery.pieces import pay
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.tables.events import ORDERED
from carrack.games.discovery.tables.questions import ASK_CHOICE, AUCTION, PREPARING


def bidders(s: Discovery) -> i64:
    """How many are still in the round."""
    count: i64 = 0
    for seat in range(s.seats):
        if (s.passed >> seat) & 1 == 0:
            count += 1
    return count


def after_pass(s: Discovery) -> None:
    """Whoever is left has won the round: for the bid that stands, or for a dollar when nobody has bid."""
    if bidders(s) > 1:
        auction.next_bid(s)
        return
    seat: i64 = 0
    while (s.passed >> seat) & 1:
        seat += 1
    win(s, seat, s.bids[seat] if s.bids[seat] > 0 else 1)


def win(s: Discovery, seat: i64, price: i64) -> None:
    """The next place in the turn order, and any nation that is left. `item` keeps the price for the last seat."""
    place = turn_order.free_place(s)
    s.order[place] = seat
    s.tell(ORDERED, seat, place + 1)
    pay(s, seat, price, COST_NATION)
    s.item = price
    s.slot = 1
    s.active = seat
    s.actor = seat
    s.step = ASK_CHOICE


def is_taken(s: Discovery, nation: i64) -> bool:
    for seat in range(s.seats):
        if s.nation[seat] == nation:
            return True
    return False


def give(s: Discovery, seat: i64, nation: i64) -> None:
    s.nation[seat] = nation
    s.tell(NATION_GIVEN, seat, nation)


class ChooseNation(Step[Discovery]):
    """The winner of a round takes any nation that nobody has."""

    def __init__(self) -> None:
        super().__init__("nation-choice", "auction.nation", VERBS_2015.spans("choose-nation"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        return NATION_TAKEN if is_taken(s, action - CHOOSE_NATION) else ALLOWED

    def answer(self, s: Discovery, action: i64) -> None:
        give(s, s.actor, action - CHOOSE_NATION)
        next_round(s)

    def stands(self, s: Discovery) -> bool:
        return s.stage == AUCTION and s.slot == 1


def next_round(s: Discovery) -> None:
    """Begun by the next seat clockwise that has no place yet; the last seat pays half the last price, rounded up."""
    s.passed = 0
    for seat in range(s.seats):
        s.bids[seat] = 0
        if turn_order.has_place(s, seat):
            s.passed |= 1 << seat
    left = bidders(s)
    if left == 0:
        s.passed = 0
        flow.enter(s, PREPARING)
    elif left == 1:
        last: i64 = 0
        while (s.passed >> last) & 1:
            last += 1
        win(s, last, (s.item + 1) // 2)
    else:
        s.slot = 0
        auction.next_bid(s)
