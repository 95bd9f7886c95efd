"""2015: the powers of England, France, Holland and Italy, each just before its box resolves (5.5).

Spain's comes before the first turn (preparation.py), Portugal's with an expedition (expedition.py).
"""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.discovery import flow
from carrack.games.discovery.chapters import university
from carrack.games.discovery.edition_2015.events import ARRANGED, POWER_WORKED, REPLACED, SHIP_SEIZED
from carrack.games.discovery.edition_2015.facts import (
    DOCK_MOST,
    ENGLAND,
    ENGLISH_COLONISTS,
    FRANCE,
    HOLLAND,
    ITALY,
    NATION_USES,
    PORTUGAL,
    SPAIN,
)
from carrack.games.discovery.edition_2015.reasons import ALIKE, NO_FURTHER, NOBODY_THERE, OWN_WORKER
from carrack.games.discovery.edition_2015.verbs import (
    ARRANGE,
    ARRANGE_NOT,
    CLAIM,
    POWER_NOT,
    REPLACE,
    SEIZE_SHIP,
    VERBS_2015,
)
from carrack.games.discovery.pieces import colonists_to_come, goods_in, take_good, take_ship
from carrack.games.discovery.rules import spot
from carrack.games.discovery.state import EMPTY, NOBODY, SHOWN, Discovery
from carrack.games.discovery.tables.events import GOOD_TAKEN
from carrack.games.discovery.tables.facts import (
    AGE_OF_TURN,
    COLONIST,
    DOCK_LINE,
    KINDS,
    SCHOOL_LINE,
    SCHOOL_SLOTS,
)
from carrack.games.discovery.tables.frames import ARRANGING, DOCK_ARRANGED, WHOSE
from carrack.games.discovery.tables.questions import (
    ASK_ARRANGE,
    ASK_CLAIM,
    ASK_MUSTER,
    ASK_REPLACE,
    ASK_SEIZE,
    DOCK_STAGE,
    SCHOOL_STAGE,
    SHIPPING_STAGE,
    TRADE_STAGE,
)
from carrack.games.discovery.tables.reasons import GOOD_NOT_SHOWN


def nation_of_stage(stage: i64) -> i64:
    """Whose power works just before a stage, or NOBODY's."""
    if stage == DOCK_STAGE:
        return ENGLAND
    if stage == TRADE_STAGE:
        return FRANCE
    if stage == SHIPPING_STAGE:
        return HOLLAND
    return ITALY if stage == SCHOOL_STAGE else NOBODY


def speaker(s: Discovery) -> i64:
    """The seat that may use a power just before this stage, or NOBODY."""
    if not s.rules.nations:
        return NOBODY
    nation = nation_of_stage(s.stage)
    if nation == NOBODY:
        return NOBODY
    for seat in range(s.seats):
        if s.nation[seat] == nation:
            return seat if s.uses[seat] < NATION_USES[nation] else NOBODY
    return NOBODY


def uses_left(s: Discovery, seat: i64) -> i64:
    """How often a seat's power can still work: Portugal's in this age, Spain's only before the first turn."""
    nation = s.nation[seat]
    if nation < 0 or (nation == SPAIN and s.round > 0):
        return 0
    if nation == PORTUGAL:
        return 1 - ((s.uses[seat] >> AGE_OF_TURN[s.round]) & 1)
    return NATION_USES[nation] - s.uses[seat]


def asks(s: Discovery, seat: i64) -> bool:
    """Ask it, if its power can do anything here."""
    stage = s.stage
    if stage == DOCK_STAGE:
        step = ASK_MUSTER
    elif stage == TRADE_STAGE:
        if goods_in(s, SHOWN) == 0:
            return False
        step = ASK_CLAIM
    elif stage == SHIPPING_STAGE:
        if s.ship_shown == 0:
            return False
        step = ASK_SEIZE
    else:
        if not can_replace(s, seat):
            return False
        step = ASK_REPLACE
    s.active = seat
    s.actor = seat
    s.step = step
    return True


def is_time_of(s: Discovery, nation: i64, stage: i64) -> bool:
    """Whether the asked seat is this nation, whose power comes before this stage, and has it left."""
    left = s.is_nation(s.actor, nation) and s.uses[s.actor] < NATION_USES[nation]
    return s.stage == stage and s.slot == -1 and left


def use(s: Discovery, seat: i64) -> None:
    s.uses[seat] += 1
    s.tell(POWER_WORKED, seat, s.nation[seat])


# England.


class Muster(Step[Discovery]):
    """Once, two colonists onto the dock, and all who stand there in any order (5.5 V4)."""

    def __init__(self) -> None:
        super().__init__("muster", "nations.england", VERBS_2015.spans("muster", "power-not"))

    def answer(self, s: Discovery, action: i64) -> None:
        if action != POWER_NOT:
            use(s, s.actor)
            line_up(s, s.actor)
            s.push(ARRANGING, s.actor, 0, 0)
        flow.go_on(s)

    def stands(self, s: Discovery) -> bool:
        return is_time_of(s, ENGLAND, DOCK_STAGE)


def line_up(s: Discovery, seat: i64) -> None:
    """Everybody on the dock from space 1 on without gaps, the two colonists behind them."""
    free: i64 = 0
    for slot in range(DOCK_MOST):
        worker = s.line[spot(DOCK_LINE, slot)]
        if worker != EMPTY:
            s.line[spot(DOCK_LINE, slot)] = EMPTY
            s.line[spot(DOCK_LINE, free)] = worker
            free += 1
    for _ in range(colonists_to_come(s, seat, ENGLISH_COLONISTS)):
        s.line[spot(DOCK_LINE, free)] = seat * KINDS + COLONIST
        free += 1


def next_arrangement(s: Discovery) -> None:
    """Who comes next is asked as long as that makes a difference."""
    done = s.frame(DOCK_ARRANGED)
    first = s.line[spot(DOCK_LINE, done)] if done < DOCK_MOST else EMPTY
    for slot in range(done, DOCK_MOST):
        worker = s.line[spot(DOCK_LINE, slot)]
        if worker != EMPTY and worker != first:
            s.actor = s.frame(WHOSE)
            s.step = ASK_ARRANGE
            return
    s.pop()
    flow.go_on(s)


class Arrange(Step[Discovery]):
    """Who comes next in the dock; or the others stay as they stand."""

    def __init__(self) -> None:
        super().__init__("arrange", "nations.england", VERBS_2015.spans("arrange", "arrange-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        if action == ARRANGE_NOT:
            return ALLOWED
        slot = action - ARRANGE
        if slot < s.frame(DOCK_ARRANGED):
            return NO_FURTHER
        worker = s.line[spot(DOCK_LINE, slot)]
        if worker == EMPTY:
            return NOBODY_THERE
        for ahead in range(s.frame(DOCK_ARRANGED), slot):
            if s.line[spot(DOCK_LINE, ahead)] == worker:
                return ALIKE
        return ALLOWED

    def answer(self, s: Discovery, action: i64) -> None:
        if action == ARRANGE_NOT:
            s.pop()
        else:
            slot = action - ARRANGE
            place = s.frame(DOCK_ARRANGED)
            worker = s.line[spot(DOCK_LINE, slot)]
            university.lead_line(s, DOCK_LINE, place, slot)
            s.set_frame(DOCK_ARRANGED, place + 1)
            s.tell(ARRANGED, s.actor, worker // KINDS, worker % KINDS, place + 1)
        flow.go_on(s)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"place": int(s.frame(DOCK_ARRANGED)) + 1}

    def stands(self, s: Discovery) -> bool:
        return s.stage == DOCK_STAGE and s.slot == -1 and s.is_nation(s.actor, ENGLAND) and s.frame(WHOSE) == s.actor


# France.


class Claim(Step[Discovery]):
    """Twice in a game, one of the goods on display before anybody picks (5.5 V6)."""

    def __init__(self) -> None:
        super().__init__("claim", "nations.france", VERBS_2015.spans("claim", "power-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        return ALLOWED if action == POWER_NOT or s.good(SHOWN, action - CLAIM) > 0 else GOOD_NOT_SHOWN

    def answer(self, s: Discovery, action: i64) -> None:
        if action != POWER_NOT:
            good = action - CLAIM
            use(s, s.actor)
            take_good(s, s.actor, good, SHOWN)
            s.tell(GOOD_TAKEN, s.actor, good)
        flow.go_on(s)

    def stands(self, s: Discovery) -> bool:
        return is_time_of(s, FRANCE, TRADE_STAGE)


# Holland.


class Seize(Step[Discovery]):
    """Once, the merchant ship, whoever stands in the box (5.5 V8)."""

    def __init__(self) -> None:
        super().__init__("seize", "nations.holland", VERBS_2015.spans("seize-ship", "power-not"))

    def answer(self, s: Discovery, action: i64) -> None:
        if action == SEIZE_SHIP:
            use(s, s.actor)
            take_ship(s, s.actor)
            s.tell(SHIP_SEIZED, s.actor)
        flow.go_on(s)

    def stands(self, s: Discovery) -> bool:
        return is_time_of(s, HOLLAND, SHIPPING_STAGE)


# Italy.


def can_replace(s: Discovery, seat: i64) -> bool:
    """A rival's worker stands there, and a colonist is left to take the place."""
    if colonists_to_come(s, seat, 1) < 1:
        return False
    for slot in range(SCHOOL_SLOTS):
        worker = s.line[SCHOOL_LINE + slot]
        if worker != EMPTY and worker // KINDS != seat:
            return True
    return False


class Replace(Step[Discovery]):
    """Twice in a game, a colonist in the place of a rival's worker among the specialists (5.5 V9)."""

    def __init__(self) -> None:
        super().__init__("replace", "nations.italy", VERBS_2015.spans("replace", "power-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        if action == POWER_NOT:
            return ALLOWED
        worker = s.line[SCHOOL_LINE + action - REPLACE]
        if worker == EMPTY:
            return NOBODY_THERE
        return OWN_WORKER if worker // KINDS == s.actor else ALLOWED

    def answer(self, s: Discovery, action: i64) -> None:
        if action != POWER_NOT:
            slot = action - REPLACE
            rival = s.line[SCHOOL_LINE + slot] // KINDS
            use(s, s.actor)
            s.line[SCHOOL_LINE + slot] = s.actor * KINDS + COLONIST
            s.tell(REPLACED, s.actor, rival, slot)
        flow.go_on(s)

    def stands(self, s: Discovery) -> bool:
        return is_time_of(s, ITALY, SCHOOL_STAGE)
