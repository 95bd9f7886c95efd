"""III C. and VI. Income: the best sets; rum; privateers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement

import pytest

from carrack.games.discovery.chapters.income import best_sets, sets_of
from tests.discovery.table import (
    fleet,
    goods,
    money,
    own,
    purse,
    resolve,
    skip,
    table,
    turn,
)

# T-D1: tokens of each kind, ships, dollars. T8, T9 and T10 are among them.
VECTORS = [
    ((1, 1, 1), 0, 1),
    ((2,), 1, 3),
    ((4,), 0, 6),
    ((3,), 0, 3),
    ((3,), 1, 6),
    ((3,), 2, 6),
    ((2,), 2, 3),
    ((1, 1), 1, 1),
    ((1,), 1, 0),
    ((), 3, 0),
    ((5,), 0, 6),
    ((5,), 1, 6),
    ((6,), 0, 6),
    ((6,), 1, 9),
    ((6,), 2, 12),
    ((4, 2), 1, 9),
    ((3, 3), 1, 9),
    ((2, 2), 1, 3),
    ((2, 2), 2, 6),
    ((2, 2, 2), 1, 4),
    ((3, 2, 1), 1, 7),
    ((4, 1, 1, 1), 0, 7),
    ((2, 1, 1, 1), 1, 4),
    ((1, 1, 1, 1), 1, 1),
    ((1, 1, 1, 1, 1, 1), 0, 2),
    ((2, 2, 1), 2, 6),
    ((4, 4, 4), 0, 18),
    ((6, 5, 4), 3, 24),
]


def formula(tokens: Sequence[int], ships: int) -> int:
    ones, twos, threes, fours, fives, sixes = (tokens.count(n) for n in range(1, 7))
    return int(best_sets(ones, twos, threes, fours, fives, sixes, ships))


@cache
def brute(tokens: tuple[int, ...], ships: int) -> int:
    """Take away one set after the other, in every way: alike ones of each kind, then mixed ones of what is left."""
    best = mixed(sum(tokens), ships)
    for i, alike in enumerate(tokens):
        for used, ship, dollars in ((4, 0, 6), (3, 1, 6), (3, 0, 3), (2, 1, 3)):
            if alike >= used and ships >= ship:
                rest = tuple(sorted((*tokens[:i], alike - used, *tokens[i + 1 :])))
                best = max(best, dollars + brute(rest, ships - ship))
    return best


def mixed(loose: int, ships: int) -> int:
    """Sets of any three, at most one ship in each."""
    return max(k + (loose - 2 * k) // 3 for k in range(min(ships, loose // 2) + 1))


@pytest.mark.parametrize(("tokens", "ships", "dollars"), VECTORS)
def test_vectors(tokens: tuple[int, ...], ships: int, dollars: int) -> None:
    assert brute(tuple(sorted(tokens)), ships) == dollars
    assert formula(tokens, ships) == dollars


def test_the_formula_agrees_with_brute_force() -> None:
    """All hands of up to four kinds with up to eight ships."""
    compared = 0
    for tokens in combinations_with_replacement(range(7), 4):
        for ships in range(9):
            assert formula(tokens, ships) == brute(tokens, ships), (tokens, ships)
            compared += 1
    assert compared == 210 * 9


@pytest.mark.slow
def test_the_formula_agrees_with_brute_force_on_more_kinds() -> None:
    for tokens in combinations_with_replacement(range(6), 6):
        for ships in range(7):
            assert formula(tokens, ships) == brute(tokens, ships), (tokens, ships)


def test_a_seats_goods_are_counted_by_kind() -> None:
    s = table(2)
    goods(s, 0, "sugar", "sugar", "sugar", "sugar", "fur", "fish", "rice")
    fleet(s, 0, 1, shown=False)
    assert sets_of(s, 0) == 6 + 1
    assert sets_of(s, 1) == 0


def test_everybody_is_paid_for_his_sets_each_turn() -> None:
    s = table(2)
    goods(s, 0, "sugar", "sugar", "sugar")
    goods(s, 1, "indigo", "silver", "tobacco")
    resolve(s)
    skip(s)
    assert money(s) == [10 + 3, 11 + 1]
    resolve(s)
    skip(s)
    assert money(s) == [10 + 6, 11 + 2], "sets are not turned in"


def test_rum_pays_three_dollars_a_sugar_and_no_points() -> None:
    """T-D5: five sugar are fifteen dollars, with the set of four twenty-one."""
    s = table(2)
    turn(s, 8)
    own(s, 0, "rum_distillery")
    goods(s, 0, *["sugar"] * 5)
    resolve(s)
    skip(s)
    assert money(s)[0] == 10 + 21
    assert s.breakdown()[0]["economy"] == 6


def test_rum_needs_sugar_and_ships_are_none() -> None:
    s = table(2)
    own(s, 0, "rum_distillery")
    goods(s, 0, "fur")
    goods(s, 1, "sugar")
    fleet(s, 0, 1, shown=False)
    resolve(s)
    skip(s)
    assert money(s) == [10, 11]


def test_privateers_take_a_dollar_a_ship_from_each_rival_as_far_as_he_has_it() -> None:
    """T24."""
    s = table(3)
    turn(s, 4)
    own(s, 0, "privateers")
    fleet(s, 0, 3)
    purse(s, 2, 2)
    resolve(s)
    skip(s)
    assert money(s) == [10 + 5, 11 - 3, 0]


def test_privateers_come_after_all_income_and_before_any_benefit() -> None:
    s = table(2)
    turn(s, 4)
    own(s, 0, "privateers")
    own(s, 1, "trading_post")
    goods(s, 1, "sugar", "sugar", "sugar")
    fleet(s, 0, 4, shown=False)
    purse(s, 1, 0)
    resolve(s)
    skip(s)
    assert money(s) == [10 + 3, 5], "the set was there to take, the building's money not yet"


def test_privateers_without_a_ship_take_nothing() -> None:
    s = table(2)
    own(s, 0, "privateers")
    resolve(s)
    skip(s)
    assert money(s) == [10, 11]
