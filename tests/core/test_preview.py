"""What an answer would bring: for certain, as far as the seat that is asked may know, and nothing is played."""

from __future__ import annotations

import json

import pytest

import carrack
from carrack import Match
from examples import nim
from tests.answers import code
from tests.core.hide_and_toss import GAME as COIN
from tests.toys import lagoon
from tests.toys.lagoon import Lagoon

GUESS_LEFT = 6


def rolled() -> carrack.State:
    """The Iron Age: seat 0 has thrown its first dice."""
    match = Match("iron-age", seats=2, seed="preview")
    while match.game.question(match.state)["step"] != "again":
        match.play(match.state.legal()[0])
    return match.state


def names(events: object) -> list[object]:
    assert isinstance(events, list)
    return [event["event"] for event in events]


# What it says.


def test_it_says_what_a_match_then_tells() -> None:
    match = Match("iron-age", seats=2, seed="preview")
    state = match.state
    action = state.legal()[0]
    said = match.game.preview(state, action)
    told = [{name: value for name, value in event.items() if name != "revision"} for event in match.play(action)]
    assert said["events"] == told
    assert said["view"] == match.game.view(match.state, 0)
    assert said["scores"] == match.state.scores()
    assert said["breakdown"] == match.state.breakdown()
    assert said["next"] == {"step": "settle", "seat": 1}
    assert said["question"] == match.game.question(match.state)
    assert said["idle"] is False
    assert "odds" not in said


def test_it_goes_through_questions_with_a_single_answer() -> None:
    """There is one chest to swap with: it chooses itself."""
    s = chests()
    said = lagoon.GAME.preview(s, lagoon.OFFER)
    assert said["next"] == {"step": "swap", "seat": 1}


def test_it_stops_at_another_seats_question_even_if_that_has_a_single_answer() -> None:
    s = COIN.start()
    for action in (0, 2, 4):
        s.play(action)
    said = COIN.preview(s, GUESS_LEFT)
    assert names(said["events"]) == ["guessed"]
    assert said["next"] == {"step": "open", "seat": 0}
    assert said["scores"] == [0, 0], "whether it was right is not turned up yet"


def test_it_stops_at_the_end() -> None:
    s = nim.GAME.start()
    for pile, sticks in (("first", 3), ("second", 4)):
        s.play(code(s, "take", pile=pile, sticks=sticks))
    said = nim.GAME.preview(s, code(s, "take", pile="third", sticks=5))
    assert said["next"] == {"step": "over", "seat": carrack.OVER}
    assert said["scores"] == [1, 0]
    assert "odds" not in said


def test_it_can_be_written_as_json() -> None:
    s = rolled()
    for action in s.legal():
        said = s.game.preview(s, action)
        assert json.loads(json.dumps(said, allow_nan=False))["view"] == said["view"]


# Chance.


def test_it_foretells_no_die_and_gives_the_odds() -> None:
    s = rolled()
    s.play(code(s, "again", die="fate"))
    said = s.game.preview(s, code(s, "roll"))
    assert names(said["events"]) == ["rolled-again"]
    assert said["next"] == {"step": "throw", "seat": carrack.NATURE}
    faces = ["drought", "harvest", "omens", "conquest", "tribute", "trade"]
    assert said["odds"] == {code(s, "fate-die", face=face): 1 for face in faces}


def test_the_odds_are_those_of_the_bag() -> None:
    s = lagoon.GAME.start(2)
    said = lagoon.GAME.preview(s, lagoon.DIVE)
    assert said["odds"] == {lagoon.COMES: 4, lagoon.COMES + 1: 3, lagoon.COMES + 2: 2}


# Secrets.


def chests(of_seat_1: int = 2) -> Lagoon:
    """Seat 0 has a pebble in its chest, seat 1 another shell; seat 0 is asked."""
    s = lagoon.GAME.start(2)
    for action in (lagoon.KEEP, lagoon.COMES, lagoon.KEEP, lagoon.COMES + of_seat_1):
        s.play(action)
    assert isinstance(s, Lagoon)
    return s


def test_a_reveal_is_not_foretold_though_it_has_a_single_answer() -> None:
    s = chests()
    said = lagoon.GAME.preview(s, lagoon.LOOK)
    assert said["next"] == {"step": "look", "seat": carrack.NATURE}
    assert said["odds"] == {lagoon.COMES: 3, lagoon.COMES + 1: 3, lagoon.COMES + 2: 2}, "all that seat 0 has not seen"


@pytest.mark.parametrize("action", [lagoon.LOOK, lagoon.OFFER, lagoon.OPEN, lagoon.DIVE, lagoon.REST])
def test_what_a_seat_cannot_know_changes_not_one_byte(action: int) -> None:
    previews = {json.dumps(lagoon.GAME.preview(chests(shell), action)) for shell in range(3)}
    assert len(previews) == 1


def test_a_reveal_of_what_one_knows_is_certain() -> None:
    s = chests()
    assert lagoon.GAME.preview(s, lagoon.OPEN)["odds"] == {lagoon.COMES: 1}


def test_what_only_the_seat_itself_is_told_is_in_it() -> None:
    said = COIN.preview(COIN.start(), 1)
    assert said["events"] == [{"event": "hidden", "hand": "right"}]


# What it does not do.


def test_nothing_is_played() -> None:
    s = rolled()
    before = s.key()
    for action in s.legal():
        s.game.preview(s, action)
    assert s.key() == before
    assert s.journal is None


def test_what_play_refuses_is_refused_alike() -> None:
    s = rolled()
    for action in (*range(s.game.actions), -1, s.game.actions, True, "1", None):
        if type(action) is int and action in s.legal():
            continue
        with pytest.raises(carrack.IllegalAction) as refused:
            s.game.preview(s, action)
        with pytest.raises(carrack.IllegalAction) as played:
            s.play(action)
        assert (str(refused.value), refused.value.reason) == (str(played.value), played.value.reason)


def test_nobody_looks_ahead_from_an_answer_of_chance() -> None:
    s = lagoon.GAME.start(2)
    s.play(lagoon.DIVE)
    for action, reason in ((lagoon.COMES, "chance-decides"), (lagoon.REST, "chance-first")):
        with pytest.raises(carrack.IllegalAction) as refused:
            lagoon.GAME.preview(s, action)
        assert refused.value.reason == reason


def test_nobody_looks_ahead_when_the_game_is_over() -> None:
    s = nim.GAME.start()
    while s.actor != carrack.OVER:
        s.play(s.legal()[-1])
    with pytest.raises(carrack.IllegalAction) as refused:
        nim.GAME.preview(s, 0)
    assert refused.value.reason == "game-over"
