"""Set-up: each seat in turn starts with a second port or a second province."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.game import Game
from carrack.core.state import Step
from carrack.games.iron_age import ending
from carrack.games.iron_age.build import fill_province_box
from carrack.games.iron_age.events import OWNS_PORT, SETTLED
from carrack.games.iron_age.facts import PORTS, PROVINCES
from carrack.games.iron_age.questions import ASK_SETTLE
from carrack.games.iron_age.state import IronAge
from carrack.games.iron_age.verbs import SETTLE, VERBS


def lay_out(game: Game, seats: i64) -> IronAge:
    """Three food, an army and a good each; the first seat is asked first."""
    s = IronAge(game, seats)
    s.step = ASK_SETTLE
    return s


class Settle(Step[IronAge]):
    """Second port or second province, free of charge; there is no passing (Set-up 4)."""

    def __init__(self) -> None:
        super().__init__("settle", "setup.choice", VERBS.spans("settle"))

    def answer(self, s: IronAge, action: i64) -> None:
        seat = s.actor
        sheet = s.sheets[seat]
        s.tell(SETTLED, seat, action - SETTLE)
        if action == SETTLE:
            sheet.port_boxes = 1
            sheet.urns = PORTS[0].urns
            s.tell(OWNS_PORT, seat, sheet.ports())
        else:
            for _ in range(PROVINCES[0].boxes):
                fill_province_box(s, seat)
        s.actor = seat + 1
        if s.actor == s.seats:
            ending.begin_round(s)
