"""How likely a lead in a region is to last, and a region without a colony of three to get one.

Worked out once for every lead and every number of turns to come, in halves: square roots are dear, and a look at a
position would take dozens.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.discovery.evaluate.weights import GROWTH, SHIFT, SPREAD, WEIGHTS
from carrack.games.discovery.tables.facts import COLONY_LEAST, TURNS

HALVES: Final[i64] = 2  # of a turn
CHANGES: Final[i64] = HALVES * (TURNS + 1)  # half turns before a scoring, at most
LEAD_MOST: Final[i64] = 63  # workers; a larger lead is no surer
LEADS: Final[i64] = 2 * LEAD_MOST + 1

AHEAD: Final = vec[float]([0.0] * (CHANGES * LEADS))
COUNTS: Final = vec[float]([0.0] * (CHANGES * COLONY_LEAST))


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


work_out()
