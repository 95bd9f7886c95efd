"""V. Trade Goods and Merchant Shipping."""

from __future__ import annotations

from carrack.games.discovery.chapters.refresh import ships_left
from tests.discovery.table import (
    answers,
    asked,
    display,
    fleet,
    line,
    order,
    owned,
    play,
    refused,
    resolve,
    skip,
    table,
    table_2015,
    turn,
)


def test_the_first_space_picks_first_any_good_still_there() -> None:
    s = table(3)
    display(s, "gold", "gold", "rice", "fur")
    resolve(s, goods=[(2, "colonist"), (0, "soldier"), (2, "colonist")])
    assert asked(s) == ("take", 2)
    assert answers(s, "take", "good") == ["gold", "fur", "rice"]
    play(s, "take", good="rice")
    assert asked(s) == ("take", 0)
    assert refused(s, "take", good="rice") == "good-not-shown"
    play(s, "take", good="gold")
    play(s, "take", good="gold")
    assert [owned(s, seat) for seat in range(3)] == [{"gold": 1}, {}, {"rice": 1, "gold": 1}]
    assert line(s, "goods") == []


def test_a_good_may_be_left_lying() -> None:
    s = table(2)
    display(s, "gold", "rice")
    resolve(s, goods=[(0, "colonist")])
    play(s, "take-not")
    assert owned(s, 0) == {}


def test_more_workers_than_goods_the_last_get_nothing_and_are_not_asked() -> None:
    s = table(2)
    display(s, "gold")
    resolve(s, goods=[(0, "colonist"), (1, "colonist")], capital=[(0, "colonist")])
    play(s, "take", good="gold")
    assert asked(s)[0] == "buy"


def test_captains_and_merchants_count_two_on_shipping() -> None:
    """T7: two captains and a colonist are five."""
    s = table(2)
    resolve(s, shipping=[(1, "captain"), (1, "captain"), (1, "colonist"), (0, "merchant"), (0, "merchant")])
    assert list(s.ships) == [0, 1]


def test_missionaries_and_soldiers_count_one_on_shipping() -> None:
    s = table(3)
    resolve(s, shipping=[(0, "missionary"), (1, "soldier"), (2, "merchant")])
    assert list(s.ships) == [0, 0, 1]


def test_of_equals_the_earlier_in_turn_order_takes_the_ship() -> None:
    s = table(3)
    order(s, 2, 1, 0)
    resolve(s, shipping=[(0, "captain"), (2, "colonist"), (2, "colonist")])
    assert list(s.ships) == [0, 0, 1]


def test_a_ship_that_nobody_takes_stays_and_none_is_added() -> None:
    s = table(2)
    resolve(s)
    skip(s)
    assert s.round == 2
    assert s.ship_shown == 1
    assert list(s.ships) == [0, 0]


def test_a_ship_that_was_taken_is_replaced() -> None:
    s = table(2)
    resolve(s, shipping=[(0, "colonist")])
    assert s.ship_shown == 0
    skip(s)
    assert s.ship_shown == 1
    assert list(s.ships) == [1, 0]


def test_the_strict_ships_last_for_the_whole_game() -> None:
    s = table(2, strict_ships=True)
    for number in range(1, 9):
        resolve(s, shipping=[(0, "colonist")])
        skip(s)
        assert list(s.ships) == [number, 0]


def test_the_strict_game_has_eight_ships_nine_with_six_seats() -> None:
    for seats, ships in ((2, 8), (5, 8), (6, 9)):
        s = table_2015(seats, strict_ships=True)
        turn(s, 8)
        fleet(s, 0, ships - 1)
        assert ships_left(s)
        fleet(s, 1, 1, shown=False)
        assert not ships_left(s)
    s = table_2015(2)
    turn(s, 8)
    fleet(s, 0, 9, shown=False)
    assert ships_left(s), "without the option there are always enough"
