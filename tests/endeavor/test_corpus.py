"""A corpus of recorded games (`python -m tools.corpus` writes it): each replays, and together they cover the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import carrack
from tests.endeavor.coverage import ROWS, rows_of

FOLDER = Path(__file__).parent.parent / "corpus" / "endeavor"
RECORDS = sorted(path.stem for path in FOLDER.glob("*.jsonl"))


@cache
def replayed(name: str) -> carrack.Match:
    """The match of a record, every checksum verified."""
    return carrack.replay((FOLDER / f"{name}.jsonl").read_text("utf-8"))


@cache
def rows_by_game() -> dict[str, set[str]]:
    return {name: rows_of(replayed(name)) for name in RECORDS}


@pytest.mark.parametrize("name", RECORDS)
def test_a_recorded_game_replays_to_its_end(name: str) -> None:
    match = replayed(name)
    assert match.over
    assert match.state.invariants() == []
    assert str(match.record()) == (FOLDER / f"{name}.jsonl").read_text("utf-8")


@pytest.mark.parametrize("row", ROWS)
def test_a_recorded_game_shows(row: str) -> None:
    assert [name for name, rows in rows_by_game().items() if row in rows] != []


def test_no_game_is_there_for_nothing() -> None:
    rows = rows_by_game()
    for name in RECORDS:
        others = set[str]().union(*(rows[other] for other in RECORDS if other != name))
        assert rows[name] - others, name
