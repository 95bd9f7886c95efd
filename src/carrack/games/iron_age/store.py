"""6. Store: goods become wealth, which can be saved without limit of the goods row."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.iron_age import ending
from carrack.games.iron_age.events import STORED
from carrack.games.iron_age.facts import COINAGE, COINAGE_GOODS, WEALTH_GOODS, WEALTH_MOST
from carrack.games.iron_age.questions import ASK_STORE
from carrack.games.iron_age.reasons import TOO_FEW_TO_STORE, WEALTH_FULL
from carrack.games.iron_age.state import IronAge, Sheet
from carrack.games.iron_age.verbs import STORE, VERBS


def goods_per_wealth(sheet: Sheet) -> i64:
    """Four, three with Coinage."""
    return COINAGE_GOODS if sheet.has(COINAGE) else WEALTH_GOODS


def begin(s: IronAge) -> None:
    """Ask when anything can be stored; else the turn is over."""
    sheet = s.sheets[s.turn]
    if sheet.goods >= goods_per_wealth(sheet) and sheet.wealth < WEALTH_MOST:
        s.step = ASK_STORE
    else:
        ending.end_turn(s)


class Store(Step[IronAge]):
    """How much wealth to make of the goods that are left (6. Store)."""

    def __init__(self) -> None:
        super().__init__("store", "store.goods", VERBS.spans("store"))

    def why_not(self, s: IronAge, action: i64) -> i64:
        sheet = s.sheets[s.actor]
        wealth = action - STORE
        if sheet.wealth + wealth > WEALTH_MOST:
            return WEALTH_FULL
        return ALLOWED if wealth * goods_per_wealth(sheet) <= sheet.goods else TOO_FEW_TO_STORE

    def answer(self, s: IronAge, action: i64) -> None:
        sheet = s.sheets[s.actor]
        wealth = action - STORE
        goods = wealth * goods_per_wealth(sheet)
        sheet.goods -= goods
        sheet.wealth += wealth
        if wealth > 0:
            s.tell(STORED, s.actor, wealth, goods)
        ending.end_turn(s)

    def details(self, s: IronAge) -> dict[str, object]:
        sheet = s.sheets[s.actor]
        return {"goods": int(sheet.goods), "each": int(goods_per_wealth(sheet))}

    def why_details(self, s: IronAge, action: i64, reason: i64) -> dict[str, object]:
        if reason != TOO_FEW_TO_STORE:
            return {}
        sheet = s.sheets[s.actor]
        return {"needed": int((action - STORE) * goods_per_wealth(sheet)), "goods": int(sheet.goods)}
