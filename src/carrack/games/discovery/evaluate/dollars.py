"""What a dollar is worth, by the turns in which it can be spent: worked out once, as leads are."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from carrack.games.discovery.evaluate.weights import MONEY, MONEY_A_TURN, WEIGHTS
from carrack.games.discovery.tables.facts import TURNS

DOLLARS: Final = vec[float]([0.0] * (TURNS + 2))  # by that number; nothing in none
INCOMES: Final = vec[float]([0.0] * (TURNS + 2))  # a dollar in each of fewer turns than that, together


def work_out() -> None:
    """By the weights; again when somebody has changed them."""
    total: float = 0.0
    for turns in range(1, TURNS + 2):
        INCOMES[turns] = total
        DOLLARS[turns] = WEIGHTS[MONEY] + WEIGHTS[MONEY_A_TURN] * float(turns - 1)
        total += DOLLARS[turns]


work_out()
