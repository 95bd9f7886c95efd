"""VIII. Victory points, ties, the winner."""

from __future__ import annotations

import pytest

import carrack
from carrack.games.discovery.chapters.scoring import colony_points
from tests.discovery.table import (
    CARD_NAMES,
    Discovery,
    colony,
    counters,
    discover_all,
    fleet,
    goods,
    lay,
    money,
    own,
    purse,
    resolve,
    skip,
    table,
    turn,
    win,
)

# T-D2, T26, T27: workers of each seat in a region, points of each.
COLONIES = [
    ((5, 4, 3), (6, 2, 0)),
    ((3, 3, 1), (2, 2, 0)),
    ((3, 3, 3), (0, 0, 0)),
    ((4, 2, 2), (6, 0, 0)),
    ((4, 4, 2, 2), (2, 2, 0, 0)),
    ((3, 1), (6, 2)),
    ((2, 2), (0, 0)),
    ((2, 1), (0, 0)),
    ((3, 0), (6, 0)),
    ((0, 3), (0, 6)),
    ((1, 2, 3), (0, 2, 6)),
    ((1, 3, 2, 3), (0, 2, 0, 2)),
    ((2, 3, 1, 1, 2), (0, 6, 0, 0, 0)),
    ((4, 4, 4, 1), (0, 0, 0, 0)),
]


@pytest.mark.parametrize(("people", "points"), COLONIES)
def test_colony_points(people: tuple[int, ...], points: tuple[int, ...]) -> None:
    s = table(len(people))
    for seat, count in enumerate(people):
        colony(s, seat, "peru", colonist=count)
    assert tuple(int(colony_points(s, 8, seat)) for seat in range(len(people))) == points


def test_soldiers_count_in_a_colony() -> None:
    s = table(2)
    colony(s, 0, "peru", soldier=2, colonist=1)
    colony(s, 1, "peru", colonist=2)
    assert [int(colony_points(s, 8, seat)) for seat in (0, 1)] == [6, 2]


@pytest.mark.parametrize("number", range(1, 9))
def test_colonies_count_at_the_end_of_turns_3_6_and_8(number: int) -> None:
    s = table(2)
    turn(s, number)
    colony(s, 0, "caribbean", colonist=3)
    resolve(s)
    skip(s)
    scored = [s.breakdown()[0][f"colonies_{age}"] for age in (1, 2, 3)]
    assert scored == [6 * (number == 3), 6 * (number == 6), 6 * (number == 8)]


def over(s: Discovery) -> Discovery:
    """The last turn is played out."""
    turn(s, 8)
    resolve(s)
    skip(s)
    assert s.actor == carrack.OVER
    return s


def test_discoveries_are_worth_what_is_printed_on_them() -> None:
    s = table(2)
    discover_all(s)
    assert counters(s, 1) == ["1-2-1-4", "1-2-1-4", "1-2-2-4", "1-3-2-4", "1-3-2-4", "1-2-3-5", "1-3-3-5", "2-2-3-5"]
    win(s, 1, CARD_NAMES[15])
    over(s)
    assert [points["discoveries"] for points in s.breakdown()] == [0, 35 + 6]


@pytest.mark.parametrize(
    ("tile", "points"), [("new_world_cartography", 4), ("taxation", 2), ("university", 5), ("factory", 5)]
)
def test_printed_points(tile: str, points: int) -> None:
    s = table(2)
    own(s, 0, tile)
    assert s.breakdown()[0]["buildings"] == points
    assert s.scores() == [points, 0]


def test_economy_is_the_income_of_the_last_turn_alone() -> None:
    s = table(2)
    goods(s, 0, "sugar", "sugar", "sugar")
    own(s, 0, "trading_post", "rum_distillery")
    resolve(s)
    skip(s)
    assert s.breakdown()[0]["economy"] == 0
    over(s)
    assert s.breakdown()[0]["economy"] == 3


def test_a_good_drawn_in_the_last_benefits_earns_no_economy() -> None:
    s = table(2)
    goods(s, 0, "rice", "rice")
    own(s, 0, "west_indies_co", "mercantilism")
    over(s)
    assert s.breakdown()[0]["economy"] == 0
    assert s.breakdown()[0]["mercantilism"] == 3


# Tiles that count at the end.


def test_mercantilism_and_navy() -> None:
    """T-D11, T25: six goods and three ships."""
    s = table(2)
    own(s, 0, "mercantilism", "navy")
    goods(s, 0, "rice", "rice", "fur", "gold", "gold", "indigo")
    turn(s, 8)
    fleet(s, 0, 3)
    over(s)
    assert (s.breakdown()[0]["mercantilism"], s.breakdown()[0]["navy"]) == (6, 12)


def test_population_and_wealth_round_down() -> None:
    """T-D10: seven workers, fourteen dollars."""
    s = table(2)
    own(s, 0, "population", "wealth")
    colony(s, 0, "caribbean", colonist=2)
    colony(s, 0, "florida", colonist=2, soldier=3)
    purse(s, 0, 14)
    over(s)
    assert (s.breakdown()[0]["population"], s.breakdown()[0]["wealth"]) == (3, 2)


def test_wealth_counts_the_money_of_the_last_benefits() -> None:
    s = table(2)
    own(s, 0, "factory", "wealth")
    purse(s, 0, 0)
    over(s)
    assert s.breakdown()[0]["wealth"] == 5


def test_power() -> None:
    s = table(2)
    own(s, 0, "power")
    colony(s, 0, "caribbean", colonist=2, soldier=2)
    colony(s, 0, "florida", soldier=1)
    over(s)
    assert s.breakdown()[0]["power"] == 6


def test_prosperity_counts_itself_and_used_tiles() -> None:
    s = table(2)
    own(s, 0, "prosperity", "settlers", "settlers", "university")
    lay(s, seat={0: {"used": ["university"]}})
    over(s)
    assert s.breakdown()[0]["prosperity"] == 8


def test_glory_counts_every_region_with_an_own_worker() -> None:
    """T-D12: four regions, whoever has three there."""
    s = table(2)
    own(s, 0, "glory")
    for region in ("caribbean", "florida", "peru"):
        colony(s, 0, region, colonist=3)
    colony(s, 0, "brazil", colonist=1)
    over(s)
    assert s.breakdown()[0]["glory"] == 8


@pytest.mark.parametrize("tile", ["mercantilism", "population", "navy", "power", "prosperity", "glory", "wealth"])
def test_such_a_tile_counts_for_its_owner_only(tile: str) -> None:
    s = table(2)
    own(s, 1, tile)
    colony(s, 0, "caribbean", colonist=2, soldier=2)
    goods(s, 0, "rice", "fur")
    fleet(s, 0, 1, shown=False)
    over(s)
    assert s.breakdown()[0][tile] == 0


# Who has won.


def test_the_most_points_win() -> None:
    s = table(3)
    own(s, 1, "university")
    assert over(s).winners() == [1]


def test_a_tie_goes_to_the_colonies_of_turn_8() -> None:
    s = table(3)
    colony(s, 0, "caribbean", colonist=3)
    own(s, 1, "new_world_cartography", "taxation")
    purse(s, 1, 100)
    lay(s, seat={1: {"used": ["new_world_cartography"]}})
    over(s)
    assert s.scores()[:2] == [6, 6]
    assert s.winners() == [0]


def test_then_to_the_dollars() -> None:
    s = table(3)
    for seat, dollars in enumerate((12, 13, 12)):
        purse(s, seat, dollars)
    goods(s, 0, "rice", "fur")
    assert over(s).winners() == [1]


def test_then_to_the_goods_and_ships_are_none() -> None:
    """T-D15: five goods beat four goods and two ships."""
    s = table(2)
    for seat in (0, 1):
        purse(s, seat, 12)
    goods(s, 0, "rice", "fur", "gold", "fish", "cocoa")
    goods(s, 1, "rice", "fur", "gold", "fish")
    turn(s, 3)
    fleet(s, 1, 2)
    own(s, 0, "taxation")
    over(s)
    purse(s, 0, money(s)[1])
    economies = [points["economy"] for points in s.breakdown()]
    assert economies == [1, 2]
    lay(s, seat={0: {"points": {"economy": 0}}})
    assert s.scores() == [2, 2]
    assert s.winners() == [0]


def test_and_then_it_is_shared() -> None:
    s = table(3)
    for seat in (0, 1, 2):
        purse(s, seat, 5)
    assert over(s).winners() == [0, 1, 2]


def test_there_is_no_winner_before_the_end() -> None:
    with pytest.raises(carrack.NotOver):
        table().winners()
    with pytest.raises(carrack.NotOver):
        table().outcome()
