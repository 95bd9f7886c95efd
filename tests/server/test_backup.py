"""`carrack backup` and `carrack restore`."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from pathlib import Path

import pytest

from carrack.cli.copies import check_integrity
from carrack.cli.main import run
from carrack.server.store.database import DatabaseError, hold, open_database
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour

NEW = {"game": "iron-age", "seats": 1}


def count(file: Path, table: str = "tables") -> int:
    with contextlib.closing(sqlite3.connect(file)) as raw:
        return int(raw.execute(f"select count(*) from {table}").fetchone()[0])


def call(command: str, file: Path, database: Path) -> int:
    return run([command, str(file), "--database", str(database), "--lang", "en"])


def test_a_backup_of_a_server_at_work_is_whole(harbour: Harbour, tmp_path: Path) -> None:
    client = harbour.client()
    for _ in range(3):
        assert client.post("/api/tables", json=NEW).status_code == 201
    stop = threading.Event()
    made = []

    def write() -> None:
        while not stop.is_set():
            made.append(client.post("/api/tables", json=NEW).status_code)

    writing = threading.Thread(target=write)
    writing.start()
    try:
        assert call("backup", tmp_path / "copy.db", harbour.settings.database) == 0
    finally:
        stop.set()
        writing.join()
    check_integrity(tmp_path / "copy.db")
    assert 3 <= count(tmp_path / "copy.db") <= 3 + len(made)
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
    assert set(made) == {201}


def test_a_backup_brings_everything_back(
    open_harbour: OpenHarbour, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Played, copied, played on, put back: the table stands where it stood, and the later file is kept."""
    harbour = open_harbour()
    file = harbour.settings.database
    client = harbour.client()
    table = client.post("/api/tables", json=NEW | {"start": True}).json()
    cookies = client.cookies
    assert call("backup", tmp_path / "copy.db", file) == 0
    client.post("/api/tables", json=NEW)
    assert call("restore", tmp_path / "copy.db", file) == 1
    assert "a server has this open" in capsys.readouterr().err
    assert count(file) == 2
    harbour.stop()
    assert call("restore", tmp_path / "copy.db", file) == 0
    (kept,) = [one for one in tmp_path.glob("harbour.db.before-restore-*") if not one.name.endswith(("-wal", "-shm"))]
    assert str(kept) in capsys.readouterr().out
    assert count(kept) == 2
    again = open_harbour().client(cookies=cookies)
    assert [row["id"] for row in again.get("/api/tables").json()["mine"]] == [table["id"]]


@pytest.mark.parametrize("folder", [False, True])
def test_by_whichever_link_it_is_called_it_is_one_database(
    folder: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own"
    file = own / "harbour.db"
    for one in (file, tmp_path / "copy.db"):
        open_database(one).dispose()
    link = tmp_path / "link" / "harbour.db" if folder else tmp_path / "link.db"
    (link.parent if folder else link).symlink_to(own if folder else file)
    with hold(link):
        for other in (file, link):
            with pytest.raises(DatabaseError, match="database-held"), hold(other):
                pass
        assert call("restore", tmp_path / "copy.db", file) == 1
        assert "a server has this open" in capsys.readouterr().err
    with hold(file), pytest.raises(DatabaseError, match="database-held"), hold(link):
        pass


def test_a_copy_takes_the_place_of_what_a_link_leads_to(tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    file, link = tmp_path / "own" / "harbour.db", tmp_path / "link.db"
    open_database(tmp_path / "copy.db").dispose()
    file.write_bytes(b"damaged")
    file.with_name("harbour.db-wal").write_bytes(b"damaged too")
    link.symlink_to(file)
    assert call("restore", tmp_path / "copy.db", link) == 0
    assert link.is_symlink()
    assert count(file) == 0
    kept = {one.read_bytes() for one in file.parent.glob("harbour.db.before-restore-*")}
    assert kept == {b"damaged", b"damaged too"}
    (tmp_path / "later.db").symlink_to(tmp_path / "own" / "later.db")
    assert call("backup", tmp_path / "later.db", link) == 0
    assert count(tmp_path / "own" / "later.db") == 0


def test_a_copy_is_put_where_nothing_was(tmp_path: Path) -> None:
    open_database(tmp_path / "copy.db").dispose()
    assert call("restore", tmp_path / "copy.db", tmp_path / "new" / "harbour.db") == 0
    assert count(tmp_path / "new" / "harbour.db") == 0


def test_a_damaged_database_is_replaced_and_kept(tmp_path: Path) -> None:
    open_database(tmp_path / "copy.db").dispose()
    (tmp_path / "harbour.db").write_bytes(b"damaged")
    (tmp_path / "harbour.db-wal").write_bytes(b"damaged too")
    assert call("restore", tmp_path / "copy.db", tmp_path / "harbour.db") == 0
    assert count(tmp_path / "harbour.db") == 0
    kept = {one.read_bytes() for one in tmp_path.glob("harbour.db.before-restore-*")}
    assert kept == {b"damaged", b"damaged too"}


def damaged(file: Path) -> None:
    open_database(file).dispose()
    data = bytearray(file.read_bytes())
    data[4096 * 2 : 4096 * 5] = b"\xff" * (4096 * 3)
    file.write_bytes(data)


def loose(file: Path) -> None:
    open_database(file).dispose()
    with contextlib.closing(sqlite3.connect(file)) as raw:
        raw.execute("insert into sessions values ('x', 'nobody', 0, 0)")
        raw.commit()


def newer(file: Path) -> None:
    open_database(file).dispose()
    with contextlib.closing(sqlite3.connect(file)) as raw:
        raw.execute("update alembic_version set version_num = '9999'")
        raw.commit()


def foreign(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as raw:
        raw.execute("create table recipes (name text)")


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (damaged, "damaged"),
        (loose, "damaged"),
        (newer, "a newer Carrack"),
        (foreign, "another program"),
        (lambda file: file.write_text("dear diary"), "cannot be used"),
        (lambda file: file.touch(), "nothing in it"),
        (lambda file: None, "no such file"),
    ],
)
def test_what_is_no_good_copy_is_not_put_back(
    make: object, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(make)
    make(tmp_path / "copy.db")
    open_database(tmp_path / "harbour.db").dispose()
    before = (tmp_path / "harbour.db").read_bytes()
    assert call("restore", tmp_path / "copy.db", tmp_path / "harbour.db") == 1
    assert said in capsys.readouterr().err
    assert (tmp_path / "harbour.db").read_bytes() == before
    assert not list(tmp_path.glob("*.before-restore*"))


def test_a_backup_is_never_written_over_something(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    open_database(tmp_path / "harbour.db").dispose()
    (tmp_path / "precious.txt").write_text("precious")
    assert call("backup", tmp_path / "precious.txt", tmp_path / "harbour.db") == 1
    assert "exists already" in capsys.readouterr().err
    assert (tmp_path / "precious.txt").read_text() == "precious"


@pytest.mark.parametrize(("target", "said"), [("copy.db", "no such file"), ("nowhere/copy.db", "could not be written")])
def test_a_backup_that_cannot_be_made_says_why(
    target: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if "/" in target:
        open_database(tmp_path / "harbour.db").dispose()
    assert call("backup", tmp_path / target, tmp_path / "harbour.db") == 1
    assert said in capsys.readouterr().err
