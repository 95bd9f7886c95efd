"""2015: the variants V10 to V15 and the options, alone and in pairs."""

from __future__ import annotations

from itertools import combinations

import pytest

import carrack
from carrack.games.discovery.chapters.scoring import points_by_source
from carrack.games.discovery.state import EXPLORERS, FACE_DOWN, SUPPLY
from carrack.games.discovery.tables.facts import REGION_NAMES
from carrack.games.discovery.tables.tiles import TILE_KINDS, TILE_NAMES
from tests.discovery.table import (
    COUNTER_NAMES,
    GAME_2015,
    Discovery,
    answers,
    asked,
    colony,
    counters,
    discover,
    fleet,
    fresh_2015,
    lay,
    lie,
    money,
    order,
    own,
    play,
    purse,
    refused,
    resolve,
    settled,
    shown_goods,
    shown_tiles,
    skip,
    table_2015,
    turn,
    workers,
)

# Options.

AGAINST = [
    {"no_survivors": True, "advanced_scouting": True},
    {"no_survivors": True, "hide_failed_counters": True},
    {"advanced_scouting": True, "hide_failed_counters": True},
]


def other_values(name: str) -> list[bool | int | str]:
    option = GAME_2015.options[name]
    return [choice for choice in option.choices if choice != option.default]


def test_the_defaults_are_the_game_with_its_expansion() -> None:
    on = {name for name, value in GAME_2015.defaults.items() if value is True}
    assert on == {"builder_worker", "builder_tiles", "buy_vp"}
    assert GAME_2015.defaults["nations"] == "random"


@pytest.mark.parametrize(("one", "other"), list(combinations(GAME_2015.options, 2)))
def test_every_pair_of_options_is_played_or_refused_with_a_reason(one: str, other: str) -> None:
    for first in other_values(one):
        for second in other_values(other):
            options = {one: first, other: second}
            if options in AGAINST:
                with pytest.raises(carrack.OptionError, match="not together with"):
                    GAME_2015.start(2, options)
            else:
                assert GAME_2015.start(2, options).options == {**GAME_2015.defaults, **options}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_captains_at_the_start_need_two_players(seats: int) -> None:
    with pytest.raises(carrack.OptionError, match="two_player_captains_each"):
        GAME_2015.start(seats, {"two_player_captains_each": 1})


def test_the_options_of_the_other_edition_are_unknown() -> None:
    with pytest.raises(carrack.OptionError, match="start_auction_2007"):
        GAME_2015.start(2, {"start_auction_2007": True})


# V10. Two players.


@pytest.mark.parametrize("each", [0, 1, 2])
def test_captains_of_both_players_explore_from_the_start(each: int) -> None:
    s = table_2015(2, two_player_captains_each=each)
    for seat in (0, 1):
        assert workers(s, int(EXPLORERS), seat) == ({"captain": each} if each else {})


# V11. Low luck.


def stack_of_age_3(s: Discovery) -> set[str]:
    return {TILE_NAMES[i] for i in range(41, 56) if s.tiles[SUPPLY * TILE_KINDS + i]}


@pytest.mark.parametrize("expansion", [False, True])
def test_ten_buildings_of_age_3_are_known_from_the_start(expansion: bool) -> None:
    s = fresh_2015(3, low_luck_age3=True, builder_tiles=expansion, builder_worker=expansion)
    while asked(s)[0] != "spare":
        s.play(s.legal()[0])
    out = 15 if expansion else 11
    assert len(answers(s, "tile-comes", "tile")) == out
    play(s, "tile-comes", tile="navy")
    while asked(s)[0] == "spare":
        s.play(s.legal()[0])
    assert len(stack_of_age_3(s)) == 10
    assert "navy" not in stack_of_age_3(s)
    assert set(s.game.view(s, None)["foretold"]) == stack_of_age_3(s)  # type: ignore[call-overload]


def test_spain_sees_the_ten_when_it_chooses_a_conquest() -> None:
    s = fresh_2015(3, low_luck_age3=True, nations="random")
    while asked(s)[0] == "nation":
        s.play(s.game.encode({"verb": "nation-falls", "nation": "spain"}) if len(s.legal()) == 6 else s.legal()[0])
    while asked(s)[0] != "conquest":
        assert s.game.view(s, 0)["foretold"] == []
        s.play(s.legal()[0])
    assert len(s.game.view(s, 0)["foretold"]) == 10  # type: ignore[arg-type]


def test_five_of_the_ten_are_shown_in_turn_7_and_the_others_fill_up_in_turn_8() -> None:
    s = table_2015(3, low_luck_age3=True)
    turn(s, 6)
    ten = stack_of_age_3(s)
    resolve(s)
    skip(s, "place")
    assert len(shown_tiles(s)) == 5
    assert set(shown_tiles(s)) <= ten
    assert len(stack_of_age_3(s)) == 5


def test_without_the_variant_nothing_is_foretold() -> None:
    assert table_2015(3).game.view(table_2015(3), 0)["foretold"] == []


# V12. No survivors.


def sail(s: Discovery, region: str, counter: str) -> None:
    resolve(s, discovery=[(0, "colonist")])
    play(s, "enlist", worker="colonist")
    play(s, "sail", region=region)
    play(s, "counter-comes", counter=counter)


def test_a_counter_that_beats_an_expedition_leaves_the_game() -> None:
    s = table_2015(2, no_survivors=True)
    sail(s, "peru", "2-2-3-5")
    region = REGION_NAMES.index("peru")
    assert s.counter[region] == FACE_DOWN
    assert s.counters[5] == 1, "one of two has gone"
    assert sum(s.counters[:12]) == 15
    assert s.game.view(s, 1)["regions"]["peru"]["counter"] is None  # type: ignore[index]


def test_without_the_variant_it_stays_and_everybody_knows_it() -> None:
    s = table_2015(2)
    sail(s, "peru", "2-2-3-5")
    assert s.counter[REGION_NAMES.index("peru")] == 5


def test_when_no_unused_counter_is_left_it_goes_back_as_usual() -> None:
    s = table_2015(2, no_survivors=True)
    face_down = ("1-2-1-4", *COUNTER_NAMES[5:])  # eight others have gone before
    lay(s, looks=8, counters=[int(name in face_down) for name in COUNTER_NAMES] + [0] * (len(s.counters) - 12))
    sail(s, "peru", "2-2-3-5")
    assert s.counter[REGION_NAMES.index("peru")] == 5


def test_a_card_that_beats_an_expedition_goes_back_all_the_same() -> None:
    s = table_2015(2, no_survivors=True)
    discover(s, *REGION_NAMES)
    resolve(s, discovery=[(0, "colonist")])
    play(s, "enlist", worker="colonist")
    play(s, "sail-beyond")
    play(s, "card-comes", card="china")
    assert list(s.cards) == [-1] * 16


# V14. Advanced scouting.


def test_the_counters_lie_open_from_the_start() -> None:
    s = fresh_2015(2, advanced_scouting=True)
    while asked(s)[0] != "opening":
        s.play(s.legal()[0])
    play(s, "counter-comes", counter="4-5-5-7")
    while asked(s)[0] == "opening":
        s.play(s.legal()[0])
    assert s.counter[0] == 11
    assert FACE_DOWN not in list(s.counter)
    regions = s.game.view(s, None)["regions"]
    assert isinstance(regions, dict)
    assert regions["new_france"]["counter"] == "4-5-5-7"


def test_an_open_counter_is_met_without_a_draw() -> None:
    s = table_2015(2, advanced_scouting=True)
    resolve(s, discovery=[(0, "captain")])
    play(s, "enlist", worker="captain")
    play(s, "sail", region="new_france")
    assert counters(s, 0) != []
    assert settled(s, 0, "new_france") == {"colonist": 1}


# V15. Buying points.


@pytest.mark.parametrize(("number", "price"), [(3, 1), (6, 3), (8, 10)])
def test_points_are_bought_at_the_end_of_each_age(number: int, price: int) -> None:
    """T28: five points cost 5, 15 and 50 dollars."""
    s = table_2015(2, buy_vp=True)
    turn(s, number)
    purse(s, 0, 5 * price + price - 1)
    purse(s, 1, 0)
    resolve(s)
    skip(s, "points")
    assert asked(s) == ("points", 0)
    assert refused(s, "buy-points", points=6) == "too-little-money"
    play(s, "buy-points", points=5)
    assert s.money[0] == price - 1
    assert points_by_source(s, 0)["bought"] == 5
    assert asked(s)[0] != "points", "whoever has less than a point's price is not asked"


@pytest.mark.parametrize("number", [1, 2, 4, 5, 7])
def test_points_are_not_bought_within_an_age(number: int) -> None:
    s = table_2015(2, buy_vp=True)
    turn(s, number)
    resolve(s)
    skip(s, "points")
    assert asked(s)[0] == "place"


def test_points_are_bought_when_the_new_age_lies_open_in_the_order_just_played() -> None:
    """T-D19."""
    s = table_2015(3, buy_vp=True)
    turn(s, 3)
    order(s, 2, 0, 1)
    resolve(s, initiative=[(1, "colonist")])
    skip(s, "points")
    assert len(shown_tiles(s)) == 5
    assert all(TILE_NAMES.index(name) >= 19 for name in shown_tiles(s))
    assert sum(shown_goods(s).values()) == 4
    assert [int(s.crowd(9, seat)) for seat in range(3)] == [5, 5, 5]
    heard = []
    while asked(s)[0] == "points":
        heard.append(asked(s)[1])
        play(s, "buy-points-not")
    assert heard == [2, 0, 1]
    assert list(s.order) == [1, 2, 0]


def test_wealth_counts_the_money_before_points_are_bought() -> None:
    s = table_2015(2, buy_vp=True)
    turn(s, 8)
    own(s, 0, "wealth")
    purse(s, 0, 24)
    purse(s, 1, 0)
    resolve(s)
    play(s, "buy-points", points=2)
    points = points_by_source(s, 0)
    assert (points["wealth"], points["bought"]) == (4, 2)
    assert s.actor == carrack.OVER


def test_without_the_variant_no_points_are_bought() -> None:
    s = table_2015(2)
    turn(s, 3)
    resolve(s)
    skip(s, "points")
    assert asked(s)[0] == "place"
    assert "bought" not in points_by_source(s, 0)


# The strict game and hidden failures, in this edition.


def test_strict_ships_put_out_no_more_than_there_are() -> None:
    s = table_2015(2, strict_ships=True)
    turn(s, 7)
    fleet(s, 0, 8, shown=False)
    resolve(s)
    skip(s)
    assert s.ship_shown == 0


def test_strict_colonists_run_out() -> None:
    s = table_2015(2, strict_colonists=True)
    colony(s, 0, "caribbean", colonist=27)
    resolve(s)
    skip(s)
    assert s.crowd(9, 0) == 2


def test_a_hidden_failure_is_known_to_whoever_failed() -> None:
    s = table_2015(2, hide_failed_counters=True)
    resolve(s, discovery=[(0, "colonist")])
    play(s, "enlist", worker="colonist")
    play(s, "sail", region="peru")
    play(s, "counter-comes", counter="too-strong")
    play(s, "counter-comes", counter="2-2-3-5")
    regions = [s.game.view(s, seat)["regions"] for seat in (0, 1, None)]
    assert [region["peru"]["counter"] for region in regions] == ["2-2-3-5", None, None]  # type: ignore[index]


def test_a_known_failure_lies_open() -> None:
    s = table_2015(2)
    lie(s, "peru", "2-2-3-5", 1)
    regions = s.game.view(s, None)["regions"]
    assert isinstance(regions, dict)
    assert regions["peru"]["counter"] == "2-2-3-5"
    assert money(s) == [10, 11]
