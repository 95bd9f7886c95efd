"""The score by source, the winner and the ties."""

from __future__ import annotations

import pytest

import carrack
from carrack.games.iron_age.state import IronAge
from tests.iron_age.table import finish, give, rows, table, turn

NOTHING = {
    "monuments": 0,
    "developments": 0,
    "shipbuilding": 0,
    "architecture": 0,
    "empire": 0,
    "wealth": 0,
    "tribute": 0,
    "skulls": 0,
}


def ended(*own: dict[str, object]) -> IronAge:
    """A game that has ended by tribute with these sheets; what a case does not name is the same for all."""
    s = table(len(own))
    turn(s, "people people drought", len(own) - 1)
    for seat, fields in enumerate(own):
        base: dict[str, object] = {"tribute": 50, "food": 0, "goods": 0, "armies": 0}
        give(s, seat, **(base | fields))  # type: ignore[arg-type]  # rows and names, as the cases say
    finish(s)
    assert s.actor == carrack.OVER
    return s


# The score.


def test_at_the_start_nobody_has_a_point() -> None:
    s = table()
    assert s.breakdown() == [NOTHING, NOTHING]


def test_tribute_is_a_point_each() -> None:
    s = table()
    give(s, 0, tribute=17)
    assert s.breakdown()[0] == NOTHING | {"tribute": 17}


def test_skull_boxes_are_a_point_less_each_and_a_score_can_be_negative() -> None:
    s = table()
    give(s, 0, skulls=9)
    assert s.breakdown()[0] == NOTHING | {"skulls": -9}
    assert s.scores() == [-9, 0]


def test_wealth_left_is_a_point_each() -> None:
    s = table()
    give(s, 0, wealth=6)
    assert s.breakdown()[0] == NOTHING | {"wealth": 6}


def test_goods_food_and_armies_are_worth_nothing() -> None:
    s = table()
    give(s, 0, goods=15, food=15, armies=12)
    assert s.breakdown()[0] == NOTHING


def test_with_shipbuilding_a_ship_is_a_point() -> None:
    s = table()
    give(s, 0, developments="shipbuilding", ships=5)
    assert s.breakdown()[0] == NOTHING | {"developments": 5, "shipbuilding": 5}


def test_ships_are_worth_nothing_without_shipbuilding() -> None:
    s = table()
    s.sheets[0].ships = 5  # which nobody can come to own, but the bonus is Shipbuilding's
    assert s.breakdown()[0] == NOTHING


def test_with_architecture_a_finished_monument_is_two_points_more_first_or_later() -> None:
    s = table()
    give(s, 1, monuments="oracle")
    give(s, 0, developments="architecture", monuments="oracle lighthouse")
    s.sheets[0].monuments[4] = 12  # unfinished
    assert s.breakdown()[0] == NOTHING | {"developments": 10, "architecture": 4, "monuments": 3 + 6}
    assert s.breakdown()[1] == NOTHING | {"monuments": 4}


def test_with_empire_a_port_and_a_province_are_a_point_each() -> None:
    s = table()
    give(s, 0, developments="empire", ports=4, provinces=3)
    give(s, 1, ports=4, provinces=3)
    assert s.breakdown() == [NOTHING | {"developments": 12, "empire": 7}, NOTHING]


def test_developments_add_up() -> None:
    s = table()
    give(s, 0, developments="leadership granaries dyemaking medicine formations irrigation metallurgy")
    assert s.breakdown()[0] == NOTHING | {"developments": 2 + 2 + 4 + 4 + 5 + 5 + 5}


def everything() -> IronAge:
    s = table()
    give(s, 0, developments="shipbuilding architecture empire", monuments="colosseum", ports=3, provinces=2)
    give(s, 0, ships=2, wealth=3, tribute=11, skulls=4)
    return s


def test_the_score_is_the_sum_of_its_sources() -> None:
    s = everything()
    assert s.breakdown()[0] == {
        "monuments": 13,
        "developments": 5 + 10 + 12,
        "shipbuilding": 2,
        "architecture": 2,
        "empire": 5,
        "wealth": 3,
        "tribute": 11,
        "skulls": -4,
    }
    assert s.scores() == [59, 0]


# Who has won.


@pytest.mark.parametrize(
    ("seat", "fields", "more"),
    [
        (0, {"tribute": 51}, 1),
        (2, {"tribute": 51}, 1),
        (0, {"wealth": 1}, 1),
        (1, {"monuments": "oracle"}, 4),
        (1, {"developments": "leadership"}, 2),
        (0, {"developments": "shipbuilding", "ships": 1}, 6),
        (0, {"developments": "architecture", "monuments": "oracle"}, 16),
        (2, {"developments": "empire", "ports": 2, "provinces": 1}, 15),
    ],
)
def test_the_highest_score_wins_whatever_it_comes_from(seat: int, fields: dict[str, object], more: int) -> None:
    """A point ahead of the others, who have the more pegs; with a point less, the others win."""
    ahead: list[dict[str, object]] = [{"tribute": 50 + more - 1, "goods": 9} for _ in range(3)]
    ahead[seat] = fields
    s = ended(*ahead)
    assert s.winners() == [seat]
    assert s.outcome() == {"winners": [seat], "why": "tribute"}
    behind: list[dict[str, object]] = [{"tribute": 50 + more + 1} for _ in range(3)]
    behind[seat] = fields
    assert seat not in ended(*behind).winners()


def test_skulls_can_cost_the_victory() -> None:
    assert ended({"skulls": 1}, {}).winners() == [1]


@pytest.mark.parametrize("row", ["food", "goods", "armies"])
def test_a_tie_goes_to_the_larger_sum_of_the_five_rows(row: str) -> None:
    s = ended({}, {row: 1}, {})
    assert s.scores() == [50, 50, 50]
    assert s.winners() == [1]


def test_wealth_and_ships_count_among_the_five_rows() -> None:
    s = ended({"wealth": 5}, {"tribute": 55, "goods": 4})
    assert s.scores() == [55, 55]
    assert s.winners() == [0]
    s = ended({"developments": "shipbuilding", "ships": 5}, {"tribute": 60, "goods": 4})
    assert s.scores() == [60, 60]
    assert s.winners() == [0]


def test_the_sum_counts_and_not_the_longest_row() -> None:
    s = ended({"goods": 5, "food": 5, "armies": 5}, {"goods": 14})
    assert s.winners() == [0]


def test_a_tie_in_score_and_rows_is_shared() -> None:
    s = ended({"goods": 3}, {"food": 2, "armies": 1}, {"goods": 2})
    assert s.winners() == [0, 1]
    assert s.outcome()["winners"] == [0, 1]


def test_pegs_matter_only_among_the_tied() -> None:
    s = ended({"tribute": 51}, {"goods": 15, "food": 15}, {"tribute": 51, "goods": 1})
    assert s.winners() == [2]
    assert rows(s, 1, "goods") == (15,)
