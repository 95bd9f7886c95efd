"""3. The demand for tribute: compared with every opponent, clockwise; the weaker may buy themselves off."""

from __future__ import annotations

import pytest

from carrack.games.iron_age.state import IronAge
from tests.iron_age.table import answers, asked, code, give, may, play, rows, table, turn


def example() -> IronAge:
    """The rulebook's: four armies and Formations against three, seven and no armies; everybody has a good."""
    s = table(4)
    give(s, 0, armies=4, developments="formations")
    for seat, armies in ((1, 3), (2, 7), (3, 0)):
        give(s, seat, armies=armies, goods=1)
    turn(s, "food food tribute")
    return s


def test_the_example_with_the_weakest_buying_himself_off() -> None:
    s = example()
    assert asked(s) == ("tribute", 1)
    play(s, "pay-not")
    assert asked(s) == ("tribute", 3)  # the stronger one is not asked
    play(s, "pay")
    assert rows(s, 0, "tribute", "goods") == (3, 1 + 1)
    assert [sheet.goods for sheet in s.sheets] == [2, 1, 1, 0]


def test_the_example_with_nobody_paying() -> None:
    s = example()
    play(s, "pay-not")
    play(s, "pay-not")
    assert rows(s, 0, "tribute", "goods") == (9, 1)


def test_nobody_loses_armies_ships_or_tribute() -> None:
    s = table(2)
    give(s, 0, armies=4, ships=2, developments="shipbuilding navy")
    give(s, 1, armies=1, ships=2, developments="shipbuilding navy", tribute=8)
    turn(s, "food food tribute")
    play(s, "pay-not")
    assert rows(s, 0, "armies", "ships", "tribute", "conquest") == (4, 2, 3, 1)
    assert rows(s, 1, "armies", "ships", "tribute", "skulls") == (1, 2, 8, 0)


def test_the_demand_happens_by_itself() -> None:
    s = table(2)
    give(s, 0, armies=4)
    turn(s, "food food tribute")
    assert asked(s) == ("tribute", 1)  # the roller is not asked
    assert s.legal() == [code("pay"), code("pay-not")]


@pytest.mark.parametrize("armies", [4, 5])
def test_an_equal_or_stronger_opponent_is_not_asked_and_brings_nothing(armies: int) -> None:
    s = table(2)
    give(s, 0, armies=4)
    give(s, 1, armies=armies)
    turn(s, "people people tribute")
    assert asked(s) == ("build", 0)
    assert rows(s, 0, "tribute", "skulls") == (0, 0)


def test_the_opponents_bonuses_count_too() -> None:
    s = table(3)
    give(s, 0, armies=5)
    give(s, 1, armies=2, developments="formations")
    give(s, 2, armies=2, ships=3, developments="shipbuilding navy")
    turn(s, "people people tribute")
    assert asked(s) == ("tribute", 1)
    play(s, "pay-not")
    assert rows(s, 0, "tribute") == (1,)
    assert asked(s) == ("build", 0)  # the fleet is as strong


def test_an_opponent_without_a_good_cannot_pay() -> None:
    s = table(3)
    give(s, 0, armies=4)
    give(s, 1, goods=0)
    give(s, 2, goods=1)
    turn(s, "people people tribute")
    assert rows(s, 0, "tribute") == (3,)
    assert asked(s) == ("tribute", 2)
    play(s, "pay")
    assert rows(s, 0, "tribute", "goods") == (3, 2)


@pytest.mark.parametrize(("seats", "roller", "order"), [(4, 2, [3, 0, 1]), (4, 1, [2, 3, 0]), (3, 1, [2, 0])])
def test_opponents_are_asked_clockwise_from_the_roller(seats: int, roller: int, order: list[int]) -> None:
    s = table(seats)
    give(s, roller, armies=4)
    turn(s, "people people tribute", roller)
    asked_of = []
    while asked(s)[0] == "tribute":
        asked_of.append(asked(s)[1])
        play(s, "pay-not")
    assert asked_of == order
    assert asked(s) == ("build", roller)


def test_a_later_opponent_sees_what_an_earlier_one_did() -> None:
    s = table(3)
    give(s, 0, armies=4, goods=0)
    turn(s, "people people tribute")
    play(s, "pay")
    assert asked(s) == ("tribute", 2)
    assert rows(s, 0, "goods") == (1,)


def test_a_good_received_above_fifteen_is_lost_and_the_payer_is_safe() -> None:
    s = table(2)
    give(s, 0, armies=4, goods=15)
    turn(s, "people people tribute")
    play(s, "pay")
    assert rows(s, 0, "goods", "tribute") == (15, 0)
    assert rows(s, 1, "goods") == (0,)


def test_a_good_received_may_be_spent_in_the_same_turn() -> None:
    s = table(2)
    give(s, 0, armies=4, goods=0)
    turn(s, "people people tribute")
    play(s, "pay")
    play(s, "build-urn")
    assert rows(s, 0, "goods", "urns") == (0, 3)


@pytest.mark.parametrize("own", [{"developments": "formations"}, {"developments": "shipbuilding navy", "ships": 2}])
def test_a_demand_needs_no_army(own: dict[str, object]) -> None:
    s = table(2)
    give(s, 0, armies=0, **own)  # type: ignore[arg-type]  # rows and names, as the cases above say
    give(s, 1, armies=0, goods=0)
    turn(s, "people people tribute")
    assert rows(s, 0, "tribute") == (2,)


def test_the_disasters_battles_come_first_and_the_demand_uses_what_is_left() -> None:
    s = table(3)
    give(s, 0, ports=5, armies=5)
    give(s, 1, armies=5, goods=0)
    give(s, 2, armies=0, goods=0)
    turn(s, "skull skull food food food tribute")  # barbarians cost the roller an army, and only him
    assert rows(s, 0, "tribute") == (1 + 0 + 4,)


def test_after_an_invasion_everybody_is_weaker_when_tribute_is_demanded() -> None:
    s = table(3)
    give(s, 0, ports=5, armies=5)
    give(s, 1, armies=3, goods=0)
    give(s, 2, armies=0, goods=0)
    turn(s, "skull skull skull skull skull tribute")
    assert rows(s, 0, "tribute") == (2 + 4,)  # four against two and none


def test_without_the_tribute_face_nothing_is_demanded() -> None:
    s = table(2)
    give(s, 0, armies=9)
    give(s, 1, goods=0)
    for fate in ("drought", "harvest", "trade", "conquest"):
        turn(s, "people people " + fate)
        assert rows(s, 0, "tribute") == (0,)


def test_the_answer_is_yes_or_no() -> None:
    s = table(2)
    give(s, 0, armies=4)
    turn(s, "people people tribute")
    assert answers(s, "pay") == [{}]
    assert not may(s, "build-urn")
