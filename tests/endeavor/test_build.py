"""1. Build."""

from __future__ import annotations

import pytest

from carrack.games.endeavor.tables.facts import BUILDING_LEVEL, BUILDING_NAMES
from tests.endeavor.table import answers, asked, begin_round, built, own, play, refused, status, table, take

LEVEL_1 = ["market", "shipyard", "workshop"]


def test_everybody_starts_with_level_1() -> None:
    s = table()
    assert asked(s) == ("build", 0)
    assert answers(s, "build") == LEVEL_1
    assert refused(s, "build", building="bank") == "level-too-high"


def test_industry_5_builds_a_theatre() -> None:
    """7.5 and 14: level 3, and 2 culture at once."""
    s = table()
    take(s, 0, industry=5)
    assert "theatre" in answers(s, "build")
    assert "university" not in answers(s, "build")
    play(s, "build", building="theatre")
    assert status(s, 0)["culture"] == 2
    assert s.harbour[0] == 3, "culture 2 grows by 3 in the same round"


@pytest.mark.parametrize(("industry", "level"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (7, 4), (10, 5), (15, 5)])
def test_the_level_follows_industry(industry: int, level: int) -> None:
    s = table()
    take(s, 0, industry=industry)
    levels = [int(BUILDING_LEVEL[BUILDING_NAMES.index(str(name))]) for name in answers(s, "build")]
    assert max(levels) == level


def test_several_copies_of_one_building_are_fine() -> None:
    s = table()
    own(s, 0, "market", "market")
    begin_round(s, 3)
    play(s, "build", building="market")
    assert built(s, 0)["market"] == 3


def test_nobody_builds_a_second_level_5_building() -> None:
    """7.28."""
    s = table()
    take(s, 0, industry=12)
    own(s, 0, "museum")
    assert refused(s, "build", building="parliament") == "second-top-level"
    assert refused(s, "build", building="museum") == "no-tile-left"
    assert "university" in answers(s, "build")


def test_a_tile_that_is_gone_cannot_be_built() -> None:
    s = table()
    own(s, 1, *["workshop"] * 5)
    assert refused(s, "build", building="workshop") == "no-tile-left"
    assert answers(s, "build") == ["market", "shipyard"]


def test_without_a_tile_at_the_level_the_lowest_above_is_allowed() -> None:
    """8.2."""
    s = table(4)
    own(s, 1, *["market"] * 5)
    own(s, 2, *["shipyard"] * 5)
    own(s, 3, *["workshop"] * 5)
    assert answers(s, "build") == ["bank", "barracks", "guild_hall"]


def test_symbols_of_a_building_count_at_once() -> None:
    s = table()
    play(s, "build", building="workshop")
    assert status(s, 0) == {"industry": 2, "culture": 0, "finance": 0, "politics": 0}


def test_everybody_builds_in_turn_order_from_the_first_player() -> None:
    s = table(3)
    for seat in (0, 1, 2):
        assert asked(s) == ("build", seat)
        play(s, "build", building="market")
    assert asked(s) == ("act", 0)
    assert s.stock[BUILDING_NAMES.index("market")] == 2


def test_the_first_players_marker_passes_to_the_left() -> None:
    s = table(3)
    for _ in range(3):
        play(s, "build", building="market")
    for _ in range(3):
        play(s, "pass")
    assert asked(s) == ("build", 1)
    assert s.round == 2


@pytest.mark.parametrize("in_one_go", [True, False])
def test_in_one_go_or_phase_by_phase_the_choices_are_the_same(in_one_go: bool) -> None:
    """8.11."""
    s = table(3, in_one_go=in_one_go)
    play(s, "build", building="shipyard")
    assert (s.harbour[0] == 2) == in_one_go, "phase by phase nobody grows before all have built"
    play(s, "build", building="workshop")
    play(s, "build", building="market")
    assert [int(discs) for discs in s.harbour] == [2, 2, 2]
    begin_round(s, 2)
    assert asked(s) == ("build", 0)
