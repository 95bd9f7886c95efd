"""A match that begins with given answers: another match's line, up to any of its moves."""

from __future__ import annotations

import json

import pytest

from carrack import Asked, Fate, FateError, IllegalAction, Match, RecordError, Seeded, UndoError, replay
from carrack.bots import bot
from tests.core.hide_and_toss import GAME
from tests.core.matches import again, finished_short_match, iron_age_match, signed
from tests.core.restless import restless_match, restored, stored
from tests.toys import lagoon
from tests.toys.lagoon import COMES, DIVE, KEEP, OFFER, REST


def from_match(match: Match, revision: int, fate: Fate) -> Match:
    start = match.at(0)
    return Match.from_line(match.game, int(start.seats), start.options, match.line(revision), fate)


def three_kept_given(actions: tuple[int, ...] = ()) -> Match:
    """Each of three seats has kept a shell, by given answers; seat 0 is asked."""
    line = [KEEP, COMES, KEEP, COMES, KEEP, COMES, *actions]
    return Match.from_line(lagoon.GAME, 3, None, line, Seeded("new"))


# The line.


def test_the_line_leads_to_a_revision_without_what_was_taken_back() -> None:
    match = finished_short_match()
    assert [match.line(revision) for revision in (0, 1, 2, 3)] == [[], [0], [], [1]]
    assert match.line(11)[:2] == [1, 3]
    for revision in (-1, 12):
        with pytest.raises(UndoError, match=f"revision: expected 0 to 11, got {revision}"):
            match.line(revision)


def test_what_everybody_may_know_is_open_until_a_secret_comes() -> None:
    match = Match(lagoon.GAME, 2, seed="x")
    match.play(DIVE)
    match.play(DIVE)
    assert all(match.is_open(revision) for revision in range(match.revision + 1))
    match.play(KEEP)
    assert [match.is_open(revision) for revision in (4, 5, 6)] == [True, True, False]
    match.rewind(4, [0, 1])
    assert match.is_open(match.revision), "what was taken back stands in no line"
    with pytest.raises(UndoError, match="revision: expected 0 to 7, got 8"):
        match.is_open(8)


def test_a_secret_answer_of_a_seat_closes_the_line() -> None:
    match = Match(GAME, seed="x")
    match.play(0)
    assert match.is_open(0)
    assert not match.is_open(1)


# Beginning with it.


@pytest.mark.parametrize(
    ("game", "seats"),
    [(lagoon.GAME, 3), (GAME, 2), ("iron-age", 2), ("discovery-2007", 2)],
    ids=["lagoon", "hide-and-toss", "iron-age", "discovery-2007"],
)
def test_any_move_of_any_match_can_be_a_beginning(game: str, seats: int) -> None:
    match = restless_match(game, seats, 40, "beginnings")
    for revision in range(match.revision + 1):
        fork = from_match(match, revision, Seeded("new"))
        assert fork.given == len(match.line(revision))
        assert fork.at(fork.given).key() == match.at(revision).key()
        assert fork.over or len(fork.state.legal()) > 1
        copy = again(fork)
        assert copy.given == fork.given
        assert copy.archive() == fork.archive()
        assert copy.log(0) == fork.log(0)


def test_given_answers_are_told_as_if_they_were_played() -> None:
    match = Match(lagoon.GAME, 2, seed="x")
    for action in (DIVE, KEEP, REST, DIVE):
        match.play(action)
    fork = from_match(match, match.revision, Seeded("new"))
    assert [fork.log(seat) for seat in (None, 0, 1)] == [match.log(seat) for seat in (None, 0, 1)]


def test_the_new_fate_goes_on_where_the_line_ends() -> None:
    match = Match("iron-age", seats=1, seed="old")
    match.play(0)
    fork = from_match(match, 1, Seeded("new"))
    assert fork.given == 1
    assert fork.revision > 1
    assert fork.state.key() != match.state.key(), "the dice are others"
    assert from_match(match, 1, Asked()).state.actor == -1


def test_a_match_goes_on_from_given_answers_to_its_end_and_back_from_its_record() -> None:
    fork = from_match(iron_age_match(2, 60), 50, Seeded("new"))
    player = bot("random", "fork")
    while not fork.over:
        fork.play(player.choose(fork.state))
    assert again(fork).record() == fork.record()


def test_a_line_that_is_over_can_be_given() -> None:
    match = finished_short_match()
    fork = from_match(match, match.revision, Seeded("new"))
    assert fork.over
    assert fork.winners() == match.winners()
    assert again(fork).record() == fork.record()


def test_an_empty_line_is_a_match_as_any_other() -> None:
    fork = Match.from_line("iron-age", 2, None, [], Seeded("x"))
    assert fork.given == 0
    assert fork.archive() == Match("iron-age", 2, seed="x").archive()


@pytest.mark.parametrize(
    ("actions", "number", "reason"),
    [
        ([OFFER], 1, "chest-empty"),
        ([DIVE, DIVE], 2, "chance-first"),
        ([COMES], 1, "chance-decides"),
        ([DIVE, COMES, "dive"], 3, "unknown"),
        ([DIVE, COMES, True], 3, "unknown"),
        ([DIVE, COMES, 10**30], 3, "unknown"),
    ],
)
def test_a_given_answer_that_is_not_legal_is_named(actions: list[object], number: int, reason: str) -> None:
    with pytest.raises(IllegalAction, match=f"^answer {number} of those given: ") as refused:
        Match.from_line(lagoon.GAME, 2, None, actions, Seeded("x"))
    assert refused.value.reason == reason


def test_nothing_can_be_given_after_the_end() -> None:
    line = finished_short_match().line(11)
    with pytest.raises(IllegalAction, match=f"^answer {len(line) + 1} ") as refused:
        Match.from_line(GAME, 2, None, [*line, 8], Seeded("x"))
    assert refused.value.reason == "game-over"


# What was given is settled.


def test_given_answers_are_not_taken_back() -> None:
    match = three_kept_given((OFFER,))
    assert not match.can_undo(0)
    assert not again(match).can_undo(0)
    match.play(lagoon.AT + 1)
    assert match.can_undo(0)
    match.undo(0)
    assert not match.can_undo(0)
    assert again(match).archive() == match.archive()


def test_given_answers_are_not_rewound() -> None:
    match = three_kept_given()
    match.play(DIVE)
    before = match.archive()
    with pytest.raises(UndoError, match=f"revision: expected 6 to {match.revision}, got 5"):
        match.rewind(5, [0, 1, 2])
    assert match.archive() == before
    match.rewind(6, [0, 1, 2])
    assert match.state.key() == match.at(6).key()
    assert again(match).archive() == match.archive()


# On paper and in storage.


def test_the_header_says_how_much_was_given() -> None:
    assert "given" not in iron_age_match(2, 20).archive().header
    header = three_kept_given().archive().header
    assert header["given"] == 6
    assert list(header)[-3:] == ["sees", "given", "check"]
    assert three_kept_given().record(0).header["given"] == 6


def test_a_given_match_comes_back_from_storage() -> None:
    match = three_kept_given((OFFER,))
    match.play(lagoon.AT + 1)
    for since in range(match.revision + 1):
        copy = Match.restore(lagoon.GAME, 3, None, match.fate, stored(match), match.at(since), since, match.given)
        assert copy.given == 7
        assert copy.archive() == match.archive()
        assert copy.can_undo(0) == (since <= 7)
    for given in (-1, match.revision + 1):
        with pytest.raises(RecordError, match=f"given: expected 0 to {match.revision}, got {given}"):
            Match.restore(lagoon.GAME, 3, None, match.fate, stored(match), match.at(0), 0, given)


def test_what_was_given_are_answers_alone() -> None:
    match = finished_short_match()
    with pytest.raises(RecordError, match=r"^entry 2: kind: expected act, got 'undo'"):
        Match.restore(GAME, 2, None, match.fate, stored(match), match.at(11), 11, 2)


def lines_of(match: Match) -> list[dict[str, object]]:
    return [json.loads(line) for line in str(match.archive()).splitlines()]


def refused(lines: list[dict[str, object]], match: Match) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(str(signed(lines, match)))
    return caught.value


@pytest.mark.parametrize(
    ("given", "kind"),
    [
        (0, "expected"),
        (-1, "expected"),
        (5, "other-draw"),
        (9, "expected"),
        ("6", "not-integer"),
        (True, "not-integer"),
    ],
)
def test_a_forged_number_of_given_answers_is_found(given: object, kind: str) -> None:
    """Fewer than there were, and the seed does not give them."""
    match = Match.from_line(lagoon.GAME, 3, None, [KEEP, COMES, KEEP, COMES, KEEP, COMES + 2], Seeded("new"))
    match.play(REST)
    lines = lines_of(match)
    lines[0]["given"] = given
    lines[0]["check"] = lines[0].pop("check")
    assert refused(lines, match).kind == kind


def test_dice_after_the_given_ones_must_be_those_of_the_seed() -> None:
    match = from_match(iron_age_match(1, 20), 1, Asked())
    while match.state.actor == -1:
        match.play(match.state.legal()[0])
    lines = lines_of(match)
    lines[0]["commitment"] = Seeded("honest").commitment()
    lines[-1]["reveal"] = {"secret": "honest", "contributions": []}
    for line in (lines[0], lines[-1]):
        line["check"] = line.pop("check")
    assert refused(lines, match).kind == "other-draw"


def test_a_going_back_into_what_was_given_is_found() -> None:
    match = three_kept_given()
    match.play(DIVE)
    match.rewind(6, [0, 1, 2])
    lines = lines_of(match)
    lines[-2]["to"] = 4
    error = refused(lines, match)
    assert error.kind == "expected"
    assert "to: expected 6 … 8, got 4" in str(error)


def test_a_fate_that_fails_gives_no_match() -> None:
    class Broken(Fate):
        def answer(self, state: object) -> int | None:
            raise FateError("no dice")

    with pytest.raises(FateError, match="no dice"):
        Match.from_line(lagoon.GAME, 2, None, [DIVE], Broken())


def test_a_restored_match_without_given_answers_has_none() -> None:
    assert restored(iron_age_match(2, 30), 10).given == 0
