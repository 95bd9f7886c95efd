"""Databases of every released version go on under this one: see `tools/harbour_fixture.py`, which makes them."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

import carrack
from carrack.server.store.database import version_of, versions
from tests.server.harbour import Harbour, running
from tests.server.persons import look, sign_in, until
from tests.server.players import act, state

FIXTURES = sorted((Path(__file__).parent.parent / "fixtures").glob("harbour-*.db"))
LARGEST = 500_000  # bytes; every table and every index takes at least a page of 4096
ROLLBACK = b"\x01\x01"  # in the header of a file that needs no write-ahead log


@pytest.fixture(params=FIXTURES, ids=lambda path: path.stem)
def stored(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


@pytest.fixture
def old_harbour(stored: Path, tmp_path: Path) -> Iterator[Harbour]:
    """A server on a copy of a stored database."""
    shutil.copy(stored, tmp_path / "harbour.db")
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def people(old_harbour: Harbour) -> list[httpx.Client]:
    return [sign_in(old_harbour, name) for name in ("Ann", "Bob")]


def row_of(browser: httpx.Client, phase: str, game: str) -> dict[str, Any]:
    """The first of one's tables that are like that."""
    rows = browser.get("/api/tables").json()["mine"]
    found: dict[str, Any] = next(row for row in rows if (row["phase"], row["game"]) == (phase, game))
    return found


def rows_in(stored: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(f"{stored.as_uri()}?mode=ro", uri=True)) as connection:
        return connection.execute(query).fetchall()


def told(browser: httpx.Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/tables/{table}").json()
    return found


def play_to_the_end(people: list[httpx.Client], table: str) -> None:
    """First a few answers of the people themselves, then bots for all of them."""
    for number in range(6):
        until(lambda: told(people[0], table)["asked"] < len(people))
        asked = told(people[0], table)["asked"]
        now = state(people[asked], table, seat=asked)
        answer = act(people[asked], table, now["revision"], f"later {number}", now["options"][-1]["action"])
        assert answer.status_code == 200, answer.text
    for seat, browser in enumerate(people):
        assert browser.post(f"/api/tables/{table}/seats/{seat}/bot", json={"level": "random"}).status_code == 200
    until(lambda: told(people[0], table)["phase"] == "over")


def is_sound(browser: httpx.Client, table: str) -> None:
    """The record of a finished game is replayed, and its chance was fair."""
    match = carrack.replay(browser.get(f"/api/tables/{table}/record").text)
    assert match.over
    assert told(browser, table)["result"]["winners"] == match.winners()
    assert browser.get(f"/api/tables/{table}/fairness").json()["fair"] is True


def test_there_is_a_database_of_this_version() -> None:
    assert versions()[0] in [version_of(path) for path in FIXTURES]


def test_a_stored_database_is_small_whole_and_complete(stored: Path) -> None:
    assert stored.stat().st_size < LARGEST
    assert stored.read_bytes()[18:20] == ROLLBACK
    assert rows_in(stored, "pragma integrity_check") == [("ok",)]
    assert stored.stem == f"harbour-{version_of(stored)}"
    for table in ("people", "sessions", "tables", "seats", "moves", "snapshots", "owed", "proposals", "chat"):
        assert rows_in(stored, f"select count(*) from {table}") != [(0,)], table


def test_it_is_copied_aside_before_it_is_brought_up_to_date(stored: Path, tmp_path: Path) -> None:
    file = tmp_path / "harbour.db"
    shutil.copy(stored, file)
    with running(tmp_path):
        pass
    assert version_of(file) == versions()[0]
    copies = list(tmp_path.glob("harbour.db.0*"))
    assert [version_of(copy) for copy in copies] == (
        [] if version_of(stored) == versions()[0] else [version_of(stored)]
    )
    for copy in copies:
        for table in ("people", "tables", "moves", "snapshots", "chat"):
            query = f"select * from {table} order by 1, 2"
            assert rows_in(copy, query) == rows_in(stored, query)


def test_chat_is_found_by_person(old_harbour: Harbour) -> None:
    plan = look(old_harbour, "explain query plan select id from chat where person = 'x'")
    assert "ix_chat_person" in plan[0][-1]


def test_accounts_settings_and_chat_are_there(people: list[httpx.Client]) -> None:
    ann, bob = people
    assert ann.get("/api/me").json() == {"name": "Ann", "account": True}
    settings = ann.get("/api/me/settings").json()
    assert (settings["language"], settings["theme"], settings["sound"]) == ("fr", "dark", False)
    lines = bob.get(f"/api/tables/{row_of(ann, 'running', 'iron-age')['id']}/chat").json()["lines"]
    assert [(line["name"], line["text"]) for line in lines] == [("Ann", "A good roll!"), ("Bob", "À toi.")]


def test_nobody_comes_to_look_like_an_account_of_then(old_harbour: Harbour) -> None:
    imitation = {"name": "\u0412\u043e\u042c", "password": "correct horse battery"}
    response = old_harbour.client().post("/api/me/account", json=imitation)
    assert (response.status_code, response.json()["error"]) == (409, "name-taken")


def test_accounts_that_look_alike_already_stay_as_they_are(stored: Path, tmp_path: Path) -> None:
    file = tmp_path / "harbour.db"
    shutil.copy(stored, file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("update people set name = '\u0410nn', name_key = '\u0430nn' where name = 'Bob'")
        connection.commit()
    with running(tmp_path) as harbour:
        for name in ("Ann", "\u0410nn"):
            assert sign_in(harbour, name).get("/api/me").json() == {"name": name, "account": True}


def test_ways_to_be_called_quiet_hours_and_invitations_are_there(
    stored: Path, old_harbour: Harbour, people: list[httpx.Client]
) -> None:
    """Where there were any: none are made up for those who had none."""
    bob, has = people[1], bool(rows_in(stored, "select name from sqlite_master where name = 'ways'"))
    told = bob.get("/api/me/calls").json()
    assert [(way["kind"], way["about"][0]) for way in told["ways"]] == ([("webhook", "turn")] if has else [])
    assert (told["quiet"] is not None) == has
    assert look(old_harbour, "select count(*) from invited") == [(int(has),)]


def test_the_owed_move_is_made(old_harbour: Harbour, stored: Path, people: list[httpx.Client]) -> None:
    ((table, revision, seat),) = rows_in(stored, 'select "table", revision, seat from owed')
    until(lambda: told(people[0], table)["revision"] > revision)
    (entry,) = look(old_harbour, 'select entry from moves where "table" = ? and revision = ?', table, revision + 1)
    assert f'"by":{seat}' in entry[0]


def test_the_rewind_still_waits_for_consent(stored: Path, people: list[httpx.Client]) -> None:
    ((table, revision, back_to),) = rows_in(stored, 'select "table", revision, back_to from proposals')
    ann, bob = people
    proposal = told(bob, table)["proposal"]
    assert [proposal[name] for name in ("to", "revision", "consents")] == [back_to, revision, [0]]
    before = ann.get(f"/api/tables/{table}/moves/{back_to}").json()["view"]
    assert bob.post(f"/api/tables/{table}/rewind/answer", json={"consent": True}).status_code == 200
    assert ann.get(f"/api/tables/{table}/moves/{revision + 1}").json()["view"] == before


def test_the_last_answer_can_still_be_taken_back(people: list[httpx.Client]) -> None:
    table = row_of(people[0], "running", "iron-age")["id"]
    now = [state(browser, table) for browser in people]
    mine = next(seat for seat in range(2) if now[seat]["undo"])
    form = {"revision": now[mine]["revision"], "key": "undo later"}
    undone = people[mine].post(f"/api/tables/{table}/undo", json=form)
    assert undone.status_code == 200, undone.text
    assert undone.json()["revision"] == now[mine]["revision"] + 1


def test_a_key_of_then_is_not_done_again(stored: Path, people: list[httpx.Client]) -> None:
    table = row_of(people[0], "running", "iron-age")["id"]
    query = f"select m.key, p.name from moves m join people p on p.id = m.person where \"table\" = '{table}'"
    key, name = rows_in(stored, query)[0]
    browser = people[("Ann", "Bob").index(name)]
    before = state(browser, table)
    again = act(browser, table, 0, key, before["question"]["seat"])
    assert (again.status_code, again.json()["revision"]) == (200, before["revision"])


@pytest.mark.slow
@pytest.mark.parametrize("game", ["iron-age", "discovery-2007"])
def test_a_running_game_goes_on_to_its_end(people: list[httpx.Client], game: str) -> None:
    table = row_of(people[0], "running", game)["id"]
    play_to_the_end(people, table)
    is_sound(people[1], table)


def test_the_finished_game_can_be_checked_and_looked_at(people: list[httpx.Client]) -> None:
    ann = people[0]
    table = row_of(ann, "over", "iron-age")
    is_sound(ann, table["id"])
    for revision in (0, table["revision"] // 2, table["revision"]):
        assert ann.get(f"/api/tables/{table['id']}/moves/{revision}").json()["revision"] == revision


def test_open_tables_start_one_of_them_from_a_move(people: list[httpx.Client]) -> None:
    ann = people[0]
    rows = [row for row in ann.get("/api/tables").json()["mine"] if row["phase"] == "open"]
    given = {row["id"]: told(ann, row["id"])["given"] for row in rows}
    assert sorted(number > 0 for number in given.values()) == [False, True]
    for row in rows:
        for seat in range(len(row["seats"]) - sum(seat["taken"] for seat in row["seats"])):
            assert ann.post(f"/api/tables/{row['id']}/join", json={}).status_code == 200, seat
        assert ann.post(f"/api/tables/{row['id']}/start").json()["phase"] == "running"
        assert len(ann.get(f"/api/tables/{row['id']}/record").text.splitlines()) > given[row["id"]]
