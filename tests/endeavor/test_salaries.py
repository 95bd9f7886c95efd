"""2. Grow and 3. Salaries."""

from __future__ import annotations

import pytest

from tests.endeavor.table import answers, asked, begin_round, discs, man, manned, own, play, refused, table, take

# Grow.


@pytest.mark.parametrize(("culture", "growth"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (7, 5), (10, 6), (20, 6)])
def test_culture_tells_how_many_discs_come(culture: int, growth: int) -> None:
    s = table()
    take(s, 0, culture=culture)
    play(s, "build", building="market")
    assert (s.harbour[0], s.reserve[0]) == (growth, 30 - growth)


def test_no_more_discs_come_than_the_reserve_has() -> None:
    s = table()
    discs(s, 0, 29)
    play(s, "build", building="market")
    assert (s.harbour[0], s.reserve[0]) == (30, 0)


# Salaries.


def test_finance_3_pays_two() -> None:
    """7.6 and 14."""
    s = table(3)
    own(s, 0, "market", "shipyard", "guild_hall")
    man(s, 0, "market", "shipyard", "guild_hall", "colonial_house")
    take(s, 0, finance=3)
    begin_round(s, 4)
    play(s, "build", building="market")
    assert asked(s) == ("salary", 0)
    assert answers(s, "pay") == ["colonial_house", "market", "shipyard", "guild_hall"]
    assert refused(s, "pay", building="bank") == "no-disc-on-building"
    before = s.harbour[0]
    play(s, "pay", building="shipyard")
    play(s, "pay", building="market")
    assert asked(s) == ("build", 1)
    assert manned(s, 0) == {"colonial_house": 1, "guild_hall": 1}
    assert s.harbour[0] == before + 2


def test_who_can_pay_them_all_is_not_asked_and_the_surplus_is_lost() -> None:
    s = table(3)
    own(s, 0, "market")
    man(s, 0, "market", "colonial_house")
    take(s, 0, finance=7)
    begin_round(s, 2)
    play(s, "build", building="market")
    assert asked(s) == ("build", 1)
    assert manned(s, 0) == {}
    assert s.harbour[0] == 2 + 2


def test_there_are_no_salaries_in_round_1() -> None:
    s = table(3)
    man(s, 0, "colonial_house")
    play(s, "build", building="market")
    assert manned(s, 0) == {"colonial_house": 1}


def test_the_order_of_paying_leaves_no_trace() -> None:
    keys = set()
    for order in (("market", "shipyard"), ("shipyard", "market")):
        s = table(3)
        own(s, 0, "market", "shipyard", "guild_hall")
        man(s, 0, "market", "shipyard", "guild_hall")
        take(s, 0, finance=2)
        begin_round(s, 4)
        play(s, "build", building="market")
        for building in order:
            play(s, "pay", building=building)
        keys.add(s.key())
    assert len(keys) == 1


def test_phase_by_phase_salaries_come_after_all_have_built() -> None:
    s = table(3, in_one_go=False)
    own(s, 0, "market", "shipyard", "guild_hall")
    man(s, 0, "market", "shipyard", "guild_hall")
    begin_round(s, 4)
    for _ in range(3):
        play(s, "build", building="workshop")
    assert asked(s) == ("salary", 0)
    play(s, "pay", building="market")
    assert asked(s) == ("act", 0)
