"""What is compiled is what the sources say, and the uncompiled way in runs the sources."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from carrack import _build

PURE = bool(os.environ.get("CARRACK_PURE"))
SHOW_FILES = """
import sys, carrack.core
from carrack import _build
print(*(m.__file__ for n, m in sys.modules.items() if n.startswith(("carrack.core.", "carrack.games.")) and m.__file__))
"""


def files_imported(pure: bool) -> list[str]:
    """The files behind the modules of the engine, in an interpreter of its own."""
    env = {name: value for name, value in os.environ.items() if name != "CARRACK_PURE"}
    env |= {"CARRACK_PURE": "1"} if pure else {}
    shown = subprocess.run([sys.executable, "-c", SHOW_FILES], env=env, check=True, capture_output=True, text=True)
    return shown.stdout.split()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with three compiled sources and a record that fits them."""
    for name in ("core/state.py", "games/chess/moves.py", "bots/greedy.py", "games/chess/moves" + _build.SUFFIX):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"# {name}\n")
    monkeypatch.setattr(_build, "OPT", "3")
    (tmp_path / _build.RECORD).write_text(json.dumps(_build.record_of(tmp_path)))
    return tmp_path


@pytest.mark.skipif(PURE, reason="runs the sources, whatever is compiled")
def test_compiled_modules_say_what_the_sources_say() -> None:
    assert _build.stale() == []


@pytest.mark.skipif(_build.why_pure() != "", reason=_build.why_pure())
def test_what_can_be_compiled_is_compiled() -> None:
    files = files_imported(pure=False)
    assert files
    assert [file for file in files if not file.endswith(_build.SUFFIX)] == []


def test_the_uncompiled_way_in_runs_the_sources() -> None:
    files = files_imported(pure=True)
    assert files
    assert [file for file in files if not file.endswith(".py")] == []


def test_a_fitting_record_is_not_stale(package: Path) -> None:
    assert _build.stale(package) == []


def test_an_edited_source_is_stale(package: Path) -> None:
    (package / "core/state.py").write_text("# edited\n")
    assert _build.stale(package) == ["core/state.py"]


def test_a_new_source_is_stale(package: Path) -> None:
    (package / "games/chess/castling.py").touch()
    assert _build.stale(package) == ["games/chess/castling.py"]


def test_a_removed_source_is_stale(package: Path) -> None:
    (package / "bots/greedy.py").unlink()
    assert _build.stale(package) == ["bots/greedy.py"]


def test_another_interpreter_is_stale(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_build, "SUFFIX", ".cpython-399.so")
    assert _build.stale(package) == ["suffix"]


def test_another_optimisation_is_stale(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_build, "OPT", "0")
    assert _build.stale(package) == ["opt"]


def test_extensions_without_a_record_are_stale(package: Path) -> None:
    (package / _build.RECORD).unlink()
    assert _build.stale(package) == ["games/chess/moves" + _build.SUFFIX]


def test_plain_python_is_never_stale(package: Path) -> None:
    (package / _build.RECORD).unlink()
    (package / ("games/chess/moves" + _build.SUFFIX)).unlink()
    assert _build.stale(package) == []


def test_a_package_is_a_group(package: Path) -> None:
    assert list(_build.groups(package)) == ["carrack.core", "carrack.bots", "carrack.games.chess"]


def test_the_package_itself_is_not_compiled() -> None:
    file = importlib.import_module("carrack").__file__
    assert file is not None
    assert file.endswith("__init__.py")
