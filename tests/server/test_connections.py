"""Visitors who do not behave: connections that never end, requests that two readers could understand differently."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from urllib.parse import urlsplit

import pytest

from carrack.server import serve
from carrack.server.guard import connections
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour
from tests.server.persons import until
from tests.server.players import seated

HEALTH = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
WELL = b'"status":"ok"'


def connection(harbour: Harbour) -> socket.socket:
    at = urlsplit(harbour.base_url)
    return socket.create_connection((at.hostname, at.port), 30)


def answer(raw: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    parts = []
    with contextlib.suppress(ConnectionResetError):
        while part := raw.recv(65536):
            parts.append(part)
    return b"".join(parts)


def statuses(answers: bytes) -> list[int]:
    return [int(part[:3]) for part in answers.split(b"HTTP/1.1 ")[1:]]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every limit of ours is short; the system's own, which would come to our help, is switched off."""
    monkeypatch.setattr(serve, "UNTAKEN", 0)
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(connections, "STALLED_SECONDS", 0.3)
    monkeypatch.setattr(connections, "SWEEP", 0.1)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.3)


# What does not come.


@pytest.mark.parametrize("sent", [b"", b"GET /api/hea", HEALTH, HEALTH + b"\r\nGET"])
def test_a_head_that_does_not_come_is_not_waited_for(sent: bytes, harbour: Harbour, impatient: None) -> None:
    with connection(harbour) as raw:
        raw.sendall(sent)
        assert answer(raw).count(WELL) == sent.count(b"\r\n\r\n")


def test_a_head_that_comes_letter_by_letter_has_no_more_time_for_it(harbour: Harbour, impatient: None) -> None:
    with connection(harbour) as raw, contextlib.suppress(ConnectionError):
        for letter in HEALTH * 10:
            raw.send(bytes([letter]))
            time.sleep(0.02)
        raise AssertionError("an endless head was taken")


@pytest.mark.parametrize("more", [b"", b"{", b"{}" + b" " * 40])
def test_a_body_that_does_not_come_is_not_waited_for(more: bytes, harbour: Harbour, impatient: None) -> None:
    with connection(harbour) as raw:
        raw.sendall(POST + b"Content-Length: 50\r\n\r\n" + more)
        assert statuses(answer(raw)) == [408], "answered, and closed"


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (HEALTH + b"Content-Length: 5\r\n\r\n", 200),  # to read takes no body
        (POST + b"Content-Length: 999999999\r\n\r\n", 413),
        (POST.replace(b"localhost", b"elsewhere") + b"Content-Length: 50\r\n\r\n", 400),
        (POST + b"Origin: http://elsewhere\r\nContent-Length: 50\r\n\r\n", 403),
    ],
)
def test_what_is_answered_before_its_body_came_is_the_last_on_its_connection(
    head: bytes, status: int, harbour: Harbour
) -> None:
    with connection(harbour) as raw:
        raw.sendall(head)
        assert statuses(answer(raw)) == [status]


def test_whoever_leaves_in_the_middle_of_a_body_is_no_trouble(
    harbour: Harbour, caplog: pytest.LogCaptureFixture
) -> None:
    with connection(harbour) as raw:
        raw.sendall(POST + b"Content-Length: 50\r\n\r\n{")
    assert harbour.client().get("/api/health").status_code == 200
    harbour.stop()
    assert [record.message for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


# What is not taken.


def test_whoever_reads_nothing_is_cut_off(impatient: None, harbour: Harbour) -> None:
    open_ones = harbour.server.config.app.door.connections  # type: ignore[union-attr]
    with connection(harbour) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        until(lambda: len(open_ones) == 1)
        words = b"GET /api/words/en HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with contextlib.suppress(ConnectionError):
            for _ in range(400):
                raw.sendall(words)
        until(lambda: len(open_ones) == 0)


def test_a_stream_that_nobody_reads_is_nobodys_presence_and_ends(impatient: None, harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    live = harbour.rooms.live
    with connection(harbour) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        cookie = "; ".join(f"{name}={value}" for name, value in bob.cookies.items())
        raw.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n".encode())
        until(lambda: len(live.present(table)) == 1)
        while live.present(table):
            assert ann.post(f"/api/tables/{table}/chat", json={"text": "\N{GRINNING FACE}" * 500}).status_code == 201
        until(lambda: not live.listened(table))


# What does not end.


def test_a_head_without_end_is_cut_off(harbour: Harbour) -> None:
    with connection(harbour) as raw, contextlib.suppress(ConnectionError):
        raw.sendall(HEALTH + b"x: ")
        for _ in range(800):
            raw.sendall(b"y" * 65536)
        raise AssertionError("50 MB of a header were taken")
    assert harbour.client().get("/api/health").status_code == 200


def test_a_stream_takes_no_head_without_end_either(harbour: Harbour) -> None:
    table, _browsers = seated(harbour, public=True)
    with connection(harbour) as raw, contextlib.suppress(ConnectionError):
        raw.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        for _ in range(800):
            raw.sendall(b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 10_000)
        raise AssertionError("50 MB were taken while a stream went on")


def test_a_body_in_chunks_and_its_trailers_are_not_begun_with(harbour: Harbour) -> None:
    with connection(harbour) as raw:
        raw.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n" + b"X-Trailer: x\r\n" * 100)
        told = answer(raw)
    assert statuses(told) == [411]
    assert b'"no-length"' in told


def test_a_large_record_comes_in_many_pieces(harbour: Harbour) -> None:
    body = json.dumps({"record": "x" * 7_000_000}).encode()
    with connection(harbour) as raw:
        head = POST.replace(b"/tables", b"/tables/import") + b"Connection: close\r\n"
        raw.sendall(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        assert statuses(answer(raw)) == [400], "read as a whole, and no record"


# What could be understood in two ways.


@pytest.mark.parametrize("upgrade", [b"websocket", b"h2c", b"anything"])
def test_what_follows_an_upgrade_is_not_a_request(upgrade: bytes, harbour: Harbour) -> None:
    with connection(harbour) as raw:
        raw.sendall(HEALTH + b"Connection: Upgrade\r\nUpgrade: " + upgrade + b"\r\n\r\n" + HEALTH + b"\r\n")
        told = answer(raw)
    assert statuses(told) == [400]
    assert b'"no-upgrade"' in told


def test_a_body_after_an_upgrade_is_not_a_request(harbour: Harbour) -> None:
    inner = HEALTH + b"\r\n"
    with connection(harbour) as raw:
        raw.sendall(POST + b"Connection: Upgrade\r\nUpgrade: x\r\nContent-Length: %d\r\n\r\n" % len(inner) + inner)
        assert statuses(answer(raw)) == [400]


@pytest.mark.parametrize(
    "head",
    [
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere\r\n\r\n",
        b"GET /api/health HTTP/2.0\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET /api/health HTTP/0.9\r\nHost: localhost\r\n\r\n",
        b"GET /api/health HTTP/1.7\r\nHost: localhost\r\n\r\n",
        POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
        POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
    ],
)
def test_a_head_that_contradicts_itself_is_refused(head: bytes, harbour: Harbour) -> None:
    with connection(harbour) as raw:
        raw.sendall(head)
        raw.shutdown(socket.SHUT_WR)
        (status,) = statuses(answer(raw))
        assert status in (400, 411)


def test_http_of_another_time_is_not_spoken(harbour: Harbour) -> None:
    with connection(harbour) as raw:
        raw.sendall(b"GET /api/health HTTP/2.0\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert b'"http-version"' in answer(raw)


def test_pipelined_and_kept_connections_work_as_ever(harbour: Harbour) -> None:
    with connection(harbour) as raw:
        raw.sendall(HEALTH + b"\r\n" + HEALTH + b"\r\n" + HEALTH + b"Connection: close\r\n\r\n")
        assert answer(raw).count(WELL) == 3


# How many.


def hear_that_all_is_well(raw: socket.socket) -> None:
    """Head and body may come one after the other."""
    heard = b""
    while WELL not in heard:
        more = raw.recv(65536)
        assert more, f"closed after {heard!r}"
        heard += more


def test_one_address_has_only_so_many_connections(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(connections_each=3)
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(connection(harbour)) for _ in range(3)]
        for raw in held:
            raw.sendall(HEALTH + b"\r\n")
            hear_that_all_is_well(raw)
        with connection(harbour) as raw:
            assert statuses(answer(raw)) == [503]
        held[0].close()

        def room() -> bool:
            with connection(harbour) as raw:
                raw.sendall(HEALTH + b"Connection: close\r\n\r\n")
                return WELL in answer(raw)

        until(room)


def test_there_are_only_so_many_connections_in_all(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(connections=2, trusted_proxies=("127.0.0.1",), connections_each=1)
    with connection(harbour) as one, connection(harbour) as two:
        for raw in (one, two):  # a proxy of ours has as many as there are
            raw.sendall(HEALTH + b"\r\n")
            hear_that_all_is_well(raw)
        with connection(harbour) as raw:
            assert statuses(answer(raw)) == [503]
