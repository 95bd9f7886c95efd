"""What goes straight to the socket: events of streams, and answers to acts."""

from __future__ import annotations

import asyncio
import socket
from urllib.parse import urlsplit

import httpx

from carrack.server.live import BACKLOG, Listener
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


def test_acts_that_come_together_are_answered_in_their_order_and_the_last_closes(harbour: Harbour) -> None:
    """The second repeats the key of the first: it is done already, and says so."""
    browser, table = started(harbour)
    content = httpx.Request("POST", "http://x", json=act_of(browser, table, "twice")).content
    address = urlsplit(harbour.base_url)
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())

    def request(connection: str) -> bytes:
        lines = (
            f"POST /api/tables/{table}/act HTTP/1.1",
            f"host: {address.netloc}",
            f"origin: {harbour.base_url}",
            f"cookie: {cookie}",
            f"connection: {connection}",
            "content-type: application/json",
            f"content-length: {len(content)}",
        )
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + content

    with socket.create_connection((str(address.hostname), int(address.port or 0)), 30) as line:
        line.sendall(request("keep-alive") + request("close"))
        said = b"".join(iter(lambda: line.recv(65536), b""))
    answers = said.split(b"HTTP/1.1 ")[1:]
    assert [answer[:6] for answer in answers] == [b"200 OK", b"200 OK"]
    assert [b"connection: close" in answer for answer in answers] == [False, True]
    bodies = [answer.split(b"\r\n\r\n", 1)[1] for answer in answers]
    assert bodies[0] == bodies[1]
