"""What a seat holds that others may lack, by the names of its words: buildings and asset cards.

The Colonial House is printed on every board. A slavery card that lies face down after the abolition is still held.
"""

from __future__ import annotations

from carrack.games.endeavor.state import FACE_DOWN, Endeavor
from carrack.games.endeavor.tables.decks import CARD_NAMES, CARDS
from carrack.games.endeavor.tables.facts import BUILDING_NAMES, BUILDINGS, FIRST_TILE


def holdable() -> list[str]:
    return [f"building-{name}" for name in BUILDING_NAMES[FIRST_TILE:]] + [f"card-{name}" for name in CARD_NAMES]


def holdings(s: Endeavor, seat: int) -> dict[str, int]:
    first = seat * int(BUILDINGS)
    found: dict[str, int] = {}
    for building in range(FIRST_TILE, BUILDINGS):
        if s.built[first + building]:
            found[f"building-{BUILDING_NAMES[building]}"] = int(s.built[first + building])
    for card in range(CARDS):
        if s.cards[card] in (seat, FACE_DOWN + seat):
            found[f"card-{CARD_NAMES[card]}"] = 1
    return found
