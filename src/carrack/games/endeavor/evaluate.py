"""What bots need to know about this game: how good it stands for a seat, in points.

The glory as it stands, plus what everything else should still bring: tracks by the rounds to come, buildings by what
they do each round, discs and blue tokens by the actions they pay for, presence by the cities it opens, cities by the
routes that start there. In the middle of an action the best way to end it counts. Alone, the Opposition's points are
taken off, and what it will do yet: the actions that are left to it, and the draw that answers one's own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.actions import borrow, give_back
from carrack.core.state import OVER
from carrack.games.endeavor.boards import is_governor, is_slavery
from carrack.games.endeavor.chapters.scoring import foe_score, score_of, slot_glory
from carrack.games.endeavor.state import FOE_BOARD, NO_TOKEN, NOBODY, Endeavor
from carrack.games.endeavor.tables.decks import CARDS
from carrack.games.endeavor.tables.facts import (
    BLUE,
    BROWN,
    BUILDINGS,
    CARD_LIMIT,
    CARD_SLOTS,
    CULTURE,
    DEED_ONE,
    DISCS_PER_GLORY,
    EMPTY_SLOT_GLORY,
    FINANCE,
    FOE_ACTIONS,
    GROWTH,
    NO_DEED,
    PAYMENTS,
    POLITICS,
    ROUNDS,
    STATUS,
    TOKENS,
    TRACK_GLORY,
)
from carrack.games.endeavor.tables.map import (
    EUROPE,
    REGIONS,
    ROUTE_CIRCLES,
    ROUTE_ONE,
    ROUTE_OTHER,
    ROUTES,
    TRACK_FIRST,
    TRACK_SIZE,
)
from carrack.games.endeavor.tables.questions import ASK_BUILD, ASK_NEUTRAL, ASK_WORK, BONUS, BUILDING
from carrack.games.endeavor.tables.verbs import LEAVE
from carrack.games.endeavor.tables.weights import (
    A_BUILDING,
    BLUE_TOKEN,
    COUNT,
    DISC,
    GROW,
    IDLE,
    LAST_SYMBOL,
    LEAD,
    MANNED,
    OTHERS,
    OVER_LIMIT,
    PAY,
    PRESENCE,
    ROUTE,
    SEVERAL,
    SYMBOL,
    THEIR_ACTION,
    THEIR_DRAW,
    THEIR_ROUTE,
    THEIR_SYMBOL,
    WEIGHTS,
)

DISCS_PER_ACTION: Final[i64] = 2  # one on the building, one that goes overseas


def value(s: Endeavor, seat: i64) -> float:
    """How good the game stands for a seat."""
    if s.actor == seat and (s.step == ASK_WORK or s.step == ASK_NEUTRAL):
        return best_end(s, seat)
    if s.rules.solo:
        return worth_of(s, seat) - foes_worth(s)
    best: float = 0.0
    for other in range(s.seats):
        if other != seat:
            points = float(score_of(s, other))
            if points > best:
                best = points
    return worth_of(s, seat) - WEIGHTS[row_of(s) + OTHERS] * best


def best_end(s: Endeavor, seat: i64) -> float:
    """The best that can be made of an action that has begun."""
    out = borrow()
    s.ask(out)
    best: float = 0.0
    for i in range(out.n):
        after = s.clone()
        after.answer(out.items[i])
        worth = value(after, seat)
        if s.done == 0 and out.items[i] == LEAVE:
            worth -= WEIGHTS[row_of(s) + IDLE]
        if i == 0 or worth > best:
            best = worth
    give_back(out)
    return best


def worth_of(s: Endeavor, seat: i64) -> float:
    worth = float(score_of(s, seat))
    if s.actor == OVER:
        return worth
    row = row_of(s)
    rounds = rounds_to_come(s, seat)
    worth += tracks_worth(s, seat, rounds)
    worth += cards_worth(s, seat)
    for blue in range(BLUE):
        worth += WEIGHTS[row + BLUE_TOKEN] * float(s.hands[seat * TOKENS + BROWN + blue])
    active = (s.passed >> seat) & 1 == 0
    if rounds == 0 and not active:
        return worth
    worth += board_worth(s, seat, rounds, active)
    if rounds > 0:
        worth += presence_worth(s, seat)
    return worth + routes_worth(s, seat)


def row_of(s: Endeavor) -> i64:
    """The weights that hold at this table in this round."""
    row = s.round * COUNT
    if s.seats > 2:
        row += SEVERAL
    return row


def rounds_to_come(s: Endeavor, seat: i64) -> i64:
    """In how many rounds the seat will still build, grow and be paid."""
    rounds = ROUNDS - s.round
    if s.stage != BUILDING:
        return rounds
    is_to_build = s.step == ASK_BUILD and (seat - s.first + s.seats) % s.seats >= s.go
    return rounds + 1 if is_to_build or not s.rules.in_one_go else rounds


def tracks_worth(s: Endeavor, seat: i64, rounds: i64) -> float:
    """What each level brings in the rounds to come, and the way to the next marked space."""
    row = row_of(s)
    a_round = WEIGHTS[row + GROW] * float(GROWTH[s.score(seat, CULTURE)])
    a_round += WEIGHTS[row + PAY] * float(paid_a_round(s, seat))
    steps: i64 = 0
    for status in range(STATUS):
        score = s.score(seat, status)
        steps += score - TRACK_GLORY[score]
    return a_round * float(rounds) + WEIGHTS[row + (SYMBOL if rounds > 0 else LAST_SYMBOL)] * float(steps)


def paid_a_round(s: Endeavor, seat: i64) -> i64:
    """Payments, as far as there are buildings to pay."""
    paid: i64 = 0
    for building in range(BUILDINGS):
        if DEED_ONE[building] != NO_DEED:
            paid += s.built[seat * BUILDINGS + building]
    payments = PAYMENTS[s.score(seat, FINANCE)]
    return paid if paid < payments else payments


def cards_worth(s: Endeavor, seat: i64) -> float:
    """Cards that will have to go; once they are gone the governor's slot is empty again."""
    count: i64 = 0
    slavery = False
    governor = False
    for card in range(CARDS):
        if s.cards[card] == seat:
            count += 1
            if is_slavery(card):
                slavery = True
            elif is_governor(card):
                governor = True
    room = CARD_LIMIT[s.score(seat, POLITICS)]
    if slavery and room < CARD_SLOTS:
        room += 1
    if governor:
        room += 1
    if count <= room:
        return 0.0
    worth = -WEIGHTS[row_of(s) + OVER_LIMIT] * float(count - room)
    if not governor:
        worth += float(EMPTY_SLOT_GLORY - slot_glory(s, seat))
    return worth


def board_worth(s: Endeavor, seat: i64, rounds: i64, active: bool) -> float:
    """Discs and buildings: this round and in those to come."""
    row = row_of(s)
    worth: float = 0.0
    ready: i64 = 0
    manned: i64 = 0
    for building in range(BUILDINGS):
        count = s.built[seat * BUILDINGS + building]
        if count > 0 and DEED_ONE[building] != NO_DEED:
            discs = s.manned[seat * BUILDINGS + building]
            times = count * rounds
            if active:
                times += count - discs
            worth += WEIGHTS[row + A_BUILDING + building] * float(times)
            ready += count - discs
            manned += discs
    if rounds > 0:
        worth += WEIGHTS[row + MANNED] * float(manned)
    harbour = s.harbour[seat]
    worth -= float(harbour // DISCS_PER_GLORY)
    used = ready * DISCS_PER_ACTION if active else 0
    return worth + WEIGHTS[row + DISC] * float(used if used < harbour else harbour)


def presence_worth(s: Endeavor, seat: i64) -> float:
    """Discs overseas, and the lead on tracks that are not full."""
    row = row_of(s)
    worth: float = 0.0
    for region in range(REGIONS):
        discs = s.discs(region, seat)
        if region == EUROPE or discs == 0:
            continue
        worth += WEIGHTS[row + PRESENCE] * float(discs)
        if not s.is_open(region):
            worth += WEIGHTS[row + LEAD] * lead_on(s, region, seat)
    return worth


def lead_on(s: Endeavor, region: i64, seat: i64) -> float:
    """How far a track is filled, if nobody has more discs on it than the seat."""
    first = TRACK_FIRST[region]
    own: i64 = 0
    for place in range(first, first + s.filled[region]):
        if s.track[place] == seat:
            own += 1
    for colour in range(5):
        if colour != seat:
            discs: i64 = 0
            for place in range(first, first + s.filled[region]):
                if s.track[place] == colour:
                    discs += 1
            if discs > own:
                return 0.0
    return float(s.filled[region]) / float(TRACK_SIZE[region])


def routes_worth(s: Endeavor, seat: i64) -> float:
    """Routes of which the seat holds one end, as long as their token is there to be won."""
    routes: i64 = 0
    for route in range(ROUTES):
        one = s.city[ROUTE_ONE[route]] == seat
        other = s.city[ROUTE_OTHER[route]] == seat
        if one != other and s.tokens[ROUTE_CIRCLES + route] != NO_TOKEN:
            routes += 1
    return WEIGHTS[row_of(s) + ROUTE] * float(routes)


# The Opposition.


def foes_worth(s: Endeavor) -> float:
    """Its points, and what it will still do."""
    worth = float(foe_score(s))
    if s.actor == OVER:
        return worth
    row = row_of(s)
    for status in range(STATUS):
        score = s.score(FOE_BOARD, status)
        worth += WEIGHTS[row + THEIR_SYMBOL] * float(score - TRACK_GLORY[score])
    actions: i64 = 0
    for later in range(s.round + 1, ROUNDS + 1):
        actions += FOE_ACTIONS[later]
    if s.stage < BONUS:
        actions += FOE_ACTIONS[s.round] + s.extra - s.acted
        if s.drew:
            worth += WEIGHTS[row + THEIR_DRAW]
    worth += WEIGHTS[row + THEIR_ACTION] * float(actions)
    for route in range(ROUTES):
        one = s.city[ROUTE_ONE[route]]
        other = s.city[ROUTE_OTHER[route]]
        if (one > 0 and other == NOBODY) or (other > 0 and one == NOBODY):
            worth += WEIGHTS[row + THEIR_ROUTE]
    return worth
