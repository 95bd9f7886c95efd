"""1. Collect: goods, then food. Nobody is asked anything."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.iron_age import disasters, roll
from carrack.games.iron_age.facts import (
    DROUGHT,
    DYEMAKING,
    DYEMAKING_GOODS,
    EITHER_FACE,
    ENGINEERING,
    ENGINEERING_POPULATION,
    FATE_DIE,
    FOOD_FACE,
    FOOD_OF_FACE,
    FOOD_OF_FATE,
    GOODS_FACE,
    GRANARIES,
    INNOVATION_FACE,
    IRRIGATION,
    IRRIGATION_FOOD,
    PEOPLE_FACE,
    POPULATION_OF_FACE,
    SKULL_FACE,
    SKULL_GOODS,
    TRADE,
)
from carrack.games.iron_age.pegs import gain_food, gain_goods
from carrack.games.iron_age.state import IronAge, Sheet


def goods_of(s: IronAge, sheet: Sheet) -> i64:
    """A good a port for each goods face, Trade on the Fate die too; one for each skull; one with Dyemaking."""
    faces = roll.showing(s, GOODS_FACE)
    if s.dice[FATE_DIE] == TRADE:
        faces += 1
    goods = sheet.ports() * faces + SKULL_GOODS * roll.showing(s, SKULL_FACE)
    return goods + DYEMAKING_GOODS if sheet.has(DYEMAKING) else goods


def food_per_die(sheet: Sheet, fate: i64) -> i64:
    """What each food die yields more or less: Drought (not with Granaries), harvest and Irrigation add up."""
    more = FOOD_OF_FATE[fate]
    if fate == DROUGHT and sheet.has(GRANARIES):
        more = 0
    return more + IRRIGATION_FOOD if sheet.has(IRRIGATION) else more


def food_of(s: IronAge, sheet: Sheet) -> i64:
    """Three a food die, two a wheat die used as food, each adjusted."""
    more = food_per_die(sheet, s.dice[FATE_DIE])
    food = roll.showing(s, FOOD_FACE) * (FOOD_OF_FACE[FOOD_FACE] + more)
    return food + s.food_dice * (FOOD_OF_FACE[EITHER_FACE] + more)


def population_of(s: IronAge, sheet: Sheet) -> i64:
    """Three a people die (four with Engineering), two a wheat die used as population, one a skull."""
    each = POPULATION_OF_FACE[PEOPLE_FACE]
    if sheet.has(ENGINEERING):
        each += ENGINEERING_POPULATION
    population = roll.showing(s, PEOPLE_FACE) * each
    population += (roll.showing(s, EITHER_FACE) - s.food_dice) * POPULATION_OF_FACE[EITHER_FACE]
    return population + roll.showing(s, SKULL_FACE) * POPULATION_OF_FACE[SKULL_FACE]


def collect(s: IronAge) -> None:
    """Goods and food onto the board, cut at its end; population and innovations are for this turn only."""
    sheet = s.sheets[s.turn]
    gain_goods(s, s.turn, goods_of(s, sheet))
    gain_food(s, s.turn, food_of(s, sheet))
    s.population = population_of(s, sheet)
    s.innovations = roll.showing(s, INNOVATION_FACE)
    disasters.feed(s)
