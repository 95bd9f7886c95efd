"""`carrack serve`: a process that opens, tells where it is, survives bad visitors and ends in good order."""

from __future__ import annotations

import contextlib
import inspect
import json
import shutil
import signal
import sqlite3
import sys
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from alembic.script import ScriptDirectory

from carrack.cli import copies, network
from carrack.cli import serve as command
from carrack.cli.database import WORDED, database_of
from carrack.cli.main import run
from carrack.server.guard.addresses import own_addresses
from carrack.server.store import database
from carrack.server.store.database import DatabaseError, copy_file, hold, open_database, version_of, versions
from tests.server.harbour import Harbour, events, running
from tests.server.program import serving

NEW = {"game": "iron-age", "seats": 1, "start": True}


# Opening and ending.


@pytest.mark.slow
def test_it_says_where_it_is_and_ends_when_told_to(tmp_path: Path) -> None:
    """SIGTERM: an open stream ends as a whole answer does, what was said is kept, and the status is 0."""
    folder = tmp_path / "new folder"
    file = folder / "harbour.db"
    with serving(file) as program, program.client() as client:
        assert urlsplit(program.url).hostname == "127.0.0.1"
        assert any(str(file) in line for line in program.said)
        table = client.post("/api/tables", json=NEW).json()
        with client.stream("GET", f"/api/tables/{table['id']}/stream") as response:
            heard = events(response)
            assert next(heard).kind == "table"
            program.process.send_signal(signal.SIGTERM)
            list(heard)  # to its end, without an error
        assert program.process.wait(60) == 0
        messages = [json.loads(line)["message"] for line in program.log.splitlines()]
        assert messages[0] == "open"
        assert messages[-2:] == ["stopping", "stopped"] or messages[-1] == "stopped"
    with running(folder) as again:
        browser = again.client(cookies=dict(client.cookies))
        assert [row["id"] for row in browser.get("/api/tables").json()["mine"]] == [table["id"]]


@pytest.mark.slow
def test_a_killed_server_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    file = tmp_path / "harbour.db"
    with serving(file) as program, program.client() as client:
        table = client.post("/api/tables", json=NEW).json()
        assert program.end(signal.SIGKILL) == -signal.SIGKILL
    with running(tmp_path) as again:
        browser = again.client(cookies=dict(client.cookies))
        assert [row["id"] for row in browser.get("/api/tables").json()["mine"]] == [table["id"]]


@pytest.mark.slow
def test_one_server_to_a_database_and_one_to_a_port(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path / "harbour.db") as program, program.client() as browser:
        browser.get("/api/health")  # whoever answers has the file
        port = str(urlsplit(program.url).port)
        for name, wanted, why in (
            ("harbour.db", "0", "a server has this open"),
            ("other.db", port, f"--port: {port} is in use"),
        ):
            assert run(["serve", "--database", str(tmp_path / name), "--port", wanted, "--lang", "en"]) == 1
            said = capsys.readouterr()
            assert said.out == ""
            assert why in said.err


def test_a_database_is_for_its_owner_alone(harbour: Harbour) -> None:
    for file in harbour.settings.database.parent.glob("harbour.db*"):
        if not file.name.endswith((".lock", ".lock-journal")):
            assert file.stat().st_mode & 0o077 == 0, file.name


def test_where_the_data_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CARRACK_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_of(None) == tmp_path / "carrack" / "harbour.db"
    monkeypatch.setenv("CARRACK_DATA", str(tmp_path / "mine"))
    assert database_of(None) == tmp_path / "mine" / "harbour.db"
    assert database_of("here.db") == Path("here.db")


# The network.


@pytest.mark.slow
def test_the_lan_gets_an_address_and_a_code(tmp_path: Path) -> None:
    with serving(tmp_path / "harbour.db", "--lan") as program:
        addresses = own_addresses()
        port = urlsplit(program.url).port
        with httpx.Client(trust_env=False, timeout=30) as client:
            for address in addresses:
                assert client.get(f"http://{address}:{port}/api/health").status_code == 200
            strange = client.get(f"{program.url}/api/health", headers={"host": "evil.example"})
            assert strange.status_code == 400
        if addresses:
            assert any(f"http://{addresses[0]}:{port}/" in line for line in program.said)
            assert any("▄▄▄▄▄" in line for line in program.said)
        else:
            assert any("no network" in line for line in program.said)


def test_a_machine_without_a_network_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from carrack.cli.voice import Voice

    monkeypatch.setattr(command, "own_addresses", list)
    command._tell_the_network(8000, Voice("en"))
    assert "no network" in capsys.readouterr().out


def test_no_browser_opens_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not network.has_browser()


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--port", "x"), "--port"),
        (("--port", "65536"), "--port"),
        (("--allow-host", "http://a.example"), "--allow-host"),
        (("--calls", "push,pigeon"), "--calls"),
        (("--calls", "mail"), "--smtp"),
        (("--calls", "service"), "--service"),
        (("--smtp", "mail.example.org"), "--smtp"),
        (("--smtp", "smtp://mail.example.org?from=nobody"), "--smtp"),
        (("--trust-proxy", "somebody"), "--trust-proxy"),
    ],
)
def test_what_will_not_do_is_named(
    arguments: tuple[str, ...], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--database", str(tmp_path / "x.db"), "--lang", "en", *arguments]) == 2
    assert named in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_an_address_of_another_machine_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--database", str(tmp_path / "x.db"), "--lang", "en", "--host", "192.0.2.1"]) == 1
    assert "--host" in capsys.readouterr().err


# The database.


def test_every_refusal_of_the_store_has_words() -> None:
    source = "".join(inspect.getsource(module) for module in (database, copies))
    raised = {part.split('"')[1] for part in source.split("DatabaseError(")[1:] if part.startswith('"')}
    assert len(raised) > 5
    assert raised <= set(WORDED)


def fingerprint(file: Path) -> tuple[bytes, int]:
    return file.read_bytes(), file.stat().st_mtime_ns


@pytest.mark.parametrize("kind", ["text", "foreign", "foreign-alembic", "newer"])
def test_a_file_that_is_not_ours_is_refused_and_left_alone(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.db"
    said = {
        "text": "cannot be used as a database",
        "foreign": "another program",
        "foreign-alembic": "another program",
        "newer": "a newer Carrack",
    }[kind]
    if kind == "text":
        file.write_text("dear diary, " * 1000)
    else:
        if kind == "newer":
            open_database(file).dispose()
        with contextlib.closing(sqlite3.connect(file)) as raw:
            if kind == "newer":
                raw.execute("update alembic_version set version_num = '9999'")
            else:
                raw.execute(f"create table {'recipes' if kind == 'foreign' else 'alembic_version'} (version_num text)")
            raw.commit()
    before = fingerprint(file)
    assert run(["serve", "--database", str(file), "--lang", "en", "--port", "0"]) == 1
    assert said in capsys.readouterr().err
    assert fingerprint(file) == before


def test_a_folder_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--database", str(tmp_path), "--lang", "en", "--port", "0"]) == 1
    assert "cannot be used" in capsys.readouterr().err


@pytest.fixture
def newer_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Carrack with one more migration than ours; the file of ours that it finds."""
    file = tmp_path / "a ?#% name.db"
    open_database(file).dispose()
    newest = version_of(file)
    scripts = tmp_path / "migrations"
    shutil.copytree(database.MIGRATIONS, scripts)
    (scripts / "versions" / "9000_next.py").write_text(
        f"from alembic import op\nrevision = '9000'\ndown_revision = '{newest}'\n"
        "def upgrade():\n    op.execute('create table next (id integer)')\n"
        "    op.execute('insert into next select 1 / (select count(*) from marks)')\n"
    )
    monkeypatch.setattr(database, "MIGRATIONS", scripts)
    return file


def tables_of(file: Path) -> set[str]:
    with contextlib.closing(sqlite3.connect(file)) as raw:
        return {name for (name,) in raw.execute("select name from sqlite_master where type = 'table'")}


def test_the_versions_are_those_of_the_migrations() -> None:
    scripts = ScriptDirectory(str(database.MIGRATIONS))
    assert versions() == [script.revision for script in scripts.walk_revisions()]


def test_a_file_is_copied_before_it_is_migrated(newer_house: Path) -> None:
    with contextlib.closing(sqlite3.connect(newer_house)) as raw:
        raw.execute("insert into marks values ('kept', 'so')")
        raw.commit()
    open_database(newer_house).dispose()
    assert "next" in tables_of(newer_house)
    (copy,) = newer_house.parent.glob(f"{newer_house.name}.0*-*".replace("?", "[?]"))
    assert "next" not in tables_of(copy)
    with contextlib.closing(sqlite3.connect(copy)) as raw:
        assert raw.execute("select value from marks").fetchall() == [("so",)]
    assert copy.stat().st_mode & 0o077 == 0


def test_a_migration_that_cannot_be_copied_for_does_not_happen(
    newer_house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, target: Path) -> None:
        raise DatabaseError("database-not-copied", file=str(target), why="disk full")

    monkeypatch.setattr(database, "copy_file", full)
    with pytest.raises(DatabaseError, match="database-not-copied"):
        open_database(newer_house)
    assert "next" not in tables_of(newer_house)


def test_a_copy_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("dear diary, " * 1000)
    with pytest.raises(DatabaseError, match="database-not-copied"):
        copy_file(tmp_path / "text.db", tmp_path / "copy.db")
    assert [file.name for file in tmp_path.iterdir()] == ["text.db"]


def test_a_hold_is_one_at_a_time_and_let_go(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    with hold(file), pytest.raises(DatabaseError, match="database-held"), hold(file):
        pass
    with hold(file):
        pass
