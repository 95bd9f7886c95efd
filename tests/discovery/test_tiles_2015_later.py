"""2015: the tiles that work turn after turn, and those that count at the end (5.4, 5.6)."""

from __future__ import annotations

import pytest

import carrack
from carrack.games.discovery.chapters.scoring import points_by_source
from carrack.games.discovery.state import EXPLORERS
from tests.discovery.table import (
    Discovery,
    answers,
    asked,
    colony,
    counters,
    discover_all,
    fleet,
    goods,
    hand,
    held,
    lay,
    lie,
    line,
    money,
    nations,
    own,
    owned,
    play,
    purse,
    refused,
    resolve,
    settled,
    skip,
    table_2015,
    turn,
    win,
    workers,
)

# Workers.


def test_magellans_captains_count_three() -> None:
    s = table_2015(2, builder_tiles=True)
    own(s, 0, "magellan")
    lie(s, "peru", "2-2-3-5", 1)
    resolve(s, discovery=[(0, "captain"), (1, "captain")])
    play(s, "enlist", worker="captain")
    play(s, "sail", region="peru")
    assert counters(s, 0) == ["2-2-3-5"]


def test_magellan_does_not_change_the_shipping() -> None:
    s = table_2015(2, builder_tiles=True)
    own(s, 1, "magellan")
    resolve(s, shipping=[(1, "captain"), (0, "merchant")])
    assert list(s.ships) == [1, 0]


def test_the_new_world_mission_brings_a_missionary_every_turn() -> None:
    s = table_2015(2, builder_tiles=True)
    own(s, 1, "new_world_mission", "monastery")
    resolve(s)
    skip(s)
    assert held(s, 1) == {"colonist": 5, "missionary": 2}


@pytest.mark.parametrize(
    ("tile", "number", "worker"),
    [
        ("settlers", 1, "colonist"),
        ("monastery", 1, "missionary"),
        ("trade_routes", 1, "merchant"),
        ("training_grounds", 1, "soldier"),
        ("ship_yards", 4, "captain"),
        ("marketplace", 4, "merchant"),
        ("military_academy", 4, "soldier"),
        ("fortress", 4, "soldier"),
    ],
)
def test_recurring_tiles_bring_their_worker_as_in_2007(tile: str, number: int, worker: str) -> None:
    s = table_2015(2)
    turn(s, number)
    own(s, 1, tile)
    resolve(s)
    skip(s)
    assert held(s, 1) == ({"colonist": 6} if worker == "colonist" else {"colonist": 5, worker: 1})


@pytest.mark.parametrize(("tile", "worker"), [("conquistadors", "soldier"), ("navigator", "captain")])
def test_recurring_tiles_send_their_explorer_as_in_2007(tile: str, worker: str) -> None:
    s = table_2015(2)
    own(s, 1, tile)
    resolve(s)
    skip(s)
    assert workers(s, int(EXPLORERS), 1) == {worker: 1}


@pytest.mark.parametrize(("tile", "number"), [("indentured_servitude", 1), ("colonization_laws", 4)])
def test_free_colonists_wait_on_the_dock_as_in_2007(tile: str, number: int) -> None:
    s = table_2015(2)
    turn(s, number)
    own(s, 1, tile)
    resolve(s)
    skip(s)
    assert line(s, "dock") == [(1, "colonist")]


def test_the_militia_hits_once_more_as_in_2007() -> None:
    """T-D21."""
    s = table_2015(2)
    turn(s, 7)
    own(s, 1, "militia")
    colony(s, 0, "peru", soldier=3)
    colony(s, 1, "peru", colonist=2)
    resolve(s, warfare=[(0, "colonist")])
    play(s, "fight", seat=1, region="peru")
    assert settled(s, 0, "peru") == {"soldier": 2}
    assert settled(s, 1, "peru") == {}


# The market.


def smuggling() -> Discovery:
    s = table_2015(3, builder_tiles=True)
    own(s, 1, "smuggler")
    goods(s, 1, "rice", "rice")
    goods(s, 0, "gold")
    goods(s, 2, "rice")
    return s


def test_the_smuggler_swaps_a_good_and_nobody_can_refuse() -> None:
    s = smuggling()
    resolve(s)
    assert asked(s) == ("smuggle", 1)
    assert refused(s, "smuggle-from", seat=2, good="rice") == "same-good"
    assert refused(s, "smuggle-from", seat=0, good="silver") == "no-such-good"
    assert refused(s, "smuggle-from", seat=1, good="rice") == "your-own-seat"
    play(s, "smuggle-from", seat=0, good="gold")
    assert asked(s) == ("smuggle-for", 1)
    assert refused(s, "smuggle-for", good="gold") == "same-good"
    assert refused(s, "smuggle-for", good="silver") == "no-such-good"
    play(s, "smuggle-for", good="rice")
    assert owned(s, 1) == {"gold": 1, "rice": 1}
    assert owned(s, 0) == {"rice": 1}
    assert asked(s)[0] != "smuggle", "once a turn"


def test_the_smuggler_may_leave_it_and_is_not_asked_in_vain() -> None:
    s = smuggling()
    resolve(s)
    play(s, "smuggle-not")
    assert owned(s, 1) == {"rice": 2}
    s = table_2015(3, builder_tiles=True)
    own(s, 1, "smuggler")
    goods(s, 1, "rice")
    goods(s, 2, "rice")
    resolve(s)
    assert asked(s)[0] != "smuggle"


def test_the_trader_sells_goods_at_five_dollars_back_into_the_supply() -> None:
    s = table_2015(2, builder_tiles=True)
    turn(s, 4)
    own(s, 0, "trader")
    goods(s, 0, "rice", "gold", "gold")
    supply = int(s.goods[0])
    resolve(s)
    skip(s, "sell")
    play(s, "sell", good="gold")
    assert refused(s, "sell", good="fish") == "no-such-good"
    play(s, "sell", good="gold")
    play(s, "sell-not")
    assert owned(s, 0) == {"rice": 1}
    assert s.goods[0] == supply + 2
    assert money(s)[0] == 10 + 1 + 10


def test_the_trader_sells_after_the_income_of_turn_8() -> None:
    s = table_2015(2, builder_tiles=True)
    turn(s, 8)
    own(s, 0, "trader")
    goods(s, 0, "rice", "rice", "rice")
    resolve(s)
    for _ in range(3):
        play(s, "sell", good="rice")
    assert s.actor == carrack.OVER
    assert points_by_source(s, 0)["economy"] == 3


def test_west_indies_rum_and_trader_work_in_this_order() -> None:
    """T-D18."""
    s = table_2015(2, builder_tiles=True)
    turn(s, 4)
    own(s, 0, "west_indies_co", "rum_distillery", "trader")
    goods(s, 0, "sugar", "sugar")
    resolve(s)
    play(s, "good-comes", good="sugar")
    assert asked(s) == ("sell", 0)
    assert money(s)[0] == 10 + 9
    play(s, "sell", good="sugar")
    play(s, "sell-not")
    assert owned(s, 0) == {"sugar": 2}
    assert money(s)[0] == 10 + 9 + 5


@pytest.mark.parametrize(("kinds", "paid"), [(["gold", "gold", "silver"], 4), (["silver", "silver"], 4), (["rice"], 0)])
def test_the_mint_pays_for_gold_or_silver_with_the_income(kinds: list[str], paid: int) -> None:
    s = table_2015(2, builder_tiles=True)
    turn(s, 8)
    own(s, 0, "mint")
    goods(s, 0, *kinds)
    resolve(s)
    sets = points_by_source(s, 0)["economy"]
    assert money(s)[0] == 10 + sets + paid


# The dock.


def test_reformation_stops_the_missionaries_of_others_where_it_has_one() -> None:
    s = table_2015(3, builder_tiles=True)
    turn(s, 4)
    own(s, 1, "reformation")
    own(s, 0, "cathedral")
    colony(s, 1, "peru", missionary=1)
    resolve(s, dock=[(0, "missionary"), (0, "missionary"), (1, "missionary")])
    play(s, "land", region="peru")
    assert settled(s, 0, "peru") == {"missionary": 1}
    play(s, "land", region="caribbean")
    assert settled(s, 0, "caribbean") == {"missionary": 1, "colonist": 2}
    play(s, "land", region="peru")
    assert settled(s, 1, "peru") == {"missionary": 2, "colonist": 1}


def test_reformation_lapses_with_the_owners_missionary() -> None:
    s = table_2015(3, builder_tiles=True)
    turn(s, 4)
    own(s, 1, "reformation")
    colony(s, 1, "peru", missionary=1, colonist=1)
    colony(s, 0, "peru", soldier=1)
    resolve(s, dock=[(2, "missionary")], warfare=[(0, "colonist")])
    play(s, "land", region="peru")
    assert settled(s, 2, "peru") == {"missionary": 1}
    play(s, "fight", seat=1, region="peru")
    play(s, "hit", worker="missionary")
    skip(s, "place")
    resolve(s, dock=[(2, "missionary")])
    play(s, "land", region="peru")
    assert settled(s, 2, "peru") == {"missionary": 2, "colonist": 1}


def mayflower(ships: int, number: int = 6) -> Discovery:
    s = table_2015(2, builder_tiles=True)
    turn(s, number)
    own(s, 0, "mayflower")
    fleet(s, 0, ships)
    hand(s, 0, colonist=5)
    hand(s, 1)
    return s


def test_the_mayflower_ships_workers_beyond_y_even_when_the_dock_is_full() -> None:
    s = mayflower(3)
    lay(s, boxes={"dock": {place: {"seat": 1, "worker": "colonist"} for place in ("1", "2", "3")}})
    assert refused(s, "place", worker="colonist", box="dock") == "box-full"
    assert answers(s, "place-ship", "worker") == ["colonist"]
    play(s, "place-ship", worker="colonist")
    assert s.game.view(s, 0)["sailing"] == 1
    play(s, "place-ship", worker="colonist")
    play(s, "place-ship", worker="colonist")
    assert refused(s, "place-ship", worker="colonist") == "ships-sailed"
    assert line(s, "dock")[3:] == [(0, "colonist")] * 3


def test_the_mayflower_needs_a_free_ship_of_its_owner() -> None:
    s = mayflower(1)
    assert refused(s, "place-ship", worker="captain") == "no-such-worker"
    play(s, "place-ship", worker="colonist")
    assert refused(s, "place-ship", worker="colonist") == "no-free-ship"
    s = table_2015(2, builder_tiles=True)
    assert refused(s, "place-ship", worker="colonist") == "no-mayflower"


def test_the_mayflowers_ships_are_out_of_the_income_but_not_of_the_privateers() -> None:
    s = mayflower(1)
    own(s, 0, "privateers")
    goods(s, 0, "rice", "rice")
    s.sailing = 1
    purse(s, 0, 0)
    resolve(s)
    skip(s)
    assert money(s)[0] == 1
    assert s.sailing == 0, "free again next turn"


@pytest.mark.parametrize(("sailing", "economy"), [(0, 3), (1, 0)])
def test_the_mayflowers_ships_are_out_of_the_economy_of_turn_8_but_not_of_the_navy(sailing: int, economy: int) -> None:
    """Two of rice and a ship are a set of three, if the ship is free."""
    s = mayflower(1, number=8)
    own(s, 0, "navy")
    goods(s, 0, "rice", "rice")
    s.sailing = sailing
    resolve(s)
    skip(s)
    assert s.actor == carrack.OVER
    points = points_by_source(s, 0)
    assert (points["economy"], points["navy"]) == (economy, 4)


def test_the_mayflowers_ships_break_a_tie() -> None:
    s = mayflower(1, number=8)
    s.sailing = 1
    for seat in (0, 1):
        purse(s, seat, 10)
    resolve(s)
    skip(s)
    assert s.scores() == [0, 0]
    assert s.winners() == [0]


def test_the_mayflowers_workers_land_last() -> None:
    s = mayflower(2)
    hand(s, 0, missionary=1)
    hand(s, 1, colonist=1)
    play(s, "place-ship", worker="missionary")
    play(s, "place", worker="colonist", box="dock")
    assert asked(s) == ("land", 1)
    play(s, "land", region="caribbean")
    assert asked(s) == ("land", 0)
    play(s, "land", region="caribbean")
    assert settled(s, 0, "caribbean") == {"missionary": 1, "colonist": 1}


# The end.


def test_the_age_of_discovery_counts_counters_and_cards() -> None:
    s = table_2015(2, builder_tiles=True)
    turn(s, 7)
    discover_all(s)
    own(s, 1, "age_of_discovery")
    win(s, 1, "japan")
    assert points_by_source(s, 1)["age_of_discovery"] == 4 * (8 + 1)


def test_the_age_of_reason_counts_workers_among_the_specialists_in_turn_8() -> None:
    s = table_2015(2, builder_tiles=True)
    turn(s, 8)
    own(s, 0, "age_of_reason")
    purse(s, 0, 4)
    school = {"captain": [(0, "colonist")], "merchant": [(0, "colonist")], "missionary": [(1, "colonist")]}
    resolve(s, **school, training=[(0, "colonist")])
    assert points_by_source(s, 0)["age_of_reason"] == 12, "the training space counts, paid or not"


@pytest.mark.parametrize("owner", [0, 1])
def test_the_age_of_reason_counts_after_italys_power(owner: int) -> None:
    """Italy's colonist has taken the place of a rival's: he counts, and the other does not."""
    s = table_2015(2, builder_tiles=True, nations="random")
    nations(s, italy=0, spain=1)
    turn(s, 8)
    own(s, owner, "age_of_reason")
    resolve(s, captain=[(1, "colonist")], merchant=[(1, "colonist")])
    play(s, "replace", box="captain")
    skip(s)
    assert points_by_source(s, owner)["age_of_reason"] == 4
    assert [int(count) for count in s.scholars] == [1, 1]


def test_the_age_of_reason_counts_nothing_before_turn_8() -> None:
    s = table_2015(2, builder_tiles=True)
    turn(s, 7)
    own(s, 0, "age_of_reason")
    resolve(s, captain=[(0, "colonist")])
    assert points_by_source(s, 0)["age_of_reason"] == 0
