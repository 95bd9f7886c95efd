"""Tables as players with a liking see them: colonies, armies, goods or monuments promise more than they keep. Who has
little trust sees the more of what there is now, and the less of what may come of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.bots.iron_age.value import (
    MOST_LEFT,
    SIZE,
    STRENGTH_MOST,
    Tables,
    colonies_at,
    goods_at,
    might_at,
    monument_at,
)
from carrack.core.game import BUILDER, MERCHANT, SETTLER
from carrack.games.iron_age.facts import GOODS_MOST, MONUMENT_BOXES, MONUMENT_COUNT, WEALTH_MOST

MOST_COLONIES: Final[i64] = 6
# In points, for each round to come.
A_COLONY: Final = 0.40
A_STRENGTH: Final = 0.15
A_GOOD: Final = 0.10
WEALTH: Final = 0.30
A_BOX: Final = 0.15


def leaned(tables: Tables, style: i64, bias: float, trust: float = 1.0) -> Tables:
    """Others, in which what is liked is worth more, and all that is to come a share."""
    seen = Tables()
    seen.copy(tables)
    for left in range(1, MOST_LEFT + 1):
        base = left * SIZE
        more = bias * float(left)
        if style == SETTLER:
            lean_to_colonies(seen, base, more)
        elif style == MERCHANT:
            lean_to_goods(seen, base, more)
        elif style == BUILDER:
            lean_to_monuments(seen, base, more)
        else:
            lean_to_arms(seen, base, more)
        for place in range(base, base + SIZE):
            seen.weights[place] *= trust
    return seen


def lean_to_colonies(seen: Tables, base: i64, more: float) -> None:
    for ports in range(1, MOST_COLONIES + 1):
        for provinces in range(1, MOST_COLONIES + 1):
            seen.weights[base + colonies_at(ports, provinces)] += more * A_COLONY * float(ports + provinces)


def lean_to_arms(seen: Tables, base: i64, more: float) -> None:
    for provinces in range(1, MOST_COLONIES + 1):
        for strength in range(STRENGTH_MOST + 1):
            seen.weights[base + might_at(provinces, strength)] += more * A_STRENGTH * float(strength)


def lean_to_goods(seen: Tables, base: i64, more: float) -> None:
    for coinage in range(2):
        for wealth in range(WEALTH_MOST + 1):
            for goods in range(GOODS_MOST + 1):
                worth = A_GOOD * float(goods) + WEALTH * float(wealth)
                seen.weights[base + goods_at(coinage, wealth, goods)] += more * worth


def lean_to_monuments(seen: Tables, base: i64, more: float) -> None:
    for monument in range(MONUMENT_COUNT):
        for later in range(2):
            for architecture in range(2):
                for boxes in range(MONUMENT_BOXES[monument] + 1):
                    place = base + monument_at(monument, later, architecture, boxes)
                    seen.weights[place] += more * A_BOX * float(boxes)
