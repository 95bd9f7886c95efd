"""4. Build, monuments: the first to finish one has the higher value, everybody later the lower."""

from __future__ import annotations

import pytest

from carrack.games.iron_age.state import IronAge
from tests.iron_age.table import MONUMENTS, finish, give, play, refused, table, throw, turn

# name, boxes, first, later
VALUES = [
    ("oracle", 4, 4, 3),
    ("lighthouse", 6, 6, 4),
    ("aqueduct", 8, 8, 6),
    ("parthenon", 10, 10, 7),
    ("colosseum", 13, 13, 10),
]


def build(s: IronAge, monument: str, boxes: int) -> None:
    """The seat that is building fills so many boxes."""
    s.population = boxes
    for _ in range(boxes):
        play(s, "build-monument", monument=monument)


def points(s: IronAge, seat: int) -> int:
    return s.breakdown()[seat]["monuments"]


@pytest.mark.parametrize(("monument", "boxes", "first", "later"), VALUES)
def test_the_first_to_finish_a_monument_has_the_higher_value(monument: str, boxes: int, first: int, later: int) -> None:
    s = table()
    turn(s, "people people drought")
    build(s, monument, boxes - 1)
    assert points(s, 0) == 0  # unfinished
    turn(s, "people people drought")
    build(s, monument, 1)
    assert points(s, 0) == first
    assert refused(s, "build-monument", monument=monument) == "monument-finished"


@pytest.mark.parametrize(("monument", "boxes", "first", "later"), VALUES)
def test_whoever_finishes_it_later_has_the_lower_value(monument: str, boxes: int, first: int, later: int) -> None:
    s = table(3)
    for seat in (1, 2, 0):
        turn(s, "people people drought", seat)
        build(s, monument, boxes)
    assert [points(s, seat) for seat in range(3)] == [later, first, later]


def test_within_one_round_the_earlier_turn_is_first() -> None:
    s = table()
    turn(s, "people people drought")
    build(s, "oracle", 4)
    finish(s)
    assert s.round == 1
    throw(s, "people people drought")
    play(s, "keep")
    build(s, "oracle", 4)
    assert (points(s, 0), points(s, 1)) == (4, 3)


def test_more_boxes_count_for_nothing_until_the_last_is_filled() -> None:
    s = table()
    turn(s, "people people drought")
    build(s, "oracle", 3)
    finish(s)
    throw(s, "people people drought")
    play(s, "keep")
    build(s, "oracle", 4)
    turn(s, "people people drought")
    build(s, "oracle", 1)
    assert (points(s, 0), points(s, 1)) == (3, 4)


def test_several_monuments_may_be_worked_on_and_left_unfinished() -> None:
    s = table()
    turn(s, "people people drought")
    for monument in MONUMENTS:
        s.population = 1
        play(s, "build-monument", monument=monument)
    finish(s)
    assert list(s.sheets[0].monuments) == [1, 1, 1, 1, 1]
    assert points(s, 0) == 0


def test_every_monument_is_there_for_any_number_of_seats() -> None:
    for seats in (1, 2, 3, 4):
        s = table(seats)
        turn(s, "people people drought")
        for monument in MONUMENTS:
            s.population = 1
            play(s, "build-monument", monument=monument)


def test_monuments_add_up() -> None:
    s = table()
    give(s, 0, monuments="oracle colosseum")
    give(s, 1, monuments="colosseum aqueduct")
    assert (points(s, 0), points(s, 1)) == (4 + 13, 10 + 8)
