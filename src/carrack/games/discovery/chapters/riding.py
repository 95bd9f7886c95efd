"""The Stable: a soldier rides to an adjacent region. In 2007 with the benefits, in 2015 just before discovery (5.4)."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.discovery import flow
from carrack.games.discovery.pieces import leave, stand
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.tables.events import RODE, TILE_WORKED
from carrack.games.discovery.tables.facts import NEIGHBOURS, REGION_NAMES, REGIONS, SOLDIER
from carrack.games.discovery.tables.frames import MOVE, MOVE_FROM, WHOSE
from carrack.games.discovery.tables.questions import ASK_RIDE_FROM, ASK_RIDE_TO, BENEFITS_STAGE, DISCOVERY_STAGE
from carrack.games.discovery.tables.reasons import NO_SOLDIER_THERE, NOT_ADJACENT, NOT_DISCOVERED, NOWHERE_TO_RIDE
from carrack.games.discovery.tables.tiles import STABLE
from carrack.games.discovery.tables.verbs import RIDE_FROM, RIDE_NOT, RIDE_TO, VERBS


def why_not_ride_from(s: Discovery, region: i64, seat: i64) -> i64:
    if s.count(region, seat, SOLDIER) == 0:
        return NO_SOLDIER_THERE
    for target in range(REGIONS):
        if (NEIGHBOURS[region] >> target) & 1 and s.is_open(target):
            return ALLOWED
    return NOWHERE_TO_RIDE


def asks_to_ride(s: Discovery, seat: i64) -> bool:
    for region in range(REGIONS):
        if why_not_ride_from(s, region, seat) == ALLOWED:
            s.active = seat
            s.actor = seat
            s.step = ASK_RIDE_FROM
            return True
    return False


def is_time_to_ride(s: Discovery) -> bool:
    stage = DISCOVERY_STAGE if s.rules.is_2015 else BENEFITS_STAGE
    return s.stage == stage and s.owns(s.actor, STABLE) > 0


class RideFrom(Step[Discovery]):
    """From which region a soldier rides; or none does."""

    def __init__(self) -> None:
        super().__init__("ride-from", "tiles.stable", VERBS.spans("ride-from", "ride-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        return ALLOWED if action == RIDE_NOT else why_not_ride_from(s, action - RIDE_FROM, s.actor)

    def answer(self, s: Discovery, action: i64) -> None:
        if action == RIDE_NOT:
            flow.go_on(s)
        else:
            s.push(MOVE, s.actor, action - RIDE_FROM, -1)
            s.step = ASK_RIDE_TO

    def stands(self, s: Discovery) -> bool:
        return is_time_to_ride(s)


class RideTo(Step[Discovery]):
    """To which adjacent discovered region; own workers there are not needed."""

    def __init__(self) -> None:
        super().__init__("ride-to", "tiles.stable", VERBS.spans("ride-to"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        target = action - RIDE_TO
        if (NEIGHBOURS[s.frame(MOVE_FROM)] >> target) & 1 == 0:
            return NOT_ADJACENT
        return ALLOWED if s.is_open(target) else NOT_DISCOVERED

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.frame(WHOSE)
        start = s.frame(MOVE_FROM)
        target = action - RIDE_TO
        s.pop()
        s.tell(TILE_WORKED, seat, STABLE)
        s.tell(RODE, seat, start, target)
        leave(s, start, seat, SOLDIER)
        stand(s, target, seat, SOLDIER)
        flow.go_on(s)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"region": REGION_NAMES[s.frame(MOVE_FROM)]}

    def stands(self, s: Discovery) -> bool:
        return is_time_to_ride(s) and s.frame(WHOSE) == s.actor
