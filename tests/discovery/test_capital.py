"""V. and VII. Capital Buildings: buying; tiles that work at once."""

from __future__ import annotations

import pytest

import carrack
from carrack.games.discovery.pieces import in_play
from carrack.games.discovery.tables.tiles import TILE_NAMES
from tests.discovery.table import (
    Discovery,
    answers,
    asked,
    colony,
    counters,
    discover_all,
    held,
    line,
    may,
    money,
    open_regions,
    own,
    owned,
    play,
    purse,
    refused,
    resolve,
    settled,
    show,
    shown_tiles,
    skip,
    table,
    turn,
)


def owned_tiles(s: Discovery, seat: int) -> list[str]:
    return [name for i, name in enumerate(TILE_NAMES) for _ in range(s.owns(seat, i))]


@pytest.mark.parametrize(("number", "price"), [(1, 10), (3, 10), (4, 14), (6, 14), (7, 20), (8, 20)])
def test_a_tile_costs_by_age(number: int, price: int) -> None:
    s = table(2)
    turn(s, number)
    purse(s, 0, 2 * price)
    purse(s, 1, price - 1)
    resolve(s, capital=[(1, "colonist"), (0, "colonist"), (0, "colonist")])
    assert asked(s) == ("buy", 0), "without the money nobody is asked"
    bought = shown_tiles(s)[-1]
    play(s, "buy", tile=bought)
    assert owned_tiles(s, 0) == [bought]
    assert money(s)[0] == price
    assert len(shown_tiles(s)) == 4, "there is no refill before the turn's end"


def test_one_tile_a_worker_from_left_to_right() -> None:
    s = table(2)
    show(s, "monastery", "navigator", "trade_routes")
    for seat in (0, 1):
        purse(s, seat, 20)
    resolve(s, capital=[(0, "colonist"), (1, "colonist"), (0, "soldier")])
    play(s, "buy", tile="monastery")
    assert asked(s) == ("buy", 1)
    assert refused(s, "buy", tile="monastery") == "tile-not-shown"
    play(s, "buy-not")
    play(s, "buy", tile="navigator")
    assert owned_tiles(s, 0) == ["monastery", "navigator"]
    assert owned_tiles(s, 1) == []
    assert money(s)[0] == 0
    assert line(s, "capital") == []


def test_a_seat_may_own_both_settlers() -> None:
    s = table(2)
    show(s, "settlers", "settlers")
    purse(s, 0, 20)
    resolve(s, capital=[(0, "colonist"), (0, "colonist")])
    play(s, "buy", tile="settlers")
    play(s, "buy", tile="settlers")
    skip(s)
    assert held(s, 0) == {"colonist": 5 + 2}


def test_the_incas_twenty_dollars_can_be_spent_by_the_next_worker() -> None:
    s = table(2)
    show(s, "inca_conquest", "monastery")
    purse(s, 0, 10)
    resolve(s, capital=[(0, "colonist"), (0, "colonist")])
    play(s, "buy", tile="inca_conquest")
    assert money(s)[0] == 20
    play(s, "buy", tile="monastery")
    assert money(s)[0] == 10
    skip(s)
    assert money(s)[0] == 10, "once only"


# Indian Allies.


def test_indian_allies_bring_two_soldiers_into_a_region_where_the_buyer_is() -> None:
    s = table(2)
    turn(s, 4)
    show(s, "indian_allies")
    colony(s, 0, "caribbean", colonist=1)
    colony(s, 1, "peru", colonist=1)
    purse(s, 0, 14)
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile="indian_allies")
    assert asked(s) == ("allies", 0)
    assert answers(s, "ally", "region") == ["caribbean"]
    assert refused(s, "ally", region="peru") == "nobody-of-yours"
    play(s, "ally", region="caribbean")
    assert settled(s, 0, "caribbean") == {"colonist": 1, "soldier": 2}
    assert owned(s, 0) == {"sugar": 1}, "three workers: the good is his"


def test_indian_allies_are_lost_on_a_buyer_who_is_nowhere() -> None:
    s = table(2)
    turn(s, 4)
    show(s, "indian_allies")
    purse(s, 0, 14)
    resolve(s, capital=[(0, "colonist")], goods=[])
    play(s, "buy", tile="indian_allies")
    assert asked(s)[0] != "allies"
    assert in_play(s, 0, 4) == 0


# Cartography.


def test_cartography_discovers_a_region_for_nothing_whatever_its_natives() -> None:
    s = table(2)
    show(s, "new_world_cartography")
    purse(s, 0, 10)
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile="new_world_cartography")
    assert asked(s) == ("chart", 0)
    assert refused(s, "use-chart", region="caribbean") == "discovered-already"
    play(s, "use-chart", region="peru")
    assert asked(s) == ("counter", carrack.NATURE)
    play(s, "counter-comes", counter="4-5-5-7")
    assert counters(s, 0) == ["4-5-5-7"]
    assert money(s)[0] == 0 + 4, "its coins, and no soldier's bonus"
    assert settled(s, 0, "peru") == {"colonist": 1}
    assert open_regions(s) == ["caribbean", "peru"]
    skip(s)
    assert s.breakdown()[0]["buildings"] == 4
    assert s.breakdown()[0]["discoveries"] == 7


def test_cartography_may_be_kept_for_the_benefits_of_any_turn() -> None:
    s = table(2)
    show(s, "new_world_cartography")
    purse(s, 0, 10)
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile="new_world_cartography")
    play(s, "keep-chart")
    skip(s, "chart")
    assert asked(s) == ("chart", 0), "in the benefits of the same turn"
    play(s, "keep-chart")
    skip(s)
    resolve(s)
    assert asked(s) == ("chart", 0), "and of the next"
    play(s, "use-chart", region="brazil")
    skip(s)
    assert "brazil" in open_regions(s)
    resolve(s)
    assert asked(s)[0] != "chart", "once"


def test_cartography_with_no_region_left_is_worth_its_points_only() -> None:
    s = table(2)
    discover_all(s)
    show(s, "new_world_cartography")
    purse(s, 0, 10)
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile="new_world_cartography")
    assert asked(s)[0] == "tile"
    assert s.breakdown()[0]["buildings"] == 4


def test_the_deck_opens_in_the_same_turn_when_cartography_takes_the_last_counter() -> None:
    s = table(2)
    regions = ["new_france", "new_england", "virginia", "florida", "new_spain", "new_granada", "brazil"]
    for region in regions:
        colony(s, 1, region, colonist=1)
    show(s, "new_world_cartography")
    purse(s, 0, 10)
    resolve(s, capital=[(0, "colonist")], discovery=[(1, "colonist")])
    play(s, "buy", tile="new_world_cartography")
    play(s, "use-chart", region="peru")
    play(s, "counter-comes", counter="2-4-5-7")
    assert asked(s) == ("expedition", 1)
    play(s, "enlist", worker="colonist")
    assert may(s, "sail-beyond")


# University.


def test_university_brings_a_worker_to_the_front_of_the_dock() -> None:
    s = table(4)
    own(s, 2, "university")
    resolve(s, dock=[(0, "colonist"), (1, "colonist"), (2, "soldier"), (3, "colonist")])
    assert asked(s) == ("front", 2)
    assert answers(s, "front-dock", "slot") == ["3"]
    play(s, "front-dock", slot="3")
    assert line(s, "dock") == [(2, "soldier"), (0, "colonist"), (1, "colonist"), (3, "colonist")]
    assert asked(s) == ("land", 2)
    assert s.breakdown()[2]["buildings"] == 5, "its points stay"


def test_university_is_used_once() -> None:
    s = table(2)
    own(s, 1, "university")
    resolve(s, dock=[(0, "colonist"), (1, "colonist")], capital=[(0, "colonist"), (1, "colonist")])
    play(s, "front-dock", slot="2")
    skip(s, "front")
    assert asked(s) != ("front", 1)


def test_university_may_move_the_worker_on_x_even_past_a_full_dock() -> None:
    s = table(2)
    own(s, 1, "university", "indentured_servitude")
    resolve(s)
    skip(s)
    resolve(s, dock=[(0, "colonist"), (0, "soldier"), (0, "colonist")])
    assert answers(s, "front-dock", "slot") == ["X"]
    play(s, "front-dock", slot="X")
    assert line(s, "dock") == [(1, "colonist"), (0, "colonist"), (0, "soldier"), (0, "colonist")]


def test_university_changes_the_initiative_and_its_money() -> None:
    s = table(3)
    own(s, 2, "university")
    resolve(s, initiative=[(0, "colonist"), (1, "colonist"), (2, "colonist")])
    assert asked(s) == ("front", 2)
    play(s, "front-initiative")
    assert money(s) == [10 + 2, 11 + 3, 12 + 1]
    skip(s)
    assert list(s.order) == [2, 0, 1]


def test_university_at_an_own_placement_counts_from_the_next_round() -> None:
    """T-D22: order A B C D, owner C: round 1 goes on with D, round 2 is C, A, B, D."""
    s = table(4)
    own(s, 2, "university")
    for _ in range(2):
        play(s, "place", worker="colonist", box="shipping")
    assert asked(s) == ("place", 2)
    play(s, "front-order")
    assert asked(s) == ("place", 2), "the placement itself is still due"
    assert refused(s, "front-order") == "no-university"
    seats = []
    for _ in range(6):
        seats.append(asked(s)[1])
        play(s, "place", worker="colonist", box="shipping")
    assert seats == [2, 3, 2, 0, 1, 3]


def test_university_before_the_first_placement_of_a_turn_counts_at_once() -> None:
    s = table(3)
    own(s, 2, "university")
    resolve(s)
    play(s, "front-not")  # before shipping
    play(s, "front-not")  # before discovery
    skip(s, "front")
    assert (s.round, asked(s)) == (2, ("front", 2))
    play(s, "front-order")
    assert asked(s) == ("place", 2)
    assert list(s.order) == [2, 0, 1]


def test_university_before_shipping_breaks_the_tie() -> None:
    s = table(2)
    own(s, 1, "university")
    resolve(s, shipping=[(0, "colonist"), (1, "colonist")])
    assert asked(s) == ("front", 1)
    assert refused(s, "front-initiative") == "not-this-line"
    play(s, "front-order")
    assert list(s.ships) == [0, 1]
    assert list(s.order) == [1, 0]


def test_university_before_discovery_lets_its_owner_sail_first() -> None:
    s = table(2)
    own(s, 1, "university")
    resolve(s, discovery=[(0, "colonist"), (1, "colonist")])
    play(s, "front-not")  # before shipping
    assert asked(s) == ("front", 1)
    play(s, "front-order")
    assert asked(s) == ("expedition", 1)


def test_university_right_after_its_purchase_moves_a_worker_that_still_waits() -> None:
    s = table(2)
    turn(s, 4)
    show(s, "university")
    purse(s, 0, 28)
    purse(s, 1, 14)
    resolve(s, capital=[(0, "colonist"), (1, "colonist"), (0, "colonist")])
    play(s, "buy", tile="university")
    assert asked(s) == ("front", 0)
    assert answers(s, "front-capital", "slot") == [3]
    assert refused(s, "front-capital", slot=1) == "not-your-worker"
    play(s, "front-capital", slot=3)
    assert asked(s) == ("buy", 0)


def test_university_is_not_asked_for_without_a_worker_behind_the_front() -> None:
    s = table(2)
    own(s, 0, "university")
    resolve(s, initiative=[(0, "colonist")], dock=[(0, "colonist")], capital=[(0, "colonist")])
    assert asked(s)[0] == "land"
    skip(s, "front")
    assert asked(s) == ("place", 0), "nor about the turn order, which he leads"


def test_who_leads_already_need_not_lead() -> None:
    s = table(2)
    own(s, 0, "university")
    assert refused(s, "front-order") == "in-front-already"
