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
    ("turn", -1),
    ("turn", 2),
    ("turn", 1),  # while seat 0 is asked
    ("round", 0),
    ("round", -1),
    ("ended", 0),
    ("ended", -2),
    ("actor", 1),
    ("population", -1),
    ("innovations", -1),
    ("food_dice", -1),
    ("to_throw", 1),
    ("marked", 1),
    ("roll", -1),
    ("roll", 5),
]


@pytest.mark.parametrize(("field", "value"), SHEET)
def test_a_sheet_out_of_its_bounds(field: str, value: int) -> None:
    s = table()
    give(s, 1, developments="shipbuilding")
    assert s.invariants() == []
    setattr(s.sheets[1], field, value)
    assert len(s.invariants()) == 1
    assert "seat 1" in s.invariants()[0]


@pytest.mark.parametrize(("field", "value"), TABLE)
def test_a_turn_that_cannot_be(field: str, value: int) -> None:
    s = table()
    turn(s, "people people drought")
    assert s.invariants() == []
    setattr(s, field, value)
    assert s.invariants()


def test_ships_without_shipbuilding() -> None:
    s = table()
    s.sheets[0].ships = 1
    assert s.invariants() == ["seat 0: ships without Shipbuilding"]


def test_a_monument_with_too_many_boxes() -> None:
    s = table()
    s.sheets[0].monuments[0] = 5
    assert s.invariants()


def test_a_finished_monument_without_a_first() -> None:
    s = table()
    give(s, 0, monuments="oracle")
    s.first[0] = -1
    assert s.invariants()


def test_a_first_without_a_finished_monument() -> None:
    s = table()
    give(s, 0, monuments="oracle")
    s.first[0] = 1
    assert s.invariants()
    s.first[0] = 2
    assert s.invariants()


def test_a_solo_game_has_no_ninth_round() -> None:
    s = table(1)
    s.round = 8
    assert s.invariants() == []
    s.round = 9
    assert s.invariants()


def test_a_die_is_on_the_table_or_in_hand() -> None:
    s = table()
    s.dice[0] = 1
    assert s.invariants()


def test_a_die_shows_one_of_six_faces() -> None:
    s = table()
    turn(s, "people people drought")
    for face in (6, -2):
        s.dice[0] = face
        assert s.invariants()


def test_a_locked_skull_is_not_picked() -> None:
    s = table()
    begin(s, "skull people trade")
    play(s, "again", die="fate")  # Trade is the Fate die's sixth face, and no skull
    s.marked = 1
    assert s.invariants()
    s.marked = 4  # a die that is not in play
    assert s.invariants()
    s.marked = 128
    assert s.invariants()


def test_tribute_is_asked_of_an_opponent() -> None:
    s = table()
    give(s, 0, armies=4)
    turn(s, "people people tribute")
    assert s.invariants() == []
    s.actor = 0
    assert s.invariants()


def test_a_dump_that_breaks_a_law_is_not_loaded() -> None:
    s = table()
    s.sheets[0].ships = 1
    with pytest.raises(carrack.RecordError, match="ships without Shipbuilding"):
        GAME.load(s.dump())
