"""III D. The recurring tiles."""

from __future__ import annotations

import pytest

import carrack
from carrack.games.discovery.state import EXPLORERS
from tests.discovery.table import (
    GAME,
    answers,
    asked,
    colony,
    discover,
    goods,
    held,
    line,
    money,
    no_goods_left,
    order,
    own,
    owned,
    play,
    purse,
    refused,
    resolve,
    settled,
    skip,
    table,
    turn,
    workers,
)


@pytest.mark.parametrize(
    ("tile", "kind"),
    [
        ("settlers", "colonist"),
        ("monastery", "missionary"),
        ("trade_routes", "merchant"),
        ("training_grounds", "soldier"),
        ("ship_yards", "captain"),
        ("marketplace", "merchant"),
        ("military_academy", "soldier"),
        ("fortress", "soldier"),
    ],
)
def test_a_worker_more_each_turn(tile: str, kind: str) -> None:
    s = table(2)
    own(s, 0, tile)
    resolve(s)
    skip(s)
    more = {"colonist": 6} if kind == "colonist" else {"colonist": 5, kind: 1}
    assert held(s, 0) == more
    assert held(s, 1) == {"colonist": 5}


def test_settlers_of_the_first_age_work_to_the_end() -> None:
    """T16."""
    s = table(2)
    own(s, 0, "settlers")
    for number in range(1, 8):
        assert s.round == number
        resolve(s)
        skip(s)
        assert held(s, 0) == {"colonist": 6}


@pytest.mark.parametrize(("tile", "kind"), [("conquistadors", "soldier"), ("navigator", "captain")])
def test_a_worker_into_the_discovery_box_each_turn(tile: str, kind: str) -> None:
    s = table(2)
    own(s, 1, tile)
    for count in (1, 2):
        resolve(s)
        skip(s)
        assert workers(s, int(EXPLORERS), 1) == {kind: count}
    resolve(s)
    assert asked(s) == ("expedition", 1)


@pytest.mark.parametrize("tile", ["indentured_servitude", "colonization_laws"])
def test_a_colonist_onto_the_dock_each_turn(tile: str) -> None:
    s = table(2)
    own(s, 1, tile)
    resolve(s)
    skip(s)
    assert line(s, "dock") == [(1, "colonist")]


@pytest.mark.parametrize(("tile", "dollars"), [("trading_post", 5), ("taxation", 10), ("factory", 25)])
def test_money_each_turn(tile: str, dollars: int) -> None:
    """T-D13 among them: the Factory's 25 of this edition."""
    s = table(2)
    own(s, 0, tile)
    resolve(s)
    skip(s)
    assert money(s) == [10 + dollars, 11]


def test_a_trading_post_of_turn_1_is_paid_eight_times() -> None:
    """T-D8."""
    s = table(2)
    purse(s, 0, 10)
    purse(s, 1, 0)
    from_tile = 0
    own(s, 0, "trading_post")
    for _ in range(8):
        before = money(s)[0]
        resolve(s)
        skip(s)
        from_tile += money(s)[0] - before
    assert from_tile == 40
    assert s.actor == carrack.OVER


def test_a_tile_works_in_the_turn_it_is_bought() -> None:
    s = table(2)
    own(s, 1, "monastery")
    resolve(s, capital=[(0, "colonist")])
    purse(s, 0, 10)
    tile = next(iter(answers(s, "buy", "tile")))
    assert tile == "settlers"
    play(s, "buy", tile="settlers")
    skip(s)
    assert held(s, 0) == {"colonist": 6}


# West Indies Company.


def test_the_west_indies_company_draws_a_good_after_the_income() -> None:
    s = table(2)
    own(s, 1, "west_indies_co")
    goods(s, 1, "sugar", "sugar")
    resolve(s)
    assert (asked(s), s.chance()) == (("west-indies", carrack.NATURE), "goods/turn 1/west-indies")
    odds = dict(zip(answers(s, "good-comes", "good"), s.weights(), strict=True))
    assert odds == {name: int(s.good(0, i)) for i, name in enumerate(names()) if s.good(0, i)}
    play(s, "good-comes", good="sugar")
    skip(s)
    assert owned(s, 1) == {"sugar": 3}
    assert money(s)[1] == 11, "it pays from the next turn on"


def names() -> list[str]:
    return [str(GAME.describe(GAME.encode({"verb": "good-comes", "good": "gold"}) + i)["good"]) for i in range(11)]


def test_an_empty_supply_opens_no_question() -> None:
    s = table(2)
    own(s, 0, "west_indies_co")
    no_goods_left(s, 1)
    resolve(s)
    assert asked(s)[0] != "west-indies"


# Order.


def test_seats_have_their_benefits_in_turn_order() -> None:
    s = table(3)
    order(s, 2, 0, 1)
    colony(s, 1, "caribbean", soldier=1)
    colony(s, 0, "florida", colonist=1)
    own(s, 1, "stable")
    own(s, 0, "migration")
    own(s, 2, "west_indies_co")
    resolve(s)
    questions = []
    while asked(s)[0] in ("west-indies", "migrate-from", "ride-from"):
        questions.append(asked(s)[0])
        s.play(s.legal()[-1])
    assert questions == ["west-indies", "migrate-from", "ride-from"]


def test_one_seats_tiles_work_in_the_order_of_the_rules() -> None:
    s = table(2)
    turn(s, 7)
    colony(s, 0, "caribbean", soldier=1, colonist=1)
    discover(s, "florida")
    own(s, 0, "stable", "migration", "west_indies_co", "new_world_cartography")
    resolve(s)
    questions = []
    while asked(s)[0] in ("west-indies", "migrate-from", "ride-from", "chart"):
        questions.append(asked(s)[0])
        s.play(s.legal()[-1])
    assert questions == ["west-indies", "chart", "migrate-from", "ride-from"]


# Migration.


def test_migration_moves_up_to_two_workers_but_no_soldiers_without_adjacency() -> None:
    s = table(2)
    own(s, 0, "migration")
    colony(s, 0, "new_france", colonist=2, soldier=1)
    discover(s, "peru")
    resolve(s)
    assert asked(s) == ("migrate-from", 0)
    assert refused(s, "migrate-from", region="peru") == "nobody-of-yours"
    play(s, "migrate-from", region="new_france")
    assert refused(s, "migrate-to", region="new_france") == "same-region"
    assert refused(s, "migrate-to", region="brazil") == "not-discovered"
    play(s, "migrate-to", region="peru")
    play(s, "migrate-count", workers=2)
    assert settled(s, 0, "new_france") == {"soldier": 1}
    assert settled(s, 0, "peru") == {"colonist": 2}


def test_migration_of_one_worker_asks_for_no_number_and_may_bring_a_good() -> None:
    s = table(2)
    own(s, 0, "migration")
    colony(s, 0, "caribbean", colonist=2)
    colony(s, 0, "peru", colonist=1)
    resolve(s)
    play(s, "migrate-from", region="peru")
    play(s, "migrate-to", region="caribbean")
    assert settled(s, 0, "caribbean") == {"colonist": 3}
    assert owned(s, 0) == {"sugar": 1}


def test_migration_may_move_one_of_two_or_nobody() -> None:
    s = table(2)
    own(s, 0, "migration")
    colony(s, 0, "caribbean", colonist=2)
    discover(s, "peru")
    resolve(s)
    other = s.clone()
    play(s, "migrate-from", region="caribbean")
    play(s, "migrate-to", region="peru")
    play(s, "migrate-count", workers=1)
    assert settled(s, 0, "caribbean") == settled(s, 0, "peru") == {"colonist": 1}
    play(other, "migrate-not")
    assert settled(other, 0, "caribbean") == {"colonist": 2}


def test_migration_is_not_asked_for_without_anybody_to_move_or_anywhere_to_go() -> None:
    s = table(2)
    own(s, 0, "migration")
    colony(s, 0, "caribbean", colonist=2)
    resolve(s)
    assert asked(s)[0] != "migrate-from"
    s = table(2)
    own(s, 0, "migration")
    colony(s, 0, "caribbean", soldier=2)
    discover(s, "peru")
    resolve(s)
    assert asked(s)[0] != "migrate-from"


# Stable.


def test_the_stable_moves_a_soldier_to_an_adjacent_discovered_region() -> None:
    s = table(2)
    own(s, 0, "stable")
    colony(s, 0, "caribbean", soldier=2, colonist=1)
    colony(s, 0, "peru", soldier=1)
    discover(s, "florida", "brazil", "virginia")
    resolve(s)
    assert asked(s) == ("ride-from", 0)
    assert refused(s, "ride-from", region="florida") == "no-soldier-there"
    play(s, "ride-from", region="caribbean")
    assert answers(s, "ride-to", "region") == ["florida"]
    assert refused(s, "ride-to", region="virginia") == "not-adjacent"
    assert refused(s, "ride-to", region="new_spain") == "not-discovered"
    play(s, "ride-to", region="florida")
    assert settled(s, 0, "caribbean") == {"soldier": 1, "colonist": 1}
    assert settled(s, 0, "florida") == {"soldier": 1}


def test_a_soldier_with_no_open_neighbour_does_not_ride() -> None:
    s = table(2)
    own(s, 0, "stable")
    colony(s, 0, "new_france", soldier=1)
    resolve(s)
    assert asked(s)[0] != "ride-from"
    s = table(2)
    own(s, 0, "stable")
    colony(s, 0, "new_france", soldier=1)
    colony(s, 0, "caribbean", soldier=1)
    discover(s, "florida")
    resolve(s)
    assert refused(s, "ride-from", region="new_france") == "nowhere-to-ride"
    play(s, "ride-not")
    assert settled(s, 0, "caribbean") == {"soldier": 1}
