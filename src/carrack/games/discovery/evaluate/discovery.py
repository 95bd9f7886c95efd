"""What the discovery box will bring: the odds of an expedition, what it finds, and who had better wait."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.games.discovery.chapters.expedition import deck_left
from carrack.games.discovery.edition_2015.facts import PLAGUE_NATIVES, PORTUGAL, PORTUGUESE_NATIVES
from carrack.games.discovery.evaluate.colonies import discovery_landing
from carrack.games.discovery.evaluate.outlook import Outlook
from carrack.games.discovery.evaluate.weights import (
    NO_HURRY,
    WAITING,
    WEIGHTS,
)
from carrack.games.discovery.state import (
    CREW,
    EXPLORERS,
    FACE_DOWN,
    HAND,
    IN_DECK,
    OPEN,
)
from carrack.games.discovery.tables.facts import (
    AGE_OF_TURN,
    CAPTAIN,
    CARD_COINS,
    CARD_NATIVES,
    CARD_PLUNDER,
    CARD_POINTS,
    CARDS,
    COUNTER_COINS,
    COUNTER_NATIVES,
    COUNTER_PLUNDER,
    COUNTER_POINTS,
    COUNTERS,
    EXPEDITION_VALUE,
    KINDS,
    REGIONS,
    SOLDIER,
)
from carrack.games.discovery.tables.frames import REVEAL, REVEAL_HOW, REVEAL_REGION, WHAT, WHOSE
from carrack.games.discovery.tables.questions import ASK_CARD, ASK_EXPEDITION, BY_EXPEDITION, DISCOVERY_STAGE, PLACING
from carrack.games.discovery.tables.tiles import MAGELLAN, PLAGUE_1

NATIVES_MOST: Final[i64] = 6
WAITING_MOST: Final[i64] = 5  # natives there are at most, but for three cards


def explorers_worth(o: Outlook) -> float:
    """The discovery box: the best expedition of this turn, and those who wait for a later one."""
    s = o.s
    charted = charted_worth(o)
    aboard: i64 = strength_in(o, CREW) if s.stage == DISCOVERY_STAGE else 0
    if aboard > 0 and s.owns(o.seat, PLAGUE_1) > 0:
        aboard += PLAGUE_NATIVES
    waiting = strength_in(o, EXPLORERS)
    if aboard + waiting == 0:
        return charted
    o.landing = discovery_landing(o)
    if s.depth > 0 and s.frame(WHAT) == REVEAL and s.frame(WHOSE) == o.seat and s.frame(REVEAL_HOW) == BY_EXPEDITION:
        found = expedition_worth(o, aboard, s.count(CREW, o.seat, SOLDIER), s.frame(REVEAL_REGION))
        return found + waiting_worth(o, waiting)
    if s.step == ASK_CARD and s.active == o.seat:
        natives = aboard
        if s.item > 0 and aboard >= PORTUGUESE_NATIVES:
            natives = NATIVES_MOST
        found = card_worth(o, natives, s.count(CREW, o.seat, SOLDIER))
        return found + waiting_worth(o, waiting)
    best = waiting_worth(o, waiting) if aboard == 0 else 0.0
    if s.stage < DISCOVERY_STAGE or (s.stage == DISCOVERY_STAGE and still_sails(o)):
        soldiers = s.count(CREW, o.seat, SOLDIER)
        if aboard == 0:
            soldiers = s.count(EXPLORERS, o.seat, SOLDIER)
        for more in range(waiting + 1):
            if aboard + more > NATIVES_MOST and more > 0:
                break
            if aboard + more > 0:
                crew = soldiers if soldiers < aboard + more else aboard + more
                worth = best_expedition(o, aboard + more, crew) + waiting_worth(o, waiting - more)
                if worth > best:
                    best = worth
    if s.stage <= PLACING and s.crowd(HAND, o.seat) > 0:
        best *= WEIGHTS[NO_HURRY]  # there is always room in this box
    return best + charted


def charted_worth(o: Outlook) -> float:
    """A region that is being discovered for nothing: whatever natives are there."""
    s = o.s
    if s.depth == 0 or s.frame(WHAT) != REVEAL or s.frame(WHOSE) != o.seat or s.frame(REVEAL_HOW) == BY_EXPEDITION:
        return 0.0
    o.landing = discovery_landing(o)
    return expedition_worth(o, NATIVES_MOST, 0, s.frame(REVEAL_REGION))


def strength_in(o: Outlook, zone: i64) -> i64:
    s = o.s
    workers = s.workers
    first = zone * o.seats * KINDS + o.figures
    strength: i64 = 0
    for kind in range(KINDS):
        strength += EXPEDITION_VALUE[kind] * workers[first + kind]
    if strength > 0 and s.owns(o.seat, MAGELLAN) > 0:
        strength += workers[first + CAPTAIN]
    return strength


def still_sails(o: Outlook) -> bool:
    s = o.s
    if s.step == ASK_EXPEDITION and s.actor == o.seat:
        return True
    for place in range(s.slot if s.slot > 0 else 0, s.seats):
        if s.order[place] == o.seat:
            return True
    return False


def waiting_worth(o: Outlook, strength: i64) -> float:
    """Those who stay sail in a later turn, or with others who are still in hand."""
    s = o.s
    if o.left == 0 and (s.stage > PLACING or s.crowd(HAND, o.seat) == 0):
        return 0.0
    useful = strength if strength < WAITING_MOST else WAITING_MOST
    return WEIGHTS[o.weights + WAITING] * float(useful) + 0.3 * float(strength - useful)


def best_expedition(o: Outlook, strength: i64, soldiers: i64) -> float:
    s = o.s
    counter = s.counter
    best: float = 0.0
    unseen = False
    closed = False
    for region in range(REGIONS):
        if counter[region] == OPEN:
            continue
        closed = True
        if counter[region] == FACE_DOWN:
            if unseen:
                continue
            unseen = True
        worth = expedition_worth(o, strength, soldiers, region)
        if worth > best:
            best = worth
    if not closed and deck_left(s):
        best = card_worth(o, strength, soldiers)
    if s.rules.nations and strength >= PORTUGUESE_NATIVES and can_chart(o):
        worth = charted_card_worth(o, soldiers)
        if worth > best:
            best = worth
    return best


def can_chart(o: Outlook) -> bool:
    """Portugal's power is unused in this age."""
    s = o.s
    return s.is_nation(o.seat, PORTUGAL) and (s.uses[o.seat] >> AGE_OF_TURN[s.round]) & 1 == 0 and deck_left(s)


def charted_card_worth(o: Outlook, soldiers: i64) -> float:
    """A card against three natives, a little less for the power that is gone then."""
    return card_worth(o, NATIVES_MOST, soldiers) - 1.0


def expedition_worth(o: Outlook, strength: i64, soldiers: i64, region: i64) -> float:
    """Against a counter that the seat has seen, or against any that may lie there."""
    s = o.s
    landing = o.landing
    known = s.counter[region]
    if known >= 0 and (s.seen_by[region] >> o.seat) & 1:
        return counter_worth(o, known, soldiers) + landing if strength >= COUNTER_NATIVES[known] else 0.0
    counters = s.counters
    failed = s.failed_with[region]
    total: i64 = 0
    worth: float = 0.0
    for counter in range(COUNTERS):
        copies = counters[counter]
        if copies > 0 and COUNTER_NATIVES[counter] > failed:
            total += copies
            if strength >= COUNTER_NATIVES[counter]:
                worth += float(copies) * (counter_worth(o, counter, soldiers) + landing)
    return worth / float(total) if total > 0 else 0.0


def counter_worth(o: Outlook, counter: i64, soldiers: i64) -> float:
    return float(COUNTER_POINTS[counter]) + o.dollar * float(
        COUNTER_COINS[counter] + soldiers * COUNTER_PLUNDER[counter]
    )


def card_worth(o: Outlook, strength: i64, soldiers: i64) -> float:
    total: i64 = 0
    worth: float = 0.0
    cards = o.s.cards
    for card in range(CARDS):
        if cards[card] == IN_DECK:
            total += 1
            if strength >= CARD_NATIVES[card]:
                worth += float(CARD_POINTS[card]) + o.dollar * float(CARD_COINS[card] + soldiers * CARD_PLUNDER[card])
    return worth / float(total) if total > 0 else 0.0
