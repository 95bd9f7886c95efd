"""People and their tables: names at the table, a guest's games after signing in, after deletion, one's data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from carrack.server.people.seats import rename
from carrack.server.tables.acts import STRONGEST
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour
from tests.server.persons import ACCOUNT, PASSWORD, SILENT, account, error_of, guest, look, sign_in, until
from tests.server.players import GAME, play_one, seated, state


def told(browser: httpx.Client, table: str) -> dict[str, Any]:
    answer = browser.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def made(browser: httpx.Client, **form: Any) -> str:
    answer = browser.post("/api/tables", json={"game": GAME, "seats": 2, **form})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def names(browser: httpx.Client, table: str) -> list[str]:
    return [seat["name"] for seat in told(browser, table)["seats"]]


def delete(browser: httpx.Client, password: str = PASSWORD) -> None:
    assert browser.request("DELETE", "/api/me/account", json={"password": password}).status_code == 204


# Names.


def test_a_name_shows_at_the_tables_that_are_in_play(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    assert names(bob, table) == ["", ""]
    with harbour.listening(bob, f"/api/tables/{table}/stream") as heard:
        assert next(heard).kind == "table"
        assert next(heard).kind == "update"
        ann.patch("/api/me", json={"name": "Ann"})
        told_seats = next(heard)
    assert (told_seats.kind, told_seats.data[0]["name"]) == ("seats", "Ann")
    assert names(bob, table) == ["Ann", ""]
    assert bob.get("/api/tables").json()["mine"][0]["seats"][0]["name"] == "Ann"


def test_a_guest_who_makes_an_account_keeps_the_tables(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    ann.post("/api/me/account", json=ACCOUNT)
    assert names(bob, table) == ["Ann", ""]
    found = told(sign_in(harbour), table)
    assert (found["yours"], found["host"]) == ([0], True)
    play_one([ann, bob], table, "after")


# Signing in with a guest's games.


def test_what_a_guest_did_becomes_the_accounts(harbour: Harbour) -> None:
    account(harbour)
    table, (ann, bob) = seated(harbour)
    play_one([ann, bob], table, "before")
    assert ann.post(f"/api/tables/{table}/chat", json={"text": "Ahoy"}).status_code == 201
    (guests,) = look(harbour, "select host from tables")
    assert ann.post("/api/me/session", json=ACCOUNT).status_code == 200
    found = told(ann, table)
    assert (found["yours"], found["host"]) == ([0], True)
    assert found["seats"][0]["name"] == "Ann"
    play_one([ann, bob], table, "after")
    (line,) = bob.get(f"/api/tables/{table}/chat").json()["lines"]
    assert (line["name"], line["seats"], line["host"]) == ("Ann", [0], True)
    for query in (
        "select person from seats",
        "select host from tables",
        "select person from chat",
        "select person from moves",
        "select id from people",
        "select person from sessions",
    ):
        assert guests not in look(harbour, query)


def test_a_guests_tables_are_the_accounts_after_a_restart_too(open_harbour: OpenHarbour) -> None:
    before = open_harbour()
    account(before)
    table, (ann, bob) = seated(before)
    play_one([ann, bob], table, "before")
    ann.post("/api/me/session", json=ACCOUNT)
    cookies = [dict(browser.cookies) for browser in (ann, bob)]
    before.stop()
    after = open_harbour()
    browsers = [after.client(cookies=cookie) for cookie in cookies]
    assert names(browsers[1], table) == ["Ann", ""]
    play_one(browsers, table, "after")


def test_an_account_that_meets_itself_has_both_seats(harbour: Harbour) -> None:
    ann, other = account(harbour), harbour.client()
    found = ann.post("/api/tables", json={"game": GAME, "seats": 2}).json()
    other.post(f"/api/tables/{found['id']}/join", json={"invitation": found["invitation"]})
    ann.post(f"/api/tables/{found['id']}/start")
    keys = {0: ["the same key"], 1: ["the same key"]}
    while keys[0] or keys[1]:
        now = state(ann, found["id"])
        own = keys[now["question"]["seat"]]
        play_one([ann, other], found["id"], own.pop() if own else f"key {now['revision']}")
    assert other.post("/api/me/session", json=ACCOUNT).status_code == 200
    assert told(ann, found["id"])["yours"] == [0, 1]


def test_the_guests_streams_end_so_that_they_come_again_as_the_account(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(**SILENT)
    account(harbour)
    table, (ann, _bob) = seated(harbour)
    with harbour.listening(ann, f"/api/tables/{table}/stream") as heard:
        assert [next(heard).kind, next(heard).kind] == ["table", "update"]
        other = harbour.client(cookies=dict(ann.cookies))
        other.post("/api/me/session", json=ACCOUNT)
        assert [event.kind for event in heard] == ["seats"]


def test_another_account_takes_nothing_along(harbour: Harbour) -> None:
    account(harbour)
    bob = account(harbour, "Bob")
    table = made(bob)
    bob.post("/api/me/session", json=ACCOUNT)
    assert bob.get(f"/api/tables/{table}").status_code == 404
    assert told(sign_in(harbour, "Bob"), table)["yours"] == [0]


# What changes while it is being read.


def changed_meanwhile(harbour: Harbour, monkeypatch: pytest.MonkeyPatch, change: Callable[[], None]) -> None:
    """The next reading of the database is done when `change` comes, but not yet taken in."""
    read = harbour.rooms.store.read
    changes = [change]

    async def slow(query: Any) -> Any:
        found = await read(query)
        if changes:
            changes.pop()()
        return found

    monkeypatch.setattr(harbour.rooms.store, "read", slow)


def test_a_table_that_was_being_read_while_a_name_changed_shows_the_new_one(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (_ann, bob) = seated(harbour)
    assert bob.get("/api/me").status_code == 200
    harbour.rooms.harbour.tables.clear()

    def change() -> None:
        look(harbour, "update people set name = 'Ann' where id = (select host from tables)")
        rename(harbour.rooms.harbour, {})

    changed_meanwhile(harbour, monkeypatch, change)
    assert names(bob, table) == ["Ann", ""]


def test_a_session_that_ended_while_it_was_being_read_is_not_remembered(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = account(harbour)

    def change() -> None:
        look(harbour, "delete from sessions")
        harbour.rooms.people.forget()

    changed_meanwhile(harbour, monkeypatch, change)
    ann.get("/api/me")
    assert ann.get("/api/me").json() is None


# Leaving for good.


def test_an_account_is_deleted_with_its_password_only(harbour: Harbour) -> None:
    ann, other = account(harbour), sign_in(harbour)
    assert error_of(ann.request("DELETE", "/api/me/account", json={"password": "wrong"})) == (403, "wrong-password")
    assert error_of(ann.request("DELETE", "/api/me/account", json={})) == (403, "wrong-password")
    assert other.get("/api/me").json() is not None
    delete(ann)
    assert ann.get("/api/me").json() is other.get("/api/me").json() is None
    row = "select name, name_key, password, settings, created from people"
    assert look(harbour, row) == [("", None, None, "{}", 0.0)]
    assert error_of(harbour.client().post("/api/me/session", json=ACCOUNT)) == (401, "wrong-login")
    account(harbour)


def test_a_guest_may_go_too(harbour: Harbour) -> None:
    bob = guest(harbour)
    delete(bob, "")
    assert bob.get("/api/me").json() is None
    assert look(harbour, "select name from people") == [("",)]


def test_where_others_play_the_strongest_bot_plays_on(harbour: Harbour) -> None:
    ann = account(harbour)
    found = ann.post("/api/tables", json={"game": GAME, "seats": 2, "contribution": "salt"}).json()
    bob = harbour.client()
    bob.post(f"/api/tables/{found['id']}/join", json={"invitation": found["invitation"]})
    ann.post(f"/api/tables/{found['id']}/start")
    ann.post(f"/api/tables/{found['id']}/chat", json={"text": "Farewell"})
    delete(ann)
    after = told(bob, found["id"])
    told_of = {"seat": 0, "name": "", "taken": True, "bot": STRONGEST, "person": False, "resigned": False}
    assert after["seats"][0] == told_of | {"here": False, "host": False, "seen": None, "away": None, "muted": False}
    assert (after["phase"], after["host"]) == ("running", True)
    assert look(harbour, "select person, bot, contribution from seats where seat = 0") == [(None, STRONGEST, "salt")]
    (line,) = bob.get(f"/api/tables/{found['id']}/chat").json()["lines"]
    assert (line["name"], line["seats"], line["host"], line["text"]) == ("", [], False, "Farewell")
    assert look(harbour, "select person from chat") == [(None,)]
    assert [event["seat"] for event in state(bob, found["id"])["events"] if event["event"] == "hand-over"] == [0]


def test_a_game_that_nobody_else_plays_ends(harbour: Harbour) -> None:
    ann = account(harbour)
    table = made(ann, public=True, bots={"1": "random"}, start=True)
    delete(ann)
    after = told(harbour.client(), table)
    assert (after["phase"], after["result"]["resigned"]) == ("over", 0)
    assert after["seats"][0]["name"] == ""


def test_a_larger_game_of_bots_is_played_out_without_its_person(harbour: Harbour) -> None:
    ann = account(harbour)
    table = made(ann, seats=3, public=True, bots={"1": "random", "2": "random"}, start=True)
    delete(ann)
    assert [seat["bot"] for seat in told(harbour.client(), table)["seats"]] == [STRONGEST, "random", "random"]


def test_a_table_that_has_not_started_loses_the_seat_or_goes(harbour: Harbour) -> None:
    ann = account(harbour)
    alone = made(ann, public=True)
    shared = ann.post("/api/tables", json={"game": GAME, "seats": 2}).json()
    bob = harbour.client()
    bob.post(f"/api/tables/{shared['id']}/join", json={"invitation": shared["invitation"]})
    visited = made(bob, public=True, sit=False)
    ann.post(f"/api/tables/{visited}/join", json={})
    delete(ann)
    assert bob.get(f"/api/tables/{alone}").status_code == 404
    assert told(bob, shared["id"])["host"]
    assert [seat["taken"] for seat in told(bob, shared["id"])["seats"]] == [False, True]
    assert [seat["taken"] for seat in told(bob, visited)["seats"]] == [False, False]


def test_a_game_that_is_over_keeps_its_seat_without_a_name(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    ann.post("/api/me/account", json=ACCOUNT)
    assert bob.post(f"/api/tables/{table}/resign", json={"seat": 1}).status_code == 200
    delete(ann)
    after = told(bob, table)
    assert (after["phase"], after["seats"][0]["name"], after["seats"][0]["bot"]) == ("over", "", None)
    assert after["result"]["winners"] == [0]


def test_no_table_waits_for_somebody_who_went_while_the_server_was_down(open_harbour: OpenHarbour) -> None:
    before = open_harbour()
    table, (ann, bob) = seated(before)
    cookie = dict(bob.cookies)
    assert ann.get("/api/me").status_code == 200
    before.stop()
    look(before, "update people set banned = 2 where id = (select host from tables)")
    after = open_harbour()
    bob = after.client(cookies=cookie)
    with after.listening(bob, f"/api/tables/{table}/stream") as heard:
        while told(bob, table)["seats"][0]["bot"] is None:
            next(heard)
    assert told(bob, table)["host"]


# One's data.


def test_ones_data_is_a_file_of_everything_that_is_ones_own(harbour: Harbour) -> None:
    account(harbour)
    table, (ann, bob) = seated(harbour)
    for number in range(6):
        play_one([ann, bob], table, f"key {number}")
    ann.post(f"/api/tables/{table}/chat", json={"text": "mine"})
    bob.post(f"/api/tables/{table}/chat", json={"text": "not mine"})
    ann.post("/api/me/session", json=ACCOUNT)
    ann.put("/api/me/settings", json={"theme": "dark"})
    response = ann.get("/api/me/data")
    assert response.headers["content-disposition"] == 'attachment; filename="carrack.json"'
    data = response.json()
    assert (data["profile"]["name"], data["profile"]["account"]) == ("Ann", True)
    assert data["settings"]["theme"] == "dark"
    assert sorted(session["here"] for session in data["sessions"]) == [False, True]
    assert [(found["id"], found["host"], found["seats"][0]["seat"]) for found in data["tables"]] == [(table, True, 0)]
    assert [line["text"] for line in data["chat"]] == ["mine"]
    assert data["moves"]
    assert {(move["table"], move["seat"]) for move in data["moves"]} == {(table, 0)}


def test_ones_data_holds_no_secret_and_nobody_elses_moves(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    ann.post("/api/me/account", json=ACCOUNT)
    for number in range(6):
        play_one([ann, bob], table, f"key {number}")
    found = [ann.get("/api/me/data"), bob.get("/api/me/data")]
    secrets = look(harbour, "select secret from tables") + look(harbour, "select token from sessions")
    secrets += look(harbour, "select password from people where password is not null")
    for (secret,) in [*secrets, (ann.cookies["carrack"],), (bob.cookies["carrack"],)]:
        assert secret not in found[0].text + found[1].text
    mine, theirs = ({move["revision"] for move in each.json()["moves"]} for each in found)
    assert mine
    assert theirs
    assert not mine & theirs
    answers = (
        "select revision from moves where json_extract(entry, '$.by') = ? and json_extract(entry, '$.kind') = 'act'"
    )
    for seat, revisions in ((0, mine), (1, theirs)):
        assert revisions <= {revision for (revision,) in look(harbour, answers, seat)}


def test_what_a_bot_did_in_ones_seat_is_not_ones_own(harbour: Harbour) -> None:
    ann = guest(harbour)
    table = made(ann, seats=1, start=True)
    before = told(ann, table)["revision"]
    assert ann.post(f"/api/tables/{table}/seats/0/bot", json={"level": "random"}).status_code == 200
    until(lambda: told(ann, table)["revision"] > before + 3)
    assert ann.get("/api/me/data").json()["moves"] == []


# What is not one's own.


@pytest.mark.parametrize("who", ["stranger", "guest", "account"])
def test_nobody_reaches_anothers_table_by_an_account_of_their_own(harbour: Harbour, who: str) -> None:
    table, _ = seated(harbour)
    browser = harbour.client() if who == "stranger" else guest(harbour) if who == "guest" else account(harbour)
    assert browser.get(f"/api/tables/{table}").status_code == 404
    if who != "stranger":
        assert browser.get("/api/me/data").json()["tables"] == []
