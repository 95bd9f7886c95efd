"""What goes straight to the socket: events of streams, and answers to acts."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from carrack.server.live import BACKLOG, Listener
from carrack.server.store.store import Store
from carrack.server.tables import acts
from carrack.server.tables import harbour as harbour_module
from tests.server.harbour import Harbour


class Line:
    """A wire that shows what was written to it."""

    def __init__(self) -> None:
        self.full = False
        self.gone = False
        self.written: list[bytes] = []
        self.streamed: object = None

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def stream(self, streamed: object) -> None:
        self.streamed = streamed


async def begin(listener: Listener, line: Line) -> asyncio.Task[None]:
    """The stream begins, and goes on in a task."""
    task = asyncio.create_task(listener.attend(line))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    return task


def test_what_was_told_before_a_stream_began_goes_out_first() -> None:
    async def tell() -> None:
        listener, line = Listener(None, None), Line()
        listener.put(b"one ")
        listener.put(b"two ")
        task = await begin(listener, line)
        listener.put(b"three")
        assert b"".join(line.written) == b"one two three"
        listener.close()
        await task
        assert line.streamed is None

    asyncio.run(tell())


def test_nothing_is_written_to_whoever_takes_nothing_and_nothing_is_lost_when_they_do() -> None:
    async def tell() -> None:
        listener, line = Listener(None, None), Line()
        task = await begin(listener, line)
        line.full = True
        listener.put(b"one ")
        listener.put(b"two")
        assert line.written == []
        line.full = False
        listener.flush()
        assert line.written == [b"one two"]
        listener.close()
        await task

    asyncio.run(tell())


def test_who_is_too_far_behind_gets_what_waits_and_then_the_end() -> None:
    async def tell() -> None:
        listener, line = Listener(None, None), Line()
        task = await begin(listener, line)
        line.full = True
        for _ in range(BACKLOG + 1):
            listener.put(b"x")
        await task
        line.full = False
        listener.put(b"never")
        assert listener.take() == b"x" * BACKLOG

    asyncio.run(tell())


def test_a_stream_ends_when_the_other_side_has_gone_before_or_after_it_began() -> None:
    async def tell() -> None:
        for before in (True, False):
            listener, line = Listener(None, None), Line()
            listener.put(b"table")
            line.full = True
            line.gone = before
            task = await begin(listener, line)
            if not before:
                listener.drop()
            await task
            assert listener.take() == b""

    asyncio.run(tell())


# Acts.


def started(harbour: Harbour) -> tuple[httpx.Client, str]:
    browser = harbour.client()
    table = browser.post("/api/tables", json={"game": "iron-age", "seats": 1, "start": True}).json()["id"]
    return browser, table


def act_of(browser: httpx.Client, table: str, key: str) -> dict[str, object]:
    now = browser.get(f"/api/tables/{table}/state").json()
    return {"revision": now["revision"], "key": key, "actions": [now["options"][0]["action"]]}


def test_an_answer_to_an_act_carries_the_headers_of_every_answer(harbour: Harbour) -> None:
    browser, table = started(harbour)
    read = browser.get(f"/api/tables/{table}/state")
    done = browser.post(f"/api/tables/{table}/act", json=act_of(browser, table, "one"))
    assert done.status_code == 200
    assert set(done.headers) == set(read.headers)
    for name in set(read.headers) - {"content-length", "date"}:
        assert done.headers[name] == read.headers[name]


def raw(harbour: Harbour, browser: httpx.Client, table: str, act: dict[str, object], connection: str) -> bytes:
    """An act as it stands on the wire."""
    content = httpx.Request("POST", "http://x", json=act).content
    lines = (
        f"POST /api/tables/{table}/act HTTP/1.1",
        f"host: {urlsplit(harbour.base_url).netloc}",
        f"origin: {harbour.base_url}",
        "cookie: " + "; ".join(f"{name}={value}" for name, value in browser.cookies.items()),
        f"connection: {connection}",
        "content-type: application/json",
        f"content-length: {len(content)}",
    )
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + content


def connected(harbour: Harbour) -> socket.socket:
    address = urlsplit(harbour.base_url)
    line = socket.create_connection((str(address.hostname), int(address.port or 0)), 30)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return line


def answers_on(line: socket.socket) -> list[bytes]:
    """All until the server closes."""
    return b"".join(iter(lambda: line.recv(65536), b"")).split(b"HTTP/1.1 ")[1:]


def test_acts_that_come_together_are_answered_in_their_order_and_the_last_closes(harbour: Harbour) -> None:
    """The second repeats the key of the first: it is done already, and says so."""
    browser, table = started(harbour)
    act = act_of(browser, table, "twice")
    with connected(harbour) as line:
        line.sendall(raw(harbour, browser, table, act, "keep-alive") + raw(harbour, browser, table, act, "close"))
        answers = answers_on(line)
    assert [answer[:6] for answer in answers] == [b"200 OK", b"200 OK"]
    assert [b"connection: close" in answer for answer in answers] == [False, True]
    bodies = [answer.split(b"\r\n\r\n", 1)[1] for answer in answers]
    assert bodies[0] == bodies[1]


def test_an_act_that_comes_in_pieces_is_answered_too(harbour: Harbour) -> None:
    browser, table = started(harbour)
    whole = raw(harbour, browser, table, act_of(browser, table, "pieces"), "close")
    head, _, body = whole.partition(b"\r\n\r\n")
    with connected(harbour) as line:
        for piece in (head[:20], head[20:] + b"\r\n\r\n" + body[:5], body[5:]):
            line.sendall(piece)
        (answer,) = answers_on(line)
    assert answer.startswith(b"200 OK")


def test_whoever_leaves_before_the_answer_has_acted_all_the_same(harbour: Harbour) -> None:
    browser, table = started(harbour)
    act = act_of(browser, table, "gone")
    with harbour.listening(browser, f"/api/tables/{table}/stream?since=0") as heard:
        assert next(heard).kind == "table"
        before = next(heard).data["revision"]
        with connected(harbour) as line:
            line.sendall(raw(harbour, browser, table, act, "keep-alive"))
        assert next(heard).data["revision"] > before


def test_a_fault_while_acting_is_the_servers_and_the_table_goes_on(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, table = started(harbour)
    act = act_of(browser, table, "fault")
    with monkeypatch.context() as broken:
        broken.setattr(harbour_module, "move_rows", lambda *_: 1 // 0)
        answer = browser.post(f"/api/tables/{table}/act", json=act)
        assert (answer.status_code, answer.json()["error"]) == (500, "fault")
    assert browser.get(f"/api/tables/{table}/state").json()["revision"] == act["revision"]
    assert browser.post(f"/api/tables/{table}/act", json=act).status_code == 200


def test_a_fault_while_telling_is_answered_and_the_act_stands(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, table = started(harbour)
    act = act_of(browser, table, "told")
    with monkeypatch.context() as broken:
        broken.setattr(acts, "encoded", lambda *_: 1 // 0)
        answer = browser.post(f"/api/tables/{table}/act", json=act)
        assert (answer.status_code, answer.json()["error"]) == (500, "fault")
    assert browser.get(f"/api/tables/{table}/state").json()["revision"] > act["revision"]
    assert browser.post(f"/api/tables/{table}/act", json=act).status_code == 200, "done already"


def test_who_is_told_of_a_write_cannot_keep_others_from_hearing(tmp_path: Path) -> None:
    async def write() -> int:
        store = Store(tmp_path / "told.db")
        store.put(lambda connection: None, lambda result, error: 1 // 0)  # type: ignore[arg-type]
        try:
            return await store.write(lambda connection: 7)
        finally:
            store.close()

    assert asyncio.run(write()) == 7
