"""2015: the rulebook's worked examples that both editions share, played in this one."""

from __future__ import annotations

import pytest

from carrack.games.discovery.facts import GOOD_NAMES, REGION_GOOD, REGION_NAMES
from tests.discovery.table import (
    answers,
    asked,
    colony,
    goods,
    later,
    line,
    money,
    own,
    owned,
    play,
    resolve,
    settled,
    show,
    skip,
    turn,
)


def test_initiative_goes_first_and_the_others_keep_their_order() -> None:
    """T4: red, blue, green, orange; green in slot 1, orange in slot 2."""
    s = later(4)
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
    s = later(2)
    turn(s, 2)
    goods(s, 0, *kinds)
    s.ships[0] = ships
    resolve(s)
    assert money(s)[0] == 10 + dollars


def test_battle_example() -> None:
    """T14, in New France."""
    s = later(2)
    colony(s, 0, "new_france", soldier=2, colonist=3)
    colony(s, 1, "new_france", soldier=1, colonist=4)
    resolve(s, warfare=[(0, "colonist")])
    play(s, "fight", seat=1, region="new_france")
    play(s, "hit", worker="soldier")
    assert asked(s) == ("hit", 1), "the soldier that fell still hits back"
    play(s, "hit", worker="soldier")
    assert settled(s, 0, "new_france") == {"soldier": 1, "colonist": 3}
    assert settled(s, 1, "new_france") == {"colonist": 3}
    assert money(s)[0] == 10, "a battle is free"


def test_war_example() -> None:
    """T15: battles wherever both are and one of them has a soldier, and nowhere else."""
    s = later(2)
    for region in ("new_granada", "new_spain", "new_england"):
        colony(s, 0, region, soldier=1, colonist=2)
    for region in ("florida", "new_france"):
        colony(s, 0, region, colonist=2)
    for region in ("new_granada", "new_france", "new_spain"):
        colony(s, 1, region, colonist=2)
    colony(s, 1, "florida", soldier=2)
    resolve(s, warfare=[(0, "colonist"), (0, "colonist")])
    assert answers(s, "fight", "region") == ["florida", "new_spain", "new_granada"]
    play(s, "declare-war", seat=1)
    assert money(s)[0] == 0
    assert settled(s, 1, "new_granada") == settled(s, 1, "new_spain") == {"colonist": 1}
    assert settled(s, 0, "florida") == {}
    assert settled(s, 1, "florida") == {"soldier": 2}
    assert settled(s, 0, "new_france") == settled(s, 1, "new_france") == {"colonist": 2}
    assert settled(s, 0, "new_england") == {"soldier": 1, "colonist": 2}


def test_specialists_who_are_hit_are_chosen_by_kind() -> None:
    """In this edition they keep their figures, so that a builder can be picked out."""
    s = later(2, builder_worker=True)
    colony(s, 0, "peru", soldier=1)
    colony(s, 1, "peru", builder=1, captain=1, colonist=1)
    resolve(s, warfare=[(0, "colonist")])
    play(s, "fight", seat=1, region="peru")
    assert answers(s, "hit", "worker") == ["colonist", "captain", "builder"]
    play(s, "hit", worker="builder")
    assert settled(s, 1, "peru") == {"captain": 1, "colonist": 1}


def test_peru_has_silver() -> None:
    """T31."""
    s = later(2)
    assert GOOD_NAMES[REGION_GOOD[REGION_NAMES.index("peru")]] == "silver"
    colony(s, 0, "peru", colonist=3)
    assert owned(s, 0) == {"silver": 1}


def test_a_trading_post_of_turn_1_is_paid_eight_times() -> None:
    """T-D8."""
    s = later(2)
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
    s = later(2)
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


def test_the_militia_hits_back_for_the_defender() -> None:
    """T-D21."""
    s = later(2)
    turn(s, 7)
    own(s, 1, "militia")
    colony(s, 0, "peru", soldier=3)
    colony(s, 1, "peru", colonist=2)
    resolve(s, warfare=[(0, "colonist")])
    play(s, "fight", seat=1, region="peru")
    assert settled(s, 0, "peru") == {"soldier": 2}
    assert settled(s, 1, "peru") == {}
