"""2015: the Plagues of Age II, which takes from every colony, and of Age III, which takes colonists (5.4)."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.discovery import flow
from carrack.games.discovery.edition_2015.events import INFECTED
from carrack.games.discovery.edition_2015.facts import (
    PLAGUE_COLONISTS,
)
from carrack.games.discovery.edition_2015.reasons import NO_COLONIST_THERE, NO_SUCH_LOSS, NOT_SO_MANY
from carrack.games.discovery.edition_2015.verbs import (
    INFECT,
    INFECT_COUNT,
    INFECT_NOT,
    LOSE,
    VERBS_2015,
)
from carrack.games.discovery.pieces import (
    leave,
)
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.tables.events import FELL, TILE_WORKED
from carrack.games.discovery.tables.facts import (
    COLONIST,
    COLONY_LEAST,
    KINDS,
    REGION_NAMES,
    REGIONS,
)
from carrack.games.discovery.tables.frames import (
    INFECTION,
    INFECTION_REGION,
    INFECTION_VICTIM,
    PLAGUE_PLACE,
    PLAGUE_REGION,
    WHOSE,
)
from carrack.games.discovery.tables.questions import (
    ASK_INFECT,
    ASK_INFECT_COUNT,
    ASK_LOSE,
    CAPITAL_STAGE,
)
from carrack.games.discovery.tables.reasons import (
    NO_SUCH_SEAT,
)
from carrack.games.discovery.tables.tiles import (
    PLAGUE_3,
)
from carrack.games.discovery.tables.verbs import WORKER_NAMES

# The Plague of Age II.


def next_loss(s: Discovery) -> None:
    """Every colony of three or more loses a worker of its owner's choice: in turn order, each region by region."""
    while s.frame(PLAGUE_PLACE) < s.seats:
        seat = s.order[s.frame(PLAGUE_PLACE)]
        while s.frame(PLAGUE_REGION) < REGIONS:
            region = s.frame(PLAGUE_REGION)
            if s.people(region, seat) >= COLONY_LEAST:
                kind = only_kind(s, region, seat)
                if kind < 0:
                    s.actor = seat
                    s.step = ASK_LOSE
                    return
                lose(s, region, seat, kind)
            s.set_frame(PLAGUE_REGION, s.frame(PLAGUE_REGION) + 1)
        s.set_frame(PLAGUE_REGION, 0)
        s.set_frame(PLAGUE_PLACE, s.frame(PLAGUE_PLACE) + 1)
    s.pop()
    flow.go_on(s)


def only_kind(s: Discovery, region: i64, seat: i64) -> i64:
    """The kind of all a seat's workers there, -1 when there are several."""
    found: i64 = -1
    for kind in range(KINDS):
        if s.count(region, seat, kind) > 0:
            if found >= 0:
                return -1
            found = kind
    return found


def lose(s: Discovery, region: i64, seat: i64, kind: i64) -> None:
    leave(s, region, seat, kind)
    s.tell(FELL, seat, kind, 1, region)


class Lose(Step[Discovery]):
    """Which worker of a colony the Plague takes."""

    def __init__(self) -> None:
        super().__init__("lose", "tiles.plague_2", VERBS_2015.spans("lose"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        return ALLOWED if s.count(s.frame(PLAGUE_REGION), s.actor, action - LOSE) > 0 else NO_SUCH_LOSS

    def answer(self, s: Discovery, action: i64) -> None:
        lose(s, s.frame(PLAGUE_REGION), s.actor, action - LOSE)
        s.set_frame(PLAGUE_REGION, s.frame(PLAGUE_REGION) + 1)
        flow.go_on(s)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"region": REGION_NAMES[s.frame(PLAGUE_REGION)]}

    def stands(self, s: Discovery) -> bool:
        colony = s.people(s.frame(PLAGUE_REGION), s.actor) >= COLONY_LEAST
        return s.stage == CAPITAL_STAGE and s.order[s.frame(PLAGUE_PLACE)] == s.actor and colony

    def why_details(self, s: Discovery, action: i64, reason: i64) -> dict[str, object]:
        return {"worker": WORKER_NAMES[action - LOSE]} if reason == NO_SUCH_LOSS else {}


# The Plague of Age III.


def ask_infect(s: Discovery, seat: i64) -> None:
    """Not asked when there is no basic colonist on the map."""
    for region in range(REGIONS):
        for other in range(s.seats):
            if s.count(region, other, COLONIST) > 0:
                s.actor = seat
                s.step = ASK_INFECT
                return
    flow.go_on(s)


class Infect(Step[Discovery]):
    """Whose colonists are taken, and in which region; or nobody's."""

    def __init__(self) -> None:
        super().__init__("infect", "tiles.plague_3", VERBS_2015.spans("infect", "infect-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        if action == INFECT_NOT:
            return ALLOWED
        victim = (action - INFECT) // REGIONS
        if victim >= s.seats:
            return NO_SUCH_SEAT
        return ALLOWED if s.count((action - INFECT) % REGIONS, victim, COLONIST) > 0 else NO_COLONIST_THERE

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        if action == INFECT_NOT:
            flow.go_on(s)
            return
        victim = (action - INFECT) // REGIONS
        region = (action - INFECT) % REGIONS
        s.push(INFECTION, seat, victim, region)
        if s.count(region, victim, COLONIST) > 1:
            s.step = ASK_INFECT_COUNT
        else:
            infect(s, 1)

    def stands(self, s: Discovery) -> bool:
        return s.stage == CAPITAL_STAGE and s.owns(s.actor, PLAGUE_3) > 0


class InfectCount(Step[Discovery]):
    """How many of them: up to three."""

    def __init__(self) -> None:
        super().__init__("infect-count", "tiles.plague_3", VERBS_2015.spans("infect-count"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        return (
            ALLOWED
            if action - INFECT_COUNT < s.count(s.frame(INFECTION_REGION), s.frame(INFECTION_VICTIM), COLONIST)
            else NOT_SO_MANY
        )

    def answer(self, s: Discovery, action: i64) -> None:
        infect(s, action - INFECT_COUNT + 1)

    def details(self, s: Discovery) -> dict[str, object]:
        there = s.count(s.frame(INFECTION_REGION), s.frame(INFECTION_VICTIM), COLONIST)
        most = PLAGUE_COLONISTS if there > PLAGUE_COLONISTS else there
        return {
            "foe": int(s.frame(INFECTION_VICTIM)),
            "region": REGION_NAMES[s.frame(INFECTION_REGION)],
            "most": int(most),
        }

    def stands(self, s: Discovery) -> bool:
        victims = s.count(s.frame(INFECTION_REGION), s.frame(INFECTION_VICTIM), COLONIST)
        return s.stage == CAPITAL_STAGE and s.frame(WHOSE) == s.actor and victims > 1


def infect(s: Discovery, count: i64) -> None:
    seat = s.frame(WHOSE)
    victim = s.frame(INFECTION_VICTIM)
    region = s.frame(INFECTION_REGION)
    s.pop()
    s.tell(TILE_WORKED, seat, PLAGUE_3)
    s.tell(INFECTED, victim, seat, count, region)
    for _ in range(count):
        leave(s, region, victim, COLONIST)
    flow.go_on(s)
