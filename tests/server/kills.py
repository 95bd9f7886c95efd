"""SIGKILL at random moments under load: whatever was acknowledged is there, nothing is half done."""

from __future__ import annotations

import json
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

import carrack
from carrack.core.log import ACT, HAND_OVER, REWIND, UNDO
from carrack.core.state import State
from carrack.server.serve import listen
from carrack.server.store.entries import read
from carrack.server.tables.reviving import is_sealed

SERVE = """
import sys
from pathlib import Path
from carrack.server.serve import build, listen
from carrack.server.settings import Settings
if __name__ == "__main__":
    settings = Settings(Path(sys.argv[1]), port=int(sys.argv[2]), grace=0.0, snapshot_every=10)
    build(settings).run(sockets=[listen(settings.host, settings.port)])
"""
GAMES = ("iron-age", "discovery-2007", "iron-age", "discovery-2007")  # in odd ones a bot has the second seat


def free_port() -> int:
    with listen("127.0.0.1", 0) as socket:
        return int(socket.getsockname()[1])


@dataclass
class Run:
    """A server that is killed and started again, and what its visitors were told."""

    folder: Path
    port: int = field(default_factory=free_port)
    acknowledged: list[tuple[str, str, int]] = field(default_factory=list)  # table, key, revision
    heard: dict[int, float] = field(default_factory=dict)  # when each visitor was last told that an act is done
    started: float = 0.0
    failures: list[str] = field(default_factory=list)
    over: bool = False
    process: subprocess.Popen[bytes] | None = None

    @property
    def database(self) -> Path:
        return self.folder / "kills.db"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.started = time.monotonic()
        with open(self.folder / "server.log", "ab") as log:
            command = [sys.executable, "-c", SERVE, str(self.database), str(self.port)]
            self.process = subprocess.Popen(command, stdout=log, stderr=log)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)


def patiently(run: Run, call: Callable[[], httpx.Response]) -> httpx.Response:
    """Until the server answers: it may be down, or go down while it answers."""
    until = time.monotonic() + 90
    while True:
        try:
            answer = call()
            if answer.status_code != 503:
                return answer
        except httpx.TransportError:
            pass
        if time.monotonic() > until:
            raise TimeoutError("no answer for 90 seconds")
        time.sleep(0.02)


def visit(run: Run, number: int, game: str, bot: bool) -> None:
    """One person at a table, who answers whatever is asked and asks again for what was not confirmed."""
    try:
        with httpx.Client(base_url=run.url, headers={"origin": run.url}, timeout=30, trust_env=False) as browser:
            _play(run, browser, number, game, bot)
    except Exception as error:
        run.failures.append(f"visitor {number}: {type(error).__name__}: {error}")


def _play(run: Run, browser: httpx.Client, number: int, game: str, bot: bool) -> None:
    rng = random.Random(number)
    form: dict[str, Any] = {"game": game, "seats": 2}
    table = patiently(run, lambda: browser.post("/api/tables", json=form)).json()["id"]
    if bot:
        patiently(run, lambda: browser.post(f"/api/tables/{table}/seats/1/bot", json={"level": "random"}))
    else:
        patiently(run, lambda: browser.post(f"/api/tables/{table}/join", json={"seat": 1}))
    patiently(run, lambda: browser.post(f"/api/tables/{table}/start"))
    acts = 0
    while not run.over:
        now = patiently(run, lambda: browser.get(f"/api/tables/{table}/state")).json()
        if now["over"]:
            return
        if not now["options"]:
            if time.monotonic() - max(run.started, run.heard.get(number, 0.0)) > 60:
                raise TimeoutError("a bot owes a move for 60 seconds, though nobody killed it")
            time.sleep(0.01)
            continue
        acts += 1
        key = f"{number}-{acts}"
        act = {"revision": now["revision"], "key": key, "actions": [rng.choice(now["options"])["action"]]}
        answer = patiently(run, lambda act=act: browser.post(f"/api/tables/{table}/act", json=act))  # type: ignore[misc]
        if answer.status_code != 200:
            raise AssertionError(f"{answer.status_code} {answer.text} to {act}")
        if answer.json()["since"] == now["revision"]:
            run.acknowledged.append((table, key, answer.json()["revision"]))
        run.heard[number] = time.monotonic()


def under_load(folder: Path, kills: int, seed: str) -> Run:
    """Visitors play while the server is killed this many times."""
    run = Run(folder)
    rng = random.Random(seed)
    run.start()
    visitors = [
        threading.Thread(target=visit, args=(run, number, game, number % 2 == 1)) for number, game in enumerate(GAMES)
    ]
    for visitor in visitors:
        visitor.start()
    try:
        for number in range(kills):
            everybody = number % 3 == 2  # else it dies while the bots' processes still start
            wait_for_load(run, visitors if everybody else visitors[:1])
            time.sleep(rng.random() * 0.3)
            run.kill()
            run.start()
        wait_for_load(run, visitors)
    finally:
        run.over = True
        for visitor in visitors:
            visitor.join()
        run.stop()
    return run


def wait_for_load(run: Run, visitors: list[threading.Thread]) -> None:
    """Until each of these visitors has been told of an act since the last start, or has finished."""
    for number, visitor in enumerate(visitors):
        while visitor.is_alive() and run.heard.get(number, 0.0) < run.started:
            time.sleep(0.01)


# What must be on disk.


def check(run: Run) -> int:
    """Everything acknowledged is there, no act is half there, every checksum is right. Gives the number of acts."""
    connection = sqlite3.connect(run.database)
    assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
    for table, key, revision in run.acknowledged:
        query = 'select revision from moves where "table" = ? and key = ?'
        found = connection.execute(query, (table, key)).fetchall()
        assert found == [(revision,)], f"{table}: {key} was acknowledged at {revision}, on disk {found}"
    tables = connection.execute("select id, game, options from tables where phase != 'open'").fetchall()
    acts = sum(check_table(connection, *row) for row in tables)
    connection.close()
    return acts


def check_table(connection: sqlite3.Connection, table: str, game: str, options: str) -> int:
    """The log, played again from the start: each act ends in the state that its checksum names."""
    seats = connection.execute('select count(*) from seats where "table" = ?', (table,)).fetchone()[0]
    query = 'select revision, entry, "check" from moves where "table" = ? order by revision'
    states: list[State] = [carrack.game(game).start(seats, json.loads(options))]
    acts = 0
    sealed = True
    for number, (revision, entry_text, seal) in enumerate(connection.execute(query, (table,))):
        assert revision == number + 1, f"{table}: entry {number + 1} is missing"
        entry = read(entry_text)
        states.append(states[-1] if entry.kind == HAND_OVER else states[-1].clone())
        if entry.kind == ACT:
            states[-1].play(entry.action)
        elif entry.kind in (UNDO, REWIND):
            states[-1] = states[entry.to]
        sealed = seal is not None
        if sealed:
            acts += 1
            assert is_sealed(states[-1], seal), f"{table}: entry {revision} led elsewhere"
    assert sealed, f"{table}: the last act is half done"
    return acts
