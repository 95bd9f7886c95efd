"""Strength is found again where it is known; the interval holds it; a bet is hardly ever wrong."""

from __future__ import annotations

from math import exp

import numpy as np
import pytest

from carrack.arena.bets import Bets, worth
from carrack.arena.ratings import ELO, FEWEST, ratings, strengths
from carrack.core.rng import Rng

TRUE = (200.0, 0.0, -200.0)


def tables(dice: np.random.Generator, strong: tuple[float, ...], rounds: int, seats: int) -> list[np.ndarray]:
    """What was won in rounds of one table of so many, each drawn from all by their strength."""
    found = []
    for _ in range(rounds):
        won = np.zeros((len(strong), len(strong)))
        table = dice.permutation(len(strong))[:seats]
        chances = np.exp(np.array(strong)[table] / ELO)
        winner = dice.choice(table, p=chances / chances.sum())
        for other in table:
            won[winner][other] += winner != other
        found.append(won)
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_strength_is_found_again(seats: int) -> None:
    found = ratings(tables(np.random.default_rng(1), TRUE, 1500, seats), "x")
    for rating, true in zip(found, TRUE, strict=True):
        assert rating.value == pytest.approx(true, abs=40)
        assert rating.low is not None
        assert rating.high is not None
        assert rating.low < rating.value < rating.high
        assert rating.high - rating.low < 120


@pytest.mark.slow
def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    dice, within = np.random.default_rng(7), 0
    for number in range(40):
        rating = ratings(tables(dice, (60.0, -60.0), 120, 2), str(number))[0]
        assert rating.low is not None
        assert rating.high is not None
        within += rating.low <= 60 <= rating.high
    assert within >= 34


def test_nobody_is_infinitely_strong_and_a_draw_is_even() -> None:
    strong, weak = strengths(np.array([[0.0, 50.0], [0.0, 0.0]]))
    assert 700 < strong - weak < 1000
    assert strengths(np.array([[0.0, 2.5], [2.5, 0.0]])) == pytest.approx([0.0, 0.0])


def test_a_few_rounds_have_no_interval_and_the_same_rounds_the_same_one() -> None:
    rounds = tables(np.random.default_rng(2), TRUE, FEWEST, 2)
    assert ratings(rounds[:-1], "x")[0].low is None
    assert ratings(rounds, "x") == ratings(rounds, "x")
    assert ratings(rounds, "x") != ratings(rounds, "y")


def test_bets_are_worth_their_mean() -> None:
    assert exp(worth([0.0, 0.0])) == pytest.approx(1.0)
    assert worth([1000.0, 0.0]) == pytest.approx(1000 - 0.6931, abs=1e-3)


def test_who_is_stronger_is_soon_sure_and_stays_so() -> None:
    bets, rounds = Bets(2), 0
    while not bets.sure:
        bets.add({(0, 1): 1.0})
        rounds += 1
    assert 5 < rounds < 12
    assert bets.sure == {(0, 1)}
    assert bets.settles([0, 1])
    assert not bets.settles([1, 0])
    for _ in range(50):
        bets.add({(0, 1): 0.0})
    assert bets.sure == {(0, 1)}


def test_of_a_hundred_fair_tournaments_hardly_any_is_ever_called_sure() -> None:
    rng, wrong = Rng("fair"), 0
    for _ in range(100):
        bets = Bets(2)
        for _ in range(150):
            bets.add({(0, 1): float(rng.below(2) + rng.below(2)) - 1.0})
        wrong += bool(bets.sure)
    assert wrong <= 8


def test_many_pairs_need_more_to_be_sure() -> None:
    assert Bets(6).needed > Bets(2).needed
