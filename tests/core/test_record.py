"""A record holds the whole game, tells a reader only what it may know, and gives the same match back."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from carrack import IllegalAction, Match, OptionError, Record, RecordError, UndoError, replay
from carrack.bots import bot
from carrack.core.fate import Asked, Scripted, Seeded
from tests.core.hide_and_toss import GAME
from tests.core.matches import again, finished_short_match, iron_age_match

PLAY_AND_WRITE = """
import carrack, sys
from carrack.bots import bot
match = carrack.Match("iron-age", seats=3, options={"length": "short"}, seed="crossing")
player = bot("random", "crossing")
while not match.over:
    match.play(player.choose(match.state))
sys.stdout.buffer.write(str(match.record()).encode())
"""
READ_AND_WRITE = """
import carrack, sys
match = carrack.replay(sys.stdin.buffer.read())
sys.stdout.buffer.write(str(match.record()).encode())
"""


def lines_of(record: Record) -> list[dict[str, object]]:
    return [json.loads(line) for line in str(record).splitlines()]


@pytest.mark.parametrize("match", [finished_short_match(), iron_age_match(1), iron_age_match(2, 90)])
def test_a_match_comes_back_from_its_record(match: Match) -> None:
    copy = again(match)
    assert copy.archive() == match.archive()
    assert copy.state.key() == match.state.key()
    assert copy.revision == match.revision
    assert copy.commitment == match.commitment
    assert [copy.log(seat) for seat in (None, 0)] == [match.log(seat) for seat in (None, 0)]
    assert [copy.at(revision).key() for revision in range(0, copy.revision, 7)] == [
        match.at(revision).key() for revision in range(0, match.revision, 7)
    ]


def test_record_and_text_and_bytes_are_all_read() -> None:
    record = finished_short_match().record()
    assert replay(record).record() == replay(str(record)).record() == replay(str(record).encode()).record() == record


def test_equal_records_have_equal_hashes() -> None:
    record, same = finished_short_match().record(), finished_short_match().record()
    assert record == same
    assert hash(record) == hash(same)
    assert record != iron_age_match(1).record()
    assert record != str(record)


def test_undo_rewind_and_hand_over_survive() -> None:
    kinds = [line["kind"] for line in again(finished_short_match()).record().entries]
    assert kinds == ["act", "undo", "act", "hand-over", "act", "act", "rewind", "act", "act", "act", "act"]


def test_the_header_says_what_was_played() -> None:
    header = iron_age_match(3, 20).record(1).header
    assert header["game"] == "iron-age"
    assert header["seats"] == 3
    assert header["options"] == {"length": "normal"}
    assert header["sees"] == "seat 1"
    assert {"carrack", "format", "version", "facts", "verbs", "commitment"} <= set(header)


def test_a_finished_record_has_result_and_seed() -> None:
    match = finished_short_match()
    closing = match.record(1).closing
    assert closing["scores"] == match.state.scores()
    assert closing["winners"] == match.state.winners()
    assert closing["reveal"] == {"secret": "a coin", "contributions": []}


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_running_record_hides_the_seed(seat: int | None) -> None:
    match = iron_age_match(2, 60, seed="nobody may read this")
    text = str(match.record(seat))
    assert "nobody may read this" not in text
    assert "reveal" not in text
    assert match.commitment in text


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_running_record_can_be_replayed(seat: int | None) -> None:
    match = iron_age_match(2, 60)
    copy = replay(str(match.record(seat)))
    assert copy.state.key() == match.state.key()
    assert copy.log() == match.log()


def test_who_replays_a_running_record_cannot_know_the_dice_to_come() -> None:
    match = Match("iron-age", seats=1, seed="dice")
    copy = replay(str(match.record(0)))
    copy.play(0)
    assert copy.state.actor == -1, "Nature's question stays open: the seed is not in the record"


def test_the_keeper_of_the_archive_goes_on_with_the_same_dice() -> None:
    match = iron_age_match(2, 60)
    player = bot("random", "goes on")
    copy = again(match)
    while not match.over:
        action = player.choose(match.state)
        assert copy.play(action) == match.play(action)
    assert copy.record() == match.record()


def test_undo_still_reaches_back_after_a_replay() -> None:
    match = Match(GAME, seed="x")
    match.play(0)
    copy = again(match)
    assert copy.can_undo(0)
    assert not copy.can_undo(1)
    copy.undo(0)
    match.undo(0)
    assert copy.archive() == match.archive()
    assert not copy.can_undo(0)


def test_undo_after_a_replay_reaches_exactly_as_far_as_before() -> None:
    match = Match("iron-age", seats=2, seed="far")
    player = bot("random", "far")
    reached = set()
    for _ in range(50):
        match.play(player.choose(match.state))
        reach = [match.can_undo(seat) for seat in (0, 1)]
        copy = again(match)
        assert [copy.can_undo(seat) for seat in (0, 1)] == reach
        reached.add(tuple(reach))
    assert reached == {(False, False), (True, False), (False, True)}


def test_a_secret_answer_is_hidden_from_the_other_seat_alone() -> None:
    match = Match(GAME, seed="x")
    match.play(1)
    assert match.record(0).entries[0]["action"] == 1
    assert match.record(1).entries[0]["action"] is None
    assert match.record(None).entries[0]["action"] is None


def test_checksums_shown_to_a_seat_betray_no_secret() -> None:
    texts = set()
    for hand in (0, 1):
        match = Match(GAME, seed="x")
        match.play(hand)
        texts.add(str(match.record(1)))
    assert len(texts) == 1


def test_hidden_answers_are_not_guessed_at() -> None:
    match = Match(GAME, seed="x")
    match.play(1)
    with pytest.raises(RecordError, match=r"^line 2: .*hidden"):
        replay(match.record(1))


def test_a_record_for_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(OptionError, match="seat: expected 0 to 1, got 5"):
        Match(GAME, seed="x").record(5)


def test_asked_dice_are_recorded_without_a_commitment() -> None:
    match = Match(GAME, fate=Asked())
    for action in (0, 2, 5, 7):
        match.play(action)
    record = match.record()
    assert record.header["commitment"] == ""
    assert record.closing["reveal"] == {}
    assert replay(str(record)).state.winners() == match.state.winners()


def test_an_unfinished_match_with_asked_dice_goes_on_asking() -> None:
    match = Match(GAME, fate=Asked())
    match.play(0)
    match.play(2)
    copy = again(match)
    assert copy.state.actor == -1
    copy.play(5)
    assert copy.state.actor == 1


def test_contributions_change_the_dice_and_are_revealed() -> None:
    faces: set[object] = set()
    for word in ("ann", "bob", "cem", "dora"):
        match = Match("iron-age", seats=1, fate=Seeded("secret", ["table", word]))
        match.play(0)
        faces.add(str(match.state.plain()["dice"]))
        assert again(match).archive().closing["reveal"] == {"secret": "secret", "contributions": ["table", word]}
    assert len(faces) > 1


def test_a_failed_rewind_changes_nothing() -> None:
    match = Match(GAME, fate=Scripted([4]))
    match.play(0)
    match.play(2)
    before = match.archive()
    with pytest.raises(UndoError, match="consent"):
        match.rewind(0, by=[0])
    with pytest.raises(UndoError, match="revision: expected 0 to 3, got 9"):
        match.rewind(9, by=[0, 1])
    with pytest.raises(RuntimeError, match="used up"):
        match.rewind(2, by=[0, 1])
    assert match.archive() == before


def test_a_refused_action_leaves_no_trace_in_the_record() -> None:
    match = iron_age_match(2, 30)
    before = match.archive()
    with pytest.raises(IllegalAction):
        match.play(match.game.actions - 1)
    assert match.archive() == before


@pytest.mark.parametrize("name", ["ünï-cödé ‘quotes’ \u2028 \x00", "a\nb", '{"check":"0"}', ""])
def test_any_name_survives(name: str) -> None:
    match = Match(GAME, seed=name)
    match.hand_over(0, name)
    assert again(match).archive().entries[0]["who"] == name


@pytest.mark.parametrize(
    ("name", "value"), [("seed", "\ud800"), ("seed", 7), ("seed", b"x"), ("who", "\udcff"), ("who", 1)]
)
def test_what_cannot_be_written_down_is_refused_at_the_door(name: str, value: object) -> None:
    with pytest.raises(OptionError, match=f"^{name}: expected a text"):
        Match(GAME, seed=value) if name == "seed" else Match(GAME).hand_over(0, value)


def run(script: str, pure: bool, data: bytes = b"") -> bytes:
    """A script in an interpreter of its own, compiled where that is possible, or pure."""
    root = Path(__file__).parent.parent.parent
    environment = {"PYTHONPATH": str(root / "src"), **({"CARRACK_PURE": "1"} if pure else {})}
    return subprocess.run(
        [sys.executable, "-c", script], input=data, env=environment, check=True, capture_output=True
    ).stdout


@pytest.mark.parametrize("writer_is_pure", [True, False])
def test_pure_and_compiled_read_each_others_records(writer_is_pure: bool) -> None:
    written = run(PLAY_AND_WRITE, writer_is_pure)
    assert written.count(b"\n") > 100
    assert run(READ_AND_WRITE, not writer_is_pure, written) == written
