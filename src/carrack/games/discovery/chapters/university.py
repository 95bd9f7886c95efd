"""The University: once, its owner moves a worker of his to the front of a line (5.4). A line is an ordered list.

It may be used at any time; moving a worker before its line begins to resolve gains nothing. So its owner is asked
just before a line resolves, and for the turn order where that matters: before the first placement of a turn, at an
own placement, before shipping and before discovery.
"""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.core.verbs import Verbs
from carrack.games.discovery import flow
from carrack.games.discovery.edition_2015.events import GOODS_MOVED, WARFARE_MOVED
from carrack.games.discovery.edition_2015.verbs import ARRANGE, FRONT_GOODS, FRONT_WARFARE
from carrack.games.discovery.rules import spot
from carrack.games.discovery.state import EMPTY, NOBODY, Discovery
from carrack.games.discovery.tables.events import (
    CAPITAL_MOVED,
    DOCK_MOVED,
    INITIATIVE_MOVED,
    MOVED_TO_FRONT,
    ORDER_MOVED,
    TILE_WORKED,
)
from carrack.games.discovery.tables.facts import (
    CAPITAL_LINE,
    CAPITAL_SLOTS,
    DOCK_LINE,
    DOCK_SLOTS,
    INITIATIVE_LINE,
    INITIATIVE_SLOTS,
    KINDS,
    TRADE_LINE,
    TRADE_SLOTS,
    WARFARE_LINE,
    WARFARE_SLOTS,
)
from carrack.games.discovery.tables.questions import (
    ASK_FRONT,
    CAPITAL_STAGE,
    DISCOVERY_STAGE,
    DOCK_STAGE,
    INITIATIVE_STAGE,
    PLACING,
    SHIPPING_STAGE,
    TRADE_STAGE,
    WARFARE_STAGE,
)
from carrack.games.discovery.tables.reasons import IN_FRONT_ALREADY, NO_UNIVERSITY, NOT_THIS_LINE, NOT_YOUR_WORKER
from carrack.games.discovery.tables.tiles import UNIVERSITY
from carrack.games.discovery.tables.verbs import (
    FRONT_CAPITAL,
    FRONT_DOCK,
    FRONT_INITIATIVE,
    FRONT_NOT,
    FRONT_ORDER,
)


def owner(s: Discovery) -> i64:
    """Who may still use it, or NOBODY."""
    return NOBODY if s.is_spent(UNIVERSITY) else s.holder(UNIVERSITY)


def size_of(s: Discovery, line: i64) -> i64:
    if line == DOCK_LINE:
        return s.rules.dock_slots
    if line == INITIATIVE_LINE:
        return INITIATIVE_SLOTS
    if line == CAPITAL_LINE:
        return CAPITAL_SLOTS
    return TRADE_SLOTS if line == TRADE_LINE else WARFARE_SLOTS


def asks(s: Discovery) -> bool:
    """Ask the owner about the line that is about to resolve; in 2015 goods and warfare are lines too."""
    stage = s.stage
    if stage == INITIATIVE_STAGE:
        return asks_for_line(s, INITIATIVE_LINE, 0)
    if stage == DOCK_STAGE:
        return asks_for_line(s, DOCK_LINE, 0)
    if stage == CAPITAL_STAGE:
        return asks_for_line(s, CAPITAL_LINE, 0)
    if stage == TRADE_STAGE:
        return s.rules.is_2015 and asks_for_line(s, TRADE_LINE, 0)
    if stage == WARFARE_STAGE:
        return s.rules.is_2015 and asks_for_line(s, WARFARE_LINE, 0)
    return stage in (PLACING, SHIPPING_STAGE, DISCOVERY_STAGE) and asks_for_order(s)


def ask(s: Discovery, seat: i64) -> None:
    s.actor = seat
    s.step = ASK_FRONT


def asks_for_order(s: Discovery) -> bool:
    """Ask the owner about the turn order, unless he leads it."""
    seat = owner(s)
    if seat < 0 or s.order[0] == seat:
        return False
    ask(s, seat)
    return True


def asks_for_line(s: Discovery, line: i64, front: i64) -> bool:
    """Ask the owner about a line, if a worker of his stands behind its front."""
    seat = owner(s)
    if seat < 0:
        return False
    for slot in range(front, size_of(s, line)):
        if why_not_slot(s, seat, line, front, slot) == ALLOWED:
            ask(s, seat)
            return True
    return False


def why_not_order(s: Discovery, seat: i64) -> i64:
    if s.is_spent(UNIVERSITY) or s.owns(seat, UNIVERSITY) == 0:
        return NO_UNIVERSITY
    return IN_FRONT_ALREADY if s.order[0] == seat else ALLOWED


def why_not_slot(s: Discovery, seat: i64, line: i64, front: i64, slot: i64) -> i64:
    if slot < front or s.line[spot(line, slot)] == EMPTY or s.line[spot(line, slot)] // KINDS != seat:
        return NOT_YOUR_WORKER
    for ahead in range(front, slot):
        if s.line[spot(line, ahead)] != EMPTY:
            return ALLOWED
    return IN_FRONT_ALREADY


def lead_order(s: Discovery, seat: i64) -> None:
    """To the front of the turn order: it counts at once, but a running round of placement ends as it began."""
    place: i64 = 0
    while s.order[place] != seat:
        place += 1
    while place > 0:
        s.order[place] = s.order[place - 1]
        place -= 1
    s.order[0] = seat
    spend(s, seat, ORDER_MOVED)


def lead_line(s: Discovery, line: i64, front: i64, slot: i64) -> None:
    """To the front of a line; those before it move up to the first gap, and nobody falls off."""
    worker = s.line[spot(line, slot)]
    s.line[spot(line, slot)] = EMPTY
    gap = front
    while s.line[spot(line, gap)] != EMPTY:
        gap += 1
    while gap > front:
        s.line[spot(line, gap)] = s.line[spot(line, gap - 1)]
        gap -= 1
    s.line[spot(line, front)] = worker


def spend(s: Discovery, seat: i64, line: i64) -> None:
    s.spent |= 1 << UNIVERSITY
    s.tell(TILE_WORKED, seat, UNIVERSITY)
    s.tell(MOVED_TO_FRONT, seat, line)


def own_slot(s: Discovery, seat: i64) -> i64:
    """The slot of a seat's one worker in the initiative box, -1 without one."""
    for slot in range(INITIATIVE_SLOTS):
        worker = s.line[INITIATIVE_LINE + slot]
        if worker != EMPTY and worker // KINDS == seat:
            return slot
    return -1


def front_of(s: Discovery) -> i64:
    """Of the capital's line: the next worker to act, when the University is used in the middle of it."""
    return s.slot if s.slot > 0 else 0


class Front(Step[Discovery]):
    """Which worker goes to the front of the line that is about to resolve; or the University is kept."""

    def __init__(self, verbs: Verbs) -> None:
        names = ["front-order", "front-initiative", "front-dock", "front-capital", "front-not"]
        if "front-goods" in verbs.by_name:
            names += ["front-goods", "front-warfare", "arrange"]
        super().__init__("front", "tiles.university", verbs.spans(*names))

    def why_not(self, s: Discovery, action: i64) -> i64:
        seat = s.actor
        stage = s.stage
        if action == FRONT_NOT:
            return ALLOWED
        if action == FRONT_ORDER:
            asked = stage in (PLACING, SHIPPING_STAGE, DISCOVERY_STAGE)
            return why_not_order(s, seat) if asked else NOT_THIS_LINE
        if action == FRONT_INITIATIVE:
            if stage != INITIATIVE_STAGE:
                return NOT_THIS_LINE
            return why_not_slot(s, seat, INITIATIVE_LINE, 0, own_slot(s, seat))
        if action > FRONT_NOT:
            return self.why_not_2015(s, action)
        if action >= FRONT_CAPITAL:
            if stage != CAPITAL_STAGE:
                return NOT_THIS_LINE
            return why_not_slot(s, seat, CAPITAL_LINE, front_of(s), action - FRONT_CAPITAL)
        if stage != DOCK_STAGE:
            return NOT_THIS_LINE
        return why_not_slot(s, seat, DOCK_LINE, 0, action - FRONT_DOCK)

    def why_not_2015(self, s: Discovery, action: i64) -> i64:
        """The lines of 2015; of the dock those beyond its printed spaces, where England has put them."""
        seat = s.actor
        stage = s.stage
        if action >= ARRANGE:
            if stage != DOCK_STAGE or action - ARRANGE < DOCK_SLOTS:
                return NOT_THIS_LINE
            return why_not_slot(s, seat, DOCK_LINE, 0, action - ARRANGE)
        if action >= FRONT_WARFARE:
            if stage != WARFARE_STAGE:
                return NOT_THIS_LINE
            return why_not_slot(s, seat, WARFARE_LINE, 0, action - FRONT_WARFARE)
        return why_not_slot(s, seat, TRADE_LINE, 0, action - FRONT_GOODS) if stage == TRADE_STAGE else NOT_THIS_LINE

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        if action == FRONT_ORDER:
            lead_order(s, seat)
        elif action == FRONT_INITIATIVE:
            lead_line(s, INITIATIVE_LINE, 0, own_slot(s, seat))
            spend(s, seat, INITIATIVE_MOVED)
        elif action < FRONT_CAPITAL:
            lead_line(s, DOCK_LINE, 0, action - FRONT_DOCK)
            spend(s, seat, DOCK_MOVED)
        elif action < FRONT_NOT:
            lead_line(s, CAPITAL_LINE, front_of(s), action - FRONT_CAPITAL)
            spend(s, seat, CAPITAL_MOVED)
        elif action >= ARRANGE:
            lead_line(s, DOCK_LINE, 0, action - ARRANGE)
            spend(s, seat, DOCK_MOVED)
        elif action >= FRONT_WARFARE:
            lead_line(s, WARFARE_LINE, 0, action - FRONT_WARFARE)
            spend(s, seat, WARFARE_MOVED)
        elif action >= FRONT_GOODS:
            lead_line(s, TRADE_LINE, 0, action - FRONT_GOODS)
            spend(s, seat, GOODS_MOVED)
        flow.go_on(s)

    def details(self, s: Discovery) -> dict[str, object]:
        stage = s.stage
        if stage == DOCK_STAGE:
            return {"line": "dock"}
        if stage == CAPITAL_STAGE:
            return {"line": "capital"}
        if stage == TRADE_STAGE:
            return {"line": "goods"}
        if stage == WARFARE_STAGE:
            return {"line": "warfare"}
        return {"line": "initiative" if stage == INITIATIVE_STAGE else "order"}

    def stands(self, s: Discovery) -> bool:
        return (s.slot >= 0 or s.rules.is_2015) and not s.is_spent(UNIVERSITY) and s.owns(s.actor, UNIVERSITY) > 0
