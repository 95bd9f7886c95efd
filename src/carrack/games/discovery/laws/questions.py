"""Laws of the open question: it stands where it belongs (`Step.stands`), and what it needs waits on the stack."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.state import OVER
from carrack.games.discovery import state
from carrack.games.discovery.edition_2015.facts import CROWD, DOCK_MOST, SPOILS_SPECIALISTS
from carrack.games.discovery.tables.facts import GOODS, REGIONS, SLOTS
from carrack.games.discovery.tables.questions import (
    ARRANGING,
    AUCTION,
    BATTLE,
    BY_AUCTION,
    BY_EXPEDITION,
    BY_SPAIN,
    CAMPAIGN,
    CROWDING,
    EDICT_DUE,
    HISTORY,
    INFECTION,
    MOVE,
    ORDERING,
    PLAGUE,
    REVEAL,
    SCOUTING,
    SMUGGLING,
    SOLDIERS_DUE,
    SPOILS,
    TILES_STAGE,
    WAITS,
)


def check(s: state.Discovery, found: list[str]) -> None:
    if (s.stage == ORDERING or s.stage == AUCTION) != (s.round == 0 and s.stage < TILES_STAGE):
        found.append(f"stage {s.stage} in turn {s.round}")
    _check_stack(s, found)
    if not found and s.actor != OVER and not s.game.steps[s.step].stands(s):
        found.append(f"question {s.step} of seat {s.actor} in stage {s.stage}, slot {s.slot}")


# The stack.


def _check_stack(s: state.Discovery, found: list[str]) -> None:
    """Only what the open question needs, perhaps with what it belongs to below; nothing beyond the top."""
    kinds = () if s.actor == OVER else WAITS.get(int(s.step), ())
    if s.depth > 0 and int(s.frame(0)) not in kinds:
        found.append(f"stack: {s.depth} deep at question {s.step}")
        return
    depth: i64 = 1 if kinds else 0
    if s.depth == 2 and s.frame(0) == BATTLE and s.frames[0] == CAMPAIGN:
        depth = 2
        if not (_is_seat(s, s.frames[1]) and _is_seat(s, s.frames[2]) and 0 <= s.frames[3] <= REGIONS):
            found.append("stack: a war of nobody")
            return
    if s.depth == 2 and s.frame(0) == SOLDIERS_DUE and s.frames[0] == SPOILS:
        depth = 2
        if not (_is_seat(s, s.frames[1]) and 0 <= s.frames[2] <= 1 and s.frames[3] == 0):
            found.append("stack: spoils of nobody")
            return
    if s.depth != depth:
        found.append(f"stack: {s.depth} deep at question {s.step}")
        return
    for i in range(depth * state.FRAME, state.FRAMES * state.FRAME):
        if s.frames[i] != 0:
            found.append("stack: something beyond the top")
            return
    if depth > 0 and not (_is_seat(s, s.frame(1)) and _is_frame(s, s.frame(0))):
        numbers = [int(s.frame(i)) for i in range(1, 6)]
        found.append(f"stack: {numbers} at question {s.step}")


def _is_seat(s: state.Discovery, seat: i64) -> bool:
    return 0 <= seat < s.seats


def _is_frame(s: state.Discovery, what: i64) -> bool:
    """Whether the numbers on top of the stack can be; that the first is a seat is known already."""
    second = s.frame(2)
    third = s.frame(3)
    if what == SOLDIERS_DUE:
        return 0 <= second < state.ZONES and 0 < third <= 2
    if what == BATTLE:
        fought = _is_seat(s, second) and s.frame(1) != second and 0 <= third < REGIONS
        return fought and 0 < s.frame(4) <= s.people(third, second) and -1 <= s.frame(5) <= SLOTS
    if what == REVEAL:
        last = BY_SPAIN if s.rules.is_2015 else BY_AUCTION
        return 0 <= second < REGIONS and BY_EXPEDITION <= third <= last
    if what == MOVE:
        return 0 <= second < REGIONS and -1 <= third < REGIONS
    return _is_frame_2015(s, what, second, third)


def _is_frame_2015(s: state.Discovery, what: i64, second: i64, third: i64) -> bool:
    if what == SCOUTING:
        return 0 <= second < REGIONS and s.counter[second] != state.OPEN
    if what == ARRANGING:
        return 0 <= second < DOCK_MOST
    if what == SPOILS:
        return 0 < second <= SPOILS_SPECIALISTS and 0 <= third <= 1
    if what == CROWDING:
        return 0 < second <= CROWD
    if what == PLAGUE:
        return 0 <= second < s.seats and 0 <= third < REGIONS
    if what == INFECTION:
        return _is_seat(s, second) and 0 <= third < REGIONS
    if what == EDICT_DUE:
        return -1 <= second < s.seats and second != s.frame(1)
    rival = _is_seat(s, second) and second != s.frame(1)
    if what == HISTORY:
        named = second == -1 or rival
        return named and -1 <= third < s.seats and third != s.frame(1) and 0 <= s.frame(4) <= 1
    return what == SMUGGLING and rival and 0 <= third < GOODS and s.good(state.GOODS_OF + second, third) > 0
