"""Set-up: what everybody starts with, and the choice of a second port or province."""

from __future__ import annotations

import pytest

import carrack
from tests.iron_age.table import GAME, answers, asked, fresh, give, play, rows, table

# The sheet and the five rows at the start.
START = {
    "food": 3,
    "goods": 1,
    "armies": 1,
    "ships": 0,
    "wealth": 0,
    "port_boxes": 0,
    "urns": 0,
    "province_boxes": 0,
    "developments": 0,
    "conquest": 1,
    "tribute": 0,
    "skulls": 0,
}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_with_three_food_a_good_and_an_army(seats: int) -> None:
    s = fresh(seats)
    for seat in range(seats):
        assert dict(zip(START, rows(s, seat, *START))) == START
        assert list(s.sheets[seat].monuments) == [0, 0, 0, 0, 0]


def test_a_port_and_a_province_are_printed_on_every_sheet() -> None:
    s = fresh()
    assert [(sheet.ports(), sheet.provinces()) for sheet in s.sheets] == [(1, 1), (1, 1)]


def test_the_first_player_settles_first_then_clockwise() -> None:
    s = fresh(4)
    for seat in range(4):
        assert asked(s) == ("settle", seat)
        play(s, "settle", what="port")
    assert asked(s) == ("throw", carrack.NATURE)
    assert s.turn == 0


@pytest.mark.parametrize("seats", [1, 2])
def test_settling_cannot_be_declined(seats: int) -> None:
    assert [GAME.describe(action) for action in fresh(seats).legal()] == [
        {"verb": "settle", "what": "port"},
        {"verb": "settle", "what": "province"},
    ]


def test_the_second_port_marks_its_box_and_two_urns_and_costs_nothing() -> None:
    s = fresh()
    play(s, "settle", what="port")
    assert rows(s, 0, "port_boxes", "urns", "goods", "food", "armies", "tribute") == (1, 2, 1, 3, 1, 0)
    assert (s.sheets[0].ports(), s.sheets[0].provinces()) == (2, 1)


def test_the_second_province_marks_two_boxes_and_brings_two_armies_and_a_tribute() -> None:
    s = fresh()
    play(s, "settle", what="province")
    assert rows(s, 0, "province_boxes", "armies", "tribute", "food", "goods") == (2, 3, 1, 3, 1)
    assert (s.sheets[0].ports(), s.sheets[0].provinces()) == (1, 2)


def test_each_seat_chooses_for_itself() -> None:
    s = fresh(3)
    for what in ("province", "port", "province"):
        play(s, "settle", what=what)
    assert [sheet.provinces() for sheet in s.sheets] == [2, 1, 2]
    assert [sheet.ports() for sheet in s.sheets] == [1, 2, 1]


@pytest.mark.parametrize("what", ["port", "province"])
def test_either_choice_starts_with_two_empire_dice_and_the_fate_die(what: str) -> None:
    s = table(settle=what)
    fallen = []
    while s.actor == carrack.NATURE:
        fallen.append(s.chance().rpartition("/")[2])
        s.play(s.legal()[0])
    assert fallen == ["die 1", "die 2", "die fate"]


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_the_game_is_for_one_to_four(seats: int) -> None:
    assert GAME.seats == (1, 2, 3, 4)
    with pytest.raises(carrack.OptionError, match="allowed: 1, 2, 3, 4"):
        GAME.start(seats)


def test_the_game_is_short_or_normal_and_normal_unless_told() -> None:
    assert GAME.options["length"].choices == ("short", "normal")
    assert GAME.start(2).options == {"length": "normal"}
    with pytest.raises(carrack.OptionError, match="short, normal"):
        GAME.start(2, {"length": "long"})


def test_nothing_is_hidden() -> None:
    s = table(3)
    give(s, 1, goods=7, wealth=3, developments="navy")
    views = [GAME.view(s, seat) for seat in (None, 0, 1, 2)]
    assert views[1:] == views[:1] * 3


def test_the_first_player_begins_the_first_round() -> None:
    s = table(4)
    assert (s.round, s.turn) == (1, 0)
    assert answers(s, "empire-die")
