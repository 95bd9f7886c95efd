"""The kit as a whole: what it plays, what it says, what it leaves behind."""

from __future__ import annotations

from pathlib import Path

import pytest

import carrack
from carrack.core.actions import Actions
from carrack.testing import ConformanceError, Coverage
from tests.kit.refusals import refusal
from tests.toys import lagoon
from tests.toys.broken import ConjuringDive, CrashingDive
from tests.toys.lagoon import ASK_DIVE, ASK_WHICH, Lagoon, LagoonGame


@pytest.fixture(scope="module")
def covered(tmp_path_factory: pytest.TempPathFactory) -> Coverage:
    """The healthy toy, all of it."""
    return carrack.testing.check(lagoon.GAME, games=5, out=tmp_path_factory.mktemp("out"), say=lambda _: None)


def test_a_healthy_game_passes_with_every_seat_count_and_option_set(covered: Coverage) -> None:
    assert {seats for seats, _ in covered.sets} == {2, 3}
    assert covered.games == 5 * len(covered.sets) == covered.records
    assert covered.never() == {"steps": [], "verbs": [], "reasons": [], "events": []}


def test_every_habit_has_something_to_look_at(covered: Coverage) -> None:
    """A count of zero would mean that a habit was never really checked."""
    assert covered.undone > 0
    assert covered.rewound > 5
    assert covered.hidden > 100
    assert covered.secret_moments > 500
    assert covered.shared_addresses > 100
    assert covered.rotated > 100
    assert covered.swept > 100
    assert covered.refused > 10 * covered.swept


def test_the_summary_tells_what_was_covered(covered: Coverage) -> None:
    said = str(covered)
    assert f"lagoon, version 1: {len(covered.sets)} sets, {covered.games} games" in said
    assert "3 seats: blind=True, rounds=6" in said
    assert "2 seats: refused storms=True" in said
    assert "steps: 8 of 8\n" in said
    assert f"{covered.hidden:,} hidden answers" in said
    assert f"{covered.records} replayed in a fresh process; compared " in said
    assert f"{covered.habits['no law is broken']:,} x no law is broken" in said


def test_what_was_never_reached_is_named(tmp_path: Path) -> None:
    said: list[str] = []
    table = {"seats": 2, "options": {"swaps": False}}
    covered = carrack.testing.check(lagoon.GAME, games=2, out=tmp_path, say=said.append, **table)  # type: ignore[arg-type]
    assert covered.sets == [(2, {"rounds": 4, "blind": False, "swaps": False, "storms": False})]
    assert covered.never()["steps"] == ["swap", "weather"]
    assert "steps: 6 of 8, never swap, weather" in said[0]


def test_a_game_is_checked_by_its_id_too(tmp_path: Path) -> None:
    carrack.register("lagoon", lagoon.GAME)
    covered = carrack.testing.check("lagoon", games=1, seats=[3], options={}, out=tmp_path, say=lambda _: None)
    assert covered.game is lagoon.GAME
    assert list(tmp_path.iterdir()) == []


def test_a_seed_plays_the_same_games_again(tmp_path: Path) -> None:
    runs = [
        carrack.testing.check(lagoon.GAME, games=2, seats=2, options={}, seed=seed, out=tmp_path, say=lambda _: None)
        for seed in ("one", "one", "other")
    ]
    assert runs[0].verbs == runs[1].verbs
    assert runs[0].verbs != runs[2].verbs


def test_a_failure_is_saved_as_a_record_that_leads_to_the_failing_move(tmp_path: Path) -> None:
    error = refusal(LagoonGame(instead={ASK_DIVE: ConjuringDive()}), tmp_path)
    assert error.record == tmp_path / "carrack-failure-lagoon.jsonl"
    assert str(error.record) in str(error)
    match = carrack.replay(error.record.read_bytes())
    assert match.state.invariants() != []
    assert match.at(match.revision - 1).invariants() == []


def test_a_move_that_cannot_be_written_is_left_out_of_the_record(tmp_path: Path) -> None:
    error = refusal(LagoonGame(instead={ASK_DIVE: CrashingDive()}), tmp_path)
    assert error.record is not None
    state = carrack.replay(error.record.read_bytes()).state
    assert state.game.steps[state.step].name == "dive"


class Shy(lagoon.Which):
    """Lists one seat less than it has no reason against: found when the line is looked at once more."""

    def ask(self, s: Lagoon, out: Actions) -> None:
        out.add(lagoon.AT + next(seat for seat in range(int(s.seats)) if lagoon.another(s, seat)))


def test_a_failure_of_a_look_back_leads_to_where_it_looked(tmp_path: Path) -> None:
    error = refusal(LagoonGame(instead={ASK_WHICH: Shy()}), tmp_path, games=20, seats=3, options={})
    assert error.habit == "a rule is written once"
    assert error.record is not None
    state = carrack.replay(error.record.read_bytes()).state
    assert state.game.steps[state.step].name == "which"


def test_a_failure_without_a_game_leaves_no_record(tmp_path: Path) -> None:
    error = refusal(LagoonGame(words={}), tmp_path)
    assert error.record is None
    assert list(tmp_path.iterdir()) == []


def test_a_conformance_error_is_an_assertion(tmp_path: Path) -> None:
    """So that a test that runs the kit fails, and does not break."""
    assert issubclass(ConformanceError, AssertionError)


def test_a_folder_that_cannot_be_written_hides_no_failure(tmp_path: Path) -> None:
    file = tmp_path / "a file"
    file.write_text("")
    error = refusal(LagoonGame(instead={ASK_DIVE: ConjuringDive()}), file)
    assert error.habit == "no law is broken"
    assert error.record is None
