"""A seat gives up: the match is over, the other seat has won, and nothing comes after."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from carrack import OVER, IllegalAction, Match, NotOver, OptionError, RecordError, UndoError, replay
from carrack.server.store.entries import written
from tests.core.hide_and_toss import GAME
from tests.core.matches import again, finished_short_match, iron_age_match, signed
from tests.core.restless import restored
from tests.toys import lagoon


def given_up(seats: int = 2, seat: int = 0) -> Match:
    match = iron_age_match(seats, 40)
    match.resign(seat)
    return match


def test_everybody_is_told() -> None:
    match = iron_age_match(2, 40)
    revision = match.revision
    told = [{"revision": revision + 1, "event": "resign", "seat": 1}]
    assert match.resign(1) == told
    for seat in (None, 0, 1):
        assert match.told_to(seat, revision) == told
    assert match.game.tell(told[0], "en", ["Ann", "Bo"]) == "Bo resigns."
    assert match.game.tell(told[0], "fr") == "Joueur 2 abandonne."


@pytest.mark.parametrize(("seats", "seat", "winners"), [(2, 0, [1]), (2, 1, [0]), (1, 0, [])])
def test_the_other_seat_has_won(seats: int, seat: int, winners: list[int]) -> None:
    match = iron_age_match(seats, 40)
    assert match.resigned is None
    assert not match.over
    with pytest.raises(NotOver):
        match.winners()
    match.resign(seat)
    assert match.resigned == seat
    assert match.over
    assert match.winners() == winners


def test_a_match_that_is_played_out_has_the_winners_of_its_state() -> None:
    match = finished_short_match()
    assert match.winners() == match.state.winners()
    assert match.resigned is None


def test_one_may_resign_when_another_is_asked() -> None:
    match = Match(GAME, seed="x")
    assert match.state.actor == 0
    match.resign(1)
    assert match.winners() == [0]


def test_at_a_larger_table_nobody_resigns() -> None:
    match = Match(lagoon.GAME, 3, seed="x")
    with pytest.raises(OptionError, match="seats: only at a table of one or two") as refused:
        match.resign(0)
    assert refused.value.field == "seats"
    assert not match.over
    assert match.revision == 0


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_a_seat_of_the_table_resigns(seat: int) -> None:
    with pytest.raises(OptionError, match=f"seat: expected 0 to 1, got {seat}"):
        iron_age_match(2, 40).resign(seat)


def test_when_the_game_is_over_nobody_resigns() -> None:
    match = finished_short_match()
    before = match.archive()
    with pytest.raises(IllegalAction, match="the game is over") as refused:
        match.resign(0)
    assert refused.value.reason == "game-over"
    assert match.archive() == before


@pytest.mark.parametrize(
    ("door", "error"),
    [
        (lambda match: match.play(match.state.legal()[0]), IllegalAction),
        (lambda match: match.is_final(match.state.legal()[0]), IllegalAction),
        (lambda match: match.undo(0), UndoError),
        (lambda match: match.rewind(0, [0, 1]), UndoError),
        (lambda match: match.hand_over(0, "a bot"), IllegalAction),
        (lambda match: match.resign(1), IllegalAction),
    ],
    ids=["play", "is-final", "undo", "rewind", "hand-over", "resign"],
)
def test_after_that_nothing_changes_any_more(door: Callable[[Match], object], error: type[Exception]) -> None:
    match = Match(GAME, seed="x")
    match.play(0)
    assert match.can_undo(0)
    assert match.asked == match.actor
    match.resign(0)
    assert not match.can_undo(0)
    assert match.asked == OVER
    assert match.choices() == []
    before, key = match.archive(), match.state.key()
    with pytest.raises(error) as refused:
        door(match)
    if isinstance(refused.value, IllegalAction):
        assert refused.value.reason == "game-over"
    assert match.archive() == before
    assert match.state.key() == key


# On paper and in storage.


def test_the_record_says_who_resigned_and_reveals_everything() -> None:
    match = Match(GAME, seed="x")
    match.play(1)
    match.resign(1)
    record = match.record(1)
    assert record.header["sees"] == "all"
    entry = {name: value for name, value in record.entries[-1].items() if name != "check"}
    assert entry == {"n": 2, "kind": "resign", "by": 1}
    closing = {name: value for name, value in record.closing.items() if name != "check"}
    assert list(closing) == ["closed", "over", "resigned", "scores", "winners", "reveal"]
    assert closing == {
        "closed": 2,
        "over": True,
        "resigned": 1,
        "scores": [0, 0],
        "winners": [0],
        "reveal": {"secret": "x", "contributions": []},
    }


@pytest.mark.parametrize(("seats", "seat"), [(1, 0), (2, 0), (2, 1)])
def test_a_match_that_was_given_up_comes_back_from_its_record(seats: int, seat: int) -> None:
    match = given_up(seats, seat)
    copy = again(match)
    assert copy.record() == match.record()
    assert (copy.over, copy.resigned, copy.winners()) == (True, seat, match.winners())
    assert not any(copy.can_undo(other) for other in range(seats))


def test_a_match_that_was_given_up_comes_back_from_storage() -> None:
    match = Match(GAME, seed="x")
    match.play(0)
    match.resign(1)
    assert written(match.entries()[-1]) == '{"kind":"resign","by":1}'
    for since in range(match.revision + 1):
        copy = restored(match, since)
        assert copy.record() == match.record()
        assert copy.resigned == 1
        assert not copy.can_undo(0)
        assert copy.log(0) == match.log(0)


def refused(lines: list[dict[str, object]], match: Match) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(str(signed(lines, match)))
    return caught.value


def lines_of(match: Match) -> list[dict[str, object]]:
    return [json.loads(line) for line in str(match.archive()).splitlines()]


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"resigned": 0}, "result"),
        ({"winners": [1]}, "result"),
        ({"over": False}, "result"),
        ({"scores": [9, 9]}, "result"),
    ],
)
def test_a_closing_line_that_does_not_fit_is_found(changes: dict[str, object], kind: str) -> None:
    match = given_up(2, 1)
    lines = lines_of(match)
    lines[-1] |= changes
    assert refused(lines, match).kind == kind


@pytest.mark.parametrize(("by", "kind"), [(2, "expected"), (-1, "expected"), (-2, "expected"), (0, "result")])
def test_a_forged_resignation_is_found(by: int, kind: str) -> None:
    match = given_up(2, 1)
    lines = lines_of(match)
    lines[-2]["by"] = by
    assert refused(lines, match).kind == kind


def test_what_comes_after_a_resignation_is_found() -> None:
    match = given_up(2, 1)
    lines = lines_of(match)
    more = {"n": match.revision + 1, "kind": "hand-over", "by": 0, "who": "a bot", "check": ""}
    error = refused([*lines[:-1], more, lines[-1]], match)
    assert error.kind == "after-resign"
    assert error.line == len(lines)


@pytest.mark.parametrize("match", [finished_short_match(), iron_age_match(3, 40)], ids=["over", "three seats"])
def test_a_resignation_where_there_can_be_none_is_found(match: Match) -> None:
    lines = lines_of(match)
    resign = {"n": match.revision + 1, "kind": "resign", "by": 0, "check": ""}
    assert refused([*lines[:-1], resign, lines[-1]], match).kind == "no-resign"
