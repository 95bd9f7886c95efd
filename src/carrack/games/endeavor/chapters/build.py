"""1. Build: everybody takes a tile, as high as industry allows."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.endeavor import flow
from carrack.games.endeavor.boards import has_top_level
from carrack.games.endeavor.pieces import gain_building
from carrack.games.endeavor.solo import display
from carrack.games.endeavor.state import Endeavor
from carrack.games.endeavor.tables.events import BUILT
from carrack.games.endeavor.tables.facts import (
    BUILD_LEVEL,
    BUILDING_LEVEL,
    BUILDINGS,
    FIRST_TILE,
    INDUSTRY,
    TOP_LEVEL,
)
from carrack.games.endeavor.tables.questions import BUILDING
from carrack.games.endeavor.tables.reasons import LEVEL_TOO_HIGH, NO_TILE_LEFT, SECOND_TOP_LEVEL
from carrack.games.endeavor.tables.verbs import BUILD, VERBS


def highest_level(s: Endeavor, seat: i64) -> i64:
    """By industry; where nothing is left at or below that, the lowest level above that still has tiles."""
    level = BUILD_LEVEL[s.score(seat, INDUSTRY)]
    if s.rules.solo:
        return TOP_LEVEL if s.rules.free_build else level
    above = TOP_LEVEL
    for building in range(FIRST_TILE, BUILDINGS):
        if s.stock[building] > 0:
            if BUILDING_LEVEL[building] <= level:
                return level
            if BUILDING_LEVEL[building] < above:
                above = BUILDING_LEVEL[building]
    return above


def why_not_build(s: Endeavor, seat: i64, building: i64) -> i64:
    if s.rules.solo:
        reason = display.why_not_take(s, building)
        if reason != ALLOWED:
            return reason
    elif s.stock[building] == 0:
        return NO_TILE_LEFT
    if BUILDING_LEVEL[building] > highest_level(s, seat):
        return LEVEL_TOO_HIGH
    if BUILDING_LEVEL[building] == TOP_LEVEL and has_top_level(s, seat):
        return SECOND_TOP_LEVEL
    return ALLOWED


class Build(Step[Endeavor]):
    """One tile, forced; its symbols count at once (1. Build)."""

    def __init__(self) -> None:
        super().__init__("build", "build.tiles", VERBS.spans("build"))

    def why_not(self, s: Endeavor, action: i64) -> i64:
        return why_not_build(s, s.actor, action - BUILD + FIRST_TILE)

    def answer(self, s: Endeavor, action: i64) -> None:
        seat = s.actor
        building = action - BUILD + FIRST_TILE
        if s.rules.solo:
            display.take(s, building)
        else:
            s.stock[building] -= 1
        gain_building(s, seat, building)
        s.tell(BUILT, seat, building)
        flow.has_built(s)

    def details(self, s: Endeavor) -> dict[str, object]:
        return {"level": int(highest_level(s, s.actor))}

    def stands(self, s: Endeavor) -> bool:
        return s.stage == BUILDING and s.is_turn_of(s.actor)

    def why_details(self, s: Endeavor, action: i64, reason: i64) -> dict[str, object]:
        if reason != LEVEL_TOO_HIGH:
            return {}
        level = BUILDING_LEVEL[action - BUILD + FIRST_TILE]
        return {"level": int(level), "highest": int(highest_level(s, s.actor))}
