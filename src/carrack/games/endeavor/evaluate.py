"""What bots need to know about this game: how good it stands for a seat, in points.

The glory as it stands, plus what everything else should still bring: tracks by the rounds to come, buildings by what
they do each round, discs and blue tokens by the actions they pay for, presence by the cards and cities it opens. In the
middle of an action the best way to end it counts. Alone, the Opposition's points are taken off.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.actions import borrow, give_back
from carrack.core.state import OVER
from carrack.games.endeavor.decks import CARDS, DECK_REGION, DECKS
from carrack.games.endeavor.facts import (
    BLUE,
    BROWN,
    BUILD_LEVEL,
    BUILDINGS,
    CARD_LIMIT,
    CULTURE,
    DISCS_PER_GLORY,
    FINANCE,
    GROWTH,
    INDUSTRY,
    PAYMENTS,
    POLITICS,
    ROUNDS,
    STATUS,
    TOKENS,
    TRACK_GLORY,
)
from carrack.games.endeavor.map import EUROPE, REGIONS, TRACK_FIRST, TRACK_SIZE
from carrack.games.endeavor.questions import ASK_NEUTRAL, ASK_WORK
from carrack.games.endeavor.scoring import foe_score, score_of
from carrack.games.endeavor.state import Endeavor

# The weights, in points. Those of buildings and of the first four rows are a round.
# fmt: off
WEIGHT_TABLE: Final = (
    ("build level",    0.25),  # industry
    ("growth",         0.45),  # culture
    ("payment",        0.45),  # finance, as far as there are buildings to pay
    ("card",           0.30),  # politics
    ("symbol",         0.55),  # towards the next marked space
    ("disc",           0.70),  # in the harbour, while there is a round to come
    ("manned",         0.40),  # a disc that can still be paid
    ("blue token",     1.60),
    ("presence",       0.55),  # a disc in a region, while there is a round to come
    ("lead",           1.20),  # on a track that is about to open
    ("over",           1.80),  # a card that cannot be kept
    ("top card",       0.40),  # a stack that can be drawn from
    ("others",         0.30),  # what the best opponent has
)
BUILDING_TABLE: Final = (
    0.60,  # colonial house
    0.75,  # market
    0.55,  # shipyard
    0.00,  # workshop
    0.00,  # bank
    0.55,  # barracks
    0.85,  # guild hall
    1.05,  # docks
    0.80,  # fortress
    0.00,  # theatre
    0.80,  # cartographer
    1.05,  # trade office
    0.00,  # university
    0.70,  # exchange
    0.70,  # museum
    0.70,  # parliament
)
# fmt: on
WEIGHTS: Final = vec[float]([weight for _name, weight in WEIGHT_TABLE])
BUILDING_WORTH: Final = vec[float](BUILDING_TABLE)

BUILD: Final[i64] = 0
GROW: Final[i64] = 1
PAY: Final[i64] = 2
HOLD: Final[i64] = 3
SYMBOL: Final[i64] = 4
DISC: Final[i64] = 5
MANNED: Final[i64] = 6
BLUE_TOKEN: Final[i64] = 7
PRESENCE: Final[i64] = 8
LEAD: Final[i64] = 9
OVER_LIMIT: Final[i64] = 10
TOP_CARD: Final[i64] = 11
OTHERS: Final[i64] = 12


def value(s: Endeavor, seat: i64) -> float:
    """How good the game stands for a seat."""
    if s.actor == seat and (s.step == ASK_WORK or s.step == ASK_NEUTRAL):
        return best_end(s, seat)
    if s.rules.solo:
        return worth_of(s, seat) - float(foe_score(s))
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
        if i == 0 or worth > best:
            best = worth
    give_back(out)
    return best


def worth_of(s: Endeavor, seat: i64) -> float:
    worth = float(score_of(s, seat))
    if s.actor == OVER:
        return worth
    rounds = ROUNDS - s.round
    worth += tracks_worth(s, seat, float(rounds))
    worth += cards_worth(s, seat)
    for blue in range(BLUE):
        worth += WEIGHTS[BLUE_TOKEN] * float(s.hands[seat * TOKENS + BROWN + blue]) * (1.0 if rounds > 0 else 0.5)
    active = (s.passed >> seat) & 1 == 0
    if rounds == 0 and not active:
        return worth
    harbour = s.harbour[seat]
    worth += WEIGHTS[DISC] * float(harbour) * (1.0 if rounds > 0 else 0.3)
    worth -= float(harbour // DISCS_PER_GLORY)
    worth += presence_worth(s, seat, rounds)
    for building in range(BUILDINGS):
        count = s.built[seat * BUILDINGS + building]
        if count > 0:
            worth += BUILDING_WORTH[building] * float(count) * float(rounds)
            if rounds > 0:
                worth += WEIGHTS[MANNED] * float(s.manned[seat * BUILDINGS + building])
    return worth


def tracks_worth(s: Endeavor, seat: i64, rounds: float) -> float:
    """What each level brings in the rounds to come, and the way to the next marked space."""
    worth = WEIGHTS[BUILD] * rounds * float(BUILD_LEVEL[s.score(seat, INDUSTRY)])
    worth += WEIGHTS[GROW] * rounds * float(GROWTH[s.score(seat, CULTURE)])
    worth += WEIGHTS[PAY] * rounds * float(PAYMENTS[s.score(seat, FINANCE)])
    worth += WEIGHTS[HOLD] * rounds * float(CARD_LIMIT[s.score(seat, POLITICS)])
    if rounds > 0.0:
        for status in range(STATUS):
            score = s.score(seat, status)
            worth += WEIGHTS[SYMBOL] * float(score - TRACK_GLORY[score])
    return worth


def cards_worth(s: Endeavor, seat: i64) -> float:
    """Cards that will have to go."""
    count: i64 = 0
    for card in range(CARDS):
        if s.cards[card] == seat:
            count += 1
    over = count - CARD_LIMIT[s.score(seat, POLITICS)] - 1
    return -WEIGHTS[OVER_LIMIT] * float(over) if over > 0 else 0.0


def presence_worth(s: Endeavor, seat: i64, rounds: i64) -> float:
    """Discs overseas, the lead on tracks that are not full, and the stacks that can be drawn from."""
    if rounds == 0:
        return 0.0
    worth: float = 0.0
    for region in range(REGIONS):
        discs = s.discs(region, seat)
        if region == EUROPE or discs == 0:
            continue
        worth += WEIGHTS[PRESENCE] * float(discs)
        if not s.is_open(region):
            worth += WEIGHTS[LEAD] * lead_on(s, region, seat)
    for deck in range(DECKS):
        if s.is_open(DECK_REGION[deck]) and s.discs(DECK_REGION[deck], seat) > 1:
            worth += WEIGHTS[TOP_CARD]
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
