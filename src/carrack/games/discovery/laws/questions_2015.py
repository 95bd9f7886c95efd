"""Laws of the questions that only the edition of 2015 asks: each stands where it belongs."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.discovery import state
from carrack.games.discovery.edition_2015.facts import (
    CROWD,
    DOCK_MOST,
    ENGLAND,
    FRANCE,
    HOLLAND,
    ITALY,
    NATION_USES,
    SPAIN,
    SPOILS_SPECIALISTS,
)
from carrack.games.discovery.tables.facts import COLONIST, COLONY_LEAST, GOODS, REGIONS
from carrack.games.discovery.tables.questions import (
    ARRANGING,
    ASK_ARRANGE,
    ASK_CARD_PLACE,
    ASK_CLAIM,
    ASK_CONQUEST,
    ASK_EDICT,
    ASK_INFECT,
    ASK_INFECT_COUNT,
    ASK_LOSE,
    ASK_MUSTER,
    ASK_NATION,
    ASK_OPENING,
    ASK_POINTS,
    ASK_REPLACE,
    ASK_REWRITE,
    ASK_REWRITTEN,
    ASK_SCOUT,
    ASK_SCOUT_CARD,
    ASK_SEIZE,
    ASK_SELL,
    ASK_SETTLE,
    ASK_SMUGGLE,
    ASK_SMUGGLE_FOR,
    ASK_SPARE,
    ASK_SPOILS,
    ASK_SPOILS_GOOD,
    BENEFITS_STAGE,
    CAPITAL_STAGE,
    CROWDING,
    DOCK_STAGE,
    EDICT_DUE,
    HISTORY,
    INFECTION,
    PLACING,
    PLAGUE,
    PREPARING,
    SCHOOL_STAGE,
    SCORING_STAGE,
    SCOUTING,
    SHIPPING_STAGE,
    SMUGGLING,
    SPOILS,
    TRADE_STAGE,
)
from carrack.games.discovery.tables.tiles import PAPAL_EDICT, PLAGUE_3, SMUGGLER, TRADER


def waits(s: state.Discovery) -> i64:
    """What one of these questions has on the stack, 0 for nothing."""
    step = s.step
    if step == ASK_SCOUT:
        return SCOUTING
    if step == ASK_ARRANGE:
        return ARRANGING
    if step in (ASK_SPOILS, ASK_SPOILS_GOOD):
        return SPOILS
    if step == ASK_SETTLE:
        return EDICT_DUE if s.depth > 0 and s.frame(0) == EDICT_DUE else CROWDING
    if step == ASK_LOSE:
        return PLAGUE
    if step == ASK_INFECT_COUNT:
        return INFECTION
    if step in (ASK_REWRITE, ASK_REWRITTEN):
        return HISTORY
    return SMUGGLING if step == ASK_SMUGGLE_FOR else 0


def is_frame(s: state.Discovery, what: i64) -> bool:
    """Whether the numbers on top of the stack can be; that the first is a seat is known already."""
    second = s.frame(2)
    third = s.frame(3)
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
    if what == EDICT_DUE:
        return -1 <= second < s.seats and second != s.frame(1)
    rival = 0 <= second < s.seats and second != s.frame(1)
    if what == INFECTION:
        return 0 <= second < s.seats and 0 <= third < REGIONS
    if what == HISTORY:
        named = second < 0 or rival
        return second >= -1 and named and -1 <= third < s.seats and third != s.frame(1) and 0 <= s.frame(4) <= 1
    return rival and 0 <= third < GOODS and s.good(state.GOODS_OF + second, third) > 0


def stands(s: state.Discovery) -> bool:
    """Whether the open question can be open here."""
    step = s.step
    stage = s.stage
    seat = s.actor
    if step in (ASK_NATION, ASK_SPARE, ASK_OPENING):
        return stage == PREPARING and _can_prepare(s)
    if step == ASK_CONQUEST:
        return stage == PREPARING and s.slot == 0 and s.is_nation(seat, SPAIN) and s.uses[seat] == 0
    if step in (ASK_SCOUT, ASK_SCOUT_CARD, ASK_CARD_PLACE):
        return stage == PLACING and s.rules.scouting and _can_scout(s)
    if step in (ASK_MUSTER, ASK_CLAIM, ASK_SEIZE, ASK_REPLACE):
        return s.slot == -1 and _is_power(s, seat)
    if step == ASK_ARRANGE:
        return stage == DOCK_STAGE and s.slot == -1 and s.is_nation(seat, ENGLAND) and s.frame(1) == seat
    if step in (ASK_SPOILS, ASK_SETTLE):
        return stage == CAPITAL_STAGE and s.frame(1) == seat and s.frame(3) == 0
    if step == ASK_SPOILS_GOOD:
        return stage == CAPITAL_STAGE and s.frame(1) == s.active and s.frame(3) == 1
    if step == ASK_LOSE:
        return stage == CAPITAL_STAGE and s.order[s.frame(2)] == seat and s.people(s.frame(3), seat) >= COLONY_LEAST
    if step == ASK_EDICT:
        return stage == CAPITAL_STAGE and s.owns(seat, PAPAL_EDICT) > 0
    if step == ASK_INFECT:
        return stage == CAPITAL_STAGE and s.owns(seat, PLAGUE_3) > 0
    if step == ASK_INFECT_COUNT:
        victims = s.count(s.frame(3), s.frame(2), COLONIST)
        return stage == CAPITAL_STAGE and s.frame(1) == seat and victims > 1
    if step == ASK_REWRITE:
        return stage == CAPITAL_STAGE and s.frame(1) == seat and s.frame(3) < 0 and s.frame(4) == 0
    if step == ASK_REWRITTEN:
        return stage == CAPITAL_STAGE and s.frame(1) == s.active and s.frame(2) >= 0 and s.frame(4) == 1
    if step in (ASK_SMUGGLE, ASK_SMUGGLE_FOR):
        return stage == BENEFITS_STAGE and s.owns(seat, SMUGGLER) > 0
    if step == ASK_SELL:
        return stage == BENEFITS_STAGE and s.owns(seat, TRADER) > 0
    return step == ASK_POINTS and stage == SCORING_STAGE and 0 <= s.slot < s.seats and s.order[s.slot] == seat


def _can_prepare(s: state.Discovery) -> bool:
    if s.step == ASK_NATION:
        return s.rules.nations and s.order[s.seats - 1] >= 0
    return s.rules.low_luck if s.step == ASK_SPARE else s.rules.face_up


def _can_scout(s: state.Discovery) -> bool:
    """The seat whose placement it is looks around."""
    if s.crowd(state.HAND, s.active) == 0:
        return False
    if s.step == ASK_SCOUT:
        return s.frame(1) == s.active
    if s.regions_left():
        return False
    return s.step == ASK_SCOUT_CARD or (s.actor == s.active and (s.top_seen >> s.actor) & 1 != 0)


def _is_power(s: state.Discovery, seat: i64) -> bool:
    """The asked seat's nation is the one whose power comes before this stage."""
    nation: i64 = ENGLAND
    stage: i64 = DOCK_STAGE
    if s.step == ASK_CLAIM:
        nation = FRANCE
        stage = TRADE_STAGE
    elif s.step == ASK_SEIZE:
        nation = HOLLAND
        stage = SHIPPING_STAGE
    elif s.step == ASK_REPLACE:
        nation = ITALY
        stage = SCHOOL_STAGE
    return s.stage == stage and s.is_nation(seat, nation) and s.uses[seat] < NATION_USES[nation]
