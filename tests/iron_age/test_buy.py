"""5. Buy a development: what it costs, how it is paid, and from when on it works."""

from __future__ import annotations

import pytest

from carrack.games.iron_age.state import IronAge
from tests.iron_age.table import DEVELOPMENTS, answers, asked, finish, give, play, refused, rows, table, throw, turn

# name, cost, points
SHEET = [
    ("leadership", 2, 2),
    ("granaries", 3, 2),
    ("dyemaking", 5, 4),
    ("medicine", 5, 4),
    ("formations", 6, 5),
    ("irrigation", 6, 5),
    ("metallurgy", 7, 5),
    ("shipbuilding", 7, 5),
    ("religion", 8, 6),
    ("coinage", 9, 7),
    ("engineering", 10, 8),
    ("philosophy", 11, 8),
    ("navy", 12, 9),
    ("architecture", 14, 10),
    ("empire", 16, 12),
]


def buying(goods: int = 15, wealth: int = 0, innovations: int = 0, developments: str = "") -> IronAge:
    """Seat 0 has done with building and may buy; seat 1 waits with five ports and nothing to pay with."""
    s = table()
    give(s, 1, ports=5, goods=0)
    give(s, 0, goods=goods, wealth=wealth, developments=developments)
    turn(s, "people people drought")
    if "leadership" in developments:
        play(s, "lead-not")
    s.innovations = innovations
    play(s, "build-no-more")
    return s


def payments(s: IronAge, development: str) -> list[int]:
    """How much wealth may go into a development."""
    return [int(said["wealth"]) for said in answers(s, "buy") if said["development"] == development]


# The price.


@pytest.mark.parametrize(("development", "cost", "points"), SHEET)
def test_cost_and_points(development: str, cost: int, points: int) -> None:
    wealth = 1 if cost > 15 else 0  # more than the row of goods can hold
    s = buying(goods=cost - 5 * wealth, wealth=wealth)
    play(s, "buy", development=development, wealth=wealth)
    assert rows(s, 0, "goods", "wealth") == (0, 0)
    assert s.breakdown()[0]["developments"] == points
    assert [name for bit, name in enumerate(DEVELOPMENTS) if s.sheets[0].has(bit)] == [development]


@pytest.mark.parametrize(("development", "cost", "points"), SHEET[1:])
def test_a_good_less_than_the_cost_is_not_enough(development: str, cost: int, points: int) -> None:
    wealth = 1 if cost > 15 else 0
    s = buying(goods=cost - 5 * wealth - 1, wealth=wealth)
    assert refused(s, "buy", development=development, wealth=wealth) == "too-few-goods"


def test_one_development_a_turn() -> None:
    s = buying(goods=15)
    play(s, "buy", development="leadership", wealth=0)
    assert asked(s) == ("store", 0)
    assert refused(s, "buy", development="granaries", wealth=0) == "not-now"


def test_each_development_once() -> None:
    s = buying(developments="granaries")
    assert refused(s, "buy", development="granaries", wealth=0) == "owned-already"


def test_a_development_may_be_bought_by_everybody() -> None:
    s = buying()
    play(s, "buy", development="medicine", wealth=0)
    finish(s)
    give(s, 1, goods=5)
    throw(s, "food food food food food drought")
    play(s, "keep")
    play(s, "build-no-more")
    play(s, "buy", development="medicine", wealth=0)
    assert [sheet.has(3) for sheet in s.sheets] == [True, True]


def test_buying_may_be_declined() -> None:
    s = buying(goods=3)
    play(s, "buy-nothing")
    assert rows(s, 0, "goods", "developments") == (3, 0)


def test_whoever_can_afford_nothing_is_not_asked() -> None:
    s = buying(goods=1)  # the cheapest, Leadership, costs two
    assert asked(s)[0] != "buy"


def test_whoever_owns_what_can_be_afforded_is_not_asked() -> None:
    s = buying(goods=3, developments="leadership granaries")
    assert asked(s)[0] != "buy"


def test_wealth_alone_is_enough_to_be_asked() -> None:
    s = buying(goods=0, wealth=1)
    assert asked(s) == ("buy", 0)


def test_innovations_alone_are_enough_to_be_asked() -> None:
    s = table()
    give(s, 0, goods=0)
    turn(s, "innovation food drought")
    assert asked(s) == ("buy", 0)
    play(s, "buy", development="granaries", wealth=0)
    assert s.sheets[0].has(1)


# The payment.


@pytest.mark.parametrize(("wealth", "goods_left", "wealth_left"), [(0, 1, 2), (1, 6, 1), (2, 7, 0)])
def test_cost_nine_with_an_innovation_seven_goods_and_two_wealth(
    wealth: int, goods_left: int, wealth_left: int
) -> None:
    """Six goods, or a good and a wealth, or two wealth."""
    s = buying(goods=7, wealth=2, innovations=1)
    assert payments(s, "coinage") == [0, 1, 2]
    play(s, "buy", development="coinage", wealth=wealth)
    assert rows(s, 0, "goods", "wealth") == (goods_left, wealth_left)


def test_a_good_pays_one_a_wealth_five_an_innovation_three() -> None:
    s = buying(goods=8, wealth=1, innovations=1)
    play(s, "buy", development="empire", wealth=1)
    assert rows(s, 0, "goods", "wealth") == (0, 0)  # 8 + 5 + 3


def test_innovations_are_used_first() -> None:
    s = buying(goods=9, innovations=2)
    play(s, "buy", development="coinage", wealth=0)
    assert rows(s, 0, "goods") == (6,)


def test_the_last_one_that_is_missing_is_paid() -> None:
    s = buying(goods=2, innovations=2)
    play(s, "buy", development="metallurgy", wealth=0)
    assert rows(s, 0, "goods") == (1,)  # seven, of which the innovations pay six


def test_no_change_is_given() -> None:
    s = buying(goods=0, wealth=2)
    play(s, "buy", development="formations", wealth=2)
    assert rows(s, 0, "goods", "wealth") == (0, 0)
    s = buying(goods=4, wealth=2, innovations=4)
    assert payments(s, "formations") == [0]
    play(s, "buy", development="formations", wealth=0)
    assert rows(s, 0, "goods", "wealth") == (4, 2)


def test_no_more_wealth_is_taken_than_serves_a_purpose() -> None:
    s = buying(goods=15, wealth=8)
    assert payments(s, "leadership") == [0, 1]
    assert payments(s, "dyemaking") == [0, 1]
    assert payments(s, "formations") == [0, 1, 2]
    assert payments(s, "empire") == [1, 2, 3, 4]
    assert refused(s, "buy", development="dyemaking", wealth=2) == "more-than-needed"


def test_wealth_that_is_not_there_cannot_be_paid() -> None:
    s = buying(goods=15, wealth=1)
    assert refused(s, "buy", development="navy", wealth=2) == "too-little-wealth"


def test_with_philosophy_an_innovation_is_worth_five() -> None:
    s = buying(goods=4, innovations=2, developments="philosophy")
    play(s, "buy", development="architecture", wealth=0)
    assert rows(s, 0, "goods") == (0,)
    s = buying(goods=4, innovations=2)
    assert refused(s, "buy", development="architecture", wealth=0) == "too-few-goods"


def test_innovations_left_over_vanish() -> None:
    s = buying(goods=15, innovations=3)
    play(s, "buy", development="leadership", wealth=0)
    assert asked(s) == ("store", 0)
    assert s.innovations == 0


# From when on it works.


def test_coinage_works_already_when_goods_are_stored_this_turn() -> None:
    s = buying(goods=12)
    play(s, "buy", development="coinage", wealth=0)
    assert asked(s) == ("store", 0)
    play(s, "store", wealth=1)
    assert rows(s, 0, "goods", "wealth") == (0, 1)


def next_seat_rolls(s: IronAge, dice: str) -> None:
    """Seat 0's turn ends; seat 1 rolls its five dice and keeps."""
    finish(s)
    throw(s, dice)
    play(s, "keep")


def test_medicine_works_in_the_opponents_turn_that_follows() -> None:
    s = buying()
    play(s, "buy", development="medicine", wealth=0)
    next_seat_rolls(s, "skull skull skull food food drought")
    assert rows(s, 0, "skulls") == (0,)


def test_religion_works_in_the_opponents_turn_that_follows() -> None:
    s = buying()
    give(s, 1, developments="religion")
    play(s, "buy", development="religion", wealth=0)
    next_seat_rolls(s, "skull food food food food drought")
    assert rows(s, 0, "skulls") == (0,)


def test_formations_work_in_the_opponents_turn_that_follows() -> None:
    s = buying()
    give(s, 1, armies=2)
    play(s, "buy", development="formations", wealth=0)
    next_seat_rolls(s, "people food food food food tribute")
    assert asked(s) == ("build", 1)  # two against three
    assert rows(s, 1, "tribute") == (0,)


def test_navy_works_in_the_opponents_turn_that_follows() -> None:
    s = buying(developments="shipbuilding")
    give(s, 0, ships=8)
    play(s, "buy", development="navy", wealth=0)
    next_seat_rolls(s, "skull skull skull skull skull drought")
    assert rows(s, 0, "skulls", "ships") == (1, 7)  # nine against ten


def test_the_others_start_with_the_owners_next_turn() -> None:
    s = buying(goods=10)
    play(s, "buy", development="dyemaking", wealth=0)
    finish(s)
    assert rows(s, 0, "goods") == (5,)
    turn(s, "food food drought")
    assert rows(s, 0, "goods") == (6,)
