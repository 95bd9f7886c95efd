"""The numbers and names with which a refusal is worded: what is needed and what there is."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.endeavor.chapters.actions import source_details
from carrack.games.endeavor.chapters.build import highest_level
from carrack.games.endeavor.state import Endeavor
from carrack.games.endeavor.tables.decks import CARD_VALUE, DECK_REGION
from carrack.games.endeavor.tables.facts import (
    ATTACK_DISCS,
    BUILDING_LEVEL,
    CARD_LIMIT,
    FIRST_TILE,
    POLITICS,
)
from carrack.games.endeavor.tables.map import REGION_NAMES
from carrack.games.endeavor.tables.reasons import (
    LEVEL_TOO_HIGH,
    NOT_ITS_DEED,
    OTHER_REGION,
    OVER_THE_LIMIT,
    TOO_FEW_DISCS,
    TOO_LITTLE_PRESENCE,
    TRACK_CLOSED_ENOUGH,
)
from carrack.games.endeavor.tables.verbs import ATTACK, BUILD, DRAW


def details_of(s: Endeavor, action: i64, reason: i64) -> dict[str, object]:
    """What the sentence of a reason needs to know about this action here."""
    if reason == LEVEL_TOO_HIGH:
        level = BUILDING_LEVEL[action - BUILD + FIRST_TILE]
        return {"level": int(level), "highest": int(highest_level(s, s.actor))}
    if reason == TOO_FEW_DISCS:
        needed = ATTACK_DISCS if ATTACK <= action < DRAW else 1
        return {"needed": int(needed), "discs": int(s.harbour[s.actor])}
    if reason == TOO_LITTLE_PRESENCE:
        deck = action - DRAW
        return {"needed": int(CARD_VALUE[s.top(deck)]), "discs": int(s.discs(DECK_REGION[deck], s.actor))}
    if reason == NOT_ITS_DEED:
        return source_details(s)
    if reason == OTHER_REGION:
        return {"region": REGION_NAMES[s.place]}
    if reason == OVER_THE_LIMIT:
        return {"limit": int(CARD_LIMIT[s.score(s.actor, POLITICS)])}
    if reason == TRACK_CLOSED_ENOUGH:
        return {"spaces": int(s.rules.closed_most)}
    return {}
