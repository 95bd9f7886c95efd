"""Solo: what blue tokens let the Opposition do (S11, S16)."""

from __future__ import annotations

from tests.endeavor.solo import action, alone, attacks, named, swing
from tests.endeavor.table import (
    asked,
    fill,
    held,
    hold,
    holder,
    lay,
    open_up,
    play,
    refused,
    settle,
    status,
    take,
    tokens_of,
)


def test_the_citys_token_is_done_before_those_of_its_routes() -> None:
    """S11, and routes in the order of the table: that to Constantinople stands before that to Marseille."""
    s = alone()
    settle(s, "red", "marseille")
    settle(s, 0, "london")
    take(s, 0, culture=1)
    take(s, 1, culture=1)
    lay(s, "genoa", "ship_or_draw")
    lay(s, "genoa-constantinople", "payment")
    lay(s, "marseille-genoa", "attack")
    events = action(s, "red")
    done = {"foe-uses": "token", "foe-card-drawn": "card", "foe-took": "status", "foe-attacked": "city"}
    kinds = [(str(event["event"]), event) for event in events]
    assert [(kind, event[done[kind]]) for kind, event in kinds if kind in done] == [
        ("foe-uses", "ship_or_draw"),
        ("foe-card-drawn", "slavery_0"),
        ("foe-uses", "payment"),
        ("foe-took", "culture"),
        ("foe-uses", "attack"),
        ("foe-attacked", "london"),
    ], "each to its end before the next"


def test_easy_blue_tokens_do_nothing() -> None:
    """S16: the preferences stay the same."""
    s = alone(level="easy")
    lay(s, "genoa", "payment")
    take(s, 0, industry=1)
    events = action(s, "red")
    assert holder(s, "genoa") == 2
    assert not named(events, "foe-uses")
    assert tokens_of(s, 0) == {"industry": 1}


def test_ship_or_draw_ships_only_for_a_governor() -> None:
    s = alone()
    lay(s, "genoa", "ship_or_draw")
    events = action(s, "red")
    assert named(events, "foe-shipped") == []
    assert named(events, "foe-card-drawn")
    s = alone()
    lay(s, "genoa", "ship_or_draw")
    fill(s, "africa", "black", "black", 0)
    action(s, "red")
    assert "africa_governor" in held(s, 1)


def test_occupy_or_draw_occupies_if_it_can() -> None:
    s = alone(links_only=True)
    lay(s, "genoa", "occupy_or_draw")
    settle(s, 0, "alexandria")
    action(s, "red")
    assert holder(s, "marseille") == 2, "joined to Genoa"


def test_with_links_only_a_token_still_occupies_any_city() -> None:
    """S11: the option is about what an action occupies; London is joined to no city of Red's."""
    s = alone(links_only=True)
    settle(s, 0, "copenhagen", "seville", "marseille", "alexandria")
    lay(s, "genoa", "occupy_or_draw")
    action(s, "red")
    assert holder(s, "london") == 2


def test_occupy_or_draw_draws_else() -> None:
    s = alone()
    lay(s, "genoa", "occupy_or_draw")
    settle(s, 0, "london", "copenhagen", "seville", "marseille", "alexandria")
    events = action(s, "red")
    assert named(events, "foe-card-drawn")


def test_a_tokens_draw_is_made_in_the_region_that_brought_it() -> None:
    """S12: Caribbean 2 would give three steps, but Genoa is in Europe."""
    s = alone()
    settle(s, 0, "london", "copenhagen", "seville", "marseille", "alexandria")
    open_up(s, "caribbean", "red", "red", 0)
    hold(s, 0, "caribbean_1")
    settle(s, 0, "havana", "cartagena", "bridgetown")
    lay(s, "genoa", "occupy_or_draw")
    (drawn,) = named(action(s, "red"), "foe-card-drawn")
    assert drawn["card"] in ("europe_0", "slavery_0")


def test_an_attack_hits_the_city_with_the_greatest_swing() -> None:
    """14: the middle of a chain of three cities is a swing of 4."""
    s = alone()
    settle(s, 0, "london", "seville")
    open_up(s, "north_america", 0)
    settle(s, 0, "boston", "quebec", "marseille")
    assert swing(s, "green", "quebec") == 4
    lay(s, "genoa", "attack")
    assert attacks(s, "red") == {"boston", "quebec"}
    assert attacks(s, "purple") == {"london", "marseille"}, "it is not present in North America"
    before = s.reserve[0]
    action(s, "red")
    assert asked(s) == ("foe-attack", 0)
    assert refused(s, "attack", city="london") == "not-preferred"
    play(s, "attack", city="boston")
    assert holder(s, "boston") == 2
    assert s.reserve[0] == before + 1


def test_an_attack_takes_the_tokens_of_the_routes_that_it_completes() -> None:
    """S11: a brown one is kept, a blue one done."""
    s = alone()
    settle(s, 0, "alexandria")
    lay(s, "genoa", "attack")
    lay(s, "genoa-constantinople", "politics")
    lay(s, "constantinople-alexandria", "finance")
    before = status(s, 1)["finance"]
    events = action(s, "red")
    assert holder(s, "alexandria") == 2
    assert {"event": "foe-route-taken", "colour": "red", "city": "alexandria", "end": "constantinople"} in events
    assert status(s, 1)["finance"] == before + 1
    s = alone()
    settle(s, 0, "alexandria")
    take(s, 0, culture=1)
    lay(s, "genoa", "attack")
    lay(s, "constantinople-alexandria", "payment")
    assert named(action(s, "red"), "foe-took") != []


def test_a_new_route_of_the_attacker_counts_for_the_swing() -> None:
    s = alone()
    settle(s, 0, "alexandria", "london")
    assert swing(s, "red", "alexandria") == 3
    assert swing(s, "green", "alexandria") == 2


def test_a_payment_takes_a_token_of_its_least_advanced_track() -> None:
    s = alone()
    lay(s, "genoa", "payment")
    take(s, 0, culture=1, politics=2)
    events = action(s, "red")
    assert named(events, "foe-took") == [{"event": "foe-took", "colour": "red", "status": "culture", "seat": 0}]
    assert tokens_of(s, 0) == {"politics": 2}
    assert status(s, 0)["culture"] == 0
    assert status(s, 1)["culture"] == 2


def test_of_several_equally_low_tracks_the_player_gives_what_he_likes() -> None:
    s = alone()
    lay(s, "genoa", "payment")
    take(s, 0, culture=1, industry=1)
    action(s, "red")
    assert asked(s) == ("foe-take", 0)
    assert refused(s, "give", status="politics") == "not-preferred"
    play(s, "give", status="industry")
    assert tokens_of(s, 0) == {"culture": 1}


def test_without_such_a_token_nothing_is_taken() -> None:
    s = alone()
    lay(s, "genoa", "payment")
    take(s, 0, politics=2)
    events = action(s, "red")
    assert named(events, "foe-cannot")
    assert tokens_of(s, 0) == {"politics": 2}


def test_politics_taken_after_the_player_passed_is_checked_again() -> None:
    """S11 and S14."""
    s = alone()
    play(s, "build", building="market")
    take(s, 0, politics=2)
    take(s, 1, industry=8, culture=8, finance=7)
    hold(s, 0, "north_america_1", "north_america_2")
    lay(s, "genoa", "payment")
    action(s, "red", before_the_player=False, passed=True)
    assert asked(s) == ("discard", 0)
