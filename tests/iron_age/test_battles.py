"""3. Battles: what strength is, and what a battle costs and brings. Conquest."""

from __future__ import annotations

import pytest

from carrack.games.iron_age.battles import strength_of
from tests.answers import idle
from tests.iron_age.table import asked, give, may, play, rows, table, turn

# armies, ships, developments, strength
STRENGTH = [
    (0, 0, "", 0),
    (5, 0, "", 5),
    (5, 0, "formations", 7),
    (0, 0, "formations", 2),
    (5, 3, "shipbuilding", 5),  # ships without Navy do not fight
    (5, 3, "shipbuilding navy", 8),
    (5, 0, "navy", 5),
    (5, 3, "shipbuilding navy formations", 10),
    (5, 3, "shipbuilding metallurgy medicine empire", 5),  # nothing else does
]

# Against the Barbarians: armies, tribute, skulls, armies left.
BARBARIANS = [
    (0, 0, 4, 0),  # they must be fought with no army too
    (1, 0, 3, 0),
    (3, 0, 1, 2),
    (4, 0, 0, 3),  # equal: nothing, but an army is lost
    (5, 1, 0, 4),
    (12, 8, 0, 11),
]


@pytest.mark.parametrize(("armies", "ships", "developments", "strength"), STRENGTH)
def test_strength(armies: int, ships: int, developments: str, strength: int) -> None:
    s = table()
    sheet = give(s, 0, armies=armies, ships=ships, developments=developments)
    assert strength_of(sheet) == strength


@pytest.mark.parametrize(("armies", "tribute", "skulls", "left"), BARBARIANS)
def test_the_difference_is_tribute_or_skulls_and_an_army_is_lost(
    armies: int, tribute: int, skulls: int, left: int
) -> None:
    s = table()
    give(s, 0, armies=armies)
    turn(s, "skull skull drought")
    assert rows(s, 0, "tribute", "skulls", "armies") == (tribute, skulls, left)


def test_formations_add_two_in_battle_and_are_not_lost() -> None:
    s = table()
    give(s, 0, armies=4, developments="formations")
    turn(s, "skull skull drought")
    assert rows(s, 0, "tribute", "armies") == (2, 3)
    assert s.sheets[0].has(4)


def test_navy_adds_a_strength_per_ship_and_loses_one_after_each_battle() -> None:
    s = table()
    give(s, 0, armies=4, ships=3, developments="shipbuilding navy")
    turn(s, "skull skull drought")
    assert rows(s, 0, "tribute", "armies", "ships") == (3, 3, 2)


def test_without_navy_ships_neither_fight_nor_sink() -> None:
    s = table()
    give(s, 0, armies=4, ships=3, developments="shipbuilding")
    turn(s, "skull skull drought")
    assert rows(s, 0, "tribute", "ships") == (0, 3)


def test_navy_without_a_ship_loses_none() -> None:
    s = table()
    give(s, 0, armies=4, developments="navy")
    turn(s, "skull skull drought")
    assert rows(s, 0, "ships", "armies") == (0, 3)


def test_a_fleet_fights_without_an_army() -> None:
    s = table()
    give(s, 0, armies=0, ships=6, developments="shipbuilding navy")
    turn(s, "skull skull drought")
    assert rows(s, 0, "tribute", "armies", "ships") == (2, 0, 5)


def test_in_an_invasion_each_fights_alone_with_bonuses_and_losses_of_its_own() -> None:
    s = table(3)
    give(s, 0, ports=5, armies=2)
    give(s, 1, armies=9, developments="formations")
    give(s, 2, armies=6, ships=8, developments="shipbuilding navy")
    turn(s, "skull " * 5 + "drought")
    assert [rows(s, seat, "tribute", "skulls", "armies", "ships") for seat in range(3)] == [
        (0, 8, 1, 0),
        (1, 0, 8, 0),
        (4, 0, 5, 7),
    ]


# Conquest.


def test_four_armies_at_the_first_conquest_bring_three_tribute() -> None:
    """The rulebook's example."""
    s = table()
    give(s, 0, armies=4)
    turn(s, "food food conquest")
    play(s, "conquer")
    assert rows(s, 0, "tribute", "conquest", "armies") == (3, 2, 3)


def test_conquest_may_be_declined() -> None:
    s = table()
    give(s, 0, armies=4)
    turn(s, "people people conquest")
    assert asked(s) == ("conquest", 0)
    play(s, "conquer-not")
    assert rows(s, 0, "tribute", "conquest", "armies", "skulls") == (0, 1, 4, 0)
    assert asked(s) == ("build", 0)


def test_conquest_comes_once_a_turn() -> None:
    s = table()
    give(s, 0, armies=4)
    turn(s, "people people conquest")
    play(s, "conquer")
    assert asked(s) == ("build", 0)


@pytest.mark.parametrize("fate", ["drought", "harvest", "trade"])
def test_without_the_conquest_face_there_is_no_conquest(fate: str) -> None:
    s = table()
    give(s, 0, armies=4)
    turn(s, "people people " + fate)
    assert asked(s) == ("build", 0)


def test_each_victory_makes_the_next_one_harder() -> None:
    s = table()
    give(s, 0, armies=4, conquest=3)
    turn(s, "food food conquest")
    play(s, "conquer")
    assert rows(s, 0, "tribute", "conquest") == (1, 4)


def test_a_draw_fills_no_conquest_box_but_costs_an_army() -> None:
    s = table()
    give(s, 0, armies=3, conquest=3)
    turn(s, "food food conquest")
    play(s, "conquer")
    assert rows(s, 0, "tribute", "skulls", "conquest", "armies") == (0, 0, 3, 2)


def test_a_conquest_that_cannot_be_won_may_be_fought_and_marks_skulls() -> None:
    s = table()
    give(s, 0, armies=1, conquest=5)
    turn(s, "food food conquest")
    play(s, "conquer")
    assert rows(s, 0, "tribute", "skulls", "conquest", "armies") == (0, 4, 5, 0)


def test_conquest_needs_an_army_whatever_else_gives_strength() -> None:
    s = table()
    give(s, 0, armies=0, ships=8, developments="formations shipbuilding navy")
    turn(s, "people people conquest")
    assert asked(s) == ("build", 0)
    give(s, 0, armies=1)
    turn(s, "people people conquest")
    assert asked(s) == ("conquest", 0)


def test_formations_and_ships_count_in_a_conquest() -> None:
    s = table()
    give(s, 0, armies=1, ships=2, developments="formations shipbuilding navy")
    turn(s, "food food conquest")
    play(s, "conquer")
    assert rows(s, 0, "tribute", "armies", "ships") == (4, 0, 1)


def test_the_conquest_track_ends_at_ten() -> None:
    s = table()
    give(s, 0, armies=12, conquest=9)
    turn(s, "food food conquest")
    play(s, "conquer")
    assert rows(s, 0, "tribute", "conquest") == (3, 10)


def test_with_the_track_full_a_conquest_is_against_ten_and_fills_none() -> None:
    s = table()
    give(s, 0, armies=12, conquest=10)
    turn(s, "food food conquest")
    play(s, "conquer")
    assert rows(s, 0, "tribute", "conquest", "armies") == (2, 10, 11)


def test_the_disasters_battle_comes_first_and_conquest_uses_what_is_left() -> None:
    s = table()
    give(s, 0, armies=5)
    turn(s, "skull skull conquest")
    assert rows(s, 0, "tribute", "armies") == (1, 4)
    play(s, "conquer")
    assert rows(s, 0, "tribute", "armies") == (1 + 3, 3)


def test_an_only_army_lost_to_the_barbarians_conquers_nothing() -> None:
    s = table()
    give(s, 0, armies=1)
    turn(s, "skull skull conquest")
    assert asked(s) == ("build", 0)
    assert not may(s, "conquer")


def test_the_conquest_boxes_are_each_seats_own() -> None:
    s = table()
    give(s, 0, armies=4, conquest=6)
    give(s, 1, armies=4)
    turn(s, "food food conquest", 1)
    play(s, "conquer")
    assert [sheet.conquest for sheet in s.sheets] == [6, 2]
    assert rows(s, 1, "tribute") == (3,)


@pytest.mark.parametrize(
    ("armies", "developments", "in_vain"), [(2, "", True), (3, "", True), (4, "", False), (2, "formations", False)]
)
def test_a_conquest_without_a_victory_pays_and_brings_nothing(armies: int, developments: str, in_vain: bool) -> None:
    s = table()
    give(s, 0, armies=armies, conquest=3, developments=developments)
    turn(s, "food food conquest")
    assert idle(s, "conquer") is in_vain
    assert not idle(s, "conquer-not")
