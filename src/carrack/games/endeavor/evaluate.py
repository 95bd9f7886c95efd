"""What bots need to know about this game: how good it stands for a seat, in points.

The glory as it stands, plus what everything else should still bring: tracks by the rounds to come, buildings by what
they do each round, discs and blue tokens by the actions they pay for, presence by the cities it opens, cities by the
routes that start there. In the middle of an action the best way to end it counts. Alone, the Opposition's points are
taken off, and what it will do yet: the actions that are left to it, and the draw that answers one's own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
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

# The weights, in points, found by play: alone against the Opposition and four at a table, greedily. What changed
# nothing when it was left out is not here: industry and politics pay through their symbols, cards when they are drawn.
# fmt: off
WEIGHT_TABLE: Final = (
    ("growth",       0.80),  # culture, a round
    ("payment",      1.00),  # finance, a round, as far as there are buildings to pay
    ("symbol",       0.95),  # towards the next marked space: nearly a point, for most tracks get there
    ("last symbol",  0.70),  # the same when no round is to come
    ("disc",         0.20),  # in the harbour, as far as there are buildings to use it
    ("manned",       0.80),  # a disc that can still be paid
    ("blue token",   1.00),  # an action without a disc on a building
    ("presence",     0.40),  # a disc overseas
    ("lead",         0.70),  # on a track that is about to open: the governor
    ("over",         4.00),  # a card that cannot be kept: its symbols and glory are in the score, and will be lost
    ("route",        0.40),  # from an own city, its token not won yet
    ("idle",         5.00),  # a building activated for nothing: passing is better, whatever comes then
    ("others",       0.30),  # what the best opponent has
    ("their symbol", 1.00),  # alone: the Opposition's, towards its next marked space
    ("their action", 1.75),  # one that it still has: a token at least, often a city
    ("their draw",   0.20),  # the one that answers one's own: little, or one would never draw at all
    ("their route",  0.35),  # from a city of a colour to an empty one
)
BUILDING_TABLE: Final = (  # what an activation brings beyond the disc that it places
    0.30,  # colonial house
    0.10,  # market
    0.10,  # shipyard
    0.00,  # workshop
    0.00,  # bank
    0.90,  # barracks: the only way to take points from others
    1.10,  # guild hall
    0.90,  # docks
    0.75,  # fortress
    0.00,  # theatre
    0.45,  # cartographer
    0.30,  # trade office
    0.00,  # university
    2.40,  # exchange: it pays for another activation
    2.40,  # museum
    2.40,  # parliament
)
# fmt: on
WEIGHTS: Final = vec[float]([weight for _name, weight in WEIGHT_TABLE])
BUILDING_WORTH: Final = vec[float](BUILDING_TABLE)

GROW: Final[i64] = 0
PAY: Final[i64] = 1
SYMBOL: Final[i64] = 2
LAST_SYMBOL: Final[i64] = 3
DISC: Final[i64] = 4
MANNED: Final[i64] = 5
BLUE_TOKEN: Final[i64] = 6
PRESENCE: Final[i64] = 7
LEAD: Final[i64] = 8
OVER_LIMIT: Final[i64] = 9
ROUTE: Final[i64] = 10
IDLE: Final[i64] = 11
OTHERS: Final[i64] = 12
THEIR_SYMBOL: Final[i64] = 13
THEIR_ACTION: Final[i64] = 14
THEIR_DRAW: Final[i64] = 15
THEIR_ROUTE: Final[i64] = 16

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
    return worth_of(s, seat) - WEIGHTS[OTHERS] * best


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
            worth -= WEIGHTS[IDLE]
        if i == 0 or worth > best:
            best = worth
    give_back(out)
    return best


def worth_of(s: Endeavor, seat: i64) -> float:
    worth = float(score_of(s, seat))
    if s.actor == OVER:
        return worth
    rounds = rounds_to_come(s, seat)
    worth += tracks_worth(s, seat, rounds)
    worth += cards_worth(s, seat)
    for blue in range(BLUE):
        worth += WEIGHTS[BLUE_TOKEN] * float(s.hands[seat * TOKENS + BROWN + blue])
    active = (s.passed >> seat) & 1 == 0
    if rounds == 0 and not active:
        return worth
    worth += board_worth(s, seat, rounds, active)
    if rounds > 0:
        worth += presence_worth(s, seat)
    return worth + routes_worth(s, seat)


def rounds_to_come(s: Endeavor, seat: i64) -> i64:
    """In how many rounds the seat will still build, grow and be paid."""
    rounds = ROUNDS - s.round
    if s.stage != BUILDING:
        return rounds
    is_to_build = s.step == ASK_BUILD and (seat - s.first + s.seats) % s.seats >= s.go
    return rounds + 1 if is_to_build or not s.rules.in_one_go else rounds


def tracks_worth(s: Endeavor, seat: i64, rounds: i64) -> float:
    """What each level brings in the rounds to come, and the way to the next marked space."""
    a_round = WEIGHTS[GROW] * float(GROWTH[s.score(seat, CULTURE)]) + WEIGHTS[PAY] * float(paid_a_round(s, seat))
    steps: i64 = 0
    for status in range(STATUS):
        score = s.score(seat, status)
        steps += score - TRACK_GLORY[score]
    return a_round * float(rounds) + WEIGHTS[SYMBOL if rounds > 0 else LAST_SYMBOL] * float(steps)


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
    worth = -WEIGHTS[OVER_LIMIT] * float(count - room)
    if not governor:
        worth += float(EMPTY_SLOT_GLORY - slot_glory(s, seat))
    return worth


def board_worth(s: Endeavor, seat: i64, rounds: i64, active: bool) -> float:
    """Discs and buildings: this round and in those to come."""
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
            worth += BUILDING_WORTH[building] * float(times)
            ready += count - discs
            manned += discs
    if rounds > 0:
        worth += WEIGHTS[MANNED] * float(manned)
    harbour = s.harbour[seat]
    worth -= float(harbour // DISCS_PER_GLORY)
    used = ready * DISCS_PER_ACTION if active else 0
    return worth + WEIGHTS[DISC] * float(used if used < harbour else harbour)


def presence_worth(s: Endeavor, seat: i64) -> float:
    """Discs overseas, and the lead on tracks that are not full."""
    worth: float = 0.0
    for region in range(REGIONS):
        discs = s.discs(region, seat)
        if region == EUROPE or discs == 0:
            continue
        worth += WEIGHTS[PRESENCE] * float(discs)
        if not s.is_open(region):
            worth += WEIGHTS[LEAD] * lead_on(s, region, seat)
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
    return WEIGHTS[ROUTE] * float(routes)


# The Opposition.


def foes_worth(s: Endeavor) -> float:
    """Its points, and what it will still do."""
    worth = float(foe_score(s))
    if s.actor == OVER:
        return worth
    for status in range(STATUS):
        score = s.score(FOE_BOARD, status)
        worth += WEIGHTS[THEIR_SYMBOL] * float(score - TRACK_GLORY[score])
    actions: i64 = 0
    for later in range(s.round + 1, ROUNDS + 1):
        actions += FOE_ACTIONS[later]
    if s.stage < BONUS:
        actions += FOE_ACTIONS[s.round] + s.extra - s.acted
        if s.drew:
            worth += WEIGHTS[THEIR_DRAW]
    worth += WEIGHTS[THEIR_ACTION] * float(actions)
    for route in range(ROUTES):
        one = s.city[ROUTE_ONE[route]]
        other = s.city[ROUTE_OTHER[route]]
        if (one > 0 and other == NOBODY) or (other > 0 and one == NOBODY):
            worth += WEIGHTS[THEIR_ROUTE]
    return worth
