"""Laws of the open question: it stands where it belongs (`Step.stands`), and what it needs waits on the stack."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.state import OVER
from carrack.games.discovery import state
from carrack.games.discovery.edition_2015.facts import CROWD, DOCK_MOST, SPOILS_SPECIALISTS
from carrack.games.discovery.tables.facts import GOODS, REGIONS, SLOTS
from carrack.games.discovery.tables.frames import (
    ARRANGING,
    BATTLE,
    BATTLE_HITS,
    BATTLE_HITS_BACK,
    BATTLE_REGION,
    BATTLE_VICTIM,
    CAMPAIGN,
    CROWD_DUE,
    CROWDING,
    DOCK_ARRANGED,
    DRAWING,
    DUE_SOLDIERS,
    DUE_ZONE,
    EDICT_DUE,
    EDICT_NEXT,
    FRAME,
    FRAMES,
    HISTORY,
    HISTORY_PHASE,
    HISTORY_RIVAL,
    HISTORY_SECOND,
    INFECTION,
    INFECTION_REGION,
    INFECTION_VICTIM,
    MOVE,
    MOVE_FROM,
    MOVE_TO,
    NAMING,
    PLAGUE,
    PLAGUE_PLACE,
    PLAGUE_REGION,
    REVEAL,
    REVEAL_HOW,
    REVEAL_REGION,
    SCOUT_REGION,
    SCOUTING,
    SMUGGLE_GOOD,
    SMUGGLE_RIVAL,
    SMUGGLING,
    SOLDIERS_DUE,
    SPOILS,
    SPOILS_DRAWN,
    SPOILS_DUE,
    WAITS,
    WAR_FOE,
    WAR_REGION,
    WHAT,
    WHOSE,
)
from carrack.games.discovery.tables.questions import AUCTION, BY_AUCTION, BY_EXPEDITION, BY_SPAIN, ORDERING, TILES_STAGE


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
    if s.depth > 0 and int(s.frame(WHAT)) not in kinds:
        found.append(f"stack: {s.depth} deep at question {s.step}")
        return
    depth: i64 = 1 if kinds else 0
    if s.depth == 2 and s.frame(WHAT) == BATTLE and s.frame_at(0, WHAT) == CAMPAIGN:
        depth = 2
        sides = _is_seat(s, s.frame_at(0, WHOSE)) and _is_seat(s, s.frame_at(0, WAR_FOE))
        if not (sides and 0 <= s.frame_at(0, WAR_REGION) <= REGIONS):
            found.append("stack: a war of nobody")
            return
    if s.depth == 2 and s.frame(WHAT) == SOLDIERS_DUE and s.frame_at(0, WHAT) == SPOILS:
        depth = 2
        due = 0 <= s.frame_at(0, SPOILS_DUE) <= 1 and s.frame_at(0, SPOILS_DRAWN) == 0
        if not (_is_seat(s, s.frame_at(0, WHOSE)) and due):
            found.append("stack: spoils of nobody")
            return
    if s.depth != depth:
        found.append(f"stack: {s.depth} deep at question {s.step}")
        return
    for i in range(depth * FRAME, FRAMES * FRAME):
        if s.frames[i] != 0:
            found.append("stack: something beyond the top")
            return
    if depth > 0 and not (_is_seat(s, s.frame(WHOSE)) and _is_frame(s, s.frame(WHAT))):
        numbers = [int(s.frame(i)) for i in range(1, 6)]
        found.append(f"stack: {numbers} at question {s.step}")


def _is_seat(s: state.Discovery, seat: i64) -> bool:
    return 0 <= seat < s.seats


def _is_frame(s: state.Discovery, what: i64) -> bool:
    """Whether the slots of the frame on top of the stack can be; that WHOSE is a seat is known already."""
    if what == SOLDIERS_DUE:
        return 0 <= s.frame(DUE_ZONE) < state.ZONES and 0 < s.frame(DUE_SOLDIERS) <= 2
    if what == BATTLE:
        victim = s.frame(BATTLE_VICTIM)
        region = s.frame(BATTLE_REGION)
        fought = _is_seat(s, victim) and s.frame(WHOSE) != victim and 0 <= region < REGIONS
        hits = fought and 0 < s.frame(BATTLE_HITS) <= s.people(region, victim)
        return hits and -1 <= s.frame(BATTLE_HITS_BACK) <= SLOTS
    if what == REVEAL:
        last = BY_SPAIN if s.rules.is_2015 else BY_AUCTION
        return 0 <= s.frame(REVEAL_REGION) < REGIONS and BY_EXPEDITION <= s.frame(REVEAL_HOW) <= last
    if what == MOVE:
        return 0 <= s.frame(MOVE_FROM) < REGIONS and -1 <= s.frame(MOVE_TO) < REGIONS
    return _is_frame_2015(s, what)


def _is_frame_2015(s: state.Discovery, what: i64) -> bool:
    whose = s.frame(WHOSE)
    if what == SCOUTING:
        region = s.frame(SCOUT_REGION)
        return 0 <= region < REGIONS and s.counter[region] != state.OPEN
    if what == ARRANGING:
        return 0 <= s.frame(DOCK_ARRANGED) < DOCK_MOST
    if what == SPOILS:
        return 0 < s.frame(SPOILS_DUE) <= SPOILS_SPECIALISTS and 0 <= s.frame(SPOILS_DRAWN) <= 1
    if what == CROWDING:
        return 0 < s.frame(CROWD_DUE) <= CROWD and s.frame(CROWD_DUE + 1) == 0
    if what == PLAGUE:
        return 0 <= s.frame(PLAGUE_PLACE) < s.seats and 0 <= s.frame(PLAGUE_REGION) < REGIONS
    if what == INFECTION:
        return _is_seat(s, s.frame(INFECTION_VICTIM)) and 0 <= s.frame(INFECTION_REGION) < REGIONS
    if what == EDICT_DUE:
        return _is_rival(s, s.frame(EDICT_NEXT)) and s.frame(EDICT_NEXT + 1) == 0
    if what == HISTORY:
        rivals = _is_rival(s, s.frame(HISTORY_RIVAL)) and _is_rival(s, s.frame(HISTORY_SECOND))
        return rivals and NAMING <= s.frame(HISTORY_PHASE) <= DRAWING
    rival = s.frame(SMUGGLE_RIVAL)
    good = s.frame(SMUGGLE_GOOD)
    if not (what == SMUGGLING and _is_seat(s, rival) and rival != whose and 0 <= good < GOODS):
        return False
    return s.good(state.GOODS_OF + rival, good) > 0


def _is_rival(s: state.Discovery, seat: i64) -> bool:
    """Another seat than the frame's own, or nobody."""
    return seat == -1 or (_is_seat(s, seat) and seat != s.frame(WHOSE))
