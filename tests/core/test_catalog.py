"""The catalog: which games there are, and where they come from."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import carrack
from carrack import UnknownGame
from tests.toys import lagoon

ROOT = Path(__file__).parent.parent.parent


def test_the_games_of_the_house_are_there() -> None:
    assert "iron-age" in carrack.games()
    assert carrack.games() == sorted(carrack.games())


def test_a_game_is_loaded_once() -> None:
    assert carrack.game("iron-age") is carrack.game("iron-age")


def test_a_game_can_be_registered_as_itself_or_by_its_place() -> None:
    carrack.register("lagoon", lagoon.GAME)
    assert carrack.game("lagoon") is lagoon.GAME
    carrack.register("lagoon", "tests.toys.lagoon:GAME")
    assert carrack.game("lagoon") is lagoon.GAME
    assert "lagoon" in carrack.games()


def test_the_last_one_to_take_an_id_has_it() -> None:
    other = lagoon.LagoonGame()
    carrack.register("lagoon", other)
    assert carrack.game("lagoon") is other
    carrack.register("lagoon", lagoon.GAME)
    assert carrack.game("lagoon") is lagoon.GAME


@pytest.mark.parametrize(
    ("place", "message"),
    [
        ("tests.toys.nowhere:GAME", "cannot be loaded: No module named 'tests.toys.nowhere'"),
        ("tests.toys.lagoon:NO_GAME", "cannot be loaded: module 'tests.toys.lagoon' has no attribute 'NO_GAME'"),
        ("tests.toys.lagoon:BAG", "is not a Game but tuple"),
        ("tests.toys.lagoon:GAME", "is the game 'lagoon'"),
    ],
)
def test_a_place_without_its_game_is_refused(place: str, message: str) -> None:
    carrack.register("elsewhere", place)
    with pytest.raises(UnknownGame) as caught:
        carrack.game("elsewhere")
    assert message in str(caught.value)


def test_an_installed_package_adds_its_games(tmp_path: Path) -> None:
    """As pip leaves it: a module and its metadata. Nothing of it is imported before somebody asks for the game."""
    shutil.copy(ROOT / "examples/nim.py", tmp_path)
    info = tmp_path / "carrack_nim-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: carrack-nim\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[carrack.games]\nnim = nim:GAME\n")
    script = "import carrack, sys; print('nim' in carrack.games(), 'nim' in sys.modules, carrack.game('nim').title)"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    said = subprocess.run([sys.executable, "-c", script], env=env, check=True, capture_output=True, text=True).stdout
    assert said == "True False Nim\n"
