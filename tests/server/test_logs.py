"""Logs: a line a request that a machine can read, and nothing in them that is not theirs to know."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from carrack.server.guard.logs import STRUCK, configure, mark_of, redact
from carrack.server.store.database import connect
from tests.server.harbour import Harbour
from tests.server.program import Program, serving

NEW = {"game": "iron-age", "seats": 1}


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def kept() -> Iterator[None]:
    """The loggers are everybody's: they are left as they were found."""
    root = logging.getLogger()
    house = logging.getLogger("carrack")
    handlers, level, own = root.handlers[:], root.level, house.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    house.setLevel(own)
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = True


@pytest.mark.usefixtures("kept")
def test_a_request_is_one_line(harbour: Harbour) -> None:
    out = io.StringIO()
    configure("info", out)
    client = harbour.client()
    table = client.post("/api/tables", json=NEW).json()
    client.get(f"/api/tables/{table['id']}?planted=in-the-query")
    client.get(f"/api/invitations/{table['invitation']}")
    client.get(f"/api/tables/{table['watch']}")
    client.get("/nowhere/planted-in-the-path")
    client.post(f"/api/tables/{table['id']}/act", json={"revision": 0, "key": "k", "actions": [0]})
    client.post(f"/api/tables/{table['id']}/start")
    now = client.get(f"/api/tables/{table['id']}/state").json()
    form = {"revision": now["revision"], "key": "k", "actions": [now["options"][0]["action"]]}
    client.post(f"/api/tables/{table['id']}/act", json=form)
    harbour.stop()
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    told = [line for line in lines if line["logger"] == "carrack.requests"]
    assert [(line["method"], line["route"], line["status"]) for line in told] == [
        ("POST", "/api/tables", 201),
        ("GET", "/api/tables/{table}", 400),
        ("GET", "/api/invitations/{invitation}", 200),
        ("GET", "/api/tables/{table}", 200),
        ("GET", "/{path}", 404),
        ("POST", "/api/tables/{table}/act", 409),
        ("POST", "/api/tables/{table}/start", 200),
        ("GET", "/api/tables/{table}/state", 200),
        ("POST", "/api/tables/{table}/act", 200),
    ]
    assert told[0]["size"] > 100
    assert told[0]["ms"] > 0
    assert told[0]["level"] == "info"
    assert told[1]["person"] == told[0]["person"] == mark_of(person_of(harbour.settings.database))
    assert told[3]["person"] == told[0]["person"]
    watch = table["watch"].partition(".")[2]
    for secret in ("planted", table["id"], table["invitation"], watch, person_of(harbour.settings.database)):
        assert secret not in out.getvalue()


def person_of(database: Path) -> str:
    engine = connect(database)
    with engine.connect() as connection:
        found = str(connection.execute(text("select id from people")).scalar_one())
    engine.dispose()
    return found


@pytest.mark.usefixtures("kept")
def test_somebody_at_a_terminal_reads_words() -> None:
    out = Terminal()
    configure("info", out)
    logging.getLogger("carrack.server").info("open")
    extra = {"method": "GET", "route": "/api/games", "status": 200, "ms": 1.5, "size": 9, "person": None}
    logging.getLogger("carrack.requests").info("request", extra=extra)
    first, second = out.getvalue().splitlines()
    assert first.endswith("info    open")
    assert second.endswith("GET    /api/games 200 1.5 ms")


@pytest.mark.usefixtures("kept")
def test_a_failure_is_told_with_its_place_but_no_values() -> None:
    out = io.StringIO()
    configure("info", out)
    hidden = "a-value-that-a-function-held"
    try:
        raise ValueError("broken, password=hunter2")
    except ValueError:
        logging.getLogger("carrack.api").exception("a request failed")
    line = json.loads(out.getvalue())
    assert line["level"] == "error"
    assert "test_logs.py" in line["exception"]
    assert f"ValueError: broken, password={STRUCK}" in line["exception"]
    assert hidden not in out.getvalue()
    assert len(out.getvalue().splitlines()) == 1


def test_the_database_tells_no_values_when_it_fails(tmp_path: Path) -> None:
    engine = connect(tmp_path / "some.db")
    with engine.connect() as connection, pytest.raises(SQLAlchemyError) as failed:
        connection.execute(text("insert into nowhere values (:secret)"), {"secret": "planted"})
    engine.dispose()
    assert "planted" not in str(failed.value)


TOKEN = "WsiKaEi5--XVNVWO8ittYfaUSlBYuG9w9_cEBCbIFzQ"  # of the form of `secrets.token_urlsafe(32)`


@pytest.mark.parametrize(
    ("line", "secret"),
    [
        ("cookie: carrack=abc; other=1", "abc"),
        ('{"name": "Ann", "password": "with \\" and, more"}', "more"),
        ("{'password': 'correct horse'}", "horse"),
        ("password=hunter2&name=ann", "hunter2"),
        ("Set-Cookie: carrack=tok; Path=/", "tok;"),
        ("hash $argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub", "RdescudvJCsgt3ub"),
        ("GET /api/invitations/Xy-12 failed", "Xy-12"),
        ("GET /api/tables/qKgzb-TB48Id.Xy-12/state failed", "Xy-12"),
        ("GET /api/tables?name=ann", "ann"),
        (f"who is {TOKEN}?", TOKEN),
        ("seed: f00ba4", "f00ba4"),
        ('invitation="letmein"', "letmein"),
    ],
)
def test_what_slips_into_a_message_is_struck_out(line: str, secret: str) -> None:
    assert secret not in redact(line)
    assert STRUCK in redact(line)


@pytest.mark.parametrize(
    "line",
    [
        "a table could not be loaded: revision 12",
        'File "/usr/lib/python3.11/site-packages/sqlalchemy/engine/default.py", line 952, in do_execute',
        'File "/usr/lib/carrack/server/tables/acts.py", line 12, in act; /usr/lib/carrack/server/api/tables.py',
        "(sqlite3.OperationalError) database or disk is full",
        "test_a_long_name_of_a_function_without_any_digits",
    ],
)
def test_what_is_no_secret_stays(line: str) -> None:
    assert redact(line) == line


@pytest.mark.slow
def test_no_secret_that_passes_through_the_server_is_in_its_log(tmp_path: Path) -> None:
    """A visit with everything that must not be told, to a server in its own process."""
    with serving(tmp_path / "harbour.db") as program:
        planted = visit(program)
        assert program.end() == 0
        log = program.log
    assert log.count('"carrack.requests"') >= 8
    for secret in planted:
        assert len(secret) > 5
        assert secret not in log, secret


def visit(program: Program) -> list[str]:
    """Names what was planted."""
    name, password, chat = "planted-name-1", "planted-password-1", "planted-chat-line-1"
    contribution = "planted-contribution-1"
    with program.client() as client:
        assert client.post("/api/me/account", json={"name": name, "password": password}).status_code == 201
        client.post("/api/me/session", json={"name": name, "password": password})
        client.post("/api/me/session", json={"name": name, "password": "planted-wrong-1"})
        client.post("/api/me/session", content=b'{"name": "planted-broken-1", "password": "planted-broken-1')
        table = client.post("/api/tables", json=NEW | {"contribution": contribution, "start": True}).json()
        client.get(f"/api/invitations/{table['invitation']}")
        client.get("/api/invitations/planted-invitation-1")
        client.get("/planted-path-1?planted-query-1", headers={"cookie": "carrack=planted-cookie-1"})
        assert client.post(f"/api/tables/{table['id']}/chat", json={"text": chat}).status_code == 201
        client.post("/api/tables", json={"planted-field-1": "planted-value-1"}, headers={"x-test": "planted-header-1"})
        try:
            client.get("/api/health", headers={"host": "planted-host-1"})
            client.request("PLANTED-METHOD-1", "/api/health")
        except httpx.HTTPError as error:
            raise AssertionError("the server hung up") from error
        token = client.cookies["carrack"]
    return [
        name,
        password,
        chat,
        contribution,
        token,
        table["invitation"],
        table["id"],
        "planted",
        "PLANTED",
    ]
