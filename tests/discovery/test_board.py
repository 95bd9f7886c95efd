"""The board of the page: whatever may be answered is there to be clicked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import boards


@pytest.mark.parametrize("id", ["discovery-2007", "discovery-2015"])
def test_every_answer_of_the_recorded_games_is_given_on_the_board(id: str, tmp_path: Path) -> None:
    ran = boards.ask("discovery", id, tmp_path / "positions.jsonl")
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("id", ["discovery-2007", "discovery-2015"])
def test_every_act_of_the_recorded_games_can_be_shown_event_by_event(id: str, tmp_path: Path) -> None:
    ran = boards.retell("discovery", id, tmp_path / "acts.jsonl")
    assert ran.returncode == 0, ran.stdout + ran.stderr
