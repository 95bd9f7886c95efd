"""The rules were corrected while games were on: running ones go on, finished ones are shown, nothing is lost.

A database of the fixtures is made to be of older rules: their version 0, which never was.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import carrack
from tests.server.harbour import Harbour, running
from tests.server.persons import PASSWORD, error_of, look, sign_in, until
from tests.server.players import act, state

FIXTURE = Path(__file__).parent.parent / "fixtures" / "harbour-0001.db"
IRON_AGE = "select id from tables where game = 'iron-age' and phase = ? order by created"
Change = Callable[[sqlite3.Connection], None]


def make_older(connection: sqlite3.Connection) -> None:
    """Everything is of version 0."""
    connection.execute("update tables set version = 0")
    for table, revision, text in connection.execute('select "table", revision, state from snapshots').fetchall():
        dumped = json.dumps({**json.loads(text), "version": 0})
        where = 'update snapshots set version = 0, state = ? where "table" = ? and revision = ?'
        connection.execute(where, (dumped, table, revision))


@contextmanager
def older_harbour(folder: Path, *changes: Change) -> Iterator[Harbour]:
    """A server on a database of older rules, changed in some other way too."""
    path = folder / "harbour.db"
    shutil.copy(FIXTURE, path)
    with closing(sqlite3.connect(path)) as connection, connection:
        for change in (make_older, *changes):
            change(connection)
    with running(folder) as found:
        yield found


@pytest.fixture
def older(tmp_path: Path) -> Iterator[Harbour]:
    with older_harbour(tmp_path) as found:
        yield found


def table_of(harbour: Harbour, phase: str) -> str:
    """The game of The Iron Age that is running, or over."""
    id: str = look(harbour, IRON_AGE, phase)[0][0]
    return id


def in_fixture(phase: str) -> tuple[str, int, int]:
    """Its id, its revision, and that of its last snapshot."""
    with closing(sqlite3.connect(f"{FIXTURE.as_uri()}?mode=ro", uri=True)) as connection:
        ((id, *_),) = connection.execute(IRON_AGE, (phase,)).fetchmany(1)
        ((revision,),) = connection.execute("select revision from tables where id = ?", (id,)).fetchall()
        query = 'select max(revision) from snapshots where "table" = ?'
        ((snapshot,),) = connection.execute(query, (id,)).fetchall()
    return id, revision, snapshot


def does_not_fit(phase: str) -> Change:
    """The last answer is one that today's rules do not allow."""
    id, revision, _snapshot = in_fixture(phase)

    def change(connection: sqlite3.Connection) -> None:
        rows = connection.execute('select revision, entry from moves where "table" = ? order by revision desc', (id,))
        number, entry = next((number, entry) for number, entry in rows if '"kind":"act"' in entry)
        assert number > revision - 5
        wrong = json.dumps({**json.loads(entry), "action": 0 if '"action":0,' not in entry else 1})
        connection.execute('update moves set entry = ? where "table" = ? and revision = ?', (wrong, id, number))

    return change


def cannot_be_loaded(connection: sqlite3.Connection) -> None:
    """States of then lack what today's have."""
    for table, revision, text in connection.execute('select "table", revision, state from snapshots').fetchall():
        dumped = json.loads(text)
        dumped["state"].popitem()
        where = 'update snapshots set state = ? where "table" = ? and revision = ?'
        connection.execute(where, (json.dumps(dumped), table, revision))


def of_the_future(connection: sqlite3.Connection) -> None:
    connection.execute("update tables set version = 99")


def of_a_lost_game(connection: sqlite3.Connection) -> None:
    connection.execute("update tables set game = 'chess'")


def get(browser: httpx.Client, table: str, path: str = "") -> Any:
    answer = browser.get(f"/api/tables/{table}{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


# Running games.


def test_a_running_game_goes_on_where_it_stood_and_everybody_sees_why(older: Harbour) -> None:
    id, revision, _snapshot = in_fixture("running")
    for name in ("Ann", "Bob"):
        now = state(sign_in(older, name), id, since=revision)
        assert now["events"][0] == {
            "revision": revision + 1,
            "event": "rules",
            "seat": -2,
            "version": 1,
            "back_to": revision,
        }
    told = get(sign_in(older), id)
    assert (told["version"], told["outdated"], told["phase"]) == (1, None, "running")
    assert told["revision"] == revision + 1


def test_it_goes_on_from_its_last_snapshot_where_later_answers_do_not_fit(tmp_path: Path) -> None:
    id, revision, snapshot = in_fixture("running")
    with older_harbour(tmp_path, does_not_fit("running")) as harbour:
        ann = sign_in(harbour)
        (change,) = [event for event in state(ann, id)["events"] if event["event"] == "rules"]
        assert (change["revision"], change["back_to"]) == (revision + 1, snapshot)
        entries = look(harbour, 'select count(*) from moves where "table" = ?', id)
        assert entries[0][0] > revision, "what was taken back is still there"


def test_the_change_is_written_once(older: Harbour, tmp_path: Path) -> None:
    id, revision, _snapshot = in_fixture("running")
    browsers = [sign_in(older) for _ in range(3)]
    before = [get(browser, id)["revision"] for browser in browsers]
    older.stop()
    with running(tmp_path) as again:
        assert get(sign_in(again), id)["revision"] == before[0] == before[-1] == revision + 1
        kinds = [json.loads(entry)["kind"] for (entry,) in look(again, 'select entry from moves where "table" = ?', id)]
        assert kinds.count("rules") == 1
        assert look(again, "select version from tables where id = ?", id) == [(1,)]


def test_the_rewind_that_was_asked_for_has_lapsed_and_none_goes_behind_the_change(older: Harbour) -> None:
    id, revision, _snapshot = in_fixture("running")
    ann = sign_in(older)
    told = get(ann, id)
    assert (told["proposal"], told["earliest"]) == (None, revision + 1)
    assert error_of(ann.post(f"/api/tables/{id}/rewind", json={"to": revision - 3})) == (409, "older-rules")
    assert error_of(ann.post(f"/api/tables/{id}/branch", json={"revision": revision})) == (409, "older-rules")


def test_an_owed_move_is_made_under_the_new_rules(older: Harbour) -> None:
    ((table, revision),) = look(older, 'select "table", revision from owed')
    ann = sign_in(older)
    until(lambda: bool(get(ann, table)["revision"] > revision + 1))
    kinds = [event["event"] for event in state(ann, table, since=revision)["events"]]
    assert kinds[0] == "rules"


def test_it_is_played_to_its_end_and_checked_from_the_change_on(older: Harbour) -> None:
    id, revision, _snapshot = in_fixture("running")
    ann, bob = sign_in(older, "Ann"), sign_in(older, "Bob")
    now = state(ann, id)
    asked = (ann, bob)[now["question"]["seat"]]
    choice = state(asked, id)["options"][0]["action"]
    assert act(asked, id, now["revision"], "under new rules", choice).status_code == 200
    for seat, browser in enumerate((ann, bob)):
        assert browser.post(f"/api/tables/{id}/seats/{seat}/bot", json={"level": "random"}).status_code == 200
    until(lambda: bool(get(ann, id)["phase"] == "over"))
    record = ann.get(f"/api/tables/{id}/record").text
    match = carrack.replay(record)
    assert match.over
    assert match.base == revision + 1
    fairness = get(ann, id, "/fairness")
    assert fairness["fair"] is True
    assert fairness["checked"] > 0
    imported = bob.post("/api/tables/import", json={"record": record}).json()
    assert (imported["phase"], imported["revision"]) == ("over", match.revision)


def test_earlier_moments_are_those_that_were_stored(older: Harbour) -> None:
    id, revision, snapshot = in_fixture("running")
    ann = sign_in(older)
    assert get(ann, id, f"/moves/{revision + 1}")["revision"] == revision + 1
    assert get(ann, id, f"/moves/{revision}")["revision"] == snapshot
    assert error_of(ann.get(f"/api/tables/{id}/moves/3")) == (409, "older-rules")


def test_an_open_table_starts_under_todays_rules(older: Harbour) -> None:
    ann = sign_in(older)
    open_tables = [row["id"] for row in ann.get("/api/tables").json()["mine"] if row["phase"] == "open"]
    for id in open_tables:
        ann.post(f"/api/tables/{id}/join", json={})
        ann.post(f"/api/tables/{id}/join", json={})
        assert ann.post(f"/api/tables/{id}/start").json()["version"] == 1
        assert look(older, "select version from tables where id = ?", id) == [(1,)]


# Finished games.


def test_a_finished_game_that_fits_is_as_any_other(older: Harbour) -> None:
    ann = sign_in(older)
    id, revision, _snapshot = in_fixture("over")
    assert get(ann, id)["outdated"] is None
    assert get(ann, id, f"/moves/{revision // 2}")["revision"] == revision // 2
    assert get(ann, id, "/fairness")["fair"] is True


def test_one_that_does_not_is_shown_from_what_was_stored_and_says_so(tmp_path: Path) -> None:
    id, revision, snapshot = in_fixture("over")
    with older_harbour(tmp_path, does_not_fit("over")) as harbour:
        ann = sign_in(harbour)
        told = get(ann, id)
        assert told["outdated"] == {"version": 0, "now": 1, "shown": snapshot}
        now = state(ann, id)
        assert (now["over"], now["winners"], now["options"]) == (True, told["result"]["winners"], [])
        assert now["revision"] == revision
        assert get(ann, id, f"/moves/{snapshot + 1}")["revision"] == snapshot
        fairness = get(ann, id, "/fairness")
        assert fairness["fair"] is None
        assert fairness["secret"]
        for path in ("/record", "/moves/1"):
            assert error_of(ann.get(f"/api/tables/{id}{path}")) == (409, "older-rules")
        assert error_of(ann.post(f"/api/tables/{id}/branch", json={"revision": 5})) == (409, "older-rules")
        assert ann.post(f"/api/tables/{id}/rematch").status_code == 200


def test_a_finished_game_keeps_its_last_state(older: Harbour) -> None:
    id, _revision, _snapshot = in_fixture("running")
    ann = sign_in(older)
    assert ann.post(f"/api/tables/{id}/resign", json={"seat": 0}).status_code == 200
    revision = get(ann, id)["revision"]
    assert look(older, 'select max(revision) from snapshots where "table" = ?', id) == [(revision,)]


# What cannot even be loaded.

EVERYTHING: tuple[tuple[str, str, dict[str, Any] | None], ...] = (
    ("GET", "/state", None),
    ("GET", "/moves/0", None),
    ("GET", "/why", None),
    ("GET", "/why/0", None),
    ("GET", "/record", None),
    ("GET", "/stream", None),
    ("POST", "/act", {"revision": 1, "key": "a", "actions": [0]}),
    ("POST", "/undo", {"revision": 1, "key": "a"}),
    ("POST", "/rewind", {"to": 1}),
    ("POST", "/rewind/answer", {"consent": True}),
    ("POST", "/resign", {"seat": 0}),
    ("POST", "/branch", {"revision": 0}),
    ("POST", "/seats/0/bot", {"level": "random"}),
    ("POST", "/seats/0/take-back", None),
    ("PUT", "/seats/0/moot", {"moot": True}),
)


@pytest.mark.parametrize("change", [cannot_be_loaded, of_the_future])
def test_a_game_that_cannot_go_on_is_there_and_says_why(tmp_path: Path, change: Change) -> None:
    id, revision, _snapshot = in_fixture("running")
    with older_harbour(tmp_path, change) as harbour:
        ann = sign_in(harbour)
        told = get(ann, id)
        version = 99 if change is of_the_future else 0
        assert told["outdated"] == {"version": version, "now": 1, "shown": None}
        assert (told["phase"], told["revision"]) == ("running", revision)
        assert [seat["name"] for seat in told["seats"]] == ["Ann", "Bob"]
        assert len(get(ann, id, "/chat")["lines"]) == 2
        assert ann.post(f"/api/tables/{id}/chat", json={"text": "What now?"}).status_code == 201
        for method, path, form in EVERYTHING:
            answer = ann.request(method, f"/api/tables/{id}{path}", json=form)
            assert error_of(answer) == (409, "other-rules"), path
        (before,) = look(harbour, 'select count(*), max(revision) from moves where "table" = ?', id)
        assert before == (revision, revision)


def test_whoever_sat_there_can_still_go(tmp_path: Path) -> None:
    id, _revision, _snapshot = in_fixture("running")
    with older_harbour(tmp_path, cannot_be_loaded) as harbour:
        ann, bob = sign_in(harbour, "Ann"), sign_in(harbour, "Bob")
        assert ann.request("DELETE", "/api/me/account", json={"password": PASSWORD}).status_code == 204
        assert [seat["name"] for seat in get(bob, id)["seats"]] == ["", "Bob"]


def test_the_table_of_a_game_that_is_gone_waits_for_it(tmp_path: Path) -> None:
    id, revision, _snapshot = in_fixture("running")
    with older_harbour(tmp_path, of_a_lost_game) as harbour:
        ann = sign_in(harbour)
        assert error_of(ann.get(f"/api/tables/{id}")) == (404, "game-missing")
        assert id in [row["id"] for row in ann.get("/api/tables").json()["mine"]]
        assert look(harbour, "select revision from tables where id = ?", id) == [(revision,)]


def test_a_table_whose_options_are_no_more_cannot_start_and_says_so(tmp_path: Path) -> None:
    form = {"game": "iron-age", "seats": 1, "options": {"length": "short"}, "contribution": "a test"}
    with running(tmp_path) as before:
        browser = before.client()
        table = browser.post("/api/tables", json=form).json()["id"]
        cookies = dict(browser.cookies)
    with closing(sqlite3.connect(tmp_path / "harbour.db")) as connection, connection:
        connection.execute("update tables set options = ?", ('{"length":"endless"}',))
    with running(tmp_path) as after:
        browser = after.client(cookies=cookies)
        assert error_of(browser.post(f"/api/tables/{table}/start")) == (409, "cannot-start")
        assert get(browser, table)["phase"] == "open"
