"""The edition of 2015: where it differs from that of 2007 (rules 6), one by one."""

from __future__ import annotations

import pytest

import carrack
from carrack.games.discovery.chapters.scoring import points_by_source, winners
from carrack.games.discovery.state import ON_MAP, SUPPLY
from carrack.games.discovery.tables.facts import GOOD_NAMES
from carrack.games.discovery.tables.tiles import TILE_NAMES
from tests.discovery.table import (
    DOCK_NAMES,
    GAME_2015,
    Discovery,
    answers,
    asked,
    colony,
    discover,
    display,
    fleet,
    goods,
    hand,
    held,
    lay,
    line,
    may,
    money,
    no_goods_left,
    own,
    owned,
    place,
    play,
    purse,
    refused,
    resolve,
    settled,
    show,
    shown_goods,
    shown_tiles,
    skip,
    stage,
    table_2015,
    turn,
)


def tokens(s: Discovery) -> int:
    """Goods that are anywhere in the game."""
    return int(sum(s.goods))


# Set-up.


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_dock_has_two_spaces_a_seat_less_one(seats: int) -> None:
    """T2, T-D7."""
    s = table_2015(seats)
    hand(s, 0, colonist=12)
    for number in range(1, 2 * seats):
        assert may(s, "place", worker="colonist", box="dock")
        lay(s, boxes={"dock": {DOCK_NAMES[number - 1]: {"seat": 0, "worker": "colonist"}}})
    assert refused(s, "place", worker="colonist", box="dock") == "box-full"


def test_places_bring_money_as_in_2007() -> None:
    """T3."""
    assert money(table_2015(6)) == [10, 11, 12, 13, 14, 15]


def test_goods_are_drawn_before_tiles() -> None:
    s = GAME_2015.start(2)
    assert isinstance(s, Discovery)
    play(s, "order-falls", seat=1)
    assert asked(s) == ("good", carrack.NATURE)
    for _ in range(4):
        s.play(s.legal()[0])
    assert asked(s) == ("tile", carrack.NATURE)


def test_the_supply_after_set_up() -> None:
    """T-D6, T31: nine goods lie on the map, silver in Peru; of the 37 others four are shown."""
    s = table_2015()
    assert sum(int(s.good(SUPPLY, i)) for i in range(11)) == 33
    assert sum(shown_goods(s).values()) == 4
    assert s.good(ON_MAP, GOOD_NAMES.index("silver")) == 1


@pytest.mark.parametrize(
    ("options", "count"),
    [
        ({}, 37),
        ({"builder_tiles": True}, 54),
        ({"builder_tiles": True, "builder_worker": True}, 57),
        ({"builder_worker": True}, 37),
    ],
)
def test_the_tiles_in_use(options: dict[str, bool], count: int) -> None:
    """T-D16: without builders the three tiles that need them stay in the box."""
    s = table_2015(3, **options)
    assert sum(s.tiles) == count


# Refilling and scoring.


def test_left_over_goods_leave_the_game() -> None:
    """T-D14."""
    s = table_2015()
    display(s, "gold", "silver", "rice", "fish")
    before = tokens(s)
    resolve(s, goods=[(0, "colonist"), (1, "colonist")])
    play(s, "take", good="gold")
    play(s, "take", good="silver")
    skip(s)
    assert tokens(s) == before - 2


def test_goods_come_before_the_ship_and_the_ship_before_the_tiles() -> None:
    s = table_2015()
    fleet(s, 0, 1, shown=False)
    show(s)
    resolve(s, capital=[(3, "colonist")])
    play(s, "buy", tile=shown_tiles(s)[0])
    skip(s, "good")
    assert (stage(s), s.ship_shown) == ("supply", 0)
    skip(s, "tile")
    assert (stage(s), s.ship_shown) == ("tiles", 1)


def test_a_new_age_takes_the_old_stack_away_as_well() -> None:
    """T12."""
    s = table_2015()
    turn(s, 3)
    resolve(s)
    skip(s)
    ages = {TILE_NAMES[i] for i in range(19) if s.tiles[i] or s.tiles[56 + i]}
    assert ages == set()
    assert len(shown_tiles(s)) == 5


def test_within_an_age_the_display_is_kept() -> None:
    """T13: after turn 5 it is filled up to five with Age II."""
    s = table_2015()
    turn(s, 5)
    show(s, "ship_yards")
    purse(s, 3, 14)
    resolve(s, capital=[(3, "colonist")])
    kept = shown_tiles(s)[1:]
    play(s, "buy", tile=shown_tiles(s)[0])
    skip(s, "place")
    assert len(shown_tiles(s)) == 5
    assert set(kept) <= set(shown_tiles(s))


def test_colonies_count_when_the_new_age_lies_open() -> None:
    """T-D19, without buying: the points of turn 3 come after goods, tiles and colonists."""
    s = table_2015()
    turn(s, 3)
    colony(s, 2, "caribbean", colonist=3)
    resolve(s)
    assert asked(s)[0] == "good"
    assert list(s.colony_points) == [0] * 12
    while asked(s)[0] in ("good", "tile"):
        assert list(s.colony_points) == [0] * 12
        s.play(s.legal()[0])
    assert s.colony_points[2 * 3] == 6
    assert s.round == 4


def test_turn_8_ends_with_its_scoring_and_nothing_is_refilled() -> None:
    s = table_2015()
    turn(s, 8)
    colony(s, 1, "caribbean", colonist=3)
    before = tokens(s)
    resolve(s)
    assert s.actor == carrack.OVER
    assert s.colony_points[1 * 3 + 2] == 6
    assert tokens(s) == before


# The map.


def test_specialists_keep_their_figures_on_the_map() -> None:
    s = table_2015()
    resolve(s, dock=[(0, "merchant"), (1, "captain"), (2, "missionary")])
    for _ in range(3):
        play(s, "land", region="caribbean")
    assert settled(s, 0, "caribbean") == {"merchant": 1}
    assert settled(s, 1, "caribbean") == {"captain": 1}
    assert settled(s, 2, "caribbean") == {"missionary": 1, "colonist": 1}


def test_the_third_worker_takes_the_good_whatever_kind() -> None:
    """T29: a missionary with the Cathedral."""
    s = table_2015()
    turn(s, 4)
    own(s, 0, "cathedral")
    resolve(s, dock=[(0, "missionary")])
    play(s, "land", region="caribbean")
    assert settled(s, 0, "caribbean") == {"missionary": 1, "colonist": 2}
    assert owned(s, 0) == {"sugar": 1}


def test_migration_moves_basic_colonists_only() -> None:
    s = table_2015()
    turn(s, 7)
    own(s, 0, "migration")
    colony(s, 0, "caribbean", colonist=1, missionary=2)
    colony(s, 0, "peru", merchant=1)
    resolve(s)
    skip(s, "migrate-from")
    assert answers(s, "migrate-from", "region") == ["caribbean"]
    play(s, "migrate-from", region="caribbean")
    play(s, "migrate-to", region="peru")
    assert settled(s, 0, "caribbean") == {"missionary": 2}
    assert settled(s, 0, "peru") == {"colonist": 1, "merchant": 1}


# Tiles that work otherwise.


def test_the_stable_rides_before_discovery() -> None:
    s = table_2015()
    turn(s, 4)
    own(s, 0, "stable")
    discover(s, "florida")
    colony(s, 0, "caribbean", soldier=1)
    resolve(s, discovery=[(0, "colonist")])
    assert asked(s) == ("ride-from", 0)
    assert stage(s) == "discovery"
    play(s, "ride-from", region="caribbean")
    play(s, "ride-to", region="florida")
    assert settled(s, 0, "florida") == {"soldier": 1}
    assert asked(s) == ("expedition", 0)
    skip(s, "ride-from")
    assert asked(s)[0] == "place", "not in the benefits"


def test_the_stable_rides_on_the_turn_it_is_bought() -> None:
    s = table_2015()
    turn(s, 4)
    show(s, "stable")
    discover(s, "florida")
    colony(s, 0, "caribbean", soldier=1)
    purse(s, 0, 14)
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile="stable")
    assert asked(s) == ("ride-from", 0)


def test_rum_is_paid_with_the_benefits_and_never_scores() -> None:
    s = table_2015()
    turn(s, 8)
    own(s, 0, "rum_distillery")
    goods(s, 0, *["sugar"] * 5)
    before = money(s)[0]
    resolve(s)
    assert money(s)[0] == before + 6 + 15
    assert points_by_source(s, 0)["economy"] == 6


def test_rum_counts_a_sugar_that_the_west_indies_draw() -> None:
    s = table_2015()
    turn(s, 4)
    own(s, 0, "rum_distillery", "west_indies_co")
    goods(s, 0, "sugar")
    resolve(s)
    assert asked(s)[0] == "west-indies"
    play(s, "good-comes", good="sugar")
    assert money(s)[0] == 10 + 6


def test_privateers_take_their_share_on_the_owners_place_in_the_benefits() -> None:
    """T24: with three ships from each rival; an earlier seat has its tile money, a later one not yet."""
    s = table_2015(3)
    turn(s, 4)
    own(s, 1, "privateers")
    own(s, 0, "trading_post")
    own(s, 2, "taxation")
    fleet(s, 1, 3)
    purse(s, 0, 0)
    purse(s, 1, 0)
    purse(s, 2, 2)
    resolve(s)
    skip(s)
    assert money(s) == [5 - 3, 3 + 2, 10]


@pytest.mark.parametrize(("tile", "earned"), [("trading_post", 5), ("taxation", 10), ("factory", 30)])
def test_money_tiles(tile: str, earned: int) -> None:
    """T-D13: the Factory pays 30."""
    s = table_2015()
    turn(s, 8)
    own(s, 2, tile)
    before = money(s)[2]
    resolve(s)
    assert money(s)[2] == before + earned


def test_the_university_leads_goods_and_warfare_too() -> None:
    s = table_2015(2)
    turn(s, 4)
    own(s, 1, "university")
    display(s, "gold", "fish")
    resolve(s, goods=[(0, "colonist"), (1, "colonist")])
    assert asked(s) == ("front", 1)
    play(s, "front-goods", slot=2)
    assert asked(s) == ("take", 1)
    s = table_2015(2)
    turn(s, 4)
    own(s, 1, "university")
    colony(s, 0, "caribbean", soldier=1)
    colony(s, 1, "caribbean", soldier=1)
    resolve(s, warfare=[(0, "colonist"), (1, "colonist")])
    while stage(s) != "warfare":
        play(s, "front-not")  # it was asked about the turn order
    play(s, "front-warfare", slot=2)
    assert asked(s) == ("conflict", 1)


def test_a_line_of_another_stage_is_refused() -> None:
    s = table_2015(2)
    turn(s, 4)
    own(s, 1, "university")
    display(s, "gold", "fish")
    resolve(s, goods=[(0, "colonist"), (1, "colonist")])
    assert refused(s, "front-warfare", slot=2) == "not-this-line"
    assert refused(s, "front-dock", slot="1") == "not-this-line"
    assert refused(s, "arrange", place=17) == "not-this-line"
    assert refused(s, "front-goods", slot=1) == "not-your-worker"
    s = table_2015(2)
    turn(s, 4)
    own(s, 1, "university")
    resolve(s, dock=[(0, "colonist"), (1, "colonist")])
    assert refused(s, "front-goods", slot=2) == "not-this-line"


def glory(s: Discovery) -> int:
    return points_by_source(s, 0)["glory"]


@pytest.mark.parametrize(("other_only", "points"), [(False, 6), (True, 4)])
def test_glory_counts_regions_with_a_colony_of_three(other_only: bool, points: int) -> None:
    """T-D12: workers in four regions, three of which count; by the option only another's colony of three."""
    s = table_2015(2, glory_other_player_only=other_only)
    turn(s, 7)
    own(s, 0, "glory")
    colony(s, 0, "caribbean", colonist=3)
    colony(s, 0, "peru", colonist=1)
    colony(s, 1, "peru", colonist=3)
    colony(s, 0, "brazil", colonist=1)
    colony(s, 1, "brazil", colonist=3)
    colony(s, 0, "florida", colonist=2)
    assert glory(s) == points


@pytest.mark.parametrize(
    ("tile", "points"), [("mercantilism", 6), ("navy", 12), ("population", 3), ("power", 4), ("wealth", 2)]
)
def test_end_game_tiles_count_as_in_2007(tile: str, points: int) -> None:
    """T25, T-D10, T-D11."""
    s = table_2015(2)
    turn(s, 7)
    own(s, 0, tile)
    goods(s, 0, "gold", "gold", "fish", "rice", "rice", "rice")
    fleet(s, 0, 3)
    purse(s, 0, 14)
    colony(s, 0, "peru", colonist=5, soldier=2)
    goods_now = sum(owned(s, 0).values())
    expected = goods_now if tile == "mercantilism" else points
    assert points_by_source(s, 0)[tile] == expected


def test_prosperity_counts_spoils_and_plagues() -> None:
    s = table_2015(2, builder_tiles=True)
    turn(s, 7)
    own(s, 0, "prosperity", "spoils_money_5", "plague_1")
    assert points_by_source(s, 0)["prosperity"] == 6


def test_goods_and_ships_break_the_last_tie() -> None:
    """T-D15: five goods without ships lose against four goods and two ships."""
    s = table_2015(2)
    turn(s, 2)
    purse(s, 1, money(s)[0])
    display(s)
    lay(s, ship=False, seat={0: {"goods": {"sugar": 5}}, 1: {"goods": {"silver": 4}, "ships": 2}})
    assert winners(s) == [1]


def test_a_discovery_takes_its_colonist_and_the_chart_works_at_purchase() -> None:
    s = table_2015(2)
    show(s, "new_world_cartography")
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile="new_world_cartography")
    play(s, "use-chart", region="peru")
    s.play(s.legal()[0])
    assert settled(s, 0, "peru") == {"colonist": 1}


def test_an_empty_supply_of_goods_shows_what_there_is() -> None:
    s = table_2015(2)
    display(s)
    no_goods_left(s, 1, but="gold")
    resolve(s)
    skip(s)
    assert shown_goods(s) == {"gold": 1}


def test_a_placement_is_always_possible() -> None:
    """T-D17: shipping and discovery have no limit."""
    s = table_2015(2, builder_worker=True)
    hand(s, 0, builder=1)
    place(s, "shipping", worker="builder")
    assert line(s, "dock") == []
    assert held(s, 0) == {}
