"""Laws of the open question: it stands where it belongs, and what it needs is there."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.state import OVER
from carrack.games.discovery import state
from carrack.games.discovery.laws import questions_2015 as questions_laws_2015
from carrack.games.discovery.rules import spot
from carrack.games.discovery.tables.facts import (
    CAPITAL_LINE,
    COLONIST,
    DOCK_LINE,
    KINDS,
    REGIONS,
    SCHOOL_LINE,
    SCHOOL_SLOTS,
    SLOTS,
    SOLDIER,
    TRADE_LINE,
    TRAINING_SLOT,
    WARFARE_LINE,
)
from carrack.games.discovery.tables.questions import (
    ASK_ALLIES,
    ASK_BID,
    ASK_BIDDER,
    ASK_BUY,
    ASK_CARD,
    ASK_CHART,
    ASK_CONFLICT,
    ASK_COUNTER,
    ASK_EXPEDITION,
    ASK_FRONT,
    ASK_GOOD,
    ASK_HIT,
    ASK_LAND,
    ASK_LOOK,
    ASK_MIGRATE,
    ASK_MIGRATE_FROM,
    ASK_MIGRATE_TO,
    ASK_ORDER,
    ASK_PLACE,
    ASK_RETIRE,
    ASK_REWARD,
    ASK_RIDE_FROM,
    ASK_RIDE_TO,
    ASK_TAKE,
    ASK_TILE,
    ASK_TRAIN,
    ASK_WEST_INDIES,
    AUCTION,
    BATTLE,
    BENEFITS_STAGE,
    BY_AUCTION,
    BY_EXPEDITION,
    BY_SPAIN,
    CAMPAIGN,
    CAPITAL_STAGE,
    DISCOVERY_STAGE,
    DOCK_STAGE,
    GOODS_STAGE,
    MOVE,
    ORDERING,
    PLACING,
    PREPARING,
    REVEAL,
    SCHOOL_STAGE,
    SOLDIERS_DUE,
    SPOILS,
    TILES_STAGE,
    TRADE_STAGE,
    WARFARE_STAGE,
)
from carrack.games.discovery.tables.tiles import (
    AGE_TILES,
    INDIAN_ALLIES,
    MIGRATION,
    NEW_WORLD_CARTOGRAPHY,
    STABLE,
    TILE_KINDS,
    UNIVERSITY,
    WEST_INDIES_CO,
)


def tiles_shown(s: state.Discovery, age: i64) -> i64:
    """The tiles of an age on display: there are no others."""
    count: i64 = 0
    for tile in range(AGE_TILES[age], AGE_TILES[age + 1]):
        count += s.tiles[state.SHOWN * TILE_KINDS + tile]
    return count


def check(s: state.Discovery, found: list[str]) -> None:
    if (s.stage == ORDERING or s.stage == AUCTION) != (s.round == 0 and s.stage < TILES_STAGE):
        found.append(f"stage {s.stage} in turn {s.round}")
    _check_stack(s, found)
    if not found and s.actor != OVER and not _stands(s):
        found.append(f"question {s.step} of seat {s.actor} in stage {s.stage}, slot {s.slot}")


def _waits(s: state.Discovery) -> i64:
    """What the open question has on the stack, 0 for nothing."""
    step = s.step
    if step in (ASK_COUNTER, ASK_LOOK):
        return REVEAL
    if step == ASK_HIT:
        return BATTLE
    if step == ASK_RETIRE:
        return SOLDIERS_DUE
    if step in (ASK_MIGRATE_TO, ASK_MIGRATE, ASK_RIDE_TO):
        return MOVE
    return questions_laws_2015.waits(s) if step > ASK_LOOK else 0


def _check_stack(s: state.Discovery, found: list[str]) -> None:
    """Only what the open question needs, under a battle perhaps the war it belongs to; nothing beyond the top."""
    waits = 0 if s.actor == OVER else _waits(s)
    depth: i64 = 0 if waits == 0 else 1
    if waits == BATTLE and s.depth == 2 and s.frames[0] == CAMPAIGN:
        depth = 2
        if not (_is_seat(s, s.frames[1]) and _is_seat(s, s.frames[2]) and 0 <= s.frames[3] <= REGIONS):
            found.append("stack: a war of nobody")
            return
    if waits == SOLDIERS_DUE and s.depth == 2 and s.frames[0] == SPOILS:
        depth = 2
        if not (_is_seat(s, s.frames[1]) and 0 <= s.frames[2] <= 1 and s.frames[3] == 0):
            found.append("stack: spoils of nobody")
            return
    if s.depth != depth or (depth > 0 and s.frame(0) != waits):
        found.append(f"stack: {s.depth} deep at question {s.step}")
        return
    for i in range(depth * state.FRAME, state.FRAMES * state.FRAME):
        if s.frames[i] != 0:
            found.append("stack: something beyond the top")
            return
    if depth > 0 and not _is_frame(s, waits):
        numbers = [int(s.frame(i)) for i in range(1, 6)]
        found.append(f"stack: {numbers} at question {s.step}")


def _is_seat(s: state.Discovery, seat: i64) -> bool:
    return 0 <= seat < s.seats


def _is_frame(s: state.Discovery, what: i64) -> bool:
    if not _is_seat(s, s.frame(1)):
        return False
    if what == BATTLE:
        fought = _is_seat(s, s.frame(2)) and s.frame(1) != s.frame(2) and 0 <= s.frame(3) < REGIONS
        return fought and 0 < s.frame(4) <= s.people(s.frame(3), s.frame(2)) and -1 <= s.frame(5) <= SLOTS
    if what == REVEAL:
        last = BY_SPAIN if s.rules.is_2015 else BY_AUCTION
        return 0 <= s.frame(2) < REGIONS and BY_EXPEDITION <= s.frame(3) <= last
    if what == MOVE:
        return 0 <= s.frame(2) < REGIONS and -1 <= s.frame(3) < REGIONS
    if what > MOVE:
        return questions_laws_2015.is_frame(s, what)
    return 0 <= s.frame(2) < state.ZONES and 0 < s.frame(3) <= 2


def _is_his(s: state.Discovery, line: i64, slots: i64) -> bool:
    """The worker in the slot that is being resolved is the asked seat's."""
    if not 0 <= s.slot < slots:
        return False
    worker = s.line[spot(line, s.slot)]
    return worker != state.EMPTY and worker // KINDS == s.actor


def _stands(s: state.Discovery) -> bool:
    """Whether the open question can be open here."""
    step = s.step
    stage = s.stage
    seat = s.actor
    if step == ASK_PLACE:
        return stage == PLACING and s.slot == 0 and (s.placed >> seat) & 1 == 0 and s.crowd(state.HAND, seat) > 0
    if step == ASK_LAND:
        return stage == DOCK_STAGE and _is_his(s, DOCK_LINE, s.rules.dock_slots)
    if step == ASK_TAKE:
        return stage == TRADE_STAGE and _is_his(s, TRADE_LINE, 4)
    if step == ASK_BUY:
        return stage == CAPITAL_STAGE and _is_his(s, CAPITAL_LINE, 5)
    if step == ASK_CONFLICT:
        return stage == WARFARE_STAGE and _is_his(s, WARFARE_LINE, 4)
    if step == ASK_TRAIN:
        worker = s.line[SCHOOL_LINE + TRAINING_SLOT]
        return stage == SCHOOL_STAGE and s.slot == SCHOOL_SLOTS and worker >= 0 and worker // KINDS == seat
    if step == ASK_EXPEDITION:
        return stage == DISCOVERY_STAGE and 0 <= s.slot < s.seats and s.order[s.slot] == seat and s.active == seat
    if step == ASK_CARD:
        reached = not s.regions_left() or (s.rules.nations and s.item == 1)
        return stage == DISCOVERY_STAGE and reached and s.crowd(state.CREW, s.active) > 0
    if step == ASK_COUNTER:
        return s.active == s.frame(1) and _can_reveal(s)
    if step == ASK_LOOK:
        return (
            s.rules.hide_failed and stage == DISCOVERY_STAGE and s.frame(3) == BY_EXPEDITION and s.active == s.frame(1)
        )
    if step == ASK_HIT:
        return stage == WARFARE_STAGE and seat == s.frame(1)
    if step == ASK_RETIRE:
        return seat == s.frame(1)
    if step == ASK_FRONT:
        return (s.slot >= 0 or s.rules.is_2015) and not s.is_spent(UNIVERSITY) and s.owns(seat, UNIVERSITY) > 0
    if step == ASK_ALLIES:
        return stage == CAPITAL_STAGE and s.owns(seat, INDIAN_ALLIES) > 0
    if step == ASK_CHART:
        return not s.is_spent(NEW_WORLD_CARTOGRAPHY) and s.owns(seat, NEW_WORLD_CARTOGRAPHY) > 0
    if step in (ASK_TILE, ASK_GOOD):
        return stage == (TILES_STAGE if step == ASK_TILE else GOODS_STAGE) and s.slot == 0
    return _stands_elsewhere(s)


def _can_reveal(s: state.Discovery) -> bool:
    if s.frame(3) == BY_AUCTION:
        return s.stage == AUCTION
    if s.frame(3) == BY_SPAIN and s.stage != PREPARING:
        return False
    if s.counter[s.frame(2)] == state.OPEN:
        return False
    return s.frame(3) != BY_EXPEDITION or s.crowd(state.CREW, s.frame(1)) > 0


def _movable(s: state.Discovery) -> i64:
    """Who could migrate from where the asked seat wants to."""
    if s.rules.is_2015:
        return s.count(s.frame(2), s.actor, COLONIST)
    return s.people(s.frame(2), s.actor) - s.count(s.frame(2), s.actor, SOLDIER)


def _stands_elsewhere(s: state.Discovery) -> bool:
    """The rarer questions: the tiles' moves, and the set-up."""
    step = s.step
    stage = s.stage
    seat = s.actor
    if step in (ASK_MIGRATE_FROM, ASK_MIGRATE_TO, ASK_MIGRATE):
        asked = step == ASK_MIGRATE_FROM or (s.frame(1) == seat and s.counter[s.frame(2)] == state.OPEN)
        named = step != ASK_MIGRATE or (s.frame(3) >= 0 and _movable(s) > 1)
        return stage == BENEFITS_STAGE and s.owns(seat, MIGRATION) > 0 and asked and named
    if step in (ASK_RIDE_FROM, ASK_RIDE_TO):
        then = DISCOVERY_STAGE if s.rules.is_2015 else BENEFITS_STAGE
        return stage == then and s.owns(seat, STABLE) > 0 and (step == ASK_RIDE_FROM or s.frame(1) == seat)
    if step == ASK_WEST_INDIES:
        return stage == BENEFITS_STAGE and s.owns(s.active, WEST_INDIES_CO) > 0
    if step == ASK_ORDER:
        return stage == ORDERING
    if step == ASK_BIDDER:
        return stage == AUCTION and s.slot == -1
    if step == ASK_BID:
        return stage == AUCTION and s.slot == 0 and (s.passed >> seat) & 1 == 0 and s.active == seat
    if step == ASK_REWARD:
        return stage == AUCTION and s.slot == 1
    return s.rules.is_2015 and questions_laws_2015.stands(s)
