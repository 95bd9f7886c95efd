"""The solo game: eight rounds against a target of 100 points."""

from __future__ import annotations

import pytest

import carrack
from carrack.games.iron_age.state import IronAge
from tests.iron_age.table import DEVELOPMENTS, asked, finish, give, play, rows, table, throw, turn


def quiet_turn(s: IronAge) -> None:
    """A turn in which nothing happens."""
    dice = int(max(s.sheets[0].ports(), s.sheets[0].provinces()))
    turn(s, "innovation " * dice + "drought")
    finish(s)


def after_eight_rounds(tribute: int, length: str = "normal") -> IronAge:
    s = table(1, length)
    s.round = 8
    give(s, 0, tribute=tribute)
    quiet_turn(s)
    return s


@pytest.mark.parametrize("length", ["short", "normal"])
def test_it_lasts_exactly_eight_rounds_whatever_the_length(length: str) -> None:
    s = table(1, length)
    give(s, 0, food=15)
    for round in range(1, 9):
        assert (s.round, s.turn) == (round, 0)
        throw(s, "goods goods drought")
        play(s, "keep")
        finish(s)
    assert asked(s) == ("over", carrack.OVER)
    assert s.outcome()["why"] == "rounds"


@pytest.mark.parametrize("length", ["short", "normal"])
def test_the_three_conditions_do_not_end_it(length: str) -> None:
    s = table(1, length)
    give(s, 0, tribute=99, monuments="oracle lighthouse aqueduct parthenon colosseum")
    give(s, 0, developments=" ".join(DEVELOPMENTS[1:]))
    quiet_turn(s)
    assert s.actor != carrack.OVER
    assert s.round == 2


def test_pestilence_hits_the_only_player() -> None:
    s = table(1)
    give(s, 0, ports=3)
    turn(s, "skull skull skull drought")
    assert rows(s, 0, "skulls") == (3,)


def test_medicine_guards_against_ones_own_pestilence() -> None:
    s = table(1)
    give(s, 0, ports=3, developments="medicine")
    turn(s, "skull skull skull drought")
    assert rows(s, 0, "skulls") == (0,)


def test_a_revolt_hits_and_with_religion_nobody() -> None:
    s = table(1)
    turn(s, "skull food drought")
    assert rows(s, 0, "skulls") == (1,)
    give(s, 0, developments="religion")
    turn(s, "skull food drought")
    assert rows(s, 0, "skulls") == (1,)


def test_an_invasion_is_fought_alone_and_once() -> None:
    s = table(1)
    give(s, 0, ports=5, armies=4)
    turn(s, "skull skull skull skull skull drought")
    assert rows(s, 0, "skulls", "armies") == (6, 3)


@pytest.mark.parametrize(("round", "armies", "tribute"), [(1, 4, 3), (5, 7, 2), (5, 5, 0), (5, 3, 0), (8, 12, 4)])
def test_tribute_is_demanded_of_a_strength_equal_to_the_round(round: int, armies: int, tribute: int) -> None:
    s = table(1)
    s.round = round
    give(s, 0, armies=armies)
    turn(s, "people people tribute")
    assert rows(s, 0, "tribute", "skulls", "armies", "goods") == (tribute, 0, armies, 1)
    assert asked(s) == ("build", 0)  # nobody buys himself off


def test_bonuses_count_in_the_demand() -> None:
    s = table(1)
    s.round = 5
    give(s, 0, armies=3, ships=2, developments="formations shipbuilding navy")
    turn(s, "people people tribute")
    assert rows(s, 0, "tribute", "ships") == (2, 2)


def test_a_monument_always_has_the_higher_value() -> None:
    s = table(1)
    turn(s, "people people drought")
    for _ in range(4):
        play(s, "build-monument", monument="oracle")
    assert s.breakdown()[0]["monuments"] == 4


def test_a_hundred_points_are_not_enough() -> None:
    s = after_eight_rounds(100)
    assert s.scores() == [100]
    assert s.winners() == []
    assert s.outcome() == {"winners": [], "why": "rounds", "grade": "lost", "target": 100, "margin": 0}


def test_a_hundred_and_one_points_win() -> None:
    s = after_eight_rounds(101)
    assert s.winners() == [0]
    assert s.outcome() == {"winners": [0], "why": "rounds", "grade": "won", "target": 100, "margin": 1}


def test_conquest_is_as_usual() -> None:
    s = table(1)
    give(s, 0, armies=4)
    turn(s, "food food conquest")
    play(s, "conquer")
    assert rows(s, 0, "tribute", "conquest", "armies") == (3, 2, 3)
