"""What a seat may know: in this game everything. Built by whitelist all the same, in the words of the game."""

from __future__ import annotations

from typing import Final

from carrack.games.iron_age.battles import strength_of
from carrack.games.iron_age.events import ENDINGS
from carrack.games.iron_age.facts import DEVELOPMENT_COUNT, EMPIRE_DICE, FATE_DIE, MONUMENT_COUNT
from carrack.games.iron_age.state import IronAge
from carrack.games.iron_age.verbs import (
    DEVELOPMENT_NAMES,
    DICE_NAMES,
    EMPIRE_FACE_NAMES,
    FATE_FACE_NAMES,
    MONUMENT_NAMES,
)

# What the texts and numbers of a view stand for (`Game.things`).
THINGS: Final[dict[str, str]] = {
    "*": "row sheet",
    "turn": "seat",
    "dice": "die face",
    "to_throw": "die",
    "marked": "die",
    "first": "monument seat",
    "ended": "why",
    "sheets": "by-seat",
    "monuments": "monument",
    "developments": "development",
    "points": "source",
}


def view(s: IronAge) -> dict[str, object]:
    return {
        "game": s.game.id,
        "seats": int(s.seats),
        "options": dict(s.options),
        "actor": int(s.actor),
        "step": "over" if s.actor < -1 else s.game.steps[s.step].name,
        "turn": int(s.turn),
        "round": int(s.round),
        "roll": int(s.roll),
        "dice": _dice(s),
        "to_throw": _names(int(s.to_throw)),
        "marked": _names(int(s.marked)),
        "food_dice": int(s.food_dice),
        "population": int(s.population),
        "innovations": int(s.innovations),
        "first": {MONUMENT_NAMES[m]: int(s.first[m]) for m in range(MONUMENT_COUNT) if s.first[m] >= 0},
        "ended": ENDINGS[s.ended] if s.ended >= 0 else None,
        "sheets": [_sheet(s, seat) for seat in range(s.seats)],
    }


def _names(dice: int) -> list[str]:
    return [name for i, name in enumerate(DICE_NAMES) if dice >> i & 1]


def _dice(s: IronAge) -> dict[str, str]:
    """The dice on the table and the faces they show."""
    shown = {DICE_NAMES[die]: EMPIRE_FACE_NAMES[s.dice[die]] for die in range(EMPIRE_DICE) if s.dice[die] >= 0}
    if s.dice[FATE_DIE] >= 0:
        shown["fate"] = FATE_FACE_NAMES[s.dice[FATE_DIE]]
    return shown


def _sheet(s: IronAge, seat: int) -> dict[str, object]:
    sheet = s.sheets[seat]
    points = s.breakdown()[seat]
    return {
        "food": int(sheet.food),
        "goods": int(sheet.goods),
        "armies": int(sheet.armies),
        "ships": int(sheet.ships),
        "wealth": int(sheet.wealth),
        "strength": int(strength_of(sheet)),
        "ports": int(sheet.ports()),
        "port_boxes": int(sheet.port_boxes),
        "urns": int(sheet.urns),
        "provinces": int(sheet.provinces()),
        "province_boxes": int(sheet.province_boxes),
        "monuments": {MONUMENT_NAMES[m]: int(sheet.monuments[m]) for m in range(MONUMENT_COUNT)},
        "developments": [DEVELOPMENT_NAMES[d] for d in range(DEVELOPMENT_COUNT) if sheet.has(d)],
        "conquest": int(sheet.conquest),
        "tribute": int(sheet.tribute),
        "skulls": int(sheet.skulls),
        "points": points,
        "score": sum(points.values()),
    }
