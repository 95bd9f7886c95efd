"""Habits of paper: a record gives the game back, in a process that never saw it, compiled or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence

from carrack import _build
from carrack.core import state as state_module
from carrack.core.game import Game, digest
from carrack.core.record import after, parse, parse_entry
from carrack.core.replay import replay
from carrack.testing.errors import Broken


def is_compiled() -> bool:
    return not str(state_module.__file__).endswith(".py")


def trace(text: str) -> list[str]:
    """Replay a record: each checksum covers the key of the state after its entry. And what it says beside that."""
    match = replay(text)
    state = match.at(0)
    states = [state]
    found = []
    for revision, line in enumerate(parse(text).entries):
        state = after(state, parse_entry(line, revision + 2, revision, int(state.seats)), states)
        states.append(state)
        found.append(digest([state.legal(), state.weights(), state.chance(), state.scores()]))
    found.append(digest([match.told(0), [match.game.view(state, seat) for seat in (*range(state.seats), None)]]))
    return found


def place_of(game: Game) -> tuple[str, str]:
    """Where a fresh process finds the game: a module, or the file of the script that is running, and the name in it."""
    own = type(game).__module__
    for place in sorted(sys.modules, key=lambda name: (name != own, name)):
        module = sys.modules[place]
        if place == "__main__":
            place = getattr(module, "__file__", None) or ""  # nothing when somebody types
        for name, value in list(getattr(module, "__dict__", {}).items()):
            if value is game and place:
                return place, name
    raise Broken("no fresh process can find this game: it is no name of any module, as in `GAME = MyGame()`")


def a_record_gives_the_game_back(records: Sequence[str]) -> dict[str, list[str]]:
    """Replayed in this process. Returns the trace of each."""
    return {text: trace(text) for text in records}


def a_fresh_process_replays_the_records(game: Game, traces: Mapping[str, list[str]]) -> None:
    """One that was started for this, of the same build: the same checksums, and the same states."""
    _, elsewhere = _traces_elsewhere(game, list(traces), pure=not is_compiled())
    _agree(traces, elsewhere, "a fresh process")


def compiled_and_uncompiled_agree(game: Game, traces: Mapping[str, list[str]]) -> str:
    """The same records in the other build, state by state. Returns what was compared with what."""
    here, there = ("compiled", "pure") if is_compiled() else ("pure", "compiled")
    if there == "compiled":
        if not _build.extensions():
            return "pure with nothing: no compiled build lies here"
        if _build.stale():
            return "pure with nothing: the compiled build is older than its sources"
    compiled, elsewhere = _traces_elsewhere(game, list(traces), pure=there == "pure")
    if compiled != (there == "compiled"):
        raise Broken(f"the other process is not {there}")
    _agree(traces, elsewhere, f"the {there} build")
    return f"{here} with {there}, the key after every action of {len(traces)} games"


def _traces_elsewhere(game: Game, records: Sequence[str], pure: bool) -> tuple[bool, list[object]]:
    """Have all records traced in one process of their own. Returns whether that one was compiled, and its traces."""
    env = {name: value for name, value in os.environ.items() if name not in ("CARRACK_PURE", "PYTHONHASHSEED")}
    env["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    env["PYTHONHASHSEED"] = "1" if pure else "2"  # an order that hangs on hashes shows itself
    if pure:
        env["CARRACK_PURE"] = "1"
    task = json.dumps({"place": place_of(game), "records": list(records)})
    worker = [sys.executable, "-m", "carrack.testing.worker"]
    done = subprocess.run(worker, input=task, env=env, capture_output=True, text=True, encoding="utf-8")
    if done.returncode != 0:
        raise Broken(f"the other process failed: {done.stderr.strip()[-2000:]}")
    answer = json.loads(done.stdout)
    return bool(answer["compiled"]), answer["traces"]


def _agree(traces: Mapping[str, list[str]], elsewhere: Sequence[object], where: str) -> None:
    for (text, here), there in zip(traces.items(), elsewhere, strict=True):
        lines = text.splitlines()
        if not isinstance(there, list):
            raise Broken(f"{where} does not replay the record {lines[0]}: {there}")
        for n, (one, other) in enumerate(zip(here, there, strict=True)):
            if one != other:
                raise Broken(f"{where} is elsewhere after entry {n + 1} of the record {lines[0]}: {lines[n + 1]}")
