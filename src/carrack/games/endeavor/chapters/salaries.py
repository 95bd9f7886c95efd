"""2. Grow and 3. Salaries: discs come into the harbour."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.endeavor import flow
from carrack.games.endeavor.boards import count_manned
from carrack.games.endeavor.pieces import bring_home
from carrack.games.endeavor.state import Endeavor
from carrack.games.endeavor.tables.events import GREW, PAID
from carrack.games.endeavor.tables.facts import BUILDINGS, CULTURE, FINANCE, GROWTH, PAYMENTS
from carrack.games.endeavor.tables.questions import ASK_SALARY, BUILDING, PAYING
from carrack.games.endeavor.tables.reasons import NO_DISC_ON_BUILDING
from carrack.games.endeavor.tables.verbs import PAY, VERBS


def grow(s: Endeavor, seat: i64) -> None:
    """By culture, as many as the reserve has (2. Grow)."""
    discs = GROWTH[s.score(seat, CULTURE)]
    if discs > s.reserve[seat]:
        discs = s.reserve[seat]
    if discs > 0:
        s.reserve[seat] -= discs
        s.harbour[seat] += discs
        s.tell(GREW, seat, discs)


def pay(s: Endeavor, seat: i64) -> bool:
    """By finance, not in round 1. Who can pay them all is not asked; what is left over is lost (3. Salaries)."""
    if s.round == 1:
        return False
    due = PAYMENTS[s.score(seat, FINANCE)]
    if count_manned(s, seat) <= due:
        pay_all(s, seat)
        return False
    s.due = due
    s.actor = seat
    s.step = ASK_SALARY
    return True


def pay_all(s: Endeavor, seat: i64) -> None:
    for building in range(BUILDINGS):
        while s.manned[seat * BUILDINGS + building] > 0:
            bring_home(s, seat, building)
            s.tell(PAID, seat, building)


class Salary(Step[Endeavor]):
    """Which building is paid: its disc goes back to the harbour (3. Salaries)."""

    def __init__(self) -> None:
        super().__init__("salary", "salaries.pay", VERBS.spans("pay"))

    def why_not(self, s: Endeavor, action: i64) -> i64:
        return ALLOWED if s.manned[s.actor * BUILDINGS + action - PAY] > 0 else NO_DISC_ON_BUILDING

    def ask(self, s: Endeavor, out: Actions) -> None:
        first = s.actor * BUILDINGS
        for building in range(BUILDINGS):
            if s.manned[first + building] > 0:
                out.add(PAY + building)

    def answer(self, s: Endeavor, action: i64) -> None:
        bring_home(s, s.actor, action - PAY)
        s.tell(PAID, s.actor, action - PAY)
        s.due -= 1
        if s.due == 0:
            flow.has_paid(s)

    def details(self, s: Endeavor) -> dict[str, object]:
        return {"payments": int(s.due)}

    def stands(self, s: Endeavor) -> bool:
        paying = s.stage == (BUILDING if s.rules.in_one_go else PAYING)
        return paying and s.is_turn_of(s.actor) and s.round > 1 and count_manned(s, s.actor) >= s.due
