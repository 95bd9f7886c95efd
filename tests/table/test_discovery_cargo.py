"""Goods in the sets they earn with: as many dollars as the engine pays, nothing left out, a ship a set at most."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from carrack.cli.table.board.discovery.cargo import Lot, lots_of
from carrack.games.discovery.chapters.income import best_sets
from carrack.games.discovery.tables.facts import GOOD_NAMES


def test_alike_goods_lie_together_then_any_three_then_the_rest() -> None:
    goods = {"sugar": 4, "fur": 2, "rice": 1, "gold": 1, "fish": 1, "cocoa": 1}
    assert lots_of(goods, 1) == [
        Lot({"sugar": 4}, 0, 6),
        Lot({"fur": 2}, 1, 3),
        Lot({"rice": 1, "gold": 1, "fish": 1}, 0, 1),
        Lot({"cocoa": 1}, 0, 0),
    ]
    assert lots_of({"rice": 1, "gold": 1}, 2) == [Lot({"rice": 1, "gold": 1}, 1, 1), Lot({}, 1, 0)]
    assert lots_of({}, 0) == []


@pytest.mark.parametrize("seed", range(40))
def test_the_lots_earn_what_the_engine_pays(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(50):
        goods = {good: count for good in GOOD_NAMES if (count := rng.choice((0, 0, 0, 1, 1, 2, 3, 4, 5, 6)))}
        ships = rng.randrange(9)
        lots = lots_of(goods, ships)
        loose, twos, threes, fours, fives, sixes = (list(goods.values()).count(size) for size in range(1, 7))
        assert sum(lot.dollars for lot in lots) == best_sets(loose, twos, threes, fours, fives, sixes, ships), goods
        assert sum((Counter(lot.goods) for lot in lots), Counter()) == Counter(goods)
        assert sum(lot.ships for lot in lots) == ships
        assert all(lot.ships < 2 and 3 <= sum(lot.goods.values()) + lot.ships < 5 for lot in lots if lot.dollars)
