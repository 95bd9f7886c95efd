"""Who is at a table, and since when somebody is not."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest

from carrack.server.tables import live
from tests.server.harbour import Harbour
from tests.server.persons import look, until
from tests.server.players import play_one, seated


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "RELOAD", 0.05)


def seats(browser: httpx.Client, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.get(f"/api/tables/{table}").json()["seats"]
    return found


def here(browser: httpx.Client, table: str) -> list[bool]:
    return [seat["here"] for seat in seats(browser, table)]


def test_who_listens_is_here_and_who_has_gone_is_away_since_then(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    assert here(ann, table) == [False, False]
    with harbour.listening(bob, f"/api/tables/{table}/stream") as heard:
        next(heard)
        assert here(ann, table) == [False, True]
        left = time.time()
    until(lambda: here(ann, table) == [False, False])
    assert left <= seats(ann, table)[1]["seen"] <= time.time()


def test_the_others_hear_who_comes_and_who_goes(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    with harbour.listening(ann, f"/api/tables/{table}/stream") as heard:
        with harbour.listening(bob, f"/api/tables/{table}/stream") as bobs:
            next(bobs)
            told = next(one for one in heard if one.kind == "presence" and one.data[1]["here"])
            assert [seat["here"] for seat in told.data] == [True, True]
        told = next(one for one in heard if one.kind == "presence")
        assert [seat["here"] for seat in told.data] == [True, False]


def test_a_reload_is_not_noticed(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "RELOAD", 3600)
    table, (ann, bob) = seated(harbour)
    path = f"/api/tables/{table}/stream"
    with harbour.listening(ann, path) as heard:
        with harbour.listening(bob, path) as bobs:
            next(bobs)
            next(one for one in heard if one.kind == "presence" and one.data[1]["here"])
        with harbour.listening(bob, path) as bobs:
            next(bobs)
            inside = harbour.rooms.live
            harbour.server.servers[0].get_loop().call_soon_threadsafe(inside.noticed, table)  # an hour later
            play_one([ann, bob], table, "an answer")
            kinds = [next(heard).kind]
            assert kinds == ["update"], "nothing was said of it before the game went on"


def test_whoever_only_watches_is_nobody_to_be_noticed(harbour: Harbour) -> None:
    table, (ann, _) = seated(harbour, public=True)
    with harbour.listening(ann, f"/api/tables/{table}/stream") as heard:
        assert [next(heard).kind for _ in range(2)] == ["table", "update"]
        with harbour.listening(harbour.client(), f"/api/tables/{table}/stream") as others:
            next(others)
        play_one([ann, ann], table, "an answer")
        assert next(heard).kind == "update"


def test_a_stream_that_is_not_read_is_nobody(harbour: Harbour, open_harbour: Any) -> None:
    table, (ann, bob) = seated(harbour)
    with harbour.listening(bob, f"/api/tables/{table}/stream") as heard:
        next(heard)
        inside = harbour.rooms.live
        listener = next(one for one in inside.listeners() if one.person is not None)
        listener.stalled = True
        harbour.server.servers[0].get_loop().call_soon_threadsafe(inside.noticed, table)
        until(lambda: here(ann, table) == [False, False])


def test_in_the_lobby_too_and_who_sits_down_while_looking_is_here(harbour: Harbour) -> None:
    host, guest = harbour.client(), harbour.client()
    guest.patch("/api/me", json={"name": "Bob"})
    table = host.post("/api/tables", json={"game": "iron-age", "seats": 2, "public": True}).json()["id"]
    with harbour.listening(guest, f"/api/tables/{table}/stream") as heard:
        next(heard)
        assert here(host, table) == [False, False]
        guest.post(f"/api/tables/{table}/join", json={})
        assert here(host, table) == [False, True]


def test_after_a_restart_the_last_answer_is_the_last_sign_of_life(open_harbour: Any) -> None:
    first = open_harbour()
    table, browsers = seated(first)
    play_one(browsers, table, "an answer")
    cookies = [dict(browser.cookies) for browser in browsers]
    first.stop()
    second = open_harbour()
    answered = look(second, "select max(at) from moves where person is not null")[0][0]
    told = second.client(cookies=cookies[1]).get(f"/api/tables/{table}").json()["seats"]
    assert told[0]["seen"] == answered
    assert told[1]["seen"] > answered, "who asks shows it"
