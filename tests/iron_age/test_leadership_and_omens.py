"""1. Roll, when the rolling has ended: Leadership rolls one die more, then Omens turns one."""

from __future__ import annotations

import pytest

from carrack.games.iron_age.state import IronAge
from tests.iron_age.table import answers, asked, begin, give, may, play, refused, rows, table, throw, turn

EMPIRE_FACES = ("food", "people", "either", "goods", "innovation", "skull")
FATE_FACES = ("drought", "harvest", "omens", "conquest", "tribute", "trade")


def led(dice: str) -> IronAge:
    """The owner of Leadership has rolled once and keeps."""
    s = table()
    give(s, 0, developments="leadership")
    turn(s, dice)
    return s


# Leadership.


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_leadership_is_asked_after_one_two_or_three_rolls(rolls: int) -> None:
    s = table()
    give(s, 0, developments="leadership")
    begin(s, "food food drought")
    for _ in range(rolls - 1):
        play(s, "again", die="1")
        play(s, "roll")
        throw(s, "food")
    if rolls < 3:
        play(s, "keep")
    assert asked(s) == ("lead", 0)


def test_without_leadership_nobody_is_asked() -> None:
    s = table()
    give(s, 1, developments="leadership")
    turn(s, "people people drought")
    assert asked(s) == ("build", 0)


def test_leadership_may_be_declined() -> None:
    s = led("people people drought")
    play(s, "lead-not")
    assert asked(s) == ("build", 0)
    assert s.population == 6


def test_leadership_rolls_any_one_die_a_skull_and_the_fate_die_too() -> None:
    s = led("skull people drought")
    assert answers(s, "lead") == [{"die": "1"}, {"die": "2"}, {"die": "fate"}]
    assert refused(s, "lead", die="3") == "no-such-die"


def test_leadership_rolls_a_skull_away() -> None:
    s = led("skull people drought")
    play(s, "lead", die="1")
    throw(s, "people")
    assert rows(s, 0, "skulls") == (0,)
    assert s.population == 6


def test_leaderships_new_face_stands_even_a_skull() -> None:
    s = led("people people drought")
    play(s, "lead", die="2")
    throw(s, "skull")
    assert rows(s, 0, "skulls") == (1,)  # a revolt
    assert asked(s) == ("build", 0)  # it is not asked twice
    assert s.population == 4


def test_leadership_may_roll_the_fate_die() -> None:
    s = led("people people drought")
    play(s, "lead", die="fate")
    throw(s, "conquest")
    assert asked(s) == ("conquest", 0)


def test_leadership_comes_before_omens() -> None:
    s = led("people people omens")
    assert asked(s) == ("lead", 0)
    play(s, "lead-not")
    assert asked(s) == ("omens", 0)


def test_omens_that_leadership_rolls_still_apply() -> None:
    s = led("people people drought")
    play(s, "lead", die="fate")
    throw(s, "omens")
    assert asked(s) == ("omens", 0)


def test_omens_that_leadership_rolls_away_are_gone() -> None:
    s = led("people people omens")
    play(s, "lead", die="fate")
    throw(s, "drought")
    assert asked(s) == ("build", 0)


# Omens.


def test_omens_may_turn_any_one_die_to_any_of_its_other_faces() -> None:
    s = table()
    turn(s, "skull goods omens")
    assert asked(s) == ("omens", 0)
    turns = [(said["die"], said["face"]) for said in answers(s, "turn")]
    wanted = [("1", face) for face in EMPIRE_FACES if face != "skull"]
    assert turns == wanted + [("2", face) for face in EMPIRE_FACES if face != "goods"]
    assert [said["face"] for said in answers(s, "turn-fate")] == [face for face in FATE_FACES if face != "omens"]


@pytest.mark.parametrize("fate", [face for face in FATE_FACES if face != "omens"])
def test_without_omens_no_die_is_turned(fate: str) -> None:
    s = table()
    turn(s, "people people " + fate)
    assert asked(s)[0] != "omens"


def test_omens_may_be_declined() -> None:
    s = table()
    turn(s, "people goods omens")
    play(s, "turn-not")
    assert asked(s) == ("build", 0)
    assert (s.population, *rows(s, 0, "goods")) == (3, 3)


def test_a_skull_turned_away_takes_disaster_good_and_population_with_it() -> None:
    s = table()
    turn(s, "skull people omens")
    play(s, "turn", die="1", face="food")
    assert rows(s, 0, "skulls", "goods", "food") == (0, 1, 5)
    assert s.population == 3


def test_a_skull_turned_away_leaves_the_disaster_of_the_others() -> None:
    s = table()
    give(s, 0, armies=4)
    turn(s, "skull skull omens")  # barbarians
    play(s, "turn", die="2", face="people")
    assert rows(s, 0, "skulls", "armies") == (1, 4)  # a revolt
    assert s.population == 4


def test_a_die_may_be_turned_to_a_skull_and_then_counts_in_full() -> None:
    s = table()
    give(s, 0, armies=9)
    turn(s, "skull people omens")
    play(s, "turn", die="2", face="skull")
    assert rows(s, 0, "tribute", "armies", "goods", "skulls") == (5, 8, 3, 0)  # barbarians are beaten
    assert s.population == 2


def test_the_fate_die_turned_to_drought_lowers_the_food() -> None:
    s = table()
    turn(s, "food food omens")
    play(s, "turn-fate", face="drought")
    assert rows(s, 0, "food") == (6,)


def test_the_fate_die_turned_to_harvest_raises_the_food() -> None:
    s = table()
    turn(s, "food food omens")
    play(s, "turn-fate", face="harvest")
    assert rows(s, 0, "food") == (10,)


def test_the_fate_die_turned_to_trade_brings_goods() -> None:
    s = table()
    turn(s, "food food omens")
    play(s, "turn-fate", face="trade")
    assert rows(s, 0, "goods") == (3,)


def test_the_fate_die_turned_to_conquest_lets_fight() -> None:
    s = table()
    turn(s, "food food omens")
    play(s, "turn-fate", face="conquest")
    assert asked(s) == ("conquest", 0)


def test_the_fate_die_turned_to_tribute_demands_it() -> None:
    s = table()
    give(s, 0, armies=5)
    turn(s, "food food omens")
    play(s, "turn-fate", face="tribute")
    assert asked(s) == ("tribute", 1)


def test_an_empire_die_turned_leaves_the_fate_die_on_omens_without_effect() -> None:
    s = table()
    give(s, 0, armies=5)
    turn(s, "food food omens")
    play(s, "turn", die="1", face="people")
    assert rows(s, 0, "food", "goods", "tribute") == (5, 1, 0)
    assert asked(s) == ("build", 0)  # neither turned again nor fought


def test_no_die_is_rolled_after_omens() -> None:
    s = led("people people omens")
    play(s, "lead-not")
    play(s, "turn", die="1", face="goods")
    assert asked(s) == ("build", 0)


def test_a_die_turned_to_wheat_is_declared() -> None:
    s = table()
    turn(s, "people people omens")
    play(s, "turn", die="1", face="either")
    assert asked(s) == ("declare", 0)
    assert answers(s, "declare") == [{"food": 0}, {"food": 1}]


def test_a_die_that_is_not_on_the_table_cannot_be_turned() -> None:
    s = table()
    turn(s, "people people omens")
    assert refused(s, "turn", die="3", face="food") == "no-such-die"
    assert may(s, "turn", die="2", face="food")
