"""2. Feed the provinces, then the disaster that the skulls bring."""

from __future__ import annotations

import pytest

from carrack.games.iron_age.state import IronAge
from tests.iron_age.table import asked, give, rows, table, turn

# provinces, food, food left, skull boxes
FEEDING = [
    (1, 3, 2, 0),
    (2, 3, 1, 0),
    (3, 3, 0, 0),
    (3, 2, 0, 1),
    (3, 0, 0, 3),
    (6, 1, 0, 5),
    (6, 15, 9, 0),
]


def skulls_fall(s: IronAge, skulls: int) -> None:
    """Seat 0, with six ports, rolls so many skulls and nothing else that matters here."""
    give(s, 0, ports=6)
    turn(s, "skull " * skulls + "innovation " * (6 - skulls) + "drought")


def skull_boxes(s: IronAge) -> list[int]:
    return [int(sheet.skulls) for sheet in s.sheets]


# Feeding.


@pytest.mark.parametrize(("provinces", "food", "left", "skulls"), FEEDING)
def test_each_province_eats_one_and_each_hungry_one_marks_a_skull(
    provinces: int, food: int, left: int, skulls: int
) -> None:
    s = table()
    give(s, 0, ports=6, provinces=provinces, food=food)
    turn(s, "innovation " * 6 + "trade")
    assert rows(s, 0, "food", "skulls") == (left, skulls)


def test_ports_do_not_eat() -> None:
    s = table()
    give(s, 0, ports=6, provinces=1, food=5)
    turn(s, "innovation " * 6 + "trade")
    assert rows(s, 0, "food") == (4,)


def test_nobody_else_eats_in_my_turn() -> None:
    s = table()
    give(s, 1, provinces=4, food=0)
    turn(s, "goods goods drought")
    assert rows(s, 1, "skulls") == (0,)


def test_food_rolled_this_turn_feeds_this_turn() -> None:
    s = table()
    give(s, 0, provinces=2, food=0)
    turn(s, "food goods drought")
    assert rows(s, 0, "food", "skulls") == (0, 0)


def test_famine_and_a_disaster_come_together() -> None:
    s = table()
    give(s, 0, provinces=2, food=0)
    turn(s, "skull goods drought")
    assert rows(s, 0, "skulls") == (2 + 1,)  # two hungry provinces, a revolt


# The disaster, by the number of skulls.


def test_no_skull_no_disaster() -> None:
    s = table(3)
    skulls_fall(s, 0)
    assert skull_boxes(s) == [0, 0, 0]
    assert rows(s, 0, "armies") == (1,)


def test_one_skull_is_a_revolt_that_marks_one_box_of_the_roller() -> None:
    s = table(3)
    skulls_fall(s, 1)
    assert skull_boxes(s) == [1, 0, 0]


def test_two_skulls_are_barbarians_of_strength_four_against_the_roller() -> None:
    s = table(3)
    skulls_fall(s, 2)
    assert skull_boxes(s) == [4 - 1, 0, 0]
    assert [sheet.armies for sheet in s.sheets] == [0, 1, 1]


def test_three_skulls_are_a_pestilence_that_marks_three_boxes_of_each_opponent() -> None:
    s = table(3)
    skulls_fall(s, 3)
    assert skull_boxes(s) == [0, 3, 3]


def test_four_skulls_are_a_civil_war_that_marks_four_boxes_of_the_roller() -> None:
    s = table(3)
    skulls_fall(s, 4)
    assert skull_boxes(s) == [4, 0, 0]


@pytest.mark.parametrize("skulls", [5, 6])
def test_five_or_six_skulls_are_an_invasion_of_strength_ten_against_everybody(skulls: int) -> None:
    s = table(3)
    give(s, 1, armies=12)
    give(s, 2, armies=0)
    skulls_fall(s, skulls)
    assert skull_boxes(s) == [10 - 1, 0, 10]
    assert [sheet.tribute for sheet in s.sheets] == [0, 2, 0]
    assert [sheet.armies for sheet in s.sheets] == [0, 11, 0]


def test_skull_boxes_have_no_limit() -> None:
    s = table()
    give(s, 0, skulls=200)
    skulls_fall(s, 4)
    assert rows(s, 0, "skulls") == (204,)


def test_a_disaster_asks_nobody() -> None:
    s = table()
    skulls_fall(s, 4)
    assert asked(s) == ("build", 0)


def test_skull_dice_give_their_good_and_population_all_the_same() -> None:
    s = table()
    give(s, 0, goods=0)
    skulls_fall(s, 4)
    assert (s.population, *rows(s, 0, "goods")) == (4, 4)


# Who is spared.


def test_with_religion_the_revolt_hits_each_opponent_without_religion() -> None:
    s = table(4)
    give(s, 0, developments="religion")
    give(s, 2, developments="religion")
    skulls_fall(s, 1)
    assert skull_boxes(s) == [0, 1, 0, 1]


def test_an_opponents_religion_does_not_shield_the_roller() -> None:
    s = table(3)
    give(s, 1, developments="religion")
    skulls_fall(s, 1)
    assert skull_boxes(s) == [1, 0, 0]


def test_religion_avoids_civil_war_and_nobody_suffers_it() -> None:
    s = table(3)
    give(s, 0, developments="religion")
    skulls_fall(s, 4)
    assert skull_boxes(s) == [0, 0, 0]


def test_medicine_guards_its_owner_against_an_opponents_pestilence() -> None:
    s = table(3)
    give(s, 1, developments="medicine")
    skulls_fall(s, 3)
    assert skull_boxes(s) == [0, 0, 3]


def test_the_rollers_medicine_guards_nobody_else() -> None:
    s = table(3)
    give(s, 0, developments="medicine")
    skulls_fall(s, 3)
    assert skull_boxes(s) == [0, 3, 3]


@pytest.mark.parametrize(
    ("development", "skulls", "boxes"),
    [
        ("medicine", 1, 1),
        ("medicine", 2, 3),
        ("medicine", 4, 4),
        ("medicine", 5, 9),
        ("religion", 2, 3),
        ("religion", 5, 9),
    ],
)
def test_medicine_and_religion_avoid_nothing_else(development: str, skulls: int, boxes: int) -> None:
    s = table()
    give(s, 0, developments=development)
    skulls_fall(s, skulls)
    assert rows(s, 0, "skulls") == (boxes,)


def test_religion_does_not_guard_against_pestilence() -> None:
    s = table()
    give(s, 1, developments="religion")
    skulls_fall(s, 3)
    assert rows(s, 1, "skulls") == (3,)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_disasters_strike_from_whichever_seat_rolls(seat: int) -> None:
    s = table(3)
    give(s, seat, ports=3)
    turn(s, "skull skull skull drought", seat)
    assert skull_boxes(s) == [0 if other == seat else 3 for other in range(3)]
