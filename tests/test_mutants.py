"""The tables of `make mutants`: they fit the sources, and what must be switched off is."""

from __future__ import annotations

import runpy
from functools import cache
from pathlib import Path

import pytest

import carrack
from carrack.games.discovery.edition_2015.facts import NATION_NAMES
from carrack.games.discovery.tables.tiles import TILES
from tools.mutants import Mutant, mutants_of

ROOT = Path(__file__).parent.parent
TABLES = sorted((ROOT / "tests").glob("*/mutants.py"))


@cache
def mutants_in(path: Path) -> list[Mutant]:
    """Ends the test when a text does not stand in its file once, or a sweep finds nothing."""
    return list(mutants_of(runpy.run_path(str(path)), ROOT / "src"))


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.parent.name)
def test_every_row_changes_its_file(path: Path) -> None:
    table = runpy.run_path(str(path))
    for mutant in mutants_in(path):
        text = (ROOT / "src" / table["PACKAGE"] / mutant.file).read_text("utf-8")
        assert text[mutant.start : mutant.end] != mutant.new, mutant.what


@pytest.mark.parametrize("tile", [tile.name for tile in TILES])
def test_every_tile_of_discovery_is_switched_off(tile: str) -> None:
    switches = ("the tile ", "nobody owns it: ", "a recurring tile does nothing: ", "a tile counts for nothing: ")
    found = [mutant.what for mutant in mutants_in(ROOT / "tests" / "discovery" / "mutants.py")]
    assert [what for what in found if what.startswith(switches) and tile in what.lower()] != []


@pytest.mark.parametrize("nation", NATION_NAMES)
def test_every_nation_of_discovery_is_switched_off(nation: str) -> None:
    found = [mutant.what.lower() for mutant in mutants_in(ROOT / "tests" / "discovery" / "mutants.py")]
    assert f"the nation {nation}" in found


OPTIONS = [
    (folder, name)
    for folder, title in (("discovery", "discovery-2007"), ("discovery", "discovery-2015"), ("endeavor", "endeavor"))
    for name in carrack.game(title).options
]


@pytest.mark.parametrize(("folder", "option"), sorted(set(OPTIONS)))
def test_every_option_is_switched_off(folder: str, option: str) -> None:
    found = [mutant.what for mutant in mutants_in(ROOT / "tests" / folder / "mutants.py")]
    assert [what for what in found if what.startswith(f"the variant {option}")] != []
