"""A match of the game: forced answers, undo, views, seats that are alike."""

from __future__ import annotations

import json

import pytest

import carrack
from carrack.games.endeavor.game import GAME
from carrack.games.endeavor.state import Endeavor
from tests.endeavor.table import acting, asked, discs, own, play, settle, table


def begin(seats: int, **options: bool | str) -> carrack.Match:
    return carrack.Match(GAME, seats=seats, options=options, seed="endeavor")


def play_on(match: carrack.Match, verb: str, **arguments: object) -> None:
    match.play(GAME.encode({"verb": verb, **arguments}))


def test_the_first_question_of_a_match_is_a_building() -> None:
    for seats in (3, 4, 5):
        match = begin(seats)
        assert GAME.steps[match.state.step].name == "build"


def test_the_first_question_of_the_variants_is_the_set_up() -> None:
    assert GAME.steps[begin(2).state.step].name == "close"
    assert GAME.steps[begin(3, neutral_discs=True).state.step].name == "close"


def test_an_action_is_taken_back_until_the_next_seat_answers() -> None:
    match = begin(3)
    for _ in range(3):
        play_on(match, "build", building="shipyard")
    seat = int(match.state.actor)
    before = match.state.key()
    play_on(match, "activate", building="shipyard")
    play_on(match, "ship", region="india")
    assert match.can_undo(seat)
    match.undo(seat)
    match.undo(seat)
    assert match.state.key() == before


def test_a_seat_that_can_only_leave_is_not_asked() -> None:
    """An activation for nothing: the match answers by itself."""
    match = begin(3)
    for _ in range(3):
        play_on(match, "build", building="market")
    first = int(match.state.actor)
    play_on(match, "activate", building="market")
    assert int(match.state.actor) == first, "two stacks of Europe to draw from"


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_view_is_json_and_holds_everything(seats: int) -> None:
    s = table(seats)
    view = GAME.view(s, 0)
    assert json.loads(json.dumps(view)) == view
    assert view == GAME.view(s, None), "nothing is hidden"
    assert ("opposition" in view) == (seats == 1)
    assert isinstance(view["seat"], list)
    assert len(view["seat"]) == seats


def test_a_view_names_the_owner_of_each_disc() -> None:
    s = acting(3)
    settle(s, 1, "london")
    regions = GAME.view(s, 0)["regions"]
    assert isinstance(regions, dict)
    assert regions["europe"]["cities"]["london"] == {"disc": 1, "token": None}
    assert regions["europe"]["discs"] == [0, 1, 0]
    assert regions["europe"]["others"] == {}
    assert regions["africa"]["open"] is False


def test_a_view_names_the_colours_of_the_opposition_and_neutral_discs() -> None:
    regions = GAME.view(table(1), 0)["regions"]
    assert isinstance(regions, dict)
    assert regions["europe"]["cities"]["lisbon"]["disc"] == "black"
    assert regions["africa"]["others"] == {"black": 1, "red": 1}
    regions = GAME.view(table(2), 0)["regions"]
    assert isinstance(regions, dict)
    assert regions["africa"]["track"][0] == {"disc": "closed", "token": None}


def test_seats_are_alike() -> None:
    s = acting(4)
    own(s, 0, "market")
    discs(s, 0, 4)
    settle(s, 2, "london")
    there = GAME.rotate(s, 3)
    assert isinstance(there, Endeavor)
    assert asked(there) == ("act", 3)
    assert there.city[0] == 1
    assert there.scores() == [*s.scores()[1:], s.scores()[0]]
    play(s, "activate", building="market")
    play(there, "activate", building="market")
    assert GAME.rotate(s, 3) == there
