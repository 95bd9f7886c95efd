"""Nothing is told that is not on disk: commits that fail, a disk that is full, databases old, new and foreign."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import insert, select
from sqlalchemy.engine.default import DefaultDialect

from carrack.server.errors import Conflict
from carrack.server.store import models
from carrack.server.store import store as store_module
from carrack.server.store.database import DatabaseError, open_database
from carrack.server.store.store import Store
from carrack.server.store.writer import Locked, Writer
from tests.server.harbour import Harbour
from tests.server.players import act, play_one, seated, state


def run_sql(harbour: Harbour, sql: str) -> None:
    """As somebody with the file at hand."""
    connection = sqlite3.connect(harbour.settings.database, timeout=30)
    connection.execute(sql)
    connection.commit()
    connection.close()


def test_a_commit_that_fails_gives_503_and_nobody_hears_of_it(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    now = state(browsers[0], table)
    action = now["options"][0]["action"]
    with harbour.listening(browsers[1], f"/api/tables/{table}/stream") as heard:
        next(heard)
        next(heard)
        run_sql(harbour, "create trigger broken before insert on moves begin select raise(abort, 'no'); end")
        refused = act(browsers[0], table, now["revision"], "key", action)
        assert (refused.status_code, refused.json()["error"]) == (503, "storage")
        assert state(browsers[0], table) == now
        run_sql(harbour, "drop trigger broken")
        done = act(browsers[0], table, now["revision"], "key", action)
        assert done.status_code == 200, done.text
        told = next(heard)
        assert (told.kind, told.data["since"]) == ("update", now["revision"]), "the first they hear is what is on disk"


def test_a_full_disk_gives_503_and_no_corruption(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    store = harbour.rooms.store
    pages = asyncio.run(store.read(lambda c: c.exec_driver_sql("pragma page_count").scalar_one()))

    def limit(most: int) -> None:
        asyncio.run(store.write(lambda c: c.exec_driver_sql(f"pragma max_page_count={most}").scalar_one()))

    limit(pages)
    number = 0
    while True:
        now = state(browsers[0], table)
        asked = now["question"]["seat"]
        action = state(browsers[asked], table)["options"][0]["action"]
        answer = act(browsers[asked], table, now["revision"], f"{number}", action)
        if answer.status_code != 200:
            break
        number += 1
        assert number < 5000, "the disk never fills"
    assert answer.status_code == 503
    assert state(browsers[0], table)["revision"] == now["revision"]
    limit(2**30)
    again = act(browsers[asked], table, now["revision"], f"{number}", action)
    assert again.status_code == 200, again.text
    assert browsers[0].post(f"/api/tables/{table}/chat", json={"text": "there is room again"}).status_code == 201
    assert browsers[0].put("/api/me/settings", json={}).status_code == 200
    assert harbour.client().post("/api/tables", json={"game": "iron-age"}).status_code == 201
    run = asyncio.run(store.read(lambda c: c.exec_driver_sql("pragma integrity_check").scalar_one()))
    assert run == "ok"


def test_after_a_commit_that_failed_everything_can_be_written(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also what goes through SQLAlchemy: it keeps a transaction whose commit failed until it is rolled back."""
    table, (ann, _bob) = seated(harbour)
    with monkeypatch.context() as broken:

        def full(_dialect: object, raw: Any) -> None:
            raw.rollback()  # as SQLite does by itself
            raise sqlite3.OperationalError("database or disk is full")

        broken.setattr(DefaultDialect, "do_commit", full)
        refused = ann.post(f"/api/tables/{table}/chat", json={"text": "lost"})
        assert (refused.status_code, refused.json()["error"]) == (503, "storage")
        assert ann.get("/api/health").status_code == 503
    assert "database or disk is full" in caplog.text, "why it was refused stands in the log"
    for _ in range(2):
        assert ann.post(f"/api/tables/{table}/chat", json={"text": "there is room again"}).status_code == 201
    assert ann.get("/api/health").status_code == 200


def test_several_who_ask_at_once_whether_it_is_well_hear_the_same(tmp_path: Path) -> None:
    async def ask() -> None:
        store = Store(tmp_path / "carrack.db")
        await asyncio.gather(*(store.check() for _ in range(20)))
        await store.finish()
        store.close()

    asyncio.run(ask())


def test_a_disk_that_is_nearly_full_is_not_well(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "LEAST_FREE", 2**62)
    assert harbour.client().get("/api/health").status_code == 503


def test_a_file_that_is_no_database_any_more_is_not_well(harbour: Harbour) -> None:
    harbour.settings.database.write_bytes(b"no database" * 1000)
    harbour.settings.database.with_name(harbour.settings.database.name + "-wal").unlink(missing_ok=True)
    assert harbour.client().get("/api/health").status_code == 503


def test_those_who_wait_for_a_locked_file_wait_together(tmp_path: Path) -> None:
    """None of them for longer than the patience that there is, however many there are."""

    async def wait(path: Path) -> list[Any]:
        writer = Writer(open_database(path), 0.3)
        holder = sqlite3.connect(path, isolation_level=None)
        holder.execute("begin immediate")
        async with asyncio.timeout(30):  # one after the other they would take three times as long
            refused = await asyncio.gather(*(writer.write(lambda c: None) for _ in range(300)), return_exceptions=True)
        writer.close()
        writer = Writer(open_database(path), 30)
        waiting = asyncio.gather(*(writer.write(lambda c: "done") for _ in range(300)))
        await asyncio.sleep(0.05)
        holder.execute("rollback")
        holder.close()
        assert await waiting == ["done"] * 300, "they get their answer when the file is free"
        writer.close()
        return refused

    assert {type(error) for error in asyncio.run(wait(tmp_path / "a.db"))} == {Locked}


def test_the_database_itself_refuses_two_answers_to_one_question(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    play_one(browsers, table, "first")
    row = {"table": table, "revision": 1, "entry": "{}", "at": 0.0}
    with pytest.raises(Conflict, match="written-already"):
        asyncio.run(harbour.rooms.store.write(lambda c: c.execute(insert(models.Move), row)))


def test_what_waits_is_committed_together_and_only_the_culprit_fails(tmp_path: Path) -> None:
    store = Store(tmp_path / "a.db")

    def mark(name: str) -> Any:
        def job(connection: Any) -> None:
            connection.execute(insert(models.Mark), {"name": "same" if name in ("b", "c") else name, "value": name})

        return job

    async def all_at_once() -> list[Any]:
        return await asyncio.gather(*(store.write(mark(name)) for name in "abcd"), return_exceptions=True)

    results = asyncio.run(all_at_once())
    assert [isinstance(result, Exception) for result in results] == [False, False, True, False]
    names = store.read_now(lambda c: list(c.execute(select(models.Mark.name).order_by(models.Mark.name)).scalars()))
    assert names == ["a", "d", "same"]
    store.close()


def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    engine = open_database(tmp_path / "a.db")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), models.Model.metadata) == []
    engine.dispose()


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    open_database(path).dispose()
    connection = sqlite3.connect(path)
    connection.execute("update alembic_version set version_num = '9999'")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    with pytest.raises(DatabaseError) as refused:
        open_database(path)
    assert refused.value.key == "database-newer"
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"not a database at all, but a text of some length" * 20, None])
def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "a.db"
    if content is None:
        connection = sqlite3.connect(path)
        connection.execute("create table recipes (name text)")
        connection.commit()
        connection.close()
    else:
        path.write_bytes(content)
    before = path.read_bytes()
    with pytest.raises(DatabaseError) as refused:
        open_database(path)
    assert refused.value.key in ("database-foreign", "database-unreadable")
    assert path.read_bytes() == before
