"""A position from the words of a view: view.py backwards."""

from __future__ import annotations

from carrack.core.laying import bits_in, counts_in, number, place_in, row_in, words_in
from carrack.games.iron_age.events import ENDINGS
from carrack.games.iron_age.facts import DICE, FATE_DIE, MONUMENT_COUNT
from carrack.games.iron_age.state import IronAge, Sheet
from carrack.games.iron_age.verbs import (
    DEVELOPMENT_NAMES,
    DICE_NAMES,
    EMPIRE_FACE_NAMES,
    FATE_FACE_NAMES,
    MONUMENT_NAMES,
)


def lay(s: IronAge, words: dict[str, object]) -> None:
    s.round = number(words["round"], "round")
    s.roll = number(words["roll"], "roll")
    s.food_dice = number(words["food_dice"], "food_dice")
    s.population = number(words["population"], "population")
    s.innovations = number(words["innovations"], "innovations")
    s.to_throw = bits_in(DICE_NAMES, words["to_throw"], "to_throw")
    s.marked = bits_in(DICE_NAMES, words["marked"], "marked")
    s.ended = -1 if words["ended"] is None else place_in(ENDINGS, words["ended"], "ended")
    _lay_dice(s, words_in(words["dice"], "dice"))
    first = words_in(words["first"], "first")
    for monument in range(MONUMENT_COUNT):
        seat = first.get(MONUMENT_NAMES[monument])
        s.first[monument] = -1 if seat is None else number(seat, "first")
    for seat, sheet in enumerate(row_in(words["sheets"], "sheets")):
        _lay_sheet(s.sheets[seat], words_in(sheet, f"sheets.{seat}"), f"sheets.{seat}")


def _lay_dice(s: IronAge, faces: dict[str, object]) -> None:
    for name in faces:
        place_in(DICE_NAMES, name, "dice")
    for die in range(DICE):
        names = FATE_FACE_NAMES if die == FATE_DIE else EMPIRE_FACE_NAMES
        face = faces.get(DICE_NAMES[die])
        s.dice[die] = -1 if face is None else place_in(names, face, f"dice.{DICE_NAMES[die]}")


def _lay_sheet(sheet: Sheet, words: dict[str, object], where: str) -> None:
    sheet.food = number(words["food"], f"{where}.food")
    sheet.goods = number(words["goods"], f"{where}.goods")
    sheet.armies = number(words["armies"], f"{where}.armies")
    sheet.ships = number(words["ships"], f"{where}.ships")
    sheet.wealth = number(words["wealth"], f"{where}.wealth")
    sheet.port_boxes = number(words["port_boxes"], f"{where}.port_boxes")
    sheet.urns = number(words["urns"], f"{where}.urns")
    sheet.province_boxes = number(words["province_boxes"], f"{where}.province_boxes")
    sheet.conquest = number(words["conquest"], f"{where}.conquest")
    sheet.tribute = number(words["tribute"], f"{where}.tribute")
    sheet.skulls = number(words["skulls"], f"{where}.skulls")
    sheet.developments = bits_in(DEVELOPMENT_NAMES, words["developments"], f"{where}.developments")
    for monument, boxes in enumerate(counts_in(MONUMENT_NAMES, words["monuments"], f"{where}.monuments")):
        sheet.monuments[monument] = boxes
