"""What can never be otherwise, whatever is played."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.state import NATURE, OVER
from carrack.games.iron_age import state
from carrack.games.iron_age.facts import (
    ARMIES_MOST,
    CONQUEST_MOST,
    CONQUEST_START,
    DEVELOPMENT_COUNT,
    DICE,
    FACES,
    FATE_DIE,
    FOOD_MOST,
    GOODS_MOST,
    MONUMENT_BOXES,
    MONUMENT_COUNT,
    PORT_COLUMNS,
    PROVINCE_BOXES_MOST,
    ROLLS,
    SHIPBUILDING,
    SHIPS_MOST,
    SKULL_FACE,
    SOLO_ROUNDS,
    URNS_MOST,
    WEALTH_MOST,
)
from carrack.games.iron_age.questions import ASK_AGAIN, ASK_CONQUEST, ASK_SETTLE, ASK_TRIBUTE


def broken(s: state.IronAge) -> list[str]:
    """Every law that does not hold."""
    found: list[str] = []
    for seat in range(s.seats):
        _check_sheet(s.sheets[seat], seat, found)
    if not found:
        _check_monuments(s, found)
        _check_turn(s, found)
        _check_dice(s, found)
    return found


def _within(found: list[str], name: str, value: i64, least: i64, most: i64) -> None:
    if not least <= value <= most:
        found.append(f"{name}: {value} is not within {least} to {most}")


def _check_sheet(sheet: state.Sheet, seat: i64, found: list[str]) -> None:
    if (
        0 <= sheet.food <= FOOD_MOST
        and 0 <= sheet.goods <= GOODS_MOST
        and 0 <= sheet.armies <= ARMIES_MOST
        and 0 <= sheet.ships <= SHIPS_MOST
        and 0 <= sheet.wealth <= WEALTH_MOST
        and 0 <= sheet.port_boxes <= PORT_COLUMNS
        and 0 <= sheet.urns <= URNS_MOST
        and 0 <= sheet.province_boxes <= PROVINCE_BOXES_MOST
        and CONQUEST_START <= sheet.conquest <= CONQUEST_MOST
        and 0 <= sheet.developments < 1 << DEVELOPMENT_COUNT
        and sheet.tribute >= 0
        and sheet.skulls >= 0
    ):
        if sheet.ships > 0 and not sheet.has(SHIPBUILDING):
            found.append(f"seat {seat}: ships without Shipbuilding")
        return
    _within(found, f"seat {seat} food", sheet.food, 0, FOOD_MOST)
    _within(found, f"seat {seat} goods", sheet.goods, 0, GOODS_MOST)
    _within(found, f"seat {seat} armies", sheet.armies, 0, ARMIES_MOST)
    _within(found, f"seat {seat} ships", sheet.ships, 0, SHIPS_MOST)
    _within(found, f"seat {seat} wealth", sheet.wealth, 0, WEALTH_MOST)
    _within(found, f"seat {seat} port boxes", sheet.port_boxes, 0, PORT_COLUMNS)
    _within(found, f"seat {seat} urns", sheet.urns, 0, URNS_MOST)
    _within(found, f"seat {seat} province boxes", sheet.province_boxes, 0, PROVINCE_BOXES_MOST)
    _within(found, f"seat {seat} conquest", sheet.conquest, CONQUEST_START, CONQUEST_MOST)
    if not 0 <= sheet.developments < 1 << DEVELOPMENT_COUNT:
        found.append(f"seat {seat} developments: {sheet.developments} names some that do not exist")
    if sheet.tribute < 0 or sheet.skulls < 0:
        found.append(f"seat {seat}: tribute and skulls are never negative")


def _check_monuments(s: state.IronAge, found: list[str]) -> None:
    """Somebody was first at a monument exactly when somebody has finished it."""
    for monument in range(MONUMENT_COUNT):
        finished = False
        for seat in range(s.seats):
            boxes = s.sheets[seat].monuments[monument]
            if not 0 <= boxes <= MONUMENT_BOXES[monument]:
                found.append(f"seat {seat}: monument {monument} has {boxes} boxes filled")
            if boxes == MONUMENT_BOXES[monument]:
                finished = True
        first = s.first[monument]
        if not -1 <= first < s.seats or finished != (first >= 0):
            found.append(f"monument {monument}: seat {first} is said to be first")
        elif first >= 0 and s.sheets[first].monuments[monument] != MONUMENT_BOXES[monument]:
            found.append(f"monument {monument}: seat {first} was first but has not finished it")


def _check_turn(s: state.IronAge, found: list[str]) -> None:
    if not 0 <= s.turn < s.seats:
        found.append(f"turn: {s.turn} is no seat")
    if (s.round == 0) != (s.step == ASK_SETTLE):
        found.append(f"round {s.round} during question {s.step}")
    if s.round < 0 or (s.seats == 1 and s.round > SOLO_ROUNDS):
        found.append(f"round: {s.round}")
    if (s.ended >= 0) != (s.actor == OVER) or not -1 <= s.ended <= 3:
        found.append(f"ended: {s.ended} while {s.actor} is asked")
    if s.round > 0 and s.actor >= 0 and (s.actor == s.turn) == (s.step == ASK_TRIBUTE):
        found.append(f"actor: seat {s.actor} is asked question {s.step} in the turn of seat {s.turn}")
    if s.population < 0 or s.innovations < 0 or s.food_dice < 0:
        found.append("population, innovations and food dice are never negative")
    if s.actor != OVER and s.step < ASK_CONQUEST and (s.population > 0 or s.innovations > 0 or s.food_dice > 0):
        found.append("population, innovations and food dice are counted when the wheat dice are sorted")


def _check_dice(s: state.IronAge, found: list[str]) -> None:
    """A die is in Nature's hand, on the table, or not in play; only dice without a skull are marked."""
    if (s.to_throw != 0) != (s.actor == NATURE) or not 0 <= s.to_throw < 1 << DICE:
        found.append(f"dice in hand: {s.to_throw} while {s.actor} is asked")
    if s.marked != 0 and s.step != ASK_AGAIN:
        found.append("dice are marked when nobody is rolling again")
    in_play: i64 = 0
    for die in range(DICE):
        face = s.dice[die]
        if not -1 <= face < FACES:
            found.append(f"die {die} shows {face}")
        if face >= 0:
            in_play |= 1 << die
        if (s.marked >> die) & 1 and (face < 0 or (die != FATE_DIE and face == SKULL_FACE)):
            found.append(f"die {die} is marked and shows {face}")
    if in_play & s.to_throw:
        found.append("a die lies on the table and is in hand")
    if not 0 <= s.roll <= ROLLS + 1 or not 0 <= s.marked < 1 << DICE:
        found.append(f"roll {s.roll}, marked {s.marked}")
