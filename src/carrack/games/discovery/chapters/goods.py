"""V. Trade Goods: a pick from the display, the first space first."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.discovery import flow
from carrack.games.discovery.chapters import windows
from carrack.games.discovery.pieces import clear_line, goods_in, is_his, next_slot, take_good
from carrack.games.discovery.state import EMPTY, SHOWN, Discovery
from carrack.games.discovery.tables.events import DECLINED, GOOD_TAKEN
from carrack.games.discovery.tables.facts import GOODS, KINDS, TRADE, TRADE_LINE, TRADE_SLOTS
from carrack.games.discovery.tables.questions import ASK_TAKE, SHIPPING_STAGE, TRADE_STAGE
from carrack.games.discovery.tables.reasons import GOOD_NOT_SHOWN
from carrack.games.discovery.tables.verbs import TAKE, TAKE_NOT, VERBS


def next_pick(s: Discovery) -> None:
    """As long as there are workers and tokens."""
    if s.slot < 0 and windows.asks(s):
        return
    if s.slot < TRADE_SLOTS and s.line[TRADE_LINE + s.slot] != EMPTY and goods_in(s, SHOWN) > 0:
        s.active = s.line[TRADE_LINE + s.slot] // KINDS
        s.actor = s.active
        s.step = ASK_TAKE
        return
    clear_line(s, TRADE_LINE, TRADE_SLOTS)
    flow.enter(s, SHIPPING_STAGE)


class Take(Step[Discovery]):
    """Any token still there, or none (V. Trade Goods)."""

    def __init__(self) -> None:
        super().__init__("take", "goods.choice", VERBS.spans("take", "take-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        return ALLOWED if action == TAKE_NOT or s.good(SHOWN, action - TAKE) > 0 else GOOD_NOT_SHOWN

    def ask(self, s: Discovery, out: Actions) -> None:
        goods = s.goods
        for good in range(GOODS):
            if goods[SHOWN * GOODS + good] > 0:
                out.add(TAKE + good)
        out.add(TAKE_NOT)

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        if action == TAKE_NOT:
            s.tell(DECLINED, seat, TRADE)
        else:
            good = action - TAKE
            take_good(s, seat, good, SHOWN)
            s.tell(GOOD_TAKEN, seat, good)
        next_slot(s, TRADE_LINE)
        next_pick(s)

    def stands(self, s: Discovery) -> bool:
        return s.stage == TRADE_STAGE and is_his(s, TRADE_LINE, TRADE_SLOTS)
