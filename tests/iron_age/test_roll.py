"""1. Roll: how many dice, which may be rolled again, and what the wheat dice are."""

from __future__ import annotations

import random

import pytest

import carrack
from tests.iron_age.table import GAME, answers, asked, begin, finish, give, may, play, refused, rows, table, throw, turn

# ports, provinces, Empire dice
DICE = [
    (2, 1, 2),
    (1, 2, 2),
    (2, 3, 3),  # the rulebook's example
    (3, 2, 3),
    (3, 3, 3),
    (4, 1, 4),
    (1, 5, 5),
    (6, 6, 6),
]


# How many dice.


@pytest.mark.parametrize(("ports", "provinces", "dice"), DICE)
def test_as_many_dice_as_ports_or_provinces_whichever_are_more(ports: int, provinces: int, dice: int) -> None:
    s = table()
    give(s, 0, ports=ports, provinces=provinces)
    begin(s, "food " * dice + "drought")
    assert asked(s) == ("again", 0)


def test_a_port_ahead_of_its_urns_brings_no_die() -> None:
    s = table()
    give(s, 0, ports=2, port_boxes=5)
    begin(s, "food food drought")
    assert asked(s) == ("again", 0)


def test_a_die_falls_on_each_of_its_six_faces_alike() -> None:
    s = table()
    assert [GAME.describe(action)["face"] for action in s.legal()] == [
        "food",
        "people",
        "either",
        "goods",
        "innovation",
        "skull",
    ]
    assert s.weights() == [1] * 6
    throw(s, "food food")
    assert [GAME.describe(action)["face"] for action in s.legal()] == [
        "drought",
        "harvest",
        "omens",
        "conquest",
        "tribute",
        "trade",
    ]
    assert s.weights() == [1] * 6


# Rolling again.


def test_after_the_first_and_the_second_roll_dice_may_be_rolled_again() -> None:
    s = table()
    begin(s, "food goods drought")
    for _ in range(2):
        assert asked(s) == ("again", 0)
        play(s, "again", die="1")
        play(s, "roll")
        throw(s, "people")
    assert asked(s) == ("build", 0)  # the third roll stands
    assert s.population == 3


def test_rolling_may_be_stopped_after_the_first_roll() -> None:
    s = table()
    turn(s, "people people drought")
    assert asked(s) == ("build", 0)


def test_rolling_may_be_stopped_after_the_second_roll() -> None:
    s = table()
    begin(s, "food food drought")
    play(s, "again", die="1")
    play(s, "roll")
    throw(s, "people")
    play(s, "keep")
    assert asked(s) == ("build", 0)


def test_only_the_dice_picked_are_rolled() -> None:
    s = table()
    give(s, 0, ports=4)
    begin(s, "food people goods innovation drought")
    play(s, "again", die="2")
    play(s, "again", die="4")
    play(s, "roll")
    throw(s, "skull skull")
    assert list(s.dice) == [0, 5, 3, 5, -1, -1, 0]


def test_a_die_that_was_kept_may_be_rolled_later() -> None:
    s = table()
    begin(s, "food goods drought")
    play(s, "again", die="1")
    play(s, "roll")
    throw(s, "food")
    assert may(s, "again", die="2")


def test_the_fate_die_may_be_rolled_again_whatever_it_shows() -> None:
    for face in ("drought", "harvest", "omens", "conquest", "tribute", "trade"):
        s = table()
        begin(s, "food food " + face)
        assert may(s, "again", die="fate")
    play(s, "again", die="fate")
    play(s, "roll")
    throw(s, "harvest")
    assert s.dice[6] == 1


def test_a_skull_is_locked_at_once() -> None:
    s = table()
    begin(s, "skull food drought")
    assert answers(s, "again") == [{"die": "2"}, {"die": "fate"}]
    assert refused(s, "again", die="1") == "skull-is-locked"


def test_a_skull_of_the_second_roll_is_locked_too() -> None:
    s = table()
    begin(s, "food food drought")
    play(s, "again", die="2")
    play(s, "roll")
    throw(s, "skull")
    assert refused(s, "again", die="2") == "skull-is-locked"
    assert may(s, "again", die="1")


def test_with_every_empire_die_locked_the_fate_die_is_still_free() -> None:
    s = table()
    begin(s, "skull skull drought")
    assert answers(s, "again") == [{"die": "fate"}]


def test_all_dice_without_a_skull_may_be_rolled_together() -> None:
    s = table()
    begin(s, "food goods trade")
    for die in ("1", "2", "fate"):
        play(s, "again", die=die)
    play(s, "roll")
    throw(s, "people people harvest")
    assert list(s.dice) == [1, 1, -1, -1, -1, -1, 1]


def test_nothing_picked_is_nothing_rolled() -> None:
    s = table()
    begin(s, "food goods drought")
    assert refused(s, "roll") == "nothing-marked"


def test_what_is_picked_is_rolled() -> None:
    s = table()
    begin(s, "food goods drought")
    play(s, "again", die="2")
    assert refused(s, "again", die="2") == "marked-already"
    assert refused(s, "keep") == "something-marked"


def test_the_order_of_picking_leaves_no_trace() -> None:
    keys, addresses = set(), set()
    for order in (("1", "3", "fate"), ("fate", "3", "1"), ("3", "1", "fate")):
        s = table()
        give(s, 0, ports=3)
        begin(s, "food people goods trade")
        for die in order:
            play(s, "again", die=die)
        keys.add(s.key())
        play(s, "roll")
        keys.add(s.key())
        addresses.add(s.chance())
    assert len(keys) == 2  # one before the roll, one after
    assert len(addresses) == 1


# What the wheat dice are.


@pytest.mark.parametrize(("food", "gained", "population"), [(0, 0, 4), (1, 2, 2), (2, 4, 0)])
def test_each_wheat_die_is_two_food_or_two_population(food: int, gained: int, population: int) -> None:
    s = table()
    give(s, 0, food=1)
    turn(s, "either either trade")
    assert asked(s) == ("declare", 0)
    assert answers(s, "declare") == [{"food": 0}, {"food": 1}, {"food": 2}]
    play(s, "declare", food=food)
    assert rows(s, 0, "food") == (gained,)  # the province has eaten the one there was
    assert s.population == population


def test_wheat_is_declared_before_anything_is_collected() -> None:
    s = table()
    turn(s, "either goods trade")
    assert rows(s, 0, "goods", "food") == (1, 3)
    play(s, "declare", food=1)
    assert rows(s, 0, "goods", "food") == (5, 4)


def test_without_a_wheat_die_nothing_is_declared() -> None:
    s = table()
    turn(s, "food people drought")
    assert asked(s) == ("build", 0)


def test_what_was_declared_is_forgotten_in_the_next_turn() -> None:
    s = table()
    give(s, 0, food=1)
    turn(s, "either either trade")
    play(s, "declare", food=2)
    finish(s)
    give(s, 1, food=1)
    throw(s, "goods goods drought")
    play(s, "keep")
    assert rows(s, 1, "food") == (0,)


# Chance has an address.


def test_a_die_is_addressed_by_round_seat_roll_and_die() -> None:
    s = table()
    assert s.chance() == "die/round 1/seat 0/roll 1/die 1"
    throw(s, "food food")
    assert s.chance() == "die/round 1/seat 0/roll 1/die fate"
    throw(s, "drought")
    play(s, "again", die="2")
    play(s, "roll")
    assert s.chance() == "die/round 1/seat 0/roll 2/die 2"
    s.round = 3
    begin(s, "food", seat=1)
    assert s.chance() == "die/round 3/seat 1/roll 1/die 2"


def test_leaderships_die_has_one_address_after_however_many_rolls() -> None:
    addresses = []
    for rolls in (1, 2, 3):
        s = table()
        give(s, 0, developments="leadership")
        begin(s, "food food drought")
        for _ in range(rolls - 1):
            play(s, "again", die="1")
            play(s, "roll")
            throw(s, "food")
        if rolls < 3:
            play(s, "keep")
        play(s, "lead", die="2")
        addresses.append(s.chance())
    assert addresses == ["die/round 1/seat 0/leadership/die 2"] * 3


def dice_by_address(seed: str, player: int) -> dict[str, int]:
    """The dice of some rounds with one seed, played in one of several ways."""
    rng = random.Random(player)
    match = carrack.Match("iron-age", seats=2, seed=seed)
    for _ in range(100):
        match.play(rng.choice(match.state.legal()))
    return {str(line["at"]): int(str(line["action"])) for line in match.record().entries if "at" in line}


def test_one_seed_gives_the_same_dice_at_the_same_addresses_whatever_is_played() -> None:
    one, other = dice_by_address("the same seed", 1), dice_by_address("the same seed", 2)
    shared = one.keys() & other.keys()
    assert len(shared) > 20
    assert one.keys() != other.keys()
    assert [one[address] for address in shared] == [other[address] for address in shared]


def test_another_seed_gives_other_dice() -> None:
    one, other = dice_by_address("the same seed", 1), dice_by_address("another seed", 1)
    shared = one.keys() & other.keys()
    assert [one[address] for address in shared] != [other[address] for address in shared]
