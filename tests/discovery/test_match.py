"""What a match tells of this game: events of the tiles, undo, secrets in the log."""

from __future__ import annotations

import pytest

import carrack
from carrack.core.events import EVERYONE, Journal
from tests.discovery.table import (
    GAME,
    Discovery,
    colony,
    discover,
    fleet,
    goods,
    own,
    play,
    purse,
    resolve,
    show,
    skip,
    table,
    turn,
)


def told(s: Discovery, act: str, **arguments: object) -> list[dict[str, str | int]]:
    """What everybody is told when an action is played, and all that is declined after it until the turn is over."""
    s.journal = Journal()
    play(s, act, **arguments)
    skip(s)
    events = [GAME.tellings.describe(event) for event in s.journal.take() if event.audience == EVERYONE]
    s.journal = None
    return events


def recurring(tile: str) -> Discovery:
    """A position in which the tile has something to do, one answer before the benefits."""
    s = table(2)
    turn(s, 8)
    own(s, 0, tile)
    goods(s, 0, "sugar", "rice")
    fleet(s, 0, 1)
    colony(s, 0, "caribbean", soldier=1, colonist=1)
    resolve(s, goods=[(0, "colonist")])
    return s


RECURRING = [
    "settlers",
    "monastery",
    "trade_routes",
    "training_grounds",
    "indentured_servitude",
    "conquistadors",
    "navigator",
    "trading_post",
    "privateers",
    "ship_yards",
    "taxation",
    "west_indies_co",
    "colonization_laws",
    "rum_distillery",
    "marketplace",
    "military_academy",
    "fortress",
    "factory",
]
AT_THE_END = ["mercantilism", "population", "navy", "power", "prosperity", "glory", "wealth"]


@pytest.mark.parametrize("tile", RECURRING)
def test_a_recurring_tile_says_that_it_works(tile: str) -> None:
    assert {"event": "tile-worked", "seat": 0, "tile": tile} in told(recurring(tile), "take-not")


@pytest.mark.parametrize("tile", AT_THE_END)
def test_a_tile_that_counts_at_the_end_says_what(tile: str) -> None:
    s = recurring(tile)
    events = told(s, "take-not")
    points = s.breakdown()[0][tile]
    assert points > 0
    assert {"event": "building-scored", "seat": 0, "tile": tile, "points": points} in events


def test_the_tiles_that_ask_say_that_they_work() -> None:
    s = table(2)
    turn(s, 7)
    own(s, 0, "stable", "migration", "new_world_cartography", "cathedral")
    own(s, 1, "militia", "university")
    colony(s, 0, "caribbean", soldier=1, colonist=1)
    colony(s, 1, "caribbean", colonist=1)
    discover(s, "florida")
    resolve(s, dock=[(0, "missionary"), (1, "colonist")], warfare=[(0, "colonist")])
    s.journal = Journal()
    play(s, "front-dock", slot="2")
    play(s, "land-not")
    play(s, "land", region="florida")
    play(s, "fight", seat=1, region="caribbean")
    skip(s, "chart")
    play(s, "use-chart", region="peru")
    skip(s, "migrate-from")
    play(s, "migrate-from", region="florida")
    play(s, "migrate-to", region="peru")
    play(s, "migrate-count", workers=1)
    if GAME.steps[s.step].name == "ride-from":
        play(s, "ride-from", region="caribbean")
        play(s, "ride-to", region="florida")
    worked = [str(GAME.tellings.describe(event).get("tile")) for event in s.journal.take() if event.kind == 20]
    assert worked == ["university", "cathedral", "militia", "new_world_cartography", "migration", "stable"]


@pytest.mark.parametrize(("tile", "number"), [("inca_conquest", 1), ("indian_allies", 4)])
def test_the_tiles_that_work_at_once_say_so(tile: str, number: int) -> None:
    s = table(2)
    turn(s, number)
    show(s, tile)
    purse(s, 0, 14)
    colony(s, 0, "caribbean", colonist=1)
    resolve(s, capital=[(0, "colonist")])
    assert {"event": "tile-worked", "seat": 0, "tile": tile} in told(s, "buy", tile=tile)


def test_privateers_rob_the_others_only() -> None:
    events = told(recurring("privateers"), "take-not")
    assert [event["seat"] for event in events if event["event"] == "robbed"] == [1]


def test_declining_names_the_box() -> None:
    s = table(2)
    resolve(s, training=[(0, "colonist")])
    assert {"event": "declined", "seat": 0, "box": "training"} in told(s, "train-not")


def test_in_rotated_seats_a_war_is_declared_on_the_rotated_seat() -> None:
    for verb, other in (("declare-war", {}), ("fight", {"region": "peru"}), ("order-falls", {}), ("bidder-falls", {})):
        here = GAME.encode({"verb": verb, "seat": 2, **other})
        assert GAME.describe(GAME.rotate_action(here, 3, 2)) == {"verb": verb, "seat": 1, **other}
    peace = GAME.encode({"verb": "keep-peace"})
    assert GAME.rotate_action(peace, 3, 2) == peace


# Undo.


def test_undo_takes_back_a_placement_until_the_next_seat_answers() -> None:
    match = carrack.Match("discovery-2007", seats=2, seed="undo")
    place = GAME.encode({"verb": "place", "worker": "colonist", "box": "discovery"})
    first = int(match.state.actor)
    before = match.state.key()
    match.play(place)
    match.undo(first)
    assert match.state.key() == before
    match.play(place)
    match.play(place)
    assert not match.can_undo(first)
    assert match.can_undo(1 - first)


def test_undo_takes_back_a_crew_but_never_a_counter() -> None:
    match = carrack.Match("discovery-2007", seats=2, seed="undo")
    for _ in range(10):
        match.play(GAME.encode({"verb": "place", "worker": "colonist", "box": "discovery"}))
    seat = int(match.state.actor)
    before = match.state.key()
    match.play(GAME.encode({"verb": "enlist", "worker": "colonist"}))
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.state.key() == before
    match.play(GAME.encode({"verb": "enlist", "worker": "colonist"}))
    match.play(GAME.encode({"verb": "sail", "region": "peru"}))
    assert not match.can_undo(seat)


def test_the_log_tells_a_hidden_failure_to_the_seat_alone() -> None:
    match = carrack.Match("discovery-2007", seats=2, options={"hide_failed_counters": True}, seed="fails")
    while not match.over:
        state = match.state
        sail = [code for code in state.legal() if GAME.describe(code)["verb"] in ("enlist", "sail")]
        place = GAME.encode({"verb": "place", "worker": "colonist", "box": "discovery"})
        match.play(place if place in state.legal() else sail[-1] if sail else state.legal()[-1])
        if any(event["event"] == "failed" for event in match.log(None)):
            break
    failed = next(event for event in match.log(None) if event["event"] == "failed")
    seat = failed["seat"]
    assert isinstance(seat, int)
    assert not [event for event in match.log(None) if event["event"] == "counter-turned"]
    assert not [event for event in match.log(1 - seat) if event["event"] == "counter-turned"]
    assert len([event for event in match.log(seat) if event["event"] == "counter-turned"]) == 1


def test_a_whole_game_is_replayed_from_its_record() -> None:
    match = carrack.Match("discovery-2007", seats=3, seed="record")
    step = 0
    while not match.over:
        legal = match.state.legal()
        match.play(legal[step % len(legal)])
        step += 7
    again = carrack.replay(str(match.record()))
    assert again.state.key() == match.state.key()
    assert again.state.outcome() == match.state.outcome()
