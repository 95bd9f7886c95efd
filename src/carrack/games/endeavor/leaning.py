"""What players with a liking make too much of: cities, arms, shipping and cards, or buildings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.game import BUILDER, MERCHANT, SETTLER
from carrack.games.endeavor.state import Endeavor
from carrack.games.endeavor.tables.decks import CARDS
from carrack.games.endeavor.tables.facts import ATTACK_DEED, BUILDINGS, DEED_ONE, DEED_OTHER, NO_DEED, ROUNDS
from carrack.games.endeavor.tables.map import CITIES, SPACES

# In points, for each round to come.
A_CITY: Final = 0.25
ARMS: Final = 0.80  # a building that attacks
A_SHIP: Final = 0.15
A_CARD: Final = 0.20
A_BUILDING: Final = 0.40


def leaning(s: Endeavor, seat: i64, style: i64) -> float:
    """How much better a position seems than it is to somebody of a style. In the last round nobody errs."""
    left = float(ROUNDS - s.round)
    count: i64 = 0
    if style == SETTLER:
        for city in range(CITIES):
            if s.city[city] == seat:
                count += 1
        return A_CITY * left * float(count)
    if style == MERCHANT:
        for space in range(SPACES):
            if s.track[space] == seat:
                count += 1
        cards: i64 = 0
        for card in range(CARDS):
            if s.cards[card] == seat:
                cards += 1
        return left * (A_SHIP * float(count) + A_CARD * float(cards))
    for building in range(BUILDINGS):
        arms = DEED_ONE[building] == ATTACK_DEED or DEED_OTHER[building] == ATTACK_DEED
        if arms if style != BUILDER else DEED_ONE[building] != NO_DEED:
            count += s.built[seat * BUILDINGS + building]
    return (A_BUILDING if style == BUILDER else ARMS) * left * float(count)
