"""Means, shares and their intervals against numbers that were worked out elsewhere."""

from __future__ import annotations

import random
from collections import Counter
from statistics import mean, median, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrack.arena.statistics import bins_of, share_of, spread_of
from carrack.arena.summary import table_of
from carrack.arena.tally import Result, Tallies, Tally

values = st.lists(st.integers(-500, 500), min_size=2, max_size=60)


@given(values)
def test_a_spread_is_that_of_the_standard_library(numbers: list[int]) -> None:
    spread = spread_of(Counter(numbers))
    assert spread.n == len(numbers)
    assert spread.mean == pytest.approx(mean(numbers))
    assert spread.deviation == pytest.approx(stdev(numbers))
    assert spread.median == median(numbers)
    assert (spread.least, spread.most) == (min(numbers), max(numbers))
    assert spread.high - spread.mean == pytest.approx(1.959964 * stdev(numbers) / len(numbers) ** 0.5)


def test_one_observation_has_no_interval_and_none_is_no_error() -> None:
    assert spread_of(Counter([7]))[:5] == (1, 7.0, 7.0, 7.0, 0.0)
    assert spread_of({}).n == 0


def test_points_of_a_table_are_divided_among_its_seats() -> None:
    assert spread_of(Counter([8, 12]), per=4)[:2] == (2, 2.5)
    assert spread_of(Counter([8, 12]), per=4).most == 3.0


@pytest.mark.parametrize(
    ("part", "n", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (1, 100, 0.0018, 0.0545)],
)
def test_shares_have_wilsons_interval(part: int, n: int, low: float, high: float) -> None:
    share = share_of(part, n)
    assert share.share == part / n
    assert share.low == pytest.approx(low, abs=5e-5)
    assert share.high == pytest.approx(high, abs=5e-5)


def test_the_interval_holds_the_truth_95_times_in_100() -> None:
    dice = random.Random(3)
    hits = 0
    for _ in range(2000):
        wins = sum(dice.random() < 0.3 for _ in range(80))
        share = share_of(wins, 80)
        hits += share.low <= 0.3 <= share.high
    assert 0.935 < hits / 2000 < 0.965


@given(values, st.integers(1, 50))
def test_bins_hold_every_observation_once(numbers: list[int], most: int) -> None:
    width, bins = bins_of(Counter(numbers), most)
    assert sum(count for _, count in bins) == len(numbers)
    assert len(bins) <= most
    for edge, count in bins:
        assert sum(edge <= number < edge + width for number in numbers) == count


def result(winners: list[int], points: list[int], why: str = "rounds", number: int = 1) -> Result:
    breakdown = [{"trade": score - 1, "war": 1} for score in points]
    return Result(number, ("greedy", "random", "random")[: len(points)], 100, breakdown, winners, why)


def test_a_shared_victory_is_shared_out() -> None:
    tally = Tally(3)
    tally.add(result([0, 1], [9, 9, 2]))
    tally.add(result([0, 1, 2], [5, 5, 5]))
    tally.add(result([2], [1, 2, 3]))
    assert [won / tally.whole for won in tally.wins] == pytest.approx([1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3 + 1])
    assert tally.shared == 2
    assert tally.level_wins["greedy"] / tally.whole == pytest.approx(5 / 6)
    assert sum(tally.level_wins.values()) == 3 * tally.whole


def test_points_by_source_are_those_of_all_seats_and_of_the_winners() -> None:
    tally = Tally(2)
    tally.add(result([1], [4, 10]))
    assert tally.sources == {"trade": Counter([12]), "war": Counter([2])}
    assert tally.winners_sources == {"trade": Counter([9]), "war": Counter([1])}


def test_a_lost_solo_game_has_no_winner() -> None:
    tally = Tally(1)
    tally.add(Result(1, ("greedy",), 10, [{"war": 3}], [], "rounds", "lost"))
    assert tally.wins == [0]
    assert tally.grades == Counter(["lost"])
    assert tally.winners_sources == {}


def test_margins_are_tallied_where_a_game_has_one() -> None:
    tally, other = Tally(1), Tally(1)
    for margin in (-3, None, 4):
        tally.add(Result(1, ("greedy",), 10, [{"war": 3}], [], "rounds", "lost", margin))
    other.add(Result(1, ("greedy",), 10, [{"war": 3}], [0], "rounds", "minor", 4))
    tally.merge(other)
    assert tally.margins == Counter({-3: 1, 4: 2})
    assert table_of(tally)["margins"]["mean"] == pytest.approx(5 / 3, abs=1e-6)
    assert table_of(Tally(1))["margins"] is None


@given(st.lists(st.tuples(st.sampled_from([(0,), (1,), (0, 1)]), st.integers(0, 9), st.booleans()), max_size=12))
def test_tallies_add_up_in_any_order_and_grouping(games: list[tuple[tuple[int, ...], int, bool]]) -> None:
    results = [
        result(list(winners), [points, 3] + [1] * three, f"way {points % 2}", number)
        for number, (winners, points, three) in enumerate(games, 1)
    ]
    together, apart = Tallies(), Tallies()
    for each in results:
        together.add(each)
    for each in reversed(results):
        alone = Tallies()
        alone.add(each)
        apart.merge(alone)
    assert together.games == apart.games == len(games)
    for one, other in zip(together.in_order(), apart.in_order(), strict=True):
        assert vars(one) == vars(other)
