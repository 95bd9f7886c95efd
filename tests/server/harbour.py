"""A real server on a free port, in a thread of its own, with a database of its own; and browsers to visit it.

with running(tmp_path) as harbour:
    ann = harbour.client()
    table = ann.post("/api/tables", json={"game": "iron-age"}).json()
"""

from __future__ import annotations

import json
import ssl
import sys
import tempfile
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from carrack.server.api.common import Rooms
from carrack.server.serve import Server, build, listen
from carrack.server.settings import LOOPBACK, Settings
from carrack.server.store.database import copy_file, open_database

# Quick where a host is careful: cheap hashes, bots that do not wait, limits that only tests of limits meet.
QUICK: dict[str, Any] = {
    "hash_time_cost": 1,
    "hash_memory_cost": 64,
    "grace": 0.0,
    "attempts": "100000/minute",
    "guesses": "100000/minute",
    "creations": "100000/minute",
    "chat": "100000/minute",
    "imports": "100000/minute",
    "acts": "100000/minute",
    "confirmations": "100000/minute",
    "invitations": "100000/minute",
    "connections_each": 4096,
    "stop_within": 5,
}


NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # one for all browsers: to make one takes longer than most tests


class Heard(NamedTuple):
    """One server-sent event."""

    kind: str
    data: Any
    id: int | None


@dataclass
class Harbour:
    """A server that runs."""

    settings: Settings
    base_url: str
    server: Server
    thread: threading.Thread
    _clients: list[httpx.Client] = field(default_factory=list)

    @property
    def rooms(self) -> Rooms:
        """What stands behind the API: for looking, from another thread than the server's."""
        found: Rooms = self.server.config.app.rooms  # type: ignore[union-attr]
        return found

    def client(self, **options: Any) -> httpx.Client:
        """A fresh browser: its own cookies, and the Origin header of a page of ours."""
        headers = {"origin": self.base_url, **options.pop("headers", {})}
        client = httpx.Client(
            base_url=self.base_url, headers=headers, timeout=30.0, trust_env=False, verify=NO_TLS, **options
        )
        self._clients.append(client)
        return client

    @contextmanager
    def listening(self, client: httpx.Client, path: str, **options: Any) -> Iterator[Iterator[Heard]]:
        """A stream, event by event; `next()` waits for one. Heartbeats are not events."""
        with client.stream("GET", path, **options) as response:
            assert response.status_code == 200, response.read()
            yield events(response)

    def stop(self) -> None:
        """As SIGTERM does; returns when everything has ended."""
        for client in self._clients:
            client.close()
        self._clients.clear()
        self.server.should_exit = True
        self.thread.join(120)
        assert not self.thread.is_alive(), f"the server does not stop:\n{self._where()}"

    def _where(self) -> str:
        """What its thread does at the moment."""
        frame = sys._current_frames().get(self.thread.ident or 0)
        return "".join(traceback.format_stack(frame)) if frame is not None else ""


def events(response: httpx.Response) -> Iterator[Heard]:
    kind, data, id = "message", "", None
    for line in response.iter_lines():
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "event":
            kind = value
        elif name == "data":
            data += value
        elif name == "id":
            id = int(value)
        elif not line and data:
            yield Heard(kind, json.loads(data), id)
            kind, data, id = "message", "", None


def settings_in(folder: Path, **changes: Any) -> Settings:
    return Settings(**{"database": folder / "harbour.db", **QUICK, **changes})


@cache
def empty_database() -> bytes:
    """As the migrations make it: once, for all that begin with none. `test_storage` and `test_serve` try them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        open_database(path).dispose()
        copy_file(path, path.with_name("copy.db"))
        return path.with_name("copy.db").read_bytes()


@contextmanager
def running(folder: Path, at: int = 0, **changes: Any) -> Iterator[Harbour]:
    """A harbour with its database in a folder, with these settings changed; stopped at the end.

    `at` is a port, for one that opens again where it was.
    """
    settings = settings_in(folder, **changes)
    if not settings.database.exists():
        settings.database.touch(0o600)
        settings.database.write_bytes(empty_database())
    socket = listen(LOOPBACK, at)
    server = build(settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [socket]}, name="harbour")
    thread.start()
    harbour = Harbour(settings, f"http://{LOOPBACK}:{socket.getsockname()[1]}", server, thread)
    try:
        while not server.started:
            thread.join(0.01)
            assert thread.is_alive(), "the server did not start"
        yield harbour
    finally:
        harbour.stop()
        socket.close()
