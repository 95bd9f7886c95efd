"""Match: playing, undo, rewind, telling; all or nothing."""

from __future__ import annotations

import pytest

from carrack import Asked, Fate, FateError, IllegalAction, Match, OptionError, Scripted, Seeded, UndoError
from carrack.core.log import ACT, Entry
from carrack.core.marks import Mark, marks_after
from carrack.core.state import NATURE, State
from tests.core.restless import restless_match
from tests.toys.lagoon import AT, COMES, DECLINE, DIVE, GAME, KEEP, LOOK, OFFER, REST

PEBBLE, CONCH, PEARL = COMES, COMES + 1, COMES + 2


def after_three_kept(fate: Fate | None = None) -> Match:
    """Each of three seats has kept a shell; seat 0 is asked."""
    match = Match(GAME, 3, fate=fate or Scripted([PEARL, CONCH, PEBBLE], then=Seeded("later")))
    for _ in range(3):
        match.play(KEEP)
    return match


# Playing.


def test_the_state_of_a_match_is_a_copy() -> None:
    match = Match(GAME, 2, seed="seed")
    match.state.play(DIVE)
    assert match.state.key() == GAME.start(2).key()


def test_seed_and_fate_are_not_given_together() -> None:
    with pytest.raises(OptionError, match="seed: give a seed or a fate, not both"):
        Match(GAME, 2, seed="seed", fate=Asked())


def test_a_seed_gives_the_same_match_again() -> None:
    keys = []
    for seed in ("one", "one", "other"):
        match = Match(GAME, 2, seed=seed)
        for _ in range(4):
            match.play(DIVE)
        keys.append(match.state.key())
    assert keys[0] == keys[1] != keys[2]


def test_a_match_without_a_seed_makes_one_of_its_own() -> None:
    assert Match(GAME, 2).commitment != Match(GAME, 2).commitment


def test_an_illegal_action_changes_nothing() -> None:
    match = Match(GAME, 2, seed="seed")
    with pytest.raises(IllegalAction) as caught:
        match.play(OFFER)
    assert caught.value.reason == "chest-empty"
    assert match.revision == 0
    assert match.state.key() == GAME.start(2).key()


def test_a_question_with_one_answer_answers_itself_and_is_logged() -> None:
    """With one full chest, whose chest to look into is no question."""
    match = Match(GAME, 2, fate=Scripted([PEARL]))
    match.play(KEEP)
    match.play(LOOK)
    written = [(line["by"], line["action"], line.get("forced")) for line in match.archive().entries]
    assert written == [(0, KEEP, None), (NATURE, PEARL, None), (1, LOOK, None), (1, AT, True), (NATURE, PEARL, True)]


def test_every_earlier_revision_can_be_looked_at() -> None:
    match = after_three_kept()
    assert match.revision == 6
    assert [match.at(revision).actor for revision in range(7)] == [0, NATURE, 1, NATURE, 2, NATURE, 0]
    assert match.at(6).key() == match.state.key()
    for revision in (-1, 7):
        with pytest.raises(UndoError, match=f"revision: expected 0 to 6, got {revision}"):
            match.at(revision)


def test_when_it_is_over_nothing_can_be_played_or_taken_back() -> None:
    match = Match(GAME, 2, seed="seed")
    while not match.over:
        match.play(REST)
    assert [match.can_undo(seat) for seat in range(2)] == [False, False]
    with pytest.raises(IllegalAction) as caught:
        match.play(REST)
    assert caught.value.reason == "game-over"


# All or nothing.


class Failing(Fate):
    """Answers so often, then fails with what it is told to."""

    def __init__(self, times: int, error: BaseException) -> None:
        self.times = times
        self.error = error

    def answer(self, state: State) -> int | None:
        self.times -= 1
        if self.times < 0:
            raise self.error
        return state.legal()[0]


@pytest.mark.parametrize("error", [FateError("no dice"), OSError("unplugged"), KeyboardInterrupt()])
def test_an_answer_whose_chance_fails_is_not_played_at_all(error: BaseException) -> None:
    match = Match(GAME, 2, fate=Failing(1, error))
    match.play(DIVE)
    key, revision, log = match.state.key(), match.revision, match.log(0)
    with pytest.raises(type(error)):
        match.play(DIVE)
    assert (match.state.key(), match.revision, match.log(0)) == (key, revision, log)
    match.fate = Seeded("new dice")
    match.play(DIVE)
    assert match.revision == revision + 2


def test_a_failed_answer_leaves_undo_as_it_was() -> None:
    match = after_three_kept(Failing(3, FateError("no dice")))
    match.play(OFFER)
    with pytest.raises(IllegalAction):
        match.play(REST)
    match.undo(0)
    with pytest.raises(FateError):
        match.play(DIVE)
    assert match.state.actor == 0


# Undo.


def test_undo_gives_the_state_back_and_the_revision_goes_on() -> None:
    match = after_three_kept()
    key = match.state.key()
    match.play(OFFER)
    assert match.undo(0) == [{"revision": 8, "event": "undo", "seat": 0, "back_to": 6}]
    assert match.state.key() == key
    assert match.revision == 8


def test_undo_goes_back_answer_by_answer() -> None:
    match = after_three_kept()
    keys = [match.state.key()]
    match.play(OFFER)
    keys.append(match.state.key())
    match.play(AT + 2)
    match.undo(0)
    assert match.state.key() == keys[1]
    match.undo(0)
    assert match.state.key() == keys[0]
    assert not match.can_undo(0)


def test_undo_takes_back_what_followed_by_itself() -> None:
    """Seat 1 alone has a chest: the offer goes to it at once, and is taken back with the choice that was none."""
    match = Match(GAME, 3, fate=Scripted([PEARL, CONCH]))
    for action in (KEEP, KEEP, REST):
        match.play(action)
    key = match.state.key()
    match.play(OFFER)
    assert match.state.actor == 1
    match.undo(0)
    assert match.state.key() == key


def test_only_who_answered_takes_it_back() -> None:
    match = after_three_kept()
    match.play(OFFER)
    for seat in (1, 2):
        assert not match.can_undo(seat)
        with pytest.raises(UndoError, match=f"seat {seat} has nothing to take back"):
            match.undo(seat)


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ([DIVE], "chance was drawn"),
        ([LOOK, AT + 1], "something was revealed"),
    ],
)
def test_undo_does_not_cross(actions: list[int], why: str) -> None:
    match = after_three_kept()
    for action in actions[:-1]:
        match.play(action)
    assert match.is_final(actions[-1]), why
    match.play(actions[-1])
    assert [seat for seat in range(3) if match.can_undo(seat)] == [], why


@pytest.mark.parametrize("actions", [[REST, REST], [OFFER, AT + 1, DECLINE]])
def test_undo_does_not_cross_the_answer_of_another_seat(actions: list[int]) -> None:
    """Which that seat in turn may take back."""
    match = after_three_kept()
    for action in actions:
        match.play(action)
    assert [match.can_undo(seat) for seat in range(3)] == [False, True, False]
    match.undo(1)
    assert [match.can_undo(seat) for seat in range(3)] == [False, False, False]


def test_a_question_to_another_seat_can_be_taken_back_until_it_is_answered() -> None:
    match = after_three_kept()
    match.play(OFFER)
    assert not match.is_final(AT + 1)
    match.play(AT + 1)
    assert match.state.actor == 1
    assert match.can_undo(0)


def test_dice_in_real_hands_are_not_taken_back() -> None:
    match = Match(GAME, 2, fate=Asked())
    assert match.is_final(DIVE)
    match.play(DIVE)
    assert match.state.actor == NATURE
    assert not match.can_undo(0)


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_seat_answers() -> None:
    match = after_three_kept()
    key = match.state.key()
    assert not match.is_final(REST)
    match.play(REST)
    assert match.state.actor == 1
    assert [match.can_undo(seat) for seat in range(3)] == [True, False, False]
    match.undo(0)
    assert match.state.key() == key


def test_the_first_answer_of_a_turn_settles_the_turn_before() -> None:
    """Even where neither chance nor another seat comes between, as when everybody else has passed."""
    before = after_three_kept().state
    later = before.clone()
    later.turns += 1
    mark = Mark(0, 6, before)

    def left(seat: int, state: State, forced: bool = False) -> list[int]:
        entry = Entry(ACT, seat)
        entry.forced = forced
        return [mark.revision for mark in marks_after([mark], entry, 7, state, before, None)]

    assert left(0, before) == [6, 7]
    assert left(0, later) == [7]
    assert left(1, before) == [7]
    assert left(0, later, forced=True) == [6]


def test_all_choices_say_whether_they_are_final() -> None:
    match = Match(GAME, 2, seed="seed")
    seen = set[bool]()
    while not match.over:
        choices = match.choices()
        assert choices == [(action, match.is_final(action)) for action in match.state.legal()]
        seen |= {final for _, final in choices}
        match.play(choices[-1][0])
    assert seen == {True, False}
    assert match.choices() == []


def test_asking_whether_it_is_final_needs_a_legal_action() -> None:
    with pytest.raises(IllegalAction):
        Match(GAME, 2, seed="seed").is_final(OFFER)


# Rewind.


def test_a_rewind_needs_the_consent_of_every_seat() -> None:
    match = after_three_kept()
    for by in ([], [0, 1], [0, 1, 1], [0, 1, 2, 3]):
        with pytest.raises(UndoError, match="consent of every seat"):
            match.rewind(2, by)
    assert match.revision == 6
    assert match.rewind(2, [2, 0, 1]) == [{"revision": 7, "event": "rewind", "seat": -2, "back_to": 2}]
    assert match.state.key() == match.at(2).key()


def test_after_a_rewind_the_same_dice_fall() -> None:
    match = Match(GAME, 2, seed="seed")
    first = [match.play(DIVE)[-1]["shell"] for _ in range(4)]
    match.rewind(0, [0, 1])
    assert [match.play(DIVE)[-1]["shell"] for _ in range(4)] == first


def test_a_rewind_into_chance_goes_on_to_the_next_choice() -> None:
    match = Match(GAME, 2, seed="seed")
    match.play(DIVE)
    key = match.state.key()
    match.rewind(1, [0, 1])
    assert match.state.key() == key
    assert match.revision == 4


def test_nothing_is_taken_back_by_one_seat_after_a_rewind() -> None:
    match = after_three_kept()
    match.play(OFFER)
    match.rewind(6, [0, 1, 2])
    assert not match.can_undo(0)


def test_a_rewind_to_what_never_was_is_refused() -> None:
    with pytest.raises(UndoError, match="revision: expected 0 to 6, got 9"):
        after_three_kept().rewind(9, [0, 1, 2])


# Telling.


def test_what_one_seat_sees_the_others_are_not_told() -> None:
    match = Match(GAME, 2, fate=Scripted([PEARL]))
    told = match.play(KEEP)
    assert [event["event"] for event in told] == ["kept", "kept-what"]
    assert [event["event"] for event in match.log(0)] == ["kept", "kept-what"]
    assert [event["event"] for event in match.log(1)] == ["kept"]
    assert [event["event"] for event in match.log()] == ["kept"]


def test_what_was_taken_back_stays_in_the_log() -> None:
    match = after_three_kept()
    match.play(OFFER)
    match.undo(0)
    match.play(DIVE)
    assert [event["event"] for event in match.log()] == ["kept", "kept", "kept", "undo", "dived"]


def test_one_can_ask_what_happened_since() -> None:
    match = after_three_kept()
    revision = match.revision
    match.play(DIVE)
    assert [(event["revision"], event["event"]) for event in match.told(revision)] == [(8, "dived")]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_one_is_told_since_a_revision_what_stands_after_it_in_ones_log(seat: int | None) -> None:
    match = restless_match(GAME, 3, 60, "pearls")
    log = match.log(seat)
    assert len(log) < len(match.told(0))
    for since in range(match.revision + 1):
        assert match.told_to(seat, since) == [event for event in log if int(str(event["revision"])) > since]
    assert match.told_to(seat, match.revision + 5) == []
    assert match.told_to(seat, -1) == log


def test_a_seat_can_be_handed_over() -> None:
    match = Match(GAME, 2, seed="seed")
    assert match.hand_over(1, "a bot") == [{"revision": 1, "event": "hand-over", "seat": 1, "who": "a bot"}]
    assert match.state.key() == GAME.start(2).key()
    with pytest.raises(OptionError, match="seat: expected 0 to 1, got 2"):
        match.hand_over(2, "a bot")


def test_a_hand_over_leaves_undo_as_it_is() -> None:
    match = after_three_kept()
    match.play(OFFER)
    match.hand_over(1, "a bot")
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.key() == match.at(6).key()
