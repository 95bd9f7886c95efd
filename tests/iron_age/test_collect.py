"""1. Collect: goods, then food; population and innovations for this turn."""

from __future__ import annotations

import pytest

from tests.iron_age.table import asked, finish, give, play, rows, table, throw, turn

# Goods: dice, ports, developments, goods gained.
GOODS = [
    ("food food drought", 2, "", 0),
    ("goods food drought", 2, "", 2),
    ("goods goods drought", 2, "", 4),
    ("food food trade", 2, "", 2),
    ("goods goods trade", 2, "", 6),
    ("goods food drought", 1, "", 1),
    ("goods goods food harvest", 3, "", 6),
    ("goods food food food food food trade", 6, "", 12),
    ("skull food drought", 2, "", 1),
    ("skull skull drought", 2, "", 2),
    ("skull goods trade", 2, "", 5),
    ("food food drought", 2, "dyemaking", 1),  # with no goods die too
    ("goods goods drought", 2, "dyemaking", 5),
    ("skull goods trade", 2, "dyemaking", 6),
]

# Food: dice, wheat dice that are food, developments, food gained.
FOOD = [
    ("food goods trade", 0, "", 3),
    ("food food trade", 0, "", 6),
    ("either goods trade", 1, "", 2),
    ("either either trade", 2, "", 4),
    ("food either trade", 1, "", 5),
    ("food food drought", 0, "", 4),
    ("either either drought", 2, "", 2),
    ("food food harvest", 0, "", 8),
    ("either either harvest", 2, "", 6),
    ("food either harvest", 1, "", 7),
    ("food food drought", 0, "granaries", 6),
    ("either either drought", 2, "granaries", 4),
    ("food food harvest", 0, "granaries", 8),
    ("food food trade", 0, "irrigation", 8),
    ("either either trade", 2, "irrigation", 6),
    ("food food harvest", 0, "irrigation", 10),
    ("food food drought", 0, "irrigation", 6),  # they cancel out
    ("food food drought", 0, "granaries irrigation", 8),
    ("food food tribute", 0, "", 6),
    ("food food conquest", 0, "", 6),
    ("goods goods harvest", 0, "irrigation", 0),  # no food die, nothing to adjust
]

# Population: dice, wheat dice that are food, developments, population.
POPULATION = [
    ("people goods trade", 0, "", 3),
    ("people people trade", 0, "", 6),
    ("people people trade", 0, "engineering", 8),
    ("either either trade", 0, "", 4),
    ("either either trade", 1, "", 2),
    ("either either trade", 0, "engineering", 4),
    ("either either drought", 0, "", 4),  # as population it is not adjusted
    ("either either harvest", 0, "irrigation", 4),
    ("skull goods trade", 0, "", 1),
    ("skull skull trade", 0, "", 2),
    ("skull skull trade", 0, "engineering", 2),
    ("people skull trade", 0, "", 4),
    ("food goods trade", 0, "", 0),
]


@pytest.mark.parametrize(("dice", "ports", "developments", "gained"), GOODS)
def test_goods(dice: str, ports: int, developments: str, gained: int) -> None:
    s = table()
    give(s, 0, ports=ports, provinces=len(dice.split()) - 1, developments=developments, goods=2, food=10)
    turn(s, dice)
    assert rows(s, 0, "goods") == (2 + gained,)


@pytest.mark.parametrize(("dice", "wheat", "developments", "gained"), FOOD)
def test_food(dice: str, wheat: int, developments: str, gained: int) -> None:
    s = table()
    give(s, 0, food=2, armies=0, developments=developments)
    turn(s, dice)
    if asked(s)[0] == "declare":
        play(s, "declare", food=wheat)
    assert rows(s, 0, "food") == (2 + gained - 1,)  # the province has eaten


@pytest.mark.parametrize(("dice", "wheat", "developments", "population"), POPULATION)
def test_population(dice: str, wheat: int, developments: str, population: int) -> None:
    s = table()
    give(s, 0, developments=developments)
    turn(s, dice)
    if asked(s)[0] == "declare":
        play(s, "declare", food=wheat)
    assert s.population == population


def test_innovations_are_counted() -> None:
    s = table()
    turn(s, "innovation innovation trade")
    assert s.innovations == 2


def test_another_seats_developments_change_nothing_for_the_roller() -> None:
    s = table()
    give(s, 0, food=2)
    give(s, 1, developments="dyemaking irrigation granaries engineering")
    turn(s, "food people drought")
    assert rows(s, 0, "goods", "food") == (1, 2 + 2 - 1)
    assert s.population == 3


def test_goods_above_fifteen_are_lost() -> None:
    s = table()
    give(s, 0, goods=13)
    turn(s, "goods goods drought")
    assert rows(s, 0, "goods") == (15,)


def test_a_full_row_of_goods_takes_none() -> None:
    s = table()
    give(s, 0, goods=15)
    turn(s, "goods skull trade")
    assert rows(s, 0, "goods") == (15,)


def test_food_above_fifteen_is_lost_before_the_provinces_eat() -> None:
    s = table()
    give(s, 0, provinces=2, food=13)
    turn(s, "food food drought")
    assert rows(s, 0, "food") == (15 - 2,)


def test_innovations_cannot_be_saved() -> None:
    s = table()
    turn(s, "innovation innovation drought")
    finish(s)
    assert s.innovations == 0
    throw(s, "goods goods drought")
    play(s, "keep")
    assert s.innovations == 0


def test_goods_and_food_stay_for_later_turns() -> None:
    s = table()
    turn(s, "goods food drought")
    finish(s)
    assert rows(s, 0, "goods", "food") == (3, 4)
    turn(s, "goods food drought")
    assert rows(s, 0, "goods", "food") == (5, 5)
