"""III E to J. The end of a turn: tiles, goods, ages."""

from __future__ import annotations

import carrack
from carrack.games.discovery.state import SUPPLY
from tests.discovery.table import (
    TILES,
    answers,
    asked,
    display,
    goods,
    held,
    lay,
    left_over,
    no_goods_left,
    own,
    play,
    purse,
    resolve,
    show,
    shown_goods,
    shown_tiles,
    skip,
    table,
    turn,
)

FIRST_AGE = ["settlers", "monastery", "trade_routes", "training_grounds", "indentured_servitude"]


def test_the_display_is_filled_up_to_five() -> None:
    """T11: three left after turn 2, two are added."""
    s = table(2)
    turn(s, 2)
    show(s, *FIRST_AGE)
    purse(s, 0, 20)
    resolve(s, capital=[(0, "colonist"), (0, "colonist")])
    play(s, "buy", tile="monastery")
    play(s, "buy", tile="trade_routes")
    skip(s, "tile")
    assert (asked(s), s.chance()) == (("tile", carrack.NATURE), "tiles-1/6")
    assert len(shown_tiles(s)) == 3
    play(s, "tile-comes", tile="navigator")
    play(s, "tile-comes", tile="conquistadors")
    assert shown_tiles(s) == ["settlers", "training_grounds", "indentured_servitude", "conquistadors", "navigator"]
    assert asked(s)[0] == "good"


def test_with_a_new_age_the_tiles_of_the_old_one_leave() -> None:
    """T12."""
    s = table(2)
    turn(s, 3)
    resolve(s)
    skip(s, "tile")
    assert s.chance() == "tiles-2/1"
    assert shown_tiles(s) == []
    assert len(answers(s, "tile-comes", "tile")) == 13
    skip(s)
    assert s.round == 4
    assert len(shown_tiles(s)) == 5
    assert not set(shown_tiles(s)) & {*FIRST_AGE, "navigator"}


def test_within_an_age_the_display_is_kept() -> None:
    """T13."""
    s = table(2)
    turn(s, 5)
    kept = shown_tiles(s)
    purse(s, 0, 14)
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile=kept[0])
    skip(s)
    assert s.round == 6
    assert set(kept[1:]) < set(shown_tiles(s))
    assert len(shown_tiles(s)) == 5


def test_an_empty_stack_adds_nothing_and_asks_nothing() -> None:
    s = table(2)
    turn(s, 2)
    own(s, 1, *(tile.name for tile in TILES if tile.age == 1 for _ in range(left_over(s, tile.name))))
    purse(s, 0, 10)
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile=shown_tiles(s)[0])
    skip(s, "tile")
    assert asked(s)[0] == "place"
    assert len(shown_tiles(s)) == 4


def test_no_tile_left_asks_nobody_to_buy() -> None:
    s = table(2)
    lay(s, tiles=[])
    purse(s, 0, 10)
    resolve(s, capital=[(0, "colonist")])
    assert asked(s)[0] != "buy"


def test_left_over_goods_are_mixed_back_before_four_are_drawn() -> None:
    """T-D14: two of four taken, the supply grows back by two."""
    s = table(2)
    display(s, "gold", "gold", "rice", "fur")
    resolve(s, goods=[(0, "colonist"), (1, "colonist")])
    left = sum(int(s.good(SUPPLY, i)) for i in range(11))
    play(s, "take", good="gold")
    play(s, "take", good="fur")
    skip(s, "good")
    assert s.chance() == "goods/turn 2/1"
    assert shown_goods(s) == {}
    assert sum(s.weights()) == left + 2
    skip(s)
    assert sum(shown_goods(s).values()) == 4


def test_fewer_goods_than_four_are_put_out_as_far_as_they_go() -> None:
    s = table(2)
    display(s, "gold")
    no_goods_left(s, 0)
    resolve(s)
    skip(s)
    assert shown_goods(s) == {"gold": 1}
    goods(s, 1, "gold")
    resolve(s)
    skip(s)
    assert shown_goods(s) == {}


def test_everybody_takes_five_colonists() -> None:
    s = table(3)
    resolve(s)
    skip(s)
    assert [held(s, seat) for seat in range(3)] == [{"colonist": 5}] * 3


def test_after_turn_8_nothing_is_refilled_and_the_game_is_over() -> None:
    s = table(2)
    turn(s, 8)
    resolve(s)
    skip(s, "tile", "good")
    assert s.actor == carrack.OVER
    assert held(s, 0) == {}
    assert s.outcome()["why"] == "turns"
