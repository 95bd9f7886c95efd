"""6. Store: goods become wealth, which lasts."""

from __future__ import annotations

import pytest

from carrack.games.iron_age.state import IronAge
from tests.iron_age.table import answers, asked, finish, give, play, refused, rows, table, turn

# goods, wealth, developments, most that can be stored
MOST = [
    (4, 0, "", 1),
    (7, 0, "", 1),
    (8, 0, "", 2),
    (15, 0, "", 3),
    (3, 0, "coinage", 1),
    (5, 0, "coinage", 1),
    (15, 0, "coinage", 5),
    (15, 6, "", 2),
    (15, 7, "coinage", 1),
]


def storing(goods: int, wealth: int = 0, developments: str = "") -> IronAge:
    """Seat 0 has neither built nor bought."""
    s = table()
    give(s, 0, goods=goods, wealth=wealth, developments=developments)
    turn(s, "people people drought")
    while asked(s)[0] in ("build", "buy"):
        play(s, "build-no-more" if asked(s)[0] == "build" else "buy-nothing")
    return s


@pytest.mark.parametrize(("goods", "wealth", "developments", "most"), MOST)
def test_four_goods_a_wealth_three_with_coinage_up_to_eight_wealth(
    goods: int, wealth: int, developments: str, most: int
) -> None:
    s = storing(goods, wealth, developments)
    assert asked(s) == ("store", 0)
    assert answers(s, "store") == [{"wealth": n} for n in range(most + 1)]
    play(s, "store", wealth=most)
    each = 3 if developments else 4
    assert rows(s, 0, "goods", "wealth") == (goods - each * most, wealth + most)


def test_nothing_need_be_stored() -> None:
    s = storing(9)
    play(s, "store", wealth=0)
    assert rows(s, 0, "goods", "wealth") == (9, 0)
    assert s.turn == 1


def test_fewer_may_be_stored_than_could_be() -> None:
    s = storing(13)
    play(s, "store", wealth=2)
    assert rows(s, 0, "goods", "wealth") == (5, 2)


@pytest.mark.parametrize(
    ("goods", "wealth", "developments"), [(3, 0, ""), (2, 0, "coinage"), (15, 8, ""), (15, 8, "coinage")]
)
def test_whoever_can_store_nothing_is_not_asked(goods: int, wealth: int, developments: str) -> None:
    s = storing(goods, wealth, developments)
    assert s.turn == 1
    assert rows(s, 0, "goods", "wealth") == (goods, wealth)


def test_a_full_row_of_wealth_refuses() -> None:
    s = storing(15, 7)
    assert refused(s, "store", wealth=2) == "wealth-full"


def test_goods_are_needed() -> None:
    s = storing(7)
    assert refused(s, "store", wealth=2) == "too-few-to-store"


def test_innovations_are_not_stored() -> None:
    s = table()
    give(s, 0, goods=3)
    turn(s, "innovation innovation drought")
    play(s, "build-no-more")
    play(s, "buy-nothing")
    assert s.turn == 1


def test_storing_makes_room_for_the_next_turns_goods() -> None:
    s = storing(15)
    play(s, "store", wealth=3)
    finish(s)
    turn(s, "goods goods trade")
    assert rows(s, 0, "goods", "wealth") == (3 + 6, 3)


def test_coinage_of_an_opponent_does_not_help() -> None:
    s = table()
    give(s, 0, goods=3)
    give(s, 1, developments="coinage")
    turn(s, "food food drought")
    play(s, "build-no-more")
    play(s, "buy-nothing")
    assert s.turn == 1
