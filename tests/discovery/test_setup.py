"""II. Set-up: what lies where, the first turn order, money."""

from __future__ import annotations

import pytest

import carrack
from carrack.games.discovery.state import SUPPLY
from tests.discovery.table import (
    GAME,
    answers,
    asked,
    fresh,
    held,
    money,
    open_regions,
    play,
    shown_goods,
    shown_tiles,
    table,
)

# What is left in the supply when every region has its printed good (rules 1.1).
SUPPLY_AT_START = {
    "gold": 4,
    "silver": 5,
    "cattle": 2,
    "cocoa": 2,
    "fish": 2,
    "sugar": 5,
    "fur": 3,
    "coffee": 3,
    "tobacco": 4,
    "rice": 3,
    "indigo": 4,
}


def test_the_seats_are_two_to_six() -> None:
    assert GAME.seats == (2, 3, 4, 5, 6)
    with pytest.raises(carrack.OptionError):
        GAME.start(7)


def test_the_turn_order_is_drawn_from_the_seats_that_have_no_place_yet() -> None:
    s = fresh(3)
    assert asked(s) == ("order", carrack.NATURE)
    assert answers(s, "order-falls", "seat") == [0, 1, 2]
    assert s.chance() == "order/1"
    play(s, "order-falls", seat=1)
    assert answers(s, "order-falls", "seat") == [0, 2]
    assert s.weights() == [1, 1]
    play(s, "order-falls", seat=2)
    assert list(s.order) == [1, 2, 0], "the last place is nobody's choice"
    assert asked(s)[0] == "tile"


def test_each_place_further_back_brings_a_dollar() -> None:
    """T3."""
    s = fresh(6)
    for seat in (5, 4, 3, 2, 1):
        play(s, "order-falls", seat=seat)
    assert money(s) == [15, 14, 13, 12, 11, 10]


def test_five_tiles_of_the_first_age_and_four_goods_lie_open() -> None:
    s = fresh(2)
    play(s, "order-falls", seat=0)
    addresses = []
    while s.actor == carrack.NATURE:
        addresses.append(s.chance())
        play(s, **GAME.describe(s.legal()[-1]))  # type: ignore[arg-type]  # a verb and its arguments
    assert addresses == [f"tiles-1/{i}" for i in range(1, 6)] + [f"goods/turn 1/{i}" for i in range(1, 5)]
    assert len(shown_tiles(s)) == 5
    assert shown_goods(s) == {"indigo": 4}
    assert asked(s) == ("place", 0)


def test_there_are_two_settlers_among_the_eleven_tiles_of_the_first_age() -> None:
    s = fresh(2)
    play(s, "order-falls", seat=0)
    assert dict(zip(answers(s, "tile-comes", "tile"), s.weights(), strict=True)) == {
        "settlers": 2,
        "monastery": 1,
        "trade_routes": 1,
        "training_grounds": 1,
        "indentured_servitude": 1,
        "conquistadors": 1,
        "navigator": 1,
        "inca_conquest": 1,
        "trading_post": 1,
        "new_world_cartography": 1,
    }


def test_thirty_seven_goods_are_in_the_supply_of_which_four_are_shown() -> None:
    """T-D6."""
    s = fresh(2)
    assert {name: int(s.good(SUPPLY, i)) for i, name in enumerate(SUPPLY_AT_START)} == SUPPLY_AT_START
    assert sum(SUPPLY_AT_START.values()) == 37
    s = table(2)
    assert sum(int(s.good(SUPPLY, i)) for i in range(11)) == 33


def test_peru_has_silver() -> None:
    """T31."""
    view = GAME.view(table(), None)
    assert view["regions"]["peru"]["good"] == "silver"  # type: ignore[index]


def test_only_the_caribbean_is_discovered() -> None:
    assert open_regions(table()) == ["caribbean"]


def test_everybody_begins_with_five_colonists_no_ship_and_one_ship_lies_out() -> None:
    s = table(3)
    assert [held(s, seat) for seat in range(3)] == [{"colonist": 5}] * 3
    assert list(s.ships) == [0, 0, 0]
    assert s.ship_shown == 1


@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 5), (4, 7), (5, 9), (6, 11)])
def test_the_dock_has_two_spaces_a_seat_less_one(seats: int, spaces: int) -> None:
    """T1, T2, T-D7."""
    s = table(seats)
    for _ in range(spaces):
        play(s, "place", worker="colonist", box="dock")
    assert "dock" not in answers(s, "place", "box")
