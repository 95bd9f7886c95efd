"""The kit refuses records that a fresh process, or another build, does not give back."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from carrack import Match, RecordError, _build, register
from carrack.core.state import State
from carrack.testing import papers
from carrack.testing.errors import Broken
from tests.kit.refusals import refusal
from tests.toys import lagoon
from tests.toys.lagoon import LagoonGame


class Hashing(LagoonGame):
    """Deals by the hash of a text, which is another one in every process."""

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> State:
        state = super().set_up(seats, options)
        state.turns = hash("lagoon") % 2**40
        return state


HASHING = Hashing()


def test_a_game_that_is_another_one_in_every_process_is_refused(tmp_path: Path) -> None:
    error = refusal(HASHING, tmp_path, games=1, seats=2, options={})
    assert error.habit == "a fresh process replays the records"
    assert "the checksum does not match" in str(error)


def test_a_record_that_does_not_give_the_game_back_is_refused() -> None:
    lines = finished(lagoon.GAME).splitlines(keepends=True)
    with pytest.raises(RecordError, match="line 3: "):
        papers.a_record_gives_the_game_back(["".join([*lines[:2], *lines[3:]])])


class Environment(LagoonGame):
    """Hangs on what differs between two builds: here, a variable that the kit sets for the other process."""

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> State:
        state = super().set_up(seats, options)
        state.turns = 100 if os.environ.get("PYTHONHASHSEED") else 1
        return state


ENVIRONMENT = Environment()


def finished(game: LagoonGame) -> str:
    """The record of a short game."""
    register(game.id, game)
    match = Match(game, 2, seed="paper")
    while not match.over:
        match.play(match.state.legal()[0])
    return str(match.record())


def test_builds_that_disagree_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONHASHSEED", raising=False)
    monkeypatch.setattr(papers, "is_compiled", lambda: True)
    with pytest.raises(Broken, match="the pure build does not replay the record"):
        papers.compiled_and_uncompiled_agree(ENVIRONMENT, papers.a_record_gives_the_game_back([finished(ENVIRONMENT)]))


def test_builds_that_agree_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(papers, "is_compiled", lambda: True)
    traces = papers.a_record_gives_the_game_back([finished(lagoon.GAME)])
    assert papers.compiled_and_uncompiled_agree(lagoon.GAME, traces) == (
        "compiled with pure, the key after every action of 1 games"
    )


@pytest.mark.parametrize(("extensions", "why"), [([], "no compiled build"), (["x.so"], "older than its sources")])
def test_without_another_build_nothing_is_compared_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, extensions: list[str], why: str
) -> None:
    monkeypatch.setattr(papers, "is_compiled", lambda: False)
    monkeypatch.setattr(_build, "extensions", lambda: extensions)
    monkeypatch.setattr(_build, "stale", lambda: extensions)
    assert why in papers.compiled_and_uncompiled_agree(lagoon.GAME, {})


def test_a_trace_that_differs_is_refused_with_its_place() -> None:
    text = finished(lagoon.GAME)
    trace = papers.trace(text)
    spoilt = [*trace[:3], "something else", *trace[4:]]
    with pytest.raises(Broken, match="elsewhere is elsewhere after entry 4 of the record"):
        papers._agree({text: trace}, [spoilt], "elsewhere")


def test_a_game_that_no_process_can_find_is_refused(tmp_path: Path) -> None:
    error = refusal(LagoonGame(), tmp_path, games=1, seats=2, options={})
    assert "no fresh process can find this game" in str(error)


def test_a_game_is_found_by_its_module_and_name() -> None:
    assert papers.place_of(lagoon.GAME) == ("tests.toys.lagoon", "GAME")
    assert papers.place_of(HASHING) == (__name__, "HASHING")
