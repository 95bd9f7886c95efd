"""The board of the page: whatever may be answered is there to be clicked."""

from __future__ import annotations

from pathlib import Path

from tests import boards


def test_every_answer_of_the_recorded_games_is_one_click_on_the_board(tmp_path: Path) -> None:
    ran = boards.ask("endeavor", "endeavor", tmp_path / "positions.jsonl")
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_what_is_told_leads_from_one_view_to_the_next(tmp_path: Path) -> None:
    ran = boards.retell("endeavor", "endeavor", tmp_path / "acts.jsonl")
    assert ran.returncode == 0, ran.stdout + ran.stderr
