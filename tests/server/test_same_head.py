"""Acts with the head of an earlier one on the same connection: read once, and as safe as if they were read anew."""

from __future__ import annotations

import re
import socket
import sqlite3

import httpx
import pytest

from carrack.server import serve
from carrack.server.api.quick import Head, Quick
from carrack.server.store import writer
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour
from tests.server.test_wire import act_of, answers_on, connected, raw, started

LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Tables of heads that were read for the quick lane."""
    seen: list[str] = []
    reading = Quick.read

    def spied(self: Quick, scope: object) -> Head | None:
        head = reading(self, scope)  # type: ignore[arg-type]
        seen.append("" if head is None else head.table)
        return head

    monkeypatch.setattr(Quick, "read", spied)
    return seen


def answer_on(line: socket.socket) -> bytes:
    """One, whole."""
    got = b""
    while True:
        head, found, body = got.partition(b"\r\n\r\n")
        length = LENGTH.search(head)
        if found and length is not None and len(body) >= int(length[1]):
            assert len(body) == int(length[1])
            return got.removeprefix(b"HTTP/1.1 ")
        more = line.recv(65536)
        assert more, got
        got += more


def act_like(browser: httpx.Client, table: str, key: str) -> dict[str, object]:
    """An act, all of them as long as each other: so are their heads the same."""
    act = act_of(browser, table, key)
    return {**act, "key": key.ljust(40 - len(f"{act['revision']}{act['actions']}"), "-")}


def ask(line: socket.socket, harbour: Harbour, browser: httpx.Client, table: str, act: dict[str, object]) -> bytes:
    line.sendall(raw(harbour, browser, table, act, "keep-alive"))
    return answer_on(line)


def revision(browser: httpx.Client, table: str) -> int:
    return int(browser.get(f"/api/tables/{table}/state").json()["revision"])


def test_the_same_head_is_read_once(harbour: Harbour, read: list[str]) -> None:
    browser, table = started(harbour)
    with connected(harbour) as line:
        for key in ("key-1", "key-2", "key-3"):
            before = revision(browser, table)
            assert ask(line, harbour, browser, table, act_like(browser, table, key)).startswith(b"200 OK")
            assert revision(browser, table) > before
    assert read == [table]


def test_another_head_is_another_person_and_another_table(harbour: Harbour, read: list[str]) -> None:
    """As behind a proxy, which sends everybody's requests on one connection."""
    mine, theirs = started(harbour), started(harbour)
    with connected(harbour) as line:
        for browser, table in (mine, mine, theirs, mine):
            act = act_like(browser, table, f"{revision(browser, table):04}")
            assert ask(line, harbour, browser, table, act).startswith(b"200 OK")
        foreign = ask(line, harbour, mine[0], theirs[1], act_like(*theirs, "9999"))
    assert foreign.startswith(b"404"), "nobody else's table"
    assert read[:3] == [mine[1], theirs[1], mine[1]]


def test_a_refusal_is_worded_by_the_handler_and_the_next_act_goes_on(harbour: Harbour) -> None:
    browser, table = started(harbour)
    with connected(harbour) as line:
        first = act_like(browser, table, "key-1")
        assert ask(line, harbour, browser, table, first).startswith(b"200 OK")
        stale = ask(line, harbour, browser, table, {**first, "key": str(first["key"]).replace("1", "2")})
        assert stale.startswith(b"409")
        assert b"stale" in stale
        assert ask(line, harbour, browser, table, first).startswith(b"200 OK"), "done already"
        assert ask(line, harbour, browser, table, act_like(browser, table, "key-3")).startswith(b"200 OK")


def test_a_session_that_has_ended_acts_no_more(harbour: Harbour) -> None:
    browser, table = started(harbour)
    with connected(harbour) as line:
        assert ask(line, harbour, browser, table, act_like(browser, table, "key-1")).startswith(b"200 OK")
        act = act_like(browser, table, "key-2")
        asked = raw(harbour, browser, table, act, "keep-alive")
        assert browser.delete("/api/me/session").is_success
        line.sendall(asked)
        assert answer_on(line).startswith(b"401")


def test_a_disk_that_refuses_gives_503_and_nothing_is_lost(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    browser, table = started(harbour)
    with connected(harbour) as line:
        assert ask(line, harbour, browser, table, act_like(browser, table, "key-1")).startswith(b"200 OK")
        act = act_like(browser, table, "key-2")
        with monkeypatch.context() as broken:

            def full(_: object) -> None:
                raise sqlite3.OperationalError("database or disk is full")

            broken.setattr(writer, "commit", full)
            assert ask(line, harbour, browser, table, act).startswith(b"503")
        assert revision(browser, table) == act["revision"]
        assert ask(line, harbour, browser, table, act).startswith(b"200 OK")


def test_acts_of_one_head_that_come_together_are_answered_in_their_order(harbour: Harbour, read: list[str]) -> None:
    browser, table = started(harbour)
    with connected(harbour) as line:
        assert ask(line, harbour, browser, table, act_like(browser, table, "key-1")).startswith(b"200 OK")
        one = act_like(browser, table, "key-2")
        line.sendall(raw(harbour, browser, table, one, "keep-alive") * 2)
        line.sendall(raw(harbour, browser, table, {**one, "key": str(one["key"]).replace("2", "3")}, "close"))
        answers = answers_on(line)
    assert [answer[:3] for answer in answers] == [b"200", b"200", b"409"]


def test_a_body_that_looks_like_an_act_is_a_body(harbour: Harbour) -> None:
    """Also when it comes alone, on a connection on which that very act would be known."""
    browser, table = started(harbour)
    with connected(harbour) as line:
        assert ask(line, harbour, browser, table, act_like(browser, table, "key-1")).startswith(b"200 OK")
        act = raw(harbour, browser, table, act_like(browser, table, "key-2"), "keep-alive")
        before = revision(browser, table)
        head = raw(harbour, browser, table, {}, "close").partition(b"\r\n\r\n")[0]
        line.sendall(LENGTH.sub(b"\r\ncontent-length: %d" % len(act), head) + b"\r\n\r\n")
        line.sendall(act)
        (answer,) = answers_on(line)
    assert answer.startswith(b"400")
    assert revision(browser, table) == before


def test_a_connection_that_stays_quiet_after_its_acts_is_closed(
    open_harbour: OpenHarbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "KEEP_ALIVE", 1)
    harbour = open_harbour()
    browser, table = started(harbour)
    with connected(harbour) as line:
        for key in ("key-1", "key-2"):
            assert ask(line, harbour, browser, table, act_like(browser, table, key)).startswith(b"200 OK")
        assert line.recv(1) == b""
