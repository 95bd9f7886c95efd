"""2015: what is done before the first turn, where it is in use (4.1): nations, open tiles, open counters, Spain."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import NATURE, Chance, Step
from carrack.games.discovery.chapters import counters, placement
from carrack.games.discovery.edition_2015 import nation_auction
from carrack.games.discovery.edition_2015.events import COUNTER_OPENED, POWER_WORKED, TILE_SPARED
from carrack.games.discovery.edition_2015.facts import FORETOLD, SPAIN
from carrack.games.discovery.edition_2015.verbs import CONQUER, NATION_FALLS, POWER_NOT, VERBS_2015
from carrack.games.discovery.pieces import leave_stack, see_counter, tiles_in
from carrack.games.discovery.state import FACE_DOWN, SUPPLY, Discovery
from carrack.games.discovery.tables.events import DECLINED
from carrack.games.discovery.tables.facts import AGES, DISCOVERY, REGION_NAMES, REGIONS
from carrack.games.discovery.tables.questions import (
    ASK_CONQUEST,
    ASK_NATION,
    ASK_OPENING,
    ASK_SPARE,
    BY_SPAIN,
    PREPARING,
)
from carrack.games.discovery.tables.reasons import DISCOVERED_ALREADY
from carrack.games.discovery.tables.tiles import AGE_TILES, TILE_KINDS
from carrack.games.discovery.tables.verbs import COUNTER_COMES, TILE_COMES, TOO_STRONG


def next_step(s: Discovery) -> None:
    """Nations are dealt, then tiles, then counters; Spain is asked last of all, once."""
    if s.rules.nations and next_without_nation(s) >= 0:
        ask_nature(s, ASK_NATION)
    elif s.rules.low_luck and tiles_in(s, SUPPLY, AGES - 1) > FORETOLD:
        ask_nature(s, ASK_SPARE)
    elif s.rules.face_up and next_face_down(s) >= 0:
        ask_nature(s, ASK_OPENING)
    elif s.slot < 0 and s.rules.nations and holder(s, SPAIN) >= 0:
        s.slot = 0
        seat = holder(s, SPAIN)
        s.active = seat
        s.actor = seat
        s.step = ASK_CONQUEST
    else:
        placement.begin_turn(s)


def ask_nature(s: Discovery, step: i64) -> None:
    s.actor = NATURE
    s.step = step


def holder(s: Discovery, nation: i64) -> i64:
    """Who plays a nation, -1 when nobody does."""
    for seat in range(s.seats):
        if s.nation[seat] == nation:
            return seat
    return -1


# Nations.


def next_without_nation(s: Discovery) -> i64:
    """The first seat in turn order that has none, -1 when all have one."""
    for place in range(s.seats):
        if s.nation[s.order[place]] < 0:
            return s.order[place]
    return -1


class DealNation(Chance[Discovery]):
    """Which nation a seat plays (5.5 V3)."""

    def __init__(self) -> None:
        super().__init__("nation", "nations.dealt", VERBS_2015.spans("nation-falls"))

    def weight(self, s: Discovery, action: i64) -> i64:
        return 0 if nation_auction.is_taken(s, action - NATION_FALLS) else 1

    def answer(self, s: Discovery, action: i64) -> None:
        nation_auction.give(s, next_without_nation(s), action - NATION_FALLS)
        next_step(s)

    def address(self, s: Discovery) -> str:
        dealt = sum(1 for seat in range(s.seats) if s.nation[seat] >= 0)
        return f"nation/{dealt + 1}"

    def details(self, s: Discovery) -> dict[str, object]:
        return {"owner": int(next_without_nation(s))}

    def stands(self, s: Discovery) -> bool:
        return s.stage == PREPARING and s.rules.nations and s.order[s.seats - 1] >= 0


# The buildings of Age III.


class SpareTile(Chance[Discovery]):
    """Which building of Age III stays in the box, until ten are left: those lie open from the start (5.5 V11)."""

    def __init__(self) -> None:
        super().__init__("spare", "options.low_luck", VERBS_2015.spans("tile-comes"))

    def weight(self, s: Discovery, action: i64) -> i64:
        tile = action - TILE_COMES
        return s.tiles[SUPPLY * TILE_KINDS + tile] if tile >= AGE_TILES[AGES - 1] else 0

    def answer(self, s: Discovery, action: i64) -> None:
        leave_stack(s, action - TILE_COMES, 1)
        s.tell(TILE_SPARED, action - TILE_COMES)
        next_step(s)

    def address(self, s: Discovery) -> str:
        return f"tiles-3/left over/{tiles_in(s, SUPPLY, AGES - 1) - FORETOLD}"

    def stands(self, s: Discovery) -> bool:
        return s.stage == PREPARING and s.rules.low_luck


# The counters.


def next_face_down(s: Discovery) -> i64:
    for region in range(REGIONS):
        if s.counter[region] == FACE_DOWN:
            return region
    return -1


class OpenCounter(Chance[Discovery]):
    """Which counter lies open on a region from the start (5.5 V14)."""

    def __init__(self) -> None:
        super().__init__("opening", "options.advanced_scouting", VERBS_2015.spans("counter-comes"))

    def weight(self, s: Discovery, action: i64) -> i64:
        return 0 if action == TOO_STRONG else s.counters[action - COUNTER_COMES]

    def answer(self, s: Discovery, action: i64) -> None:
        region = next_face_down(s)
        counter = action - COUNTER_COMES
        see_counter(s, counter)
        s.counter[region] = counter
        s.seen_by[region] = s.rules.everyone
        s.tell(COUNTER_OPENED, region, counter)
        next_step(s)

    def address(self, s: Discovery) -> str:
        return f"counter/{s.looks + 1}"

    def details(self, s: Discovery) -> dict[str, object]:
        return {"region": REGION_NAMES[next_face_down(s)]}

    def stands(self, s: Discovery) -> bool:
        return s.stage == PREPARING and s.rules.face_up


# Spain.


class Conquest(Step[Discovery]):
    """A free discovery before the first turn, with a soldier there; or the power is lost (5.5 V5)."""

    def __init__(self) -> None:
        super().__init__("conquest", "nations.spain", VERBS_2015.spans("conquer", "power-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        if action == POWER_NOT:
            return ALLOWED
        return DISCOVERED_ALREADY if s.is_open(action - CONQUER) else ALLOWED

    def answer(self, s: Discovery, action: i64) -> None:
        if action == POWER_NOT:
            s.tell(DECLINED, s.actor, DISCOVERY)
            next_step(s)
            return
        s.uses[s.actor] = 1
        s.tell(POWER_WORKED, s.actor, SPAIN)
        counters.turn_up(s, s.actor, action - CONQUER, BY_SPAIN)

    def stands(self, s: Discovery) -> bool:
        return s.stage == PREPARING and s.slot == 0 and s.is_nation(s.actor, SPAIN) and s.uses[s.actor] == 0
