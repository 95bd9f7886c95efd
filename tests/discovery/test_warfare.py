"""V. Warfare: battles and wars."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.answers import idle
from tests.discovery.table import (
    Discovery,
    answers,
    asked,
    colony,
    line,
    money,
    own,
    owned,
    play,
    purse,
    refused,
    resolve,
    settled,
    table,
    table_2015,
)

Edition = Callable[[int], Discovery]
in_both_editions = pytest.mark.parametrize("edition", [table, table_2015])


def canada(edition: Edition = table) -> Discovery:
    """T14: two soldiers and three colonists against a soldier and four colonists."""
    s = edition(2)
    colony(s, 0, "new_france", soldier=2, colonist=3)
    colony(s, 1, "new_france", soldier=1, colonist=4)
    resolve(s, warfare=[(0, "colonist")])
    return s


@in_both_editions
def test_battle_example(edition: Edition) -> None:
    """T14."""
    s = canada(edition)
    assert asked(s) == ("conflict", 0)
    play(s, "fight", seat=1, region="new_france")
    assert asked(s) == ("hit", 0)
    play(s, "hit", worker="soldier")
    assert asked(s) == ("hit", 1), "only colonists are left to hit; and the soldier that fell still hits back"
    play(s, "hit", worker="soldier")
    assert settled(s, 0, "new_france") == {"soldier": 1, "colonist": 3}
    assert settled(s, 1, "new_france") == {"colonist": 3}
    assert money(s)[0] == 10, "a battle is free"
    assert line(s, "warfare") == []


def test_the_order_of_hits_leaves_no_trace() -> None:
    s = canada()
    play(s, "fight", seat=1, region="new_france")
    other = s.clone()
    play(s, "hit", worker="soldier")
    play(other, "hit", worker="colonist")
    play(other, "hit", worker="soldier")
    assert s.key() == other.key()


def test_only_workers_that_are_there_can_be_hit() -> None:
    s = canada()
    play(s, "fight", seat=1, region="new_france")
    assert refused(s, "hit", worker="captain") == "no-such-target"
    assert answers(s, "hit", "worker") == ["colonist", "soldier"]


@in_both_editions
def test_war_example(edition: Edition) -> None:
    """T15: battles wherever both are and one of them has a soldier, and nowhere else."""
    s = edition(2)
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
    assert settled(s, 1, "new_granada") == {"colonist": 1}
    assert settled(s, 1, "new_spain") == {"colonist": 1}
    assert settled(s, 0, "florida") == {}
    assert settled(s, 1, "florida") == {"soldier": 2}
    assert settled(s, 0, "new_france") == settled(s, 1, "new_france") == {"colonist": 2}
    assert settled(s, 0, "new_england") == {"soldier": 1, "colonist": 2}


def test_a_war_is_fought_region_by_region_in_the_order_of_the_map() -> None:
    s = table(2)
    for region in ("peru", "virginia"):
        colony(s, 0, region, soldier=1, colonist=1)
        colony(s, 1, region, soldier=1, colonist=1)
    resolve(s, warfare=[(0, "colonist")])
    play(s, "declare-war", seat=1)
    fought = []
    while asked(s)[0] == "hit":
        fought.append((asked(s)[1], details_of(s)["region"]))
        play(s, "hit", worker="colonist")
    assert fought == [(0, "virginia"), (1, "virginia"), (0, "peru"), (1, "peru")]


def details_of(s: Discovery) -> dict[str, object]:
    return s.game.steps[s.step].details(s)


def test_a_war_needs_ten_dollars_and_a_battle_somewhere() -> None:
    s = table(3)
    colony(s, 0, "peru", soldier=1)
    colony(s, 1, "peru", colonist=1)
    colony(s, 2, "brazil", soldier=1)
    purse(s, 0, 9)
    resolve(s, warfare=[(0, "colonist")])
    assert refused(s, "declare-war", seat=1) == "too-little-money"
    assert refused(s, "declare-war", seat=2) == "no-battle-anywhere"
    assert refused(s, "declare-war", seat=0) == "your-own-seat"
    assert refused(s, "declare-war", seat=3) == "no-such-seat"
    purse(s, 0, 10)
    play(s, "declare-war", seat=1)


def test_who_may_be_fought_where() -> None:
    s = table(3)
    colony(s, 0, "peru", colonist=1)
    colony(s, 1, "peru", colonist=1)
    colony(s, 0, "brazil", soldier=1)
    colony(s, 1, "brazil", colonist=1)
    colony(s, 1, "florida", soldier=1)
    resolve(s, warfare=[(0, "colonist")])
    assert refused(s, "fight", seat=1, region="peru") == "no-soldier-there"
    assert refused(s, "fight", seat=2, region="brazil") == "nobody-of-theirs"
    assert refused(s, "fight", seat=1, region="florida") == "nobody-of-yours"
    assert refused(s, "fight", seat=0, region="brazil") == "your-own-seat"
    assert answers(s, "fight", "region") == ["brazil"]


def test_attacking_without_a_soldier_only_the_attacker_bleeds() -> None:
    s = table(2)
    colony(s, 0, "peru", colonist=3)
    colony(s, 1, "peru", soldier=2)
    resolve(s, warfare=[(0, "colonist")])
    play(s, "fight", seat=1, region="peru")
    assert settled(s, 0, "peru") == {"colonist": 1}
    assert settled(s, 1, "peru") == {"soldier": 2}


def test_a_region_keeps_its_good_with_whoever_took_it() -> None:
    s = table(2)
    colony(s, 0, "peru", colonist=3)
    colony(s, 1, "peru", soldier=2)
    resolve(s, warfare=[(1, "colonist")])
    play(s, "fight", seat=0, region="peru")
    assert owned(s, 0) == {"silver": 1}


def test_no_more_fall_than_are_there_and_nothing_is_asked_when_all_fall() -> None:
    s = table(2)
    colony(s, 0, "peru", soldier=5)
    colony(s, 1, "peru", soldier=1, colonist=1)
    resolve(s, warfare=[(0, "colonist")])
    play(s, "fight", seat=1, region="peru")
    assert asked(s)[0] != "hit"
    assert settled(s, 1, "peru") == {}
    assert settled(s, 0, "peru") == {"soldier": 4}


def test_one_conflict_a_worker_from_left_to_right_the_same_target_too() -> None:
    s = table(2)
    colony(s, 0, "peru", soldier=1)
    colony(s, 1, "peru", colonist=3)
    resolve(s, warfare=[(0, "colonist"), (1, "soldier"), (0, "colonist")])
    play(s, "fight", seat=1, region="peru")
    assert asked(s) == ("conflict", 1)
    play(s, "keep-peace")
    assert asked(s) == ("conflict", 0)
    play(s, "fight", seat=1, region="peru")
    assert settled(s, 1, "peru") == {"colonist": 1}


def test_a_soldier_in_the_box_is_no_soldier_in_the_field() -> None:
    s = table(2)
    colony(s, 0, "peru", colonist=1)
    colony(s, 1, "peru", colonist=1)
    resolve(s, warfare=[(0, "soldier")])
    assert asked(s)[0] != "conflict", "whoever can fight nobody is not asked"


def test_third_parties_are_untouched() -> None:
    s = table(3)
    for seat in range(3):
        colony(s, seat, "peru", soldier=1, colonist=1)
    resolve(s, warfare=[(0, "colonist")])
    play(s, "fight", seat=1, region="peru")
    play(s, "hit", worker="colonist")
    play(s, "hit", worker="colonist")
    assert settled(s, 2, "peru") == {"soldier": 1, "colonist": 1}


def test_the_militia_hits_back_for_the_defender() -> None:
    """T-D21."""
    s = table(2)
    own(s, 1, "militia")
    colony(s, 0, "peru", soldier=3)
    colony(s, 1, "peru", colonist=2)
    resolve(s, warfare=[(0, "colonist")])
    play(s, "fight", seat=1, region="peru")
    assert settled(s, 1, "peru") == {}
    assert settled(s, 0, "peru") == {"soldier": 2}


def test_the_militia_does_not_help_an_attacker_nor_makes_a_battle_by_itself() -> None:
    s = table(2)
    own(s, 0, "militia")
    colony(s, 0, "peru", colonist=1, soldier=1)
    colony(s, 1, "peru", colonist=3)
    colony(s, 0, "brazil", colonist=1)
    colony(s, 1, "brazil", colonist=1)
    resolve(s, warfare=[(0, "colonist"), (1, "colonist")])
    play(s, "fight", seat=1, region="peru")
    assert settled(s, 1, "peru") == {"colonist": 2}
    assert asked(s) == ("conflict", 1)
    assert answers(s, "fight", "region") == ["peru"]


# In vain.


@in_both_editions
def test_a_battle_without_a_soldier_of_ones_own_pays_and_brings_nothing(edition: Edition) -> None:
    s = edition(2)
    colony(s, 0, "peru", colonist=2)
    colony(s, 1, "peru", soldier=1)
    colony(s, 0, "brazil", soldier=1)
    colony(s, 1, "brazil", colonist=1)
    resolve(s, warfare=[(0, "colonist")])
    assert idle(s, "fight", seat=1, region="peru")
    assert not idle(s, "fight", seat=1, region="brazil")
    assert not idle(s, "declare-war", seat=1), "in Brazil somebody hits"
    assert not idle(s, "keep-peace")


@in_both_editions
def test_a_war_without_a_soldier_where_it_is_fought_pays_and_brings_nothing(edition: Edition) -> None:
    s = edition(2)
    colony(s, 0, "peru", colonist=2)
    colony(s, 1, "peru", soldier=1)
    colony(s, 0, "brazil", soldier=4)
    resolve(s, warfare=[(0, "colonist")])
    assert idle(s, "declare-war", seat=1)
