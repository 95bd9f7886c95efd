"""A corpus of recorded games (`python -m tools.corpus` writes it): each replays, and together they cover their game."""

from __future__ import annotations

from functools import cache

import pytest

import tests.discovery.coverage
import tests.discovery.coverage_2015
import tests.endeavor.coverage
from carrack.games import HOUSE
from carrack.games.discovery.tables.tiles import TILES
from tests.recorded import names, replayed, text

# Whose games are there for what they show: the rows, and which of them a game has. The Iron Age has its own tests.
COVERAGE = {
    "discovery-2007": tests.discovery.coverage,
    "discovery-2015": tests.discovery.coverage_2015,
    "endeavor": tests.endeavor.coverage,
}


@cache
def rows_by_game(id: str) -> dict[str, set[str]]:
    return {name: COVERAGE[id].rows_of(replayed(id, name)) for name in names(id)}


@pytest.mark.parametrize(("id", "name"), [(id, name) for id in HOUSE for name in names(id)])
def test_a_recorded_game_replays_to_its_end(id: str, name: str) -> None:
    match = replayed(id, name)
    assert match.over
    assert match.state.invariants() == []
    assert str(match.record()) == text(id, name)


@pytest.mark.parametrize(("id", "row"), [(id, row) for id, coverage in COVERAGE.items() for row in coverage.ROWS])
def test_a_recorded_game_shows(id: str, row: str) -> None:
    assert [name for name, rows in rows_by_game(id).items() if row in rows] != []


@pytest.mark.parametrize("id", COVERAGE)
def test_no_game_is_there_for_nothing(id: str) -> None:
    rows = rows_by_game(id)
    for name in rows:
        others = set[str]().union(*(rows[other] for other in rows if other != name))
        assert rows[name] - others, name


@pytest.mark.parametrize("id", ["discovery-2007", "discovery-2015"])
def test_there_are_rows_for_every_tile_of_the_box(id: str) -> None:
    for tile in TILES:
        rows = [row for row in COVERAGE[id].ROWS if row.startswith(f"{tile.name} ")]
        assert len(rows) == (0 if id == "discovery-2007" and not tile.copies else 2), tile.name
