"""The board of the page: its chart says of the map what the rules say."""

from __future__ import annotations

import json
from pathlib import Path

from carrack.games.discovery.tables.facts import BORDERS, REGION_NAMES

CHART = Path(__file__).parents[2] / "web" / "src" / "boards" / "discovery" / "chart.json"


def test_every_region_is_drawn() -> None:
    assert sorted(json.loads(CHART.read_text("utf-8"))["regions"]) == sorted(REGION_NAMES)


def test_two_regions_touch_exactly_where_they_are_neighbours() -> None:
    drawn = {frozenset(pair.split()) for pair in json.loads(CHART.read_text("utf-8"))["touch"]}
    assert drawn == {frozenset((border.one, border.other)) for border in BORDERS}
