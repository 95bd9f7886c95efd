"""Ten soldiers a colour: whoever is due an eleventh may first turn one on the map into a colonist (rules 3)."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.discovery import flow
from carrack.games.discovery.pieces import colonists_to_come, in_play, leave, move, stand
from carrack.games.discovery.state import HAND, Discovery
from carrack.games.discovery.tables.events import JOINED, RETIRED, SETTLED, SOLDIERS_LOST, TO_DISCOVERY, TO_HAND
from carrack.games.discovery.tables.facts import COLONIST, REGIONS, SOLDIER, WORKERS_MOST
from carrack.games.discovery.tables.frames import DUE_SOLDIERS, DUE_ZONE, SOLDIERS_DUE, WHOSE
from carrack.games.discovery.tables.questions import ASK_RETIRE
from carrack.games.discovery.tables.reasons import NO_SOLDIER_THERE
from carrack.games.discovery.tables.verbs import RETIRE, RETIRE_NOT, VERBS


def give(s: Discovery, seat: i64, zone: i64, wanted: i64) -> None:
    """Soldiers from the supply into a zone, then what comes next. Whoever calls this has nothing left to do."""
    s.push(SOLDIERS_DUE, seat, zone, wanted)
    give_due(s)


def give_due(s: Discovery) -> None:
    """Those that are due, on top of the stack, as long as there are pieces; then ask, or they are lost."""
    seat = s.frame(WHOSE)
    zone = s.frame(DUE_ZONE)
    due = s.frame(DUE_SOLDIERS)
    s.pop()
    free = WORKERS_MOST[SOLDIER] - in_play(s, seat, SOLDIER)
    come = due if due < free else free
    if come > 0:
        enlist(s, seat, zone, come)
    due -= come
    if due == 0:
        flow.go_on(s)
    elif can_retire(s, seat):
        s.push(SOLDIERS_DUE, seat, zone, due)
        s.actor = seat
        s.step = ASK_RETIRE
    else:
        s.tell(SOLDIERS_LOST, seat, due)
        flow.go_on(s)


def enlist(s: Discovery, seat: i64, zone: i64, count: i64) -> None:
    if zone < REGIONS:
        s.tell(SETTLED, seat, SOLDIER, count, zone)
        for _ in range(count):
            stand(s, zone, seat, SOLDIER)
    else:
        move(s, zone, seat, SOLDIER, count)
        s.tell(JOINED, seat, SOLDIER, count, TO_HAND if zone == HAND else TO_DISCOVERY)


def can_retire(s: Discovery, seat: i64) -> bool:
    """A soldier of his on the map, and a colonist for him to become."""
    if colonists_to_come(s, seat, 1) < 1:
        return False
    for region in range(REGIONS):
        if s.count(region, seat, SOLDIER) > 0:
            return True
    return False


class Retire(Step[Discovery]):
    """Which soldier on the map becomes a colonist, to make room for the new one; or the new one is lost."""

    def __init__(self) -> None:
        super().__init__("retire", "soldiers.limit", VERBS.spans("retire", "retire-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        if action == RETIRE_NOT:
            return ALLOWED
        return ALLOWED if s.count(action - RETIRE, s.actor, SOLDIER) > 0 else NO_SOLDIER_THERE

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        if action == RETIRE_NOT:
            s.tell(SOLDIERS_LOST, seat, s.frame(DUE_SOLDIERS))
            s.pop()
            flow.go_on(s)
            return
        region = action - RETIRE
        s.tell(RETIRED, seat, region)
        leave(s, region, seat, SOLDIER)
        stand(s, region, seat, COLONIST)
        give_due(s)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"due": int(s.frame(DUE_SOLDIERS))}

    def stands(self, s: Discovery) -> bool:
        return s.actor == s.frame(WHOSE)
