"""2015: the rulebook's worked examples that both editions share, played in this one."""

from __future__ import annotations

import pytest

from carrack.games.discovery.tables.facts import GOOD_NAMES, REGION_GOOD, REGION_NAMES
from tests.discovery.table import (
    asked,
    colony,
    fleet,
    goods,
    line,
    money,
    owned,
    play,
    resolve,
    settled,
    show,
    skip,
    table_2015,
    turn,
)


def test_initiative_goes_first_and_the_others_keep_their_order() -> None:
    """T4: red, blue, green, orange; green in slot 1, orange in slot 2."""
    s = table_2015(4)
    resolve(s, initiative=[(2, "colonist"), (3, "colonist")])
    assert money(s) == [10, 11, 12 + 1, 13 + 2]
    skip(s)
    assert list(s.order) == [2, 3, 0, 1]
    assert asked(s) == ("place", 2)


@pytest.mark.parametrize(
    ("kinds", "ships", "dollars"),
    [
        (["indigo", "silver", "tobacco"], 0, 1),
        (["indigo", "indigo"], 1, 3),
        (["sugar", "sugar", "sugar", "sugar"], 0, 6),
    ],
)
def test_sets_earn_money(kinds: list[str], ships: int, dollars: int) -> None:
    """T8, T9, T10."""
    s = table_2015(2)
    turn(s, 2)
    goods(s, 0, *kinds)
    fleet(s, 0, ships)
    resolve(s)
    assert money(s)[0] == 10 + dollars


def test_peru_has_silver() -> None:
    """T31."""
    s = table_2015(2)
    assert GOOD_NAMES[REGION_GOOD[REGION_NAMES.index("peru")]] == "silver"
    colony(s, 0, "peru", colonist=3)
    assert owned(s, 0) == {"silver": 1}


def test_a_trading_post_of_turn_1_is_paid_eight_times() -> None:
    """T-D8."""
    s = table_2015(2)
    show(s, "trading_post")
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile="trading_post")
    skip(s)
    for number in range(2, 9):
        assert s.round == number
        resolve(s)
        skip(s)
    assert money(s)[0] == 8 * 5


def test_indentured_servitude_of_turn_1_lands_seven_colonists() -> None:
    """T-D9."""
    s = table_2015(2)
    show(s, "indentured_servitude")
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile="indentured_servitude")
    skip(s)
    for _ in range(7):
        assert line(s, "dock") == [(0, "colonist")]
        resolve(s)
        play(s, "land", region="caribbean")
        skip(s)
    assert settled(s, 0, "caribbean") == {"colonist": 7}
