"""Going back by consent: what is lost by it, and that it can itself be taken back."""

from __future__ import annotations

import pytest

from carrack import Match, Scripted, Seeded, UndoError, replay
from carrack.core.log import ACT
from tests.core.restless import restored
from tests.toys.lagoon import COMES, DIVE, GAME, KEEP, OFFER, REST

ALL = [0, 1, 2]


def after_three_kept(*bots: int) -> Match:
    """All have kept a shell; seat 0 is asked. These seats are bots'."""
    match = Match(GAME, 3, {"rounds": 6}, fate=Scripted([COMES, COMES + 1, COMES + 2], then=Seeded("later")))
    for seat in bots:
        match.hand_over(seat, "bot:greedy")
    for _ in range(3):
        match.play(KEEP)
    return match


def lost(match: Match, to: int) -> list[int]:
    """Whose decisions a rewind takes away."""
    return [entry.by for entry in match.lost(to) if entry.by >= 0 and not entry.forced]


def test_what_a_rewind_takes_away_are_the_answers_since() -> None:
    match = after_three_kept()
    start = match.revision
    for _ in range(4):
        match.play(REST)
    assert lost(match, start) == [0, 1, 2, 0]
    assert lost(match, match.revision) == []


def test_what_was_taken_back_already_is_not_lost_again() -> None:
    match = after_three_kept()
    start = match.revision
    match.play(OFFER)
    match.undo(0)
    match.play(REST)
    assert lost(match, start) == [0]


def test_what_is_lost_is_what_does_not_lead_to_both() -> None:
    """From one branch to another only what they do not share is lost."""
    match = after_three_kept()
    start = match.revision
    match.play(REST)
    match.play(REST)
    before = match.revision
    match.rewind(start, ALL)
    match.play(REST)
    assert lost(match, before) == [0]


def test_before_there_was_a_rewind_there_is_none_to_take_back() -> None:
    assert after_three_kept().rewound is None


def test_a_rewind_is_taken_back_by_another_one() -> None:
    match = after_three_kept()
    match.play(DIVE)
    match.play(REST)
    before, key = match.revision, match.state.key()
    match.rewind(0, ALL)
    assert match.rewound == before
    there = match.state.key()
    then = match.revision
    match.rewind(before, ALL)
    assert match.state.key() == key
    assert match.rewound == then
    match.rewind(then, ALL)
    assert match.state.key() == there, "and that, too, is taken back"


def test_what_chance_answers_again_does_not_stand_in_the_way() -> None:
    match = Match(GAME, 2, seed="seed")
    match.play(DIVE)
    before = match.revision
    match.rewind(1, [0, 1])
    assert [entry.kind for entry in match.entries(before + 1)] == [ACT], "the shell came up again"
    assert match.rewound == before


def test_once_somebody_has_decided_something_it_stays() -> None:
    match = after_three_kept()
    match.play(REST)
    match.rewind(match.revision - 1, ALL)
    match.play(OFFER)
    assert match.rewound is None


def test_a_bots_answer_is_a_decision_among_people() -> None:
    match = after_three_kept(1)
    match.play(REST)
    match.play(REST)
    match.rewind(match.revision - 1, ALL)
    match.play(REST)
    assert match.rewound is None


def test_a_bots_answer_is_none_for_who_is_alone_with_bots() -> None:
    match = after_three_kept(1, 2)
    match.play(REST)
    match.play(REST)
    before = match.revision
    match.rewind(before - 1, ALL)
    match.play(REST)
    assert match.rewound == before
    match.rewind(before, ALL)
    match.play(REST)
    match.play(REST)
    assert match.rewound is None


def test_a_seat_that_changes_hands_ends_it() -> None:
    match = after_three_kept()
    match.play(REST)
    match.rewind(match.revision - 1, ALL)
    match.hand_over(1, "bot:greedy")
    assert match.rewound is None


def test_a_rewind_taken_back_is_in_the_record_and_in_storage() -> None:
    match = after_three_kept()
    match.play(REST)
    match.play(DIVE)
    before = match.revision
    match.rewind(before - 2, ALL)
    match.rewind(before, ALL)
    for other in (replay(match.archive()), restored(match, 0)):
        assert other.state.key() == match.state.key()
        assert other.rewound == match.rewound


def test_what_never_was_is_not_lost() -> None:
    with pytest.raises(UndoError, match="revision"):
        after_three_kept().lost(99)
