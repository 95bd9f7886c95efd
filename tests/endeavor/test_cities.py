"""Occupy, attack and routes."""

from __future__ import annotations

from tests.endeavor.table import (
    Endeavor,
    act,
    acting,
    answers,
    asked,
    discs,
    fill,
    holder,
    lay,
    open_up,
    own,
    play,
    refused,
    settle,
    status,
    token_at,
    tokens_of,
)


def occupying(seats: int = 4) -> Endeavor:
    """Seat 0 is about to occupy with its Colonial House."""
    s = acting(seats)
    discs(s, 0, 5)
    return s


def attacking(seats: int = 3) -> Endeavor:
    s = acting(seats)
    own(s, 0, "barracks")
    discs(s, 0, 5)
    return s


# Occupy.


def test_everybody_is_present_in_europe() -> None:
    s = occupying()
    lay(s, "lisbon", "culture")
    play(s, "activate", building="colonial_house")
    assert len(answers(s, "occupy")) == 10
    play(s, "occupy", city="lisbon")
    assert holder(s, "lisbon") == 0
    assert tokens_of(s, 0) == {"culture": 1}
    assert (s.harbour[0], s.reserve[0]) == (3, 25)


def test_elsewhere_it_takes_an_open_region_and_presence() -> None:
    s = occupying()
    fill(s, "africa", 0)
    play(s, "activate", building="colonial_house")
    assert refused(s, "occupy", city="elmina") == "region-closed"
    fill(s, "africa", 1, 1, 1, 1, 1)
    open_up(s, "caribbean", 1)
    assert refused(s, "occupy", city="havana") == "not-present"
    play(s, "occupy", city="elmina")
    assert holder(s, "elmina") == 0


def test_a_disc_beside_the_track_is_presence_too() -> None:
    s = occupying()
    open_up(s, "africa", 1)
    fill(s, "africa", 0)
    play(s, "activate", building="colonial_house")
    assert "elmina" in answers(s, "occupy")


def test_a_city_of_somebody_cannot_be_occupied() -> None:
    s = occupying()
    settle(s, 1, "london")
    play(s, "activate", building="colonial_house")
    assert refused(s, "occupy", city="london") == "city-taken"


# Routes.


def test_the_first_to_hold_both_ends_takes_the_routes_token() -> None:
    s = occupying()
    settle(s, 0, "tripoli")
    lay(s, "tripoli-alexandria", "politics")
    lay(s, "alexandria", "industry")
    play(s, "activate", building="colonial_house")
    play(s, "occupy", city="alexandria")
    assert tokens_of(s, 0) == {"industry": 1, "politics": 1}
    assert token_at(s, "tripoli-alexandria") is None
    assert s.breakdown()[0]["routes"] == 1


def test_one_city_can_complete_several_routes() -> None:
    """8.7."""
    s = occupying()
    settle(s, 0, "tripoli", "constantinople")
    lay(s, "tripoli-alexandria", "politics")
    lay(s, "constantinople-alexandria", "finance")
    lay(s, "alexandria", "industry")
    play(s, "activate", building="colonial_house")
    play(s, "occupy", city="alexandria")
    assert tokens_of(s, 0) == {"industry": 1, "finance": 1, "politics": 1}
    assert s.breakdown()[0]["routes"] == 2


def test_the_route_between_the_two_cities_of_africa_is_taken_once() -> None:
    """7.17 and 8.6: tokens of cities go to the first who occupies, those of routes to the first who holds both ends."""
    s = attacking()
    own(s, 0, "fortress")
    open_up(s, "africa", 0, 1)
    lay(s, "elmina", "industry")
    lay(s, "luanda", "culture")
    lay(s, "elmina-luanda", "finance")
    own(s, 1, "fortress")
    discs(s, 1, 4)
    for building, city in (("colonial_house", "elmina"), ("fortress", "luanda")):
        act(s, 1)
        play(s, "activate", building=building)
        play(s, "occupy", city=city)
    act(s, 0)
    assert tokens_of(s, 1) == {"industry": 1, "culture": 1, "finance": 1}
    discs(s, 0, 6)
    play(s, "activate", building="barracks")
    play(s, "attack", city="elmina")
    act(s, 0)
    play(s, "activate", building="fortress")
    play(s, "attack", city="luanda")
    assert [points["routes"] for points in s.breakdown()] == [1, 0, 0]
    assert tokens_of(s, 0) == {}, "nothing is left to take"
    assert tokens_of(s, 1) == {"industry": 1, "culture": 1, "finance": 1}, "and nothing is given back"


def test_an_attack_takes_the_token_of_a_route_that_nobody_held_before() -> None:
    """8.6: the cities that lie at its ends had two owners."""
    s = attacking()
    open_up(s, "africa", 0, 1)
    settle(s, 1, "luanda")
    settle(s, 0, "alexandria")
    lay(s, "alexandria-luanda", "culture")
    play(s, "activate", building="barracks")
    play(s, "attack", city="luanda")
    assert tokens_of(s, 0) == {"culture": 1}
    assert token_at(s, "alexandria-luanda") is None
    assert [points["routes"] for points in s.breakdown()] == [1, 0, 0]


def test_a_route_with_two_owners_is_nobodys() -> None:
    s = occupying()
    settle(s, 1, "tripoli")
    lay(s, "tripoli-alexandria", "politics")
    lay(s, "alexandria", "industry")
    play(s, "activate", building="colonial_house")
    play(s, "occupy", city="alexandria")
    assert tokens_of(s, 0) == {"industry": 1}
    assert token_at(s, "tripoli-alexandria") == "politics"


# Attack.


def test_an_attack_costs_two_discs_one_of_which_goes_back_to_the_reserve() -> None:
    """14."""
    s = attacking()
    settle(s, 1, "london")
    theirs = s.reserve[1]
    play(s, "activate", building="barracks")
    before = s.reserve[0]
    play(s, "attack", city="london")
    assert holder(s, "london") == 0
    assert (s.harbour[0], s.reserve[0]) == (5 - 1 - 2, before + 1)
    assert s.reserve[1] == theirs + 1
    assert tokens_of(s, 0) == {}, "no city token is left to take"


def test_an_attack_needs_a_city_of_somebody_else() -> None:
    s = attacking()
    settle(s, 0, "lisbon")
    play(s, "activate", building="barracks")
    assert refused(s, "attack", city="lisbon") == "your-own-city"
    assert refused(s, "attack", city="london") == "city-empty"
    assert refused(s, "attack", city="elmina") == "region-closed"
    assert answers(s, "attack") == []


def test_an_attack_needs_presence() -> None:
    s = attacking()
    open_up(s, "africa", 1)
    settle(s, 1, "elmina")
    play(s, "activate", building="barracks")
    assert refused(s, "attack", city="elmina") == "not-present"


def test_an_attack_by_a_building_needs_three_discs() -> None:
    s = attacking()
    settle(s, 1, "london")
    discs(s, 0, 2)
    play(s, "activate", building="barracks")
    assert refused(s, "attack", city="london") == "too-few-discs"


def test_an_attack_breaks_the_routes_of_the_loser() -> None:
    """8.6: control goes with the discs, the token stays with its taker."""
    s = attacking()
    settle(s, 1, "tripoli")
    lay(s, "tripoli-alexandria", "politics")
    lay(s, "alexandria", "industry")
    discs(s, 1, 2)
    act(s, 1)
    play(s, "activate", building="colonial_house")
    play(s, "occupy", city="alexandria")
    act(s, 0)
    assert status(s, 1)["politics"] == 1
    assert s.breakdown()[1]["routes"] == 1
    play(s, "activate", building="barracks")
    play(s, "attack", city="alexandria")
    assert s.breakdown()[1]["routes"] == 0
    assert status(s, 1)["politics"] == 1
    assert asked(s) == ("act", 1)
