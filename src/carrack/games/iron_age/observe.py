"""What a seat may know, as numbers: the turn, and each sheet from the observer's on. Points follow from the rest."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from carrack.core.observation import ROOM, Asked, Entry, Sight, around, count, flag, kind, seat_kind, whose
from carrack.games.iron_age.battles import strength_of
from carrack.games.iron_age.facts import (
    ARMIES_MOST,
    CONQUEST_MOST,
    DEVELOPMENT_COUNT,
    DICE,
    EMPIRE_DICE,
    FOOD_MOST,
    GOODS_MOST,
    MONUMENT_COUNT,
    MONUMENTS,
    PORT_COLUMNS,
    PORTS,
    PROVINCE_BOXES_MOST,
    PROVINCES,
    ROLLS,
    SHIPS_MOST,
    URNS_MOST,
    WEALTH_MOST,
)
from carrack.games.iron_age.state import IronAge
from carrack.games.iron_age.verbs import (
    DEVELOPMENT_NAMES,
    DICE_NAMES,
    EMPIRE_FACE_NAMES,
    FATE_FACE_NAMES,
    MONUMENT_NAMES,
)

NOT_IN_PLAY: Final = "none"

COUNTS: Final[i64] = 14  # of each sheet, before its monuments
SHEET: Final[i64] = 34  # COUNTS, and an entry for each monument and development


class Turn(Sight[IronAge]):
    """Round, dice, and what the turn still has to spend."""

    def entries(self, s: IronAge) -> list[Entry]:
        faces = [EMPIRE_FACE_NAMES] * int(EMPIRE_DICE) + [FATE_FACE_NAMES]
        return [
            count("round"),
            count("roll", ROLLS + 1),
            count("food_dice", EMPIRE_DICE),
            count("population"),
            count("innovations", EMPIRE_DICE),
            *[kind(f"die/{die}/face", (NOT_IN_PLAY, *faces[i])) for i, die in enumerate(DICE_NAMES)],
            *[flag(f"die/{die}/to_throw") for die in DICE_NAMES],
            *[flag(f"die/{die}/marked") for die in DICE_NAMES],
            *[seat_kind(f"monument/{name}/first", s.seats) for name in MONUMENT_NAMES],
        ]

    def write(self, s: IronAge, seat: i64, out: vec[i16], at: i64) -> i64:
        out[at] = i16(s.round)
        out[at + 1] = i16(s.roll)
        out[at + 2] = i16(s.food_dice)
        out[at + 3] = i16(s.population)
        out[at + 4] = i16(s.innovations)
        at += 5
        for face in s.dice:
            out[at] = i16(face + 1)
            at += 1
        dice = s.to_throw | (s.marked << DICE)
        for i in range(2 * DICE):
            out[at + i] = i16((dice >> i) & 1)
        at += 2 * DICE
        for first in s.first:
            out[at] = i16(whose(first, seat, s.seats))
            at += 1
        return at


class Sheets(Sight[IronAge]):
    """Pegs, columns, monuments and developments of every seat."""

    def entries(self, s: IronAge) -> list[Entry]:
        return [entry for who in around(s.seats) for entry in _of_sheet(who)]

    def write(self, s: IronAge, seat: i64, out: vec[i16], at: i64) -> i64:
        other = seat
        for _i in range(s.seats):
            sheet = s.sheets[other]
            monuments = sheet.monuments
            if at < 0 or at > ROOM - SHEET or len(out) < ROOM or len(monuments) < MONUMENT_COUNT:
                raise IndexError
            out[at] = i16(sheet.food)
            out[at + 1] = i16(sheet.goods)
            out[at + 2] = i16(sheet.armies)
            out[at + 3] = i16(sheet.ships)
            out[at + 4] = i16(sheet.wealth)
            out[at + 5] = i16(strength_of(sheet))
            out[at + 6] = i16(sheet.ports())
            out[at + 7] = i16(sheet.port_boxes)
            out[at + 8] = i16(sheet.urns)
            out[at + 9] = i16(sheet.provinces())
            out[at + 10] = i16(sheet.province_boxes)
            out[at + 11] = i16(sheet.conquest)
            out[at + 12] = i16(sheet.tribute)
            out[at + 13] = i16(sheet.skulls)
            for monument in range(MONUMENT_COUNT):
                out[at + COUNTS + monument] = i16(monuments[monument])
            developments = sheet.developments
            for development in range(DEVELOPMENT_COUNT):
                out[at + COUNTS + MONUMENT_COUNT + development] = i16((developments >> development) & 1)
            at += SHEET
            other += 1
            if other == s.seats:
                other = 0
        return at


def _of_sheet(who: str) -> list[Entry]:
    """In the order in which a sheet is written."""
    return [
        count(f"{who}/food", FOOD_MOST),
        count(f"{who}/goods", GOODS_MOST),
        count(f"{who}/armies", ARMIES_MOST),
        count(f"{who}/ships", SHIPS_MOST),
        count(f"{who}/wealth", WEALTH_MOST),
        count(f"{who}/strength"),
        count(f"{who}/ports", len(PORTS) + 1),
        count(f"{who}/port_boxes", PORT_COLUMNS),
        count(f"{who}/urns", URNS_MOST),
        count(f"{who}/provinces", len(PROVINCES) + 1),
        count(f"{who}/province_boxes", PROVINCE_BOXES_MOST),
        count(f"{who}/conquest", CONQUEST_MOST),
        count(f"{who}/tribute"),
        count(f"{who}/skulls"),
        *[count(f"{who}/monument/{row.name}", row.boxes) for row in MONUMENTS],
        *[flag(f"{who}/development/{name}") for name in DEVELOPMENT_NAMES],
    ]


SIGHTS: Final = (Asked(), Turn(), Sheets())
