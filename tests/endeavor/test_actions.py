"""4. Actions: activating, spending, both parts of a building, paying, passing."""

from __future__ import annotations

import pytest

from tests.answers import idle
from tests.endeavor.table import (
    Endeavor,
    acting,
    answers,
    asked,
    discs,
    fill,
    held,
    hold,
    holder,
    is_open,
    man,
    manned,
    may,
    open_up,
    own,
    play,
    refused,
    settle,
    take,
    tokens_of,
    told,
)


def with_building(name: str, harbour: int = 6, seats: int = 3) -> Endeavor:
    s = acting(seats)
    own(s, 0, name)
    discs(s, 0, harbour)
    return s


# Activating.


def test_activating_takes_a_disc_from_the_harbour() -> None:
    s = with_building("market")
    play(s, "activate", building="market")
    assert (s.harbour[0], manned(s, 0)) == (5, {"market": 1})
    play(s, "draw", deck="europe")
    assert asked(s) == ("act", 1), "one action, then the next seat"


def test_a_building_with_a_disc_cannot_be_activated() -> None:
    s = with_building("market")
    man(s, 0, "market")
    assert refused(s, "activate", building="market") == "building-used"
    own(s, 0, "market")
    assert may(s, "activate", building="market"), "the second copy has none"


@pytest.mark.parametrize("name", ["workshop", "bank", "theatre", "university"])
def test_some_buildings_have_no_activation_space(name: str) -> None:
    assert refused(with_building(name), "activate", building=name) == "no-activation-space"


def test_only_ones_own_buildings_are_activated_and_only_with_a_disc() -> None:
    s = with_building("market", harbour=0)
    assert refused(s, "activate", building="docks") == "no-such-building"
    assert refused(s, "activate", building="market") == "harbour-empty"
    assert answers(s, "pass") == [""]


def test_a_building_may_be_activated_for_nothing() -> None:
    """8.8."""
    s = with_building("market")
    play(s, "activate", building="market")
    play(s, "leave")
    assert held(s, 0) == []
    assert asked(s) == ("act", 1)


def test_a_building_that_can_do_nothing_pays_a_disc_and_brings_nothing() -> None:
    s = with_building("docks", harbour=1)
    assert idle(s, "activate", building="docks"), "no disc is left to ship"
    discs(s, 0, 2)
    assert not idle(s, "activate", building="docks")
    assert not idle(s, "pass")


def test_to_leave_what_was_paid_for_brings_nothing_where_something_can_be_done() -> None:
    s = with_building("market")
    play(s, "activate", building="market")
    assert idle(s, "leave")
    s = with_building("docks", harbour=1)
    play(s, "activate", building="docks")
    assert not idle(s, "leave"), "there is no choice"


def test_what_a_building_is_paid_with_may_be_what_it_needs() -> None:
    s = with_building("market", harbour=1)
    assert not idle(s, "activate", building="market"), "a card needs no disc"


def test_a_building_does_only_its_own_deeds() -> None:
    s = with_building("market")
    play(s, "activate", building="market")
    assert refused(s, "ship", region="india") == "not-its-deed"
    assert refused(s, "occupy", city="london") == "not-its-deed"
    assert refused(s, "attack", city="london") == "not-its-deed"
    assert refused(s, "pay", building="market") == "not-its-deed"


# One of two.


def test_a_guild_hall_ships_or_draws() -> None:
    s = with_building("guild_hall")
    play(s, "activate", building="guild_hall")
    assert may(s, "ship", region="india")
    assert may(s, "draw", deck="slavery")
    play(s, "draw", deck="slavery")
    assert asked(s) == ("act", 1)


def test_a_fortress_occupies_or_attacks() -> None:
    s = with_building("fortress")
    settle(s, 1, "london")
    play(s, "activate", building="fortress")
    assert may(s, "occupy", city="lisbon")
    assert may(s, "attack", city="london")
    play(s, "attack", city="london")
    assert asked(s) == ("act", 1)


# Both.


def test_docks_ship_the_last_space_and_then_occupy_there() -> None:
    """8.5."""
    s = with_building("docks")
    fill(s, "africa", 1, 1, 1, 1, 1)
    play(s, "activate", building="docks")
    play(s, "ship", region="africa")
    assert is_open(s, "africa")
    assert asked(s) == ("work", 0)
    assert refused(s, "ship", region="africa") == "deed-done"
    assert refused(s, "occupy", city="london") == "other-region"
    play(s, "occupy", city="elmina")
    assert holder(s, "elmina") == 0
    assert asked(s) == ("act", 1)


def test_docks_work_in_any_order_in_one_region() -> None:
    s = with_building("docks")
    open_up(s, "africa", 0, 1)
    play(s, "activate", building="docks")
    play(s, "occupy", city="elmina")
    assert answers(s, "ship") == ["africa"]
    assert refused(s, "ship", region="india") == "other-region"
    assert refused(s, "occupy", city="luanda") == "deed-done"
    play(s, "ship", region="africa")
    assert asked(s) == ("act", 1)


def test_docks_that_occupied_in_europe_have_nowhere_to_ship() -> None:
    s = with_building("docks")
    play(s, "activate", building="docks")
    play(s, "occupy", city="london")
    assert answers(s, "ship") == []
    assert refused(s, "ship", region="africa") == "other-region"
    play(s, "leave")
    assert asked(s) == ("act", 1)


def test_a_cartographer_ships_twice_to_one_region() -> None:
    s = with_building("cartographer")
    play(s, "activate", building="cartographer")
    play(s, "ship", region="india")
    assert refused(s, "ship", region="africa") == "other-region"
    play(s, "ship", region="india")
    assert s.filled[5] == 2
    assert asked(s) == ("act", 1)


def test_the_second_part_may_be_left_out() -> None:
    s = with_building("cartographer")
    play(s, "activate", building="cartographer")
    play(s, "ship", region="india")
    play(s, "leave")
    assert s.filled[5] == 1


def test_the_second_part_needs_its_disc_too() -> None:
    s = with_building("cartographer", harbour=2)
    play(s, "activate", building="cartographer")
    play(s, "ship", region="india")
    assert refused(s, "ship", region="india") == "too-few-discs"
    assert answers(s, "leave") == [""]


def test_a_trade_office_draws_twice_from_one_stack() -> None:
    s = with_building("trade_office")
    settle(s, 0, "london")
    play(s, "activate", building="trade_office")
    play(s, "draw", deck="europe")
    assert refused(s, "draw", deck="slavery") == "other-stack"
    play(s, "draw", deck="europe")
    assert held(s, 0) == ["europe_0", "europe_1"]
    assert asked(s) == ("act", 1)


# Pay.


@pytest.mark.parametrize("name", ["exchange", "museum", "parliament"])
def test_a_level_5_building_pays_another_but_not_itself(name: str) -> None:
    """14."""
    s = with_building(name)
    own(s, 0, "market")
    man(s, 0, "market")
    play(s, "activate", building=name)
    assert answers(s, "pay") == ["market"]
    assert refused(s, "pay", building=name) == "pays-itself"
    play(s, "pay", building="market")
    assert manned(s, 0) == {name: 1}
    assert s.harbour[0] == 6


def test_a_building_that_is_paid_can_be_activated_again() -> None:
    s = with_building("museum")
    own(s, 0, "market")
    play(s, "activate", building="market")
    play(s, "draw", deck="slavery")
    play(s, "pass")
    play(s, "pass")
    play(s, "activate", building="museum")
    play(s, "pay", building="market")
    assert may(s, "activate", building="market")


# Tokens.


def test_a_token_saves_the_disc_on_the_building() -> None:
    s = acting(3)
    take(s, 0, ship_or_draw=1)
    discs(s, 0, 1)
    play(s, "spend", token="ship_or_draw")
    assert tokens_of(s, 0) == {}
    assert tokens_of(s, 3) == {"ship_or_draw": 1}, "the discarded ones"
    assert refused(s, "leave") == "tokens-are-used"
    play(s, "ship", region="india")
    assert s.harbour[0] == 0


def test_a_token_is_not_thrown_away() -> None:
    """8.8."""
    s = acting(3)
    take(s, 0, attack=1, payment=1)
    discs(s, 0, 5)
    assert refused(s, "spend", token="attack") == "nothing-to-spend-on"
    assert refused(s, "spend", token="payment") == "nothing-to-spend-on"
    assert refused(s, "spend", token="ship_or_draw") == "no-such-token"
    settle(s, 1, "london")
    man(s, 0, "colonial_house")
    assert answers(s, "spend") == ["attack", "payment"]


def test_a_payment_token_may_free_a_level_5_building() -> None:
    """8.3."""
    s = with_building("museum")
    man(s, 0, "museum")
    take(s, 0, payment=1)
    play(s, "spend", token="payment")
    play(s, "pay", building="museum")
    assert manned(s, 0) == {}


def test_an_occupy_or_draw_token_does_one_of_the_two() -> None:
    s = acting(3)
    take(s, 0, occupy_or_draw=2)
    discs(s, 0, 3)
    play(s, "spend", token="occupy_or_draw")
    play(s, "occupy", city="london")
    play(s, "pass")
    play(s, "pass")
    play(s, "spend", token="occupy_or_draw")
    play(s, "draw", deck="europe")
    assert held(s, 0) == ["europe_0"]


def test_an_attack_token_needs_two_discs() -> None:
    s = acting(3)
    take(s, 0, attack=1)
    settle(s, 1, "london")
    discs(s, 0, 1)
    assert refused(s, "spend", token="attack") == "nothing-to-spend-on"
    discs(s, 0, 2)
    play(s, "spend", token="attack")
    play(s, "attack", city="london")
    assert (holder(s, "london"), s.harbour[0]) == (0, 0)


def test_a_token_needs_something_to_draw_or_to_ship() -> None:
    s = acting(3)
    take(s, 0, ship_or_draw=1)
    assert may(s, "spend", token="ship_or_draw"), "Europe 0 can be drawn without a disc"
    hold(s, 1, "europe_0", "slavery_0")
    assert refused(s, "spend", token="ship_or_draw") == "nothing-to-spend-on"


# Passing.


def test_who_has_passed_stays_out() -> None:
    s = acting(3)
    discs(s, 1, 3)
    play(s, "pass")
    assert asked(s) == ("act", 1)
    play(s, "activate", building="colonial_house")
    play(s, "occupy", city="london")
    play(s, "pass")
    assert asked(s) == ("act", 1)
    play(s, "pass")
    assert asked(s) == ("build", 1)


def test_blue_tokens_are_kept_when_passing() -> None:
    s = acting(3)
    take(s, 0, ship_or_draw=1)
    for _ in range(3):
        play(s, "pass")
    assert tokens_of(s, 0) == {"ship_or_draw": 1}


def test_what_happens_is_told() -> None:
    s = with_building("cartographer")
    assert told(s, "activate", building="cartographer") == [
        {"event": "activated", "seat": 0, "building": "cartographer"}
    ]
    assert [event["event"] for event in told(s, "ship", region="india")] == ["shipped", "token-taken"]
    assert told(s, "leave") == [{"event": "left", "seat": 0}]
