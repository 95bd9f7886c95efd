"""A third language, added as docs/languages.md says: its files are written, its last lines are run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import carrack

ROOT = Path(carrack.__file__).parent
DOCUMENT = Path(__file__).parents[2] / "docs" / "languages.md"


def blocks(kind: str) -> list[str]:
    found = re.findall(rf"^( *)```{kind}\n(.*?)^ *```$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [textwrap.dedent(text) for _indent, text in found]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the package, uncompiled, with the files of the document in it."""
    package = tmp_path / "src" / "carrack"
    shutil.copytree(ROOT, package, ignore=shutil.ignore_patterns("*.so", "*.pyd", "_compiled.json", "__pycache__"))
    for text in (*blocks("ftl"), *blocks("markdown")):
        place, _, rest = text.partition("\n")
        path = tmp_path / place.strip("#<!-> ")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(rest, encoding="utf-8")
    return tmp_path / "src"


def run(tree: Path, program: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(tree), "CARRACK_PURE": "1", "PYTHONUTF8": "1"}
    return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)


def test_a_third_language_is_added_as_the_document_says(tree: Path) -> None:
    (program,) = blocks("python")
    assert "assert " in program
    done = run(tree, program)
    assert done.returncode == 0, done.stderr


def test_a_folder_is_all_that_makes_a_language(tree: Path) -> None:
    done = run(tree, "from carrack.words import LANGUAGES, __file__ as here; print(here, *LANGUAGES)")
    assert done.stdout.split() == [str(tree / "carrack" / "words.py"), "en", "es", "fr"], done.stderr
