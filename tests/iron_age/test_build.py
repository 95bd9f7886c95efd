"""4. Build: what a population and a good buy, ports and provinces. Monuments have a file of their own."""

from __future__ import annotations

import pytest

from carrack.games.iron_age.state import IronAge
from tests.iron_age.table import GAME, answers, asked, begin, finish, give, may, play, refused, rows, table, throw, turn

# Filled urns, and the ports they make with every box filled.
PORTS_BY_URNS = [(0, 1), (1, 1), (2, 2), (4, 2), (5, 3), (8, 3), (9, 4), (13, 4), (14, 5), (19, 5), (20, 6)]

# Filled boxes, and the provinces they make.
PROVINCES_BY_BOXES = [(0, 1), (1, 1), (2, 2), (4, 2), (5, 3), (9, 3), (10, 4), (15, 4), (16, 5), (22, 5), (23, 6)]

# Which province, the boxes it takes, its tribute.
PROVINCES = [
    (2, 2, 1),
    (3, 3, 2),
    (4, 5, 3),
    (5, 6, 4),
    (6, 7, 5),
]


def building(population: int = 6, **own: object) -> IronAge:
    """Seat 0 is building, with so much population."""
    s = table()
    sheet = give(s, 0, **own)  # type: ignore[arg-type]  # rows and names, as the caller says
    turn(s, "people " * max(sheet.ports(), sheet.provinces()) + "drought")
    s.population = population
    return s


# What may be built.


def test_a_population_is_a_box_of_a_port_of_a_province_or_of_any_monument_or_an_army() -> None:
    s = building(population=9, goods=0)
    play(s, "build-port")
    play(s, "build-province")
    for monument in ("oracle", "lighthouse", "aqueduct", "parthenon", "colosseum"):
        play(s, "build-monument", monument=monument)
    play(s, "build-army")
    assert rows(s, 0, "port_boxes", "province_boxes", "armies", "food") == (1 + 1, 1, 2, 2 - 1)
    assert list(s.sheets[0].monuments) == [1, 1, 1, 1, 1]
    assert s.population == 1


def test_building_goes_on_until_the_player_has_enough_and_the_rest_of_the_population_is_lost() -> None:
    s = building(goods=5)
    play(s, "build-port")
    assert asked(s) == ("build", 0)
    play(s, "build-no-more")
    assert asked(s) == ("buy", 0)
    assert s.population == 0


def test_with_nothing_to_build_nobody_is_asked() -> None:
    s = table()
    give(s, 0, goods=0)
    turn(s, "innovation food drought")
    assert asked(s) == ("buy", 0)


def test_population_gone_and_no_goods_end_the_building() -> None:
    s = building(population=1, goods=0)
    play(s, "build-port")
    assert asked(s)[0] != "build"


def test_goods_alone_are_enough_to_build_with() -> None:
    s = table()
    give(s, 0, goods=2)
    turn(s, "food food drought")
    assert asked(s) == ("build", 0)
    assert [GAME.describe(action)["verb"] for action in s.legal()] == ["build-urn", "build-no-more"]


def test_innovation_and_wealth_build_nothing() -> None:
    s = building(population=0, goods=0, wealth=8, developments="shipbuilding")
    s.innovations = 6
    assert refused(s, "build-urn") == "no-good"
    assert refused(s, "build-ship") == "no-goods-for-ship"
    assert refused(s, "build-port") == "no-population"


# Ports.


@pytest.mark.parametrize(("urns", "ports"), PORTS_BY_URNS)
def test_urns_of_the_ports_are_two_three_four_five_and_six(urns: int, ports: int) -> None:
    assert give(table(), 0, urns=urns, port_boxes=5).ports() == ports


@pytest.mark.parametrize("boxes", range(6))
def test_each_port_takes_one_population(boxes: int) -> None:
    assert give(table(), 0, urns=20, port_boxes=boxes).ports() == 1 + boxes


def test_an_urn_takes_a_good_and_no_population() -> None:
    s = building(goods=3)
    play(s, "build-urn")
    assert rows(s, 0, "goods", "urns") == (2, 3)
    assert s.population == 6


def test_urns_are_filled_one_by_one_over_several_turns() -> None:
    s = building(goods=2)
    play(s, "build-port")
    play(s, "build-urn")
    play(s, "build-urn")
    finish(s)
    assert s.sheets[0].ports() == 2
    give(s, 0, goods=1)
    turn(s, "food food drought")
    play(s, "build-urn")
    assert s.sheets[0].ports() == 3


def test_boxes_may_run_ahead_of_their_urns() -> None:
    s = building()
    for _ in range(4):
        play(s, "build-port")
    assert rows(s, 0, "port_boxes") == (5,)
    assert s.sheets[0].ports() == 2
    assert refused(s, "build-port") == "ports-full"


def test_urns_may_run_ahead_of_their_boxes() -> None:
    s = building(goods=15)
    for _ in range(15):
        play(s, "build-urn")
    assert rows(s, 0, "urns", "port_boxes") == (17, 1)
    assert s.sheets[0].ports() == 2
    play(s, "build-port")
    play(s, "build-port")
    assert s.sheets[0].ports() == 4


def test_the_last_urn_is_the_twentieth() -> None:
    s = building(ports=6, urns=19, goods=2)
    play(s, "build-urn")
    assert refused(s, "build-urn") == "urns-full"


def test_a_new_port_rolls_and_trades_from_the_next_turn_on() -> None:
    s = table()
    give(s, 0, goods=0, urns=4)
    turn(s, "people goods drought")
    assert rows(s, 0, "goods") == (2,)
    play(s, "build-port")
    play(s, "build-urn")
    assert s.sheets[0].ports() == 3
    assert rows(s, 0, "goods") == (1,)
    finish(s)
    turn(s, "goods food food drought")
    assert rows(s, 0, "goods") == (1 + 3,)


def test_a_new_port_brings_no_die_while_there_are_more_provinces() -> None:
    s = building(ports=2, provinces=4, urns=5)
    play(s, "build-port")
    assert s.sheets[0].ports() == 3
    begin(s, "food food food food drought")
    assert asked(s) == ("again", 0)


# Provinces.


@pytest.mark.parametrize(("boxes", "provinces"), PROVINCES_BY_BOXES)
def test_boxes_of_the_provinces_are_two_three_five_six_and_seven(boxes: int, provinces: int) -> None:
    assert give(table(), 0, province_boxes=boxes).provinces() == provinces


@pytest.mark.parametrize(("nth", "boxes", "tribute"), PROVINCES)
def test_the_last_box_of_a_province_brings_two_armies_and_its_tribute_at_once(
    nth: int, boxes: int, tribute: int
) -> None:
    s = building(population=boxes + 1, provinces=nth - 1, ports=6)
    for _ in range(boxes - 1):
        play(s, "build-province")
    before = rows(s, 0, "armies", "tribute")
    assert s.sheets[0].provinces() == nth - 1
    play(s, "build-province")
    assert rows(s, 0, "armies", "tribute") == (before[0] + 2, before[1] + tribute)
    assert s.sheets[0].provinces() == nth
    assert s.population == 1  # before the next population is spent


def test_the_sixth_province_is_the_last() -> None:
    s = building(provinces=6, ports=6)
    assert refused(s, "build-province") == "provinces-full"


@pytest.mark.parametrize(("armies", "after"), [(10, 12), (11, 12), (12, 12)])
def test_a_provinces_armies_come_as_far_as_twelve_allows(armies: int, after: int) -> None:
    s = building(armies=armies)
    play(s, "build-province")
    play(s, "build-province")
    assert rows(s, 0, "armies", "tribute") == (after, 1)


def test_a_new_province_eats_and_rolls_from_the_next_turn_on() -> None:
    s = table(settle="province")
    turn(s, "people food drought")
    food = rows(s, 0, "food")[0]
    for _ in range(3):
        play(s, "build-province")
    assert rows(s, 0, "food") == (food,)
    finish(s)
    turn(s, "goods goods goods drought")
    assert rows(s, 0, "food") == (food - 3,)


def test_a_provinces_armies_come_too_late_for_this_turns_conquest() -> None:
    s = table()
    give(s, 0, armies=0, province_boxes=1)
    turn(s, "people people conquest")
    assert asked(s) == ("build", 0)
    play(s, "build-province")
    assert asked(s) == ("build", 0)


def test_a_provinces_armies_count_when_the_next_seat_demands_tribute() -> None:
    s = table()
    give(s, 0, province_boxes=1)
    give(s, 1, armies=3)
    turn(s, "people people drought")
    play(s, "build-province")
    finish(s)
    throw(s, "people people tribute")
    play(s, "keep")
    assert asked(s) == ("build", 1)  # three against three


# Armies.


def test_an_army_takes_a_population_and_a_food() -> None:
    s = building(food=4)
    play(s, "build-army")
    assert rows(s, 0, "armies", "food") == (2, 2)  # the province ate one
    assert s.population == 5


def test_without_food_there_is_no_army() -> None:
    s = building(food=1)
    assert refused(s, "build-army") == "no-food-for-army"


def test_with_metallurgy_an_army_takes_no_food() -> None:
    s = building(food=1, developments="metallurgy")
    play(s, "build-army")
    assert rows(s, 0, "armies", "food") == (2, 0)
    assert s.population == 5


def test_a_full_row_of_armies_refuses_the_thirteenth_and_nothing_is_paid() -> None:
    s = building(food=9, armies=11)
    play(s, "build-army")
    assert refused(s, "build-army") == "armies-full"
    assert rows(s, 0, "armies", "food") == (12, 7)
    assert s.population == 5


# Ships.


def test_a_ship_takes_two_goods_and_no_population() -> None:
    s = building(goods=5, developments="shipbuilding")
    play(s, "build-ship")
    play(s, "build-ship")
    assert rows(s, 0, "ships", "goods") == (2, 1)
    assert s.population == 6
    assert refused(s, "build-ship") == "no-goods-for-ship"


def test_ships_need_shipbuilding() -> None:
    s = building(goods=5, developments="navy")
    assert refused(s, "build-ship") == "no-shipbuilding"


def test_ships_need_shipbuilding_of_an_earlier_turn() -> None:
    s = building(goods=15)
    play(s, "build-no-more")
    play(s, "buy", development="shipbuilding", wealth=0)
    assert not may(s, "build-ship")
    finish(s)
    turn(s, "food food drought")
    assert may(s, "build-ship")


def test_a_full_row_of_ships_refuses_the_ninth_and_nothing_is_paid() -> None:
    s = building(goods=9, ships=7, developments="shipbuilding")
    play(s, "build-ship")
    assert refused(s, "build-ship") == "ships-full"
    assert rows(s, 0, "ships", "goods") == (8, 7)


def test_goods_for_a_ship_alone_are_enough_to_be_asked() -> None:
    s = table()
    give(s, 0, ports=6, goods=2, developments="shipbuilding")
    turn(s, "food " * 6 + "drought")
    assert answers(s, "build-ship") == [{}]
    assert not may(s, "build-urn")
