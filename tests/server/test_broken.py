"""Tables whose rows are no longer what was written: each says so, once in the log, and no other suffers."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from itertools import product

from tests.server.conftest import OpenHarbour
from tests.server.persons import PASSWORD, account, error_of
from tests.server.players import GAME, play_one, state

COLUMNS = [
    *(("tables", column) for column in ("options", "given", "source", "result")),
    *(("seats", "plans"), ("moves", "entry"), ("snapshots", "state"), ("proposals", "consents")),
]
BROKEN = [
    *product(COLUMNS, ('{"cut": "he', '"a text"', '[{"x": [1]}]')),
    (("tables", "source"), '{"record": {"reveal": {"x": 1}}}'),
    (("tables", "source"), '{"record": {"players": [{}]}}'),
]


class Heard(logging.Handler):
    """What a logger says."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def test_a_table_whose_rows_are_broken_says_so_and_no_other_suffers(open_harbour: OpenHarbour) -> None:
    first = open_harbour(snapshot_every=1)
    ann = account(first)
    tables = []
    for _ in range(len(BROKEN) + 1):
        tables.append(ann.post("/api/tables", json={"game": GAME, "seats": 1, "start": True}).json()["id"])
        play_one([ann], tables[-1], "first")
    cookies = dict(ann.cookies)
    first.stop()
    with closing(sqlite3.connect(first.settings.database)) as connection, connection:
        connection.execute("insert into proposals select id, revision, 0, '[0]', null from tables")
        for id, ((name, column), text) in zip(tables, BROKEN):
            key = "id" if name == "tables" else '"table"'
            assert connection.execute(f"update {name} set {column} = ? where {key} = ?", (text, id)).rowcount > 0
    heard = Heard()
    logging.getLogger("carrack.tables").addHandler(heard)
    again = open_harbour().client(cookies=cookies)
    for id, broken in zip(tables, BROKEN):
        for path in ("", "/state", "/chat", "/record"):
            assert error_of(again.get(f"/api/tables/{id}{path}")) == (503, "table-broken"), broken
    logging.getLogger("carrack.tables").removeHandler(heard)
    assert sorted(heard.lines) == sorted(f"table {id} cannot be opened" for id in tables[:-1])
    assert state(again, tables[-1])["revision"] > 0
    assert {row["id"] for row in again.get("/api/tables").json()["mine"]} == set(tables)
    assert {table["id"] for table in again.get("/api/me/data").json()["tables"]} == set(tables)
    gone = again.request("DELETE", "/api/me/account", json={"password": PASSWORD})
    assert gone.status_code == 204, "who goes leaves the tables that can be opened"
