"""Solo: the display and its selector (S1, S6, S7)."""

from __future__ import annotations

from carrack.games.endeavor import flow
from carrack.games.endeavor.solo.opposition import actions_of
from carrack.games.endeavor.tables.facts import BUILDING_NAMES
from carrack.testing import lay as say
from tests.endeavor.table import Endeavor, answers, finish_round, own, play, refused, table, take


def rows(s: Endeavor) -> list[list[str]]:
    names = [BUILDING_NAMES[tile] if tile >= 0 else "" for tile in s.display]
    return [names[i : i + 3] for i in range(0, 15, 3)]


def building(**options: bool | str) -> Endeavor:
    """The first building of a game whose display lies in the order of the table."""
    return table(1, **options)


def end_round(s: Endeavor) -> None:
    finish_round(s)


def test_only_what_is_on_display_is_built() -> None:
    s = building()
    assert rows(s)[0] == ["market", "shipyard", "workshop"]
    assert answers(s, "build") == ["market", "shipyard", "workshop"]
    say(s, tiles={"market": 5}, opposition={"display": {0: {0: None}}})
    assert refused(s, "build", building="market") == "not-on-display"


def test_the_industry_limit_holds() -> None:
    """S6."""
    s = building()
    assert refused(s, "build", building="bank") == "level-too-high"
    take(s, 0, industry=2)
    assert "bank" in answers(s, "build")


def test_free_build_lets_any_tile_be_built() -> None:
    """S6: the literal reading."""
    s = building(free_build=True)
    assert len(answers(s, "build")) == 15
    own(s, 0, "museum")
    assert refused(s, "build", building="exchange") == "second-top-level"


def test_each_column_that_the_selector_moves_is_an_action_more() -> None:
    """S7."""
    for name, extra in (("market", 0), ("shipyard", 1), ("workshop", 2)):
        s = building()
        play(s, "build", building=name)
        assert s.extra == extra


def test_two_columns_away_in_round_1_makes_four_actions() -> None:
    """14."""
    s = building()
    play(s, "build", building="workshop")
    assert actions_of(s) == 4


def test_after_column_3_the_next_building_comes_from_another() -> None:
    """S7: whatever the row."""
    s = building(free_build=True)
    play(s, "build", building="workshop")
    end_round(s)
    assert refused(s, "build", building="guild_hall") == "third-column-again"
    assert refused(s, "build", building="workshop") == "not-on-display", "its copy is owed"
    assert refused(s, "build", building="theatre") == "third-column-again"
    play(s, "build", building="bank")
    assert s.extra == 2, "the columns at the ends are no neighbours"
    end_round(s)
    assert [row[2] for row in rows(s)[:3]] == ["workshop", "bank", "theatre"]
    assert {"workshop", "bank", "theatre"} <= set(answers(s, "build")), "the third column again"


def test_the_row_closes_up_and_a_copy_comes_into_column_3() -> None:
    s = building()
    play(s, "build", building="market")
    end_round(s)
    assert rows(s)[0] == ["shipyard", "workshop", "market"]
    assert s.stock[BUILDING_NAMES.index("market")] == 3
    assert s.selector == 0


def test_a_tile_of_column_2_leaves_column_1_alone() -> None:
    s = building()
    play(s, "build", building="shipyard")
    end_round(s)
    assert rows(s)[0] == ["market", "workshop", "shipyard"]


def test_a_copy_for_column_3_is_owed_until_the_end_of_the_next_round() -> None:
    s = building()
    play(s, "build", building="workshop")
    end_round(s)
    assert rows(s)[0] == ["market", "shipyard", ""]
    assert BUILDING_NAMES[s.owed] == "workshop"
    play(s, "build", building="market")
    end_round(s)
    assert rows(s)[0] == ["shipyard", "workshop", "market"], "first the copy that was owed, then the row closes up"
    assert s.owed == -1


def test_without_a_copy_in_stock_there_is_no_refill() -> None:
    s = building(free_build=True)
    play(s, "build", building="exchange")
    end_round(s)
    assert rows(s)[4] == ["museum", "parliament", ""]


def test_building_in_the_selectors_column_is_free_in_another_row() -> None:
    s = building(free_build=True)
    play(s, "build", building="university")
    assert s.extra == 2
    s = building(free_build=True)
    play(s, "build", building="cartographer")
    assert s.extra == 0
    assert s.selector == 9


def test_refill_is_part_of_the_end_of_a_round() -> None:
    s = building()
    play(s, "build", building="market")
    s.round = 7
    flow.end_round(s)
    assert rows(s)[0][2] == "market"
