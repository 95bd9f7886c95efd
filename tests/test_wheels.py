"""Each wheel, installed into an empty environment with the locked dependencies, plays a game, and finds another one
that is installed beside it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from carrack import _build

ROOT = Path(__file__).parent.parent
PLAY = """
import random
import carrack

rng = random.Random(1)
state = carrack.game("iron-age").start(seats=2)
actions = 0
while state.actor != carrack.OVER:
    state.play(rng.choice(state.legal()))
    actions += 1
print(actions, state.winners(), carrack.__file__)
"""

pytestmark = pytest.mark.slow


def run(*command: str | Path, **env: str) -> str:
    """Run a command away from the sources; its output."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CARRACK"))}
    done = subprocess.run([*map(str, command)], cwd=ROOT / "tests", env=clean | env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def wheel_of(kind: str, folder: Path) -> Path:
    """The wheel of a kind: the one that `make wheel` made, when told where, else built from a copy of the sources."""
    wheels = os.environ.get("CARRACK_WHEELS")
    if wheels is None:
        sources = folder / "sources"
        shutil.copytree(ROOT / "src", sources / "src", ignore=shutil.ignore_patterns("*.so", _build.RECORD))
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
            shutil.copy(ROOT / name, sources)
        env = {"CARRACK_PURE": "1"} if kind == "pure" else {}
        run(sys.executable, "-m", "build", "--wheel", "--no-isolation", sources, **env)
        wheels = str(sources / "dist")
    (wheel,) = (ROOT / wheels).glob(f"carrack-*-{'py3-none-any' if kind == 'pure' else 'cp*'}.whl")
    return wheel


def plays(kind: str, folder: Path) -> Path:
    """Install the wheel of a kind into an empty environment: it says its kind and plays to the end. Its Python."""
    wheel = wheel_of(kind, folder)
    venv.create(folder / "env", with_pip=True)
    here = folder / "env/bin"
    pip = (here / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps")
    run(*pip, "--require-hashes", "--requirement", ROOT / "requirements/runtime.txt")
    run(*pip, wheel)

    assert kind in run(here / "carrack", "--version")
    assert str(folder) in run(here / "python", "-c", PLAY)
    assert "pure" in run(here / "carrack", "--version", CARRACK_PURE="1")
    assert str(folder) in run(here / "python", "-c", PLAY, CARRACK_PURE="1")
    return here / "python"


@pytest.mark.skipif(_build.why_pure() != "", reason=_build.why_pure())
def test_the_compiled_wheel_plays_in_an_empty_environment(tmp_path: Path) -> None:
    plays("compiled", tmp_path)


def test_the_pure_wheel_plays_in_an_empty_environment_and_finds_a_game_beside_it(tmp_path: Path) -> None:
    """The example of docs/new-game.md, found by its entry point alone."""
    python = plays("pure", tmp_path)
    shutil.copytree(ROOT / "examples", tmp_path / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", tmp_path / "examples")
    (nim,) = (tmp_path / "examples/dist").glob("carrack_nim-*.whl")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", nim)
    script = "import carrack; print(carrack.games()); carrack.testing.check('nim', games=2)"
    said = run(python, "-c", f"import os; os.chdir({str(tmp_path)!r}); {script}")
    assert "'nim'" in said
    assert "nim, version 1: 2 sets, 4 games" in said
