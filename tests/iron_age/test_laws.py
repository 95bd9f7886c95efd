"""What can never be otherwise: a position that breaks a law is told, and is not loaded."""

from __future__ import annotations

import pytest

import carrack
from tests.iron_age.table import GAME, begin, give, play, table, turn

# a field of a sheet, a value it cannot have
SHEET = [
    ("food", -1),
    ("food", 16),
    ("goods", -1),
    ("goods", 16),
    ("armies", -1),
    ("armies", 13),
    ("ships", -1),
    ("ships", 9),
    ("wealth", -1),
    ("wealth", 9),
    ("port_boxes", -1),
    ("port_boxes", 6),
    ("urns", -1),
    ("urns", 21),
    ("province_boxes", -1),
    ("province_boxes", 24),
    ("conquest", 0),
    ("conquest", 11),
    ("developments", -1),
    ("developments", 1 << 15),
    ("tribute", -1),
    ("skulls", -1),
]

# a field of the table, a value it cannot have while seat 0 builds
TABLE = [
    ("turn", -1, "turn: -1 is no seat"),
    ("turn", 2, "turn: 2 is no seat"),
    ("turn", 1, "actor: seat 0 is asked question 8 in the turn of seat 1"),  # while seat 0 is asked
    ("round", 0, "round 0 during question 8"),
    ("round", -1, "round: -1"),
    ("ended", 0, "ended: 0 while 0 is asked"),
    ("ended", -2, "ended: -2 while 0 is asked"),
    ("actor", 1, "actor: seat 1 is asked question 8 in the turn of seat 0"),
    ("population", -1, "population, innovations and food dice are never negative"),
    ("innovations", -1, "population, innovations and food dice are never negative"),
    ("food_dice", -1, "population, innovations and food dice are never negative"),
    ("to_throw", 1, "dice in hand: 1 while 0 is asked"),
    ("marked", 1, "dice are marked when nobody is rolling again"),
    ("roll", -1, "roll -1, marked 0"),
    ("roll", 5, "roll 5, marked 0"),
]


@pytest.mark.parametrize(("field", "value"), SHEET)
def test_a_sheet_out_of_its_bounds(field: str, value: int) -> None:
    s = table()
    give(s, 1, developments="shipbuilding")
    assert s.invariants() == []
    setattr(s.sheets[1], field, value)
    assert len(s.invariants()) == 1
    assert "seat 1" in s.invariants()[0]


@pytest.mark.parametrize(("field", "value", "law"), TABLE)
def test_a_turn_that_cannot_be(field: str, value: int, law: str) -> None:
    s = table()
    turn(s, "people people drought")
    assert s.invariants() == []
    setattr(s, field, value)
    assert s.invariants()[0] == law


def test_ships_without_shipbuilding() -> None:
    s = table()
    s.sheets[0].ships = 1
    assert s.invariants() == ["seat 0: ships without Shipbuilding"]


def test_a_monument_with_too_many_boxes() -> None:
    s = table()
    s.sheets[0].monuments[0] = 5
    assert s.invariants() == ["seat 0: monument 0 has 5 boxes filled"]


def test_a_finished_monument_without_a_first() -> None:
    s = table()
    give(s, 0, monuments="oracle")
    s.first[0] = -1
    assert s.invariants() == ["monument 0: seat -1 is said to be first"]


def test_a_first_without_a_finished_monument() -> None:
    s = table()
    give(s, 0, monuments="oracle")
    s.first[0] = 1
    assert s.invariants() == ["monument 0: seat 1 was first but has not finished it"]
    s.first[0] = 2
    assert s.invariants() == ["monument 0: seat 2 is said to be first"]


def test_a_solo_game_has_no_ninth_round() -> None:
    s = table(1)
    s.round = 8
    assert s.invariants() == []
    s.round = 9
    assert s.invariants() == ["round: 9"]


def test_a_die_is_on_the_table_or_in_hand() -> None:
    s = table()
    s.dice[0] = 1
    assert s.invariants() == ["a die lies on the table and is in hand"]


def test_a_die_shows_one_of_six_faces() -> None:
    s = table()
    turn(s, "people people drought")
    for face in (6, -2):
        s.dice[0] = face
        assert s.invariants() == [f"die 0 shows {face}"]


def test_a_locked_skull_is_not_picked() -> None:
    s = table()
    begin(s, "skull people trade")
    play(s, "again", die="fate")  # Trade is the Fate die's sixth face, and no skull
    s.marked = 1
    assert s.invariants() == ["die 0 is marked and shows 5"]
    s.marked = 4  # a die that is not in play
    assert s.invariants() == ["die 2 is marked and shows -1"]
    s.marked = 128
    assert s.invariants() == ["roll 1, marked 128"]


def test_tribute_is_asked_of_an_opponent() -> None:
    s = table()
    give(s, 0, armies=4)
    turn(s, "people people tribute")
    assert s.invariants() == []
    s.actor = 0
    assert s.invariants() == ["actor: seat 0 is asked question 7 in the turn of seat 0"]


def test_a_dump_that_breaks_a_law_is_not_loaded() -> None:
    s = table()
    s.sheets[0].ships = 1
    with pytest.raises(carrack.RecordError, match="ships without Shipbuilding"):
        GAME.load(s.dump())
