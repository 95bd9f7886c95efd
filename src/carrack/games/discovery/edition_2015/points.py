"""2015, a variant: after colonies have counted, points may be bought, in the turn order just played (5.5 V15)."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.discovery import flow
from carrack.games.discovery.edition_2015.events import COST_POINTS, POINTS_BOUGHT
from carrack.games.discovery.edition_2015.facts import POINT_PRICE
from carrack.games.discovery.edition_2015.verbs import BUY_POINTS, BUY_POINTS_NOT, POINTS, VERBS_2015
from carrack.games.discovery.pieces import pay, shortage
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.tables.facts import AGE_OF_TURN, AGES, LAST_TURN_OF_AGE
from carrack.games.discovery.tables.questions import ASK_POINTS, SCORING_STAGE
from carrack.games.discovery.tables.reasons import TOO_LITTLE_MONEY


def price_of_point(s: Discovery) -> i64:
    """1, 3 or 10 dollars by age."""
    return POINT_PRICE[AGE_OF_TURN[s.round]]


def asks(s: Discovery) -> bool:
    """Whoever has the money for a point is asked, seat after seat; `slot` is the place in the order."""
    if not s.rules.buy_points or s.round != LAST_TURN_OF_AGE[AGE_OF_TURN[s.round]]:
        return False
    while s.slot < s.seats:
        seat = s.order[s.slot]
        if s.money[seat] >= price_of_point(s):
            s.active = seat
            s.actor = seat
            s.step = ASK_POINTS
            return True
        s.slot += 1
    return False


class BuyPoints(Step[Discovery]):
    """So many, and again as long as there is money; or no more."""

    def __init__(self) -> None:
        super().__init__("points", "scoring.buying", VERBS_2015.spans("buy-points", "buy-points-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        if action == BUY_POINTS_NOT:
            return ALLOWED
        cost = POINTS[action - BUY_POINTS] * price_of_point(s)
        return ALLOWED if s.money[s.actor] >= cost else TOO_LITTLE_MONEY

    def ask(self, s: Discovery, out: Actions) -> None:
        price = price_of_point(s)
        for i in range(len(POINTS)):
            if s.money[s.actor] >= POINTS[i] * price:
                out.add(BUY_POINTS + i)
        out.add(BUY_POINTS_NOT)

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        if action == BUY_POINTS_NOT:
            s.slot += 1
        else:
            count = POINTS[action - BUY_POINTS]
            pay(s, seat, count * price_of_point(s), COST_POINTS)
            s.bought[seat * AGES + AGE_OF_TURN[s.round]] += count
            s.tell(POINTS_BOUGHT, seat, count)
        flow.go_on(s)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"price": int(price_of_point(s)), "money": int(s.money[s.actor])}

    def stands(self, s: Discovery) -> bool:
        return s.stage == SCORING_STAGE and 0 <= s.slot < s.seats and s.order[s.slot] == s.actor

    def why_details(self, s: Discovery, action: i64, reason: i64) -> dict[str, object]:
        points: i64 = POINTS[action - BUY_POINTS]
        return shortage(s, points * price_of_point(s)) if reason == TOO_LITTLE_MONEY else {}
