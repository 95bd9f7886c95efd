"""How likely a lead in a region is to last, a region without a colony of three to get one, and what both bring.

Worked out once for every lead and every number of turns to come, in halves: square roots are dear, and a look at a
position would take dozens. What a region is likely to score in all is worked out when it is first asked for, by the
colonies there.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.discovery.evaluate.weights import GROWTH, RIVAL, SHIFT, SPREAD, WEIGHTS
from carrack.games.discovery.tables.facts import (
    AGES,
    COLONY_LEAST,
    FIRST_POINTS,
    LAST_TURN_OF_AGE,
    SEATS_MOST,
    SECOND_POINTS,
    TURNS,
)

HALVES: Final[i64] = 2  # of a turn
CHANGES: Final[i64] = HALVES * (TURNS + 1) + 1  # numbers of half turns before a scoring
LEAD_MOST: Final[i64] = 63  # workers; a larger lead is no surer
LEADS: Final[i64] = 2 * LEAD_MOST + 1
FEW: Final[i64] = 8  # workers of a colony; what larger ones are likely to score is worked out each time
CASES: Final[i64] = FEW * FEW * FEW  # one's own colony, the largest of the others', and the next one

AHEAD: Final = vec[float]([0.0] * (CHANGES * LEADS))
COUNTS: Final = vec[float]([0.0] * (CHANGES * COLONY_LEAST))
SOON: Final[i64] = 9  # numbers of half turns before the next scoring: an age has three turns at most
ROWS: Final[i64] = (SEATS_MOST + 1) * AGES * SOON
IS_READY: Final = vec[i64]([0] * ROWS)
LIKELY: Final = vec[float]([0.0] * (ROWS * CASES))


def work_out() -> None:
    """By the weights; again when somebody has changed them."""
    for halves in range(CHANGES):
        change = float(halves) / float(HALVES)
        spread = 0.3 + WEIGHTS[SPREAD] * change
        for place in range(LEADS):
            lead = (float(place - LEAD_MOST) - WEIGHTS[SHIFT]) / spread
            AHEAD[halves * LEADS + place] = 0.5 + 0.5 * lead / sqrt(1.0 + lead * lead)
        for most in range(COLONY_LEAST):
            counts = (float(most) + WEIGHTS[GROWTH] * change) / float(COLONY_LEAST)
            COUNTS[halves * COLONY_LEAST + most] = counts if counts < 1.0 else 1.0
    for row in range(ROWS):
        IS_READY[row] = 0


def stays_ahead(lead: i64, halves: i64) -> float:
    """How likely who leads by so many workers, or trails, will be ahead after so many half turns."""
    if lead > LEAD_MOST:
        lead = LEAD_MOST
    elif lead < -LEAD_MOST:
        lead = -LEAD_MOST
    return AHEAD[halves * LEADS + LEAD_MOST + lead]


def will_count(most: i64, halves: i64) -> float:
    """How likely a region whose largest colony is of so many is scored after so many half turns."""
    return COUNTS[halves * COLONY_LEAST + most] if most < COLONY_LEAST else 1.0


def rival_share(seats: i64) -> float:
    """Of a point that the first rival in a region scores: how much it counts against one."""
    return WEIGHTS[RIVAL] / float(seats - 1)


def likely_points(
    own: i64, best: i64, next_best: i64, halves: i64, rival: float, more: float = 0.0, more_second: float = 0.0
) -> float:
    """What a scoring after so many half turns brings, in which leads change, less the best rival's share. Builders
    bring more for both places.
    """
    counts = will_count(own if own > best else best, halves)
    ahead = stays_ahead(own - best, halves)
    first = more + float(FIRST_POINTS)
    if best == 0:
        return counts * (first * ahead + float(SECOND_POINTS) * (1.0 - ahead) * ahead)
    second = stays_ahead(own - next_best, halves)
    behind = 1.0 - ahead
    return counts * (first * ahead + behind * ((more_second + float(SECOND_POINTS)) * second - rival * first))


def halves_after(age: i64, halves: i64, later: i64) -> i64:
    """How many half turns there are before the scoring of a later age, if there are so many before that of an age."""
    return halves + HALVES * (LAST_TURN_OF_AGE[later] - LAST_TURN_OF_AGE[age])


def row_of(seats: i64, age: i64, halves: i64) -> i64:
    """Where in LIKELY that begins what is likely to be scored in this age, after so many half turns, and later."""
    row = (seats * AGES + age) * SOON + halves
    if IS_READY[row] == 0:
        fill(row, seats, age, halves)
    return row * CASES


def fill(row: i64, seats: i64, age: i64, halves: i64) -> None:
    rival = rival_share(seats)
    for case in range(CASES):
        points: float = 0.0
        for later in range(age, AGES):
            there = halves_after(age, halves, later)
            points += likely_points(case // (FEW * FEW), case // FEW % FEW, case % FEW, there, rival)
        LIKELY[row * CASES + case] = points
    IS_READY[row] = 1


work_out()
