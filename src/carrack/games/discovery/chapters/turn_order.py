"""II. The first turn order; V. Initiative; III I. The new turn order."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.state import NATURE, Chance
from carrack.games.discovery import flow
from carrack.games.discovery.chapters import windows
from carrack.games.discovery.pieces import clear_line, gain_money
from carrack.games.discovery.state import EMPTY, Discovery
from carrack.games.discovery.tables.events import FOR_INITIATIVE, ORDERED
from carrack.games.discovery.tables.facts import INITIATIVE_LINE, KINDS, START_MONEY
from carrack.games.discovery.tables.questions import ASK_ORDER, DOCK_STAGE, GOODS_STAGE, ORDERING, TILES_STAGE
from carrack.games.discovery.tables.verbs import ORDER_FALLS, VERBS

# The first turn order, at random.


def free_place(s: Discovery) -> i64:
    """The first place in the turn order that nobody has yet."""
    place: i64 = 0
    while s.order[place] >= 0:
        place += 1
    return place


def next_place(s: Discovery) -> None:
    """Nature fills the places from the front; the last seat takes the place that is left."""
    place = free_place(s)
    if place < s.seats - 1:
        s.actor = NATURE
        s.step = ASK_ORDER
        return
    for seat in range(s.seats):
        if not has_place(s, seat):
            take_place(s, seat, place)
    flow.enter(s, GOODS_STAGE if s.rules.is_2015 else TILES_STAGE)


def has_place(s: Discovery, seat: i64) -> bool:
    for place in range(s.seats):
        if s.order[place] == seat:
            return True
    return False


def take_place(s: Discovery, seat: i64, place: i64) -> None:
    """Ten dollars, and one more for each place further back."""
    s.order[place] = seat
    s.money[seat] = START_MONEY + place
    s.tell(ORDERED, seat, place + 1)


class FirstOrder(Chance[Discovery]):
    """Who comes next in the first turn order (II. Initial Starting Order)."""

    def __init__(self) -> None:
        super().__init__("order", "setup.order", VERBS.spans("order-falls"))

    def weight(self, s: Discovery, action: i64) -> i64:
        seat = action - ORDER_FALLS
        return 1 if seat < s.seats and not has_place(s, seat) else 0

    def answer(self, s: Discovery, action: i64) -> None:
        take_place(s, action - ORDER_FALLS, free_place(s))
        next_place(s)

    def address(self, s: Discovery) -> str:
        return f"order/{free_place(s) + 1}"

    def details(self, s: Discovery) -> dict[str, object]:
        return {"place": int(free_place(s)) + 1}

    def stands(self, s: Discovery) -> bool:
        return s.stage == ORDERING


# Initiative.


def in_initiative(s: Discovery, seat: i64) -> bool:
    line = s.line
    for slot in range(INITIATIVE_LINE, INITIATIVE_LINE + s.seats):
        worker = line[slot]
        if worker == EMPTY:
            return False
        if worker // KINDS == seat:
            return True
    return False


def take_initiative(s: Discovery) -> None:
    """Slot k pays k dollars at once; the workers stay to make the next turn order (V. Initiative)."""
    if s.slot < 0 and windows.asks(s):
        return
    for slot in range(s.seats):
        worker = s.line[INITIATIVE_LINE + slot]
        if worker != EMPTY:
            gain_money(s, worker // KINDS, slot + 1, FOR_INITIATIVE)
    flow.enter(s, DOCK_STAGE)


def new_order(s: Discovery) -> None:
    """First those in the initiative box, then everybody else as they stood (III I)."""
    old = s.order[:]
    place: i64 = 0
    for slot in range(s.seats):
        worker = s.line[INITIATIVE_LINE + slot]
        if worker != EMPTY:
            s.order[place] = worker // KINDS
            place += 1
    ahead = place
    for i in range(s.seats):
        if not in_initiative(s, old[i]):
            s.order[place] = old[i]
            place += 1
    clear_line(s, INITIATIVE_LINE, s.seats)
    if ahead > 0:
        for i in range(s.seats):
            s.tell(ORDERED, s.order[i], i + 1)
