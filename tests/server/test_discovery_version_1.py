"""A running table of Discovery 2015 as the rules of version 1 left it goes on under those of today.

`discovery-2015-version-1.db` was written by a server of that version: turn 6, four of five buyers have had their turn
and still stand at the capital, as they did then until all were done; the fifth is asked.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import carrack
from tests.server.harbour import Harbour, running
from tests.server.persons import sign_in
from tests.server.players import act, state

STORED = Path(__file__).parent.parent / "fixtures" / "discovery-2015-version-1.db"
REVISION = 159
LAST = {"seat": 0, "worker": "builder"}


@pytest.fixture
def harbour(tmp_path: Path) -> Iterator[Harbour]:
    shutil.copy(STORED, tmp_path / "harbour.db")
    with running(tmp_path) as found:
        yield found


def stored(query: str) -> list[Any]:
    with closing(sqlite3.connect(f"{STORED.as_uri()}?mode=ro", uri=True)) as connection:
        return connection.execute(query).fetchall()


def test_it_is_of_version_1_and_small() -> None:
    assert stored("select version, revision from tables") == [(1, REVISION)]
    assert carrack.game("discovery-2015").version > 1
    assert STORED.stat().st_size < 300_000


def test_the_table_goes_on_without_those_who_have_had_their_turn(harbour: Harbour) -> None:
    people = [sign_in(harbour, name) for name in ("Ann", "Bob")]
    (table,) = stored("select id from tables")[0]
    now = state(people[0], table, since=REVISION)
    assert [event["event"] for event in now["events"]][:1] == ["rules"]
    assert now["events"][0]["back_to"] == REVISION
    assert (now["revision"], now["question"]["step"], now["question"]["seat"]) == (REVISION + 1, "buy", 0)
    assert [worker for worker in now["view"]["boxes"]["capital"] if worker is not None] == [LAST]


def test_it_is_played_to_its_end_and_its_record_is_sound(harbour: Harbour) -> None:
    people = [sign_in(harbour, name) for name in ("Ann", "Bob")]
    (table,) = stored("select id from tables")[0]
    number = 0
    while not (now := state(people[0], table))["over"]:
        browser = people[now["question"]["seat"]]
        choices = state(browser, table)["choices"]
        number += 1
        answer = act(browser, table, now["revision"], f"later {number}", choices[number % len(choices)]["action"])
        assert answer.status_code == 200, answer.text
    match = carrack.replay(people[1].get(f"/api/tables/{table}/record").text)
    assert match.over
    assert match.base == REVISION + 1
    assert people[1].get(f"/api/tables/{table}").json()["result"]["winners"] == match.winners()
