"""What can wait on the stack until the open question is answered: kinds of frames, and the slots that each kind has.

A frame is pushed with its slots in this order (`s.push(BATTLE, seat, victim, region, hits, hits_back)`), read by their
names (`s.frame(BATTLE_HITS)`), changed by them (`s.set_frame(BATTLE_HITS, 0)`) and taken away (`s.pop()`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.games.discovery.tables.questions import (
    ASK_ARRANGE,
    ASK_COUNTER,
    ASK_HIT,
    ASK_INFECT_COUNT,
    ASK_LOOK,
    ASK_LOSE,
    ASK_MIGRATE,
    ASK_MIGRATE_TO,
    ASK_RETIRE,
    ASK_REWRITE,
    ASK_REWRITTEN,
    ASK_RIDE_TO,
    ASK_SCOUT,
    ASK_SETTLE,
    ASK_SMUGGLE_FOR,
    ASK_SPOILS,
    ASK_SPOILS_GOOD,
)

FRAME: Final[i64] = 6  # numbers in a frame: what it is and five more
FRAMES: Final[i64] = 4  # twice what any play needs

WHAT: Final[i64] = 0  # one of the kinds below
WHOSE: Final[i64] = 1  # a seat: who is due something, who looks, who hits, who settles

SOLDIERS_DUE: Final[i64] = 1
DUE_ZONE: Final[i64] = 2
DUE_SOLDIERS: Final[i64] = 3

REVEAL: Final[i64] = 2
REVEAL_REGION: Final[i64] = 2
REVEAL_HOW: Final[i64] = 3

BATTLE: Final[i64] = 3
BATTLE_VICTIM: Final[i64] = 2  # a seat
BATTLE_REGION: Final[i64] = 3
BATTLE_HITS: Final[i64] = 4  # that are left
BATTLE_HITS_BACK: Final[i64] = 5  # of the other side; -1: those were the other side's

CAMPAIGN: Final[i64] = 4  # a war in all regions
WAR_FOE: Final[i64] = 2
WAR_REGION: Final[i64] = 3  # the next one

MOVE: Final[i64] = 5
MOVE_FROM: Final[i64] = 2
MOVE_TO: Final[i64] = 3  # -1: not named yet

# Of the edition of 2015.

ARRANGING: Final[i64] = 6  # the dock, by England
DOCK_ARRANGED: Final[i64] = 2  # how many stand in order

SPOILS: Final[i64] = 7
SPOILS_DUE: Final[i64] = 2  # specialists or goods
SPOILS_DRAWN: Final[i64] = 3  # 1: goods, which are drawn; 0: specialists, who are chosen

CROWDING: Final[i64] = 8  # the Overpopulation
CROWD_DUE: Final[i64] = 2  # colonists to settle

PLAGUE: Final[i64] = 9  # the second one; WHOSE: who bought it
PLAGUE_PLACE: Final[i64] = 2  # in the turn order: whose colonies are next
PLAGUE_REGION: Final[i64] = 3  # the next one

EDICT_DUE: Final[i64] = 10  # WHOSE: who settles
EDICT_NEXT: Final[i64] = 2  # who settles after that; -1: nobody

INFECTION: Final[i64] = 11  # the third Plague
INFECTION_VICTIM: Final[i64] = 2
INFECTION_REGION: Final[i64] = 3

HISTORY: Final[i64] = 12  # Rewrite History
HISTORY_RIVAL: Final[i64] = 2  # -1: none
HISTORY_SECOND: Final[i64] = 3  # another rival; -1: none
HISTORY_PHASE: Final[i64] = 4  # NAMING or DRAWING
NAMING: Final[i64] = 0  # rivals are being named
DRAWING: Final[i64] = 1  # from the first one's counters is drawn

SMUGGLING: Final[i64] = 13
SMUGGLE_RIVAL: Final[i64] = 2
SMUGGLE_GOOD: Final[i64] = 3  # the rival's

SCOUTING: Final[i64] = 14
SCOUT_REGION: Final[i64] = 2

# Besides WHOSE, where a seat stands.

SEAT_SLOTS: Final = {
    BATTLE: (BATTLE_VICTIM,),
    CAMPAIGN: (WAR_FOE,),
    EDICT_DUE: (EDICT_NEXT,),
    INFECTION: (INFECTION_VICTIM,),
    HISTORY: (HISTORY_RIVAL, HISTORY_SECOND),
    SMUGGLING: (SMUGGLE_RIVAL,),
}

# Which questions have what on the stack; all others have nothing there.

WAITS: Final = {
    ASK_COUNTER: (REVEAL,),
    ASK_LOOK: (REVEAL,),
    ASK_HIT: (BATTLE,),
    ASK_RETIRE: (SOLDIERS_DUE,),
    ASK_MIGRATE_TO: (MOVE,),
    ASK_MIGRATE: (MOVE,),
    ASK_RIDE_TO: (MOVE,),
    ASK_SCOUT: (SCOUTING,),
    ASK_ARRANGE: (ARRANGING,),
    ASK_SPOILS: (SPOILS,),
    ASK_SPOILS_GOOD: (SPOILS,),
    ASK_SETTLE: (CROWDING, EDICT_DUE),
    ASK_LOSE: (PLAGUE,),
    ASK_INFECT_COUNT: (INFECTION,),
    ASK_REWRITE: (HISTORY,),
    ASK_REWRITTEN: (HISTORY,),
    ASK_SMUGGLE_FOR: (SMUGGLING,),
}
