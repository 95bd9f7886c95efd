"""Seats that change hands, keys that were used long ago, and refusals that are seldom met."""

from __future__ import annotations

import socket
import sqlite3
from contextlib import closing
from typing import Any

import httpx
import pytest

from carrack.bots import LEVELS
from carrack.server.api import tables as tables_api
from carrack.server.guard import connections
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour
from tests.server.persons import error_of, until
from tests.server.players import GAME, act, alone, play_one, seated, state

DISCOVERY = "discovery-2007"


def do(browser: httpx.Client, table: str, what: str, **form: Any) -> httpx.Response:
    return browser.post(f"/api/tables/{table}/{what}", json=form)


def told(browser: httpx.Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/tables/{table}").json()
    return found


# Hand-over.


def test_a_seat_goes_to_a_bot_and_back(harbour: Harbour) -> None:
    table, browsers = seated(harbour, 3)
    ann, bob = browsers[:2]
    assert error_of(do(bob, table, "seats/1/take-back")) == (409, "seat-is-yours")
    assert error_of(do(bob, table, "seats/1/bot", level="brilliant")) == (400, "no-level")
    assert error_of(do(ann, table, "seats/1/bot", level="random")) == (403, "not-your-seat")
    assert error_of(do(ann, table, "seats/3/bot", level="random")) == (404, "no-seat")
    assert error_of(do(ann, table, "seats/3/take-back")) == (404, "no-seat")
    handed = do(bob, table, "seats/1/bot", level="random").json()["seats"][1]
    assert (handed["bot"], handed["person"]) == ("random", True)
    assert error_of(do(bob, table, "resign", seat=1)) == (409, "seat-is-a-bots")
    assert error_of(bob.get(f"/api/tables/{table}/seats/1/plans")) == (409, "seat-is-a-bots")
    assert error_of(do(ann, table, "seats/1/take-back")) == (403, "not-your-seat")
    back = do(bob, table, "seats/1/take-back").json()["seats"][1]
    assert (back["bot"], back["person"]) == (None, True)
    told_of = [(event["event"], event["seat"], event["who"]) for event in state(ann, table)["events"][-2:]]
    assert [event[:2] for event in told_of] == [("hand-over", 1), ("hand-over", 1)]


def test_a_seat_that_was_given_up_at_a_larger_table_is_not_taken_back(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour()
    table, browsers = seated(harbour, 3)
    bob = browsers[1]
    assert do(bob, table, "resign", seat=1).json()["seats"][1]["resigned"] is True
    cookies = dict(bob.cookies)
    harbour.stop()
    bob = open_harbour().client(cookies=cookies)
    for what, form in (("seats/1/take-back", {}), ("seats/1/bot", {"level": "random"})):
        assert error_of(do(bob, table, what, **form)) == (409, "seat-resigned")
    seat = bob.get(f"/api/tables/{table}").json()["seats"][1]
    assert (seat["resigned"], seat["person"], seat["bot"]) == (True, True, LEVELS[-1])


def test_a_bot_that_nobody_handed_over_to_is_not_replaced(harbour: Harbour) -> None:
    ann = harbour.client()
    form = {"game": GAME, "seats": 2, "bots": {"1": "random"}, "start": True}
    table = ann.post("/api/tables", json=form).json()["id"]
    assert error_of(do(ann, table, "seats/1/bot", level="greedy")) == (409, "seat-is-a-bots")
    assert error_of(do(ann, table, "seats/1/take-back")) == (403, "not-your-seat")


def test_the_host_hands_over_the_seat_of_somebody_who_is_away(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(away=0.0)
    table, (ann, bob) = seated(harbour)
    assert error_of(do(bob, table, "seats/0/bot", level="random")) == (403, "not-your-seat"), "only the host may"
    with harbour.listening(bob, f"/api/tables/{table}/stream") as heard:
        assert next(heard).kind == "table"
        assert error_of(do(ann, table, "seats/1/bot", level="random")) == (403, "not-your-seat"), "somebody is there"
    until(lambda: not harbour.rooms.live.listened(table))
    assert do(ann, table, "seats/1/bot", level="random").status_code == 200
    assert do(bob, table, "seats/1/take-back").status_code == 200


# Answering.


def test_an_answer_named_for_a_seat_counts_for_that_seat_alone(harbour: Harbour) -> None:
    table, browser = alone(harbour)
    now = state(browser, table)
    asked, action = now["question"]["seat"], now["options"][0]["action"]
    refused = act(browser, table, now["revision"], "k", action, seat=1 - asked)
    assert error_of(refused) == (403, "not-asked")
    assert refused.json()["details"] == {"seat": asked, "number": 0}
    assert act(browser, table, now["revision"], "k", action, seat=asked).status_code == 200


def test_at_a_public_table_a_guest_looks_and_does_nothing(harbour: Harbour) -> None:
    table, _browsers = seated(harbour, public=True)
    browser = harbour.client()
    browser.patch("/api/me", json={"name": "A guest"})
    now = state(browser, table)
    for what, form in (
        ("act", {"revision": now["revision"], "key": "k", "actions": [0]}),
        ("undo", {"revision": now["revision"], "key": "k"}),
        ("rewind", {"to": 0}),
        ("rewind/answer", {"consent": True}),
    ):
        assert error_of(do(browser, table, what, **form)) == (403, "not-at-this-table")
    assert error_of(do(browser, table, "resign", seat=0)) == (403, "not-your-seat")
    assert error_of(browser.get(f"/api/tables/{table}/seats/0/plans")) == (403, "not-your-seat")
    assert state(browser, table) == now


@pytest.mark.parametrize("game", [GAME, DISCOVERY])
def test_a_key_is_done_once_however_long_ago(harbour: Harbour, game: str) -> None:
    """For undo as for acts, and also when the table comes from disk again."""
    table, browser = alone(harbour, game)
    first = state(browser, table)
    choice = next(option["action"] for option in first["options"] if not option["final"])
    assert act(browser, table, first["revision"], "act", choice).status_code == 200
    undo = {"revision": state(browser, table)["revision"], "key": "undo"}
    assert do(browser, table, "undo", **undo).status_code == 200
    for number in range(4):
        play_one([browser, browser], table, f"{number}")
    now = state(browser, table)
    for _ in range(2):
        for answer in (
            act(browser, table, first["revision"], "act", choice),
            act(browser, table, now["revision"], "act", now["options"][0]["action"]),
            do(browser, table, "undo", **undo),
            do(browser, table, "undo", revision=now["revision"], key="act"),
        ):
            assert (answer.status_code, answer.json()["revision"]) == (200, now["revision"])
        assert state(browser, table) == now
        harbour.rooms.harbour.tables.clear()  # as after a restart


# Rewind.


def test_a_rewind_goes_back_to_a_move_that_was(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    revision = state(ann, table)["revision"]
    refused = do(ann, table, "rewind", to=revision)
    assert (error_of(refused), refused.json()["details"]["most"]) == ((400, "no-revision"), revision - 1)
    assert error_of(do(bob, table, "rewind/answer", consent=True)) == (409, "no-proposal")


def test_listeners_hear_that_a_rewind_was_asked_for_and_that_it_lapsed(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    play_one([ann, bob], table, "first")
    with harbour.listening(bob, f"/api/tables/{table}/stream") as heard:
        assert [next(heard).kind for _ in range(2)] == ["table", "update"]
        assert do(ann, table, "rewind", to=0).status_code == 200
        asked = next(heard)
        assert (asked.kind, asked.data["consents"]) == ("proposal", [0])
        play_one([ann, bob], table, "second")
        assert next(heard).kind == "update"
        assert tuple(next(heard)) == ("proposal", None, None)


# Seldom.


def test_a_table_whose_log_leads_elsewhere_is_not_played_at(open_harbour: OpenHarbour) -> None:
    first = open_harbour()
    table, (ann, bob) = seated(first)
    play_one([ann, bob], table, "first")
    cookies = dict(ann.cookies)
    first.stop()
    with closing(sqlite3.connect(first.settings.database)) as connection, connection:
        connection.execute('update moves set "check" = \'wrong\' where "check" is not null')
    again = open_harbour().client(cookies=cookies)
    assert error_of(again.get(f"/api/tables/{table}/state")) == (503, "table-broken")


def test_a_fault_of_the_server_tells_nothing_of_itself(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_arguments: object) -> None:
        raise ValueError("a secret that no answer may tell")

    monkeypatch.setattr(tables_api, "public", fail)
    answer = harbour.client().get("/api/tables")
    assert (answer.status_code, answer.json()) == (500, {"error": "fault", "details": {}})


def test_what_there_is_not_is_said(harbour: Harbour) -> None:
    browser = harbour.client()
    assert error_of(browser.get("/api/games/chess")) == (404, "no-game")
    assert error_of(browser.get(f"/api/games/{GAME}/words/xx")) == (404, "no-language")
    assert error_of(browser.patch("/api/games")) == (405, "no-method")


def test_a_body_that_does_not_arrive_is_not_waited_for(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.05)
    address = httpx.URL(harbour.base_url)
    with socket.create_connection((address.host, address.port or 0), timeout=30) as line:
        line.sendall(
            f"POST /api/tables HTTP/1.1\r\nHost: {address.netloc.decode()}\r\nOrigin: {harbour.base_url}\r\n"
            "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{".encode()
        )
        said = b""
        while not said.endswith(b"}"):
            said += line.recv(4096)
    assert said.startswith(b"HTTP/1.1 408"), said
    assert b'"error":"too-slow"' in said
