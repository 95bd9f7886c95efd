"""5. Buy a development: at most one a turn, each once."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.iron_age import store
from carrack.games.iron_age.events import BOUGHT
from carrack.games.iron_age.facts import (
    COST,
    DEVELOPMENT_COUNT,
    INNOVATION_WORTH,
    PHILOSOPHY,
    PHILOSOPHY_WORTH,
    WEALTH_WORTH,
)
from carrack.games.iron_age.questions import ASK_BUY
from carrack.games.iron_age.reasons import MORE_THAN_NEEDED, OWNED_ALREADY, TOO_FEW_GOODS, TOO_LITTLE_WEALTH
from carrack.games.iron_age.state import IronAge, Sheet
from carrack.games.iron_age.verbs import BUY, BUY_NOTHING, VERBS, WEALTH_SPENT


def rest_of(s: IronAge, sheet: Sheet, development: i64) -> i64:
    """What is left to pay when all innovations are used: they vanish anyway."""
    worth = PHILOSOPHY_WORTH if sheet.has(PHILOSOPHY) else INNOVATION_WORTH
    rest = COST[development] - s.innovations * worth
    return rest if rest > 0 else 0


def wealth_needed(rest: i64) -> i64:
    """The most wealth that serves any purpose: what pays the rest alone."""
    return (rest + WEALTH_WORTH - 1) // WEALTH_WORTH


def goods_needed(rest: i64, wealth: i64) -> i64:
    goods = rest - WEALTH_WORTH * wealth
    return goods if goods > 0 else 0


def begin(s: IronAge) -> None:
    """Ask when anything can be bought; else go on to storing."""
    sheet = s.sheets[s.turn]
    for development in range(DEVELOPMENT_COUNT):
        rest = rest_of(s, sheet, development)
        if not sheet.has(development) and rest <= sheet.goods + WEALTH_WORTH * sheet.wealth:
            s.step = ASK_BUY
            return
    leave(s)


def leave(s: IronAge) -> None:
    """Innovations cannot be saved."""
    s.innovations = 0
    store.begin(s)


class Buy(Step[IronAge]):
    """A development, and how much wealth goes into it: the rest is paid in goods, nothing is given back (5. Buy)."""

    def __init__(self) -> None:
        super().__init__("buy", "buy.payment", VERBS.spans("buy", "buy-nothing"))

    def why_not(self, s: IronAge, action: i64) -> i64:
        if action == BUY_NOTHING:
            return ALLOWED
        sheet = s.sheets[s.actor]
        development = (action - BUY) // WEALTH_SPENT
        wealth = (action - BUY) % WEALTH_SPENT
        if sheet.has(development):
            return OWNED_ALREADY
        rest = rest_of(s, sheet, development)
        if wealth > wealth_needed(rest):
            return MORE_THAN_NEEDED
        if wealth > sheet.wealth:
            return TOO_LITTLE_WEALTH
        return ALLOWED if goods_needed(rest, wealth) <= sheet.goods else TOO_FEW_GOODS

    def ask(self, s: IronAge, out: Actions) -> None:
        sheet = s.sheets[s.actor]
        for development in range(DEVELOPMENT_COUNT):
            if not sheet.has(development):
                rest = rest_of(s, sheet, development)
                most = wealth_needed(rest)
                if most > sheet.wealth:
                    most = sheet.wealth
                for wealth in range(most + 1):
                    if goods_needed(rest, wealth) <= sheet.goods:
                        out.add(BUY + development * WEALTH_SPENT + wealth)
        out.add(BUY_NOTHING)

    def answer(self, s: IronAge, action: i64) -> None:
        if action != BUY_NOTHING:
            sheet = s.sheets[s.actor]
            development = (action - BUY) // WEALTH_SPENT
            wealth = (action - BUY) % WEALTH_SPENT
            goods = goods_needed(rest_of(s, sheet, development), wealth)
            s.tell(BOUGHT, s.actor, development, s.innovations, wealth, goods)
            sheet.wealth -= wealth
            sheet.goods -= goods
            sheet.developments |= 1 << development
        leave(s)

    def details(self, s: IronAge) -> dict[str, object]:
        sheet = s.sheets[s.actor]
        return {"innovations": int(s.innovations), "goods": int(sheet.goods), "wealth": int(sheet.wealth)}

    def why_details(self, s: IronAge, action: i64, reason: i64) -> dict[str, object]:
        if reason != TOO_FEW_GOODS:
            return {}
        sheet = s.sheets[s.actor]
        rest = rest_of(s, sheet, (action - BUY) // WEALTH_SPENT)
        return {"needed": int(goods_needed(rest, (action - BUY) % WEALTH_SPENT)), "goods": int(sheet.goods)}
