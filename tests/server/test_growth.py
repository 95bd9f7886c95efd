"""Tables and guests become many with the years: lists and tidying look up what they need, and nobody waits for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, func, insert, select

from carrack.server.people import people
from carrack.server.people.people import MONTH, YEAR, tidy
from carrack.server.store import models
from carrack.server.store.store import Store
from carrack.server.tables import lists

GUESTS = 7


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """With guests of long ago, one of whom has a public table and one of whom is signed in nowhere any more."""
    found = Store(tmp_path / "a.db")
    old = time.time() - 2 * MONTH
    rows = [{"id": f"guest {i}", "name": "", "banned": 0, "settings": "{}", "created": old} for i in range(GUESTS)]
    sessions = [{"token": f"token {i}", "person": f"guest {i}", "created": old, "seen": old} for i in range(GUESTS)]
    sessions[-1]["seen"] = time.time() - YEAR - 10
    table = {"id": "t", "game": "iron-age", "version": 1, "options": "{}", "host": "guest 0", "public": 1}
    table |= {"pace": "live", "invitation": "i", "secret": "s", "phase": "open", "created": old, "changed": old}

    def fill(connection: Connection) -> None:
        connection.execute(insert(models.Person), rows)
        connection.execute(insert(models.Session), sessions)
        connection.execute(insert(models.Table), table)

    asyncio.run(found.write(fill))
    yield found
    found.close()


def count(store: Store, model: type[models.Model]) -> int:
    return store.read_now(lambda connection: connection.execute(select(func.count()).select_from(model)).scalar_one())


def plans(store: Store, work: Callable[[], object]) -> list[str]:
    """How SQLite goes about each statement of some work."""
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, *_: object) -> None:
        asked.append((statement, values))

    event.listen(store.engine, "before_cursor_execute", note)
    work()
    event.remove(store.engine, "before_cursor_execute", note)
    assert asked

    def explain(connection: Connection) -> list[str]:
        steps = []
        for statement, values in asked:
            if not statement.startswith("BEGIN"):
                steps += [row[-1] for row in connection.exec_driver_sql(f"explain query plan {statement}", values)]
        return steps

    return store.read_now(explain)


@pytest.mark.parametrize("query", [lambda c: lists.public(c, "guest 0", 0.0), lambda c: lists.mine(c, "guest 0", 0.0)])
def test_a_list_of_tables_reads_no_others(store: Store, query: Callable[[Connection], object]) -> None:
    steps = plans(store, lambda: store.read_now(query))
    assert [step for step in steps if step.startswith("SCAN") and "ix_tables_public" not in step] == []


def test_the_public_list_is_read_in_its_order(store: Store) -> None:
    steps = plans(store, lambda: store.read_now(lambda connection: lists.public(connection, None, 0.0)))
    assert steps[0] == "SCAN tables USING INDEX ix_tables_public"
    assert "ORDER BY" not in steps[1], "nothing is sorted"


def test_tidying_looks_up_what_goes(store: Store) -> None:
    steps = plans(store, lambda: asyncio.run(tidy(store, time.time())))
    assert len(steps) > 10
    assert [step for step in steps if step.startswith("SCAN") or "TEMP B-TREE" in step] == []


def test_tidying_takes_a_few_at_a_time_and_lets_others_write(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "AT_ONCE", 2)
    left: list[int] = []

    async def others(done: asyncio.Event) -> None:
        query = select(func.count()).select_from(models.Person)
        while not done.is_set():
            left.append(await store.write(lambda connection: connection.execute(query).scalar_one()))

    async def both() -> None:
        done = asyncio.Event()
        writing = asyncio.create_task(others(done))
        await tidy(store, time.time())
        done.set()
        await writing

    asyncio.run(both())
    assert set(left) >= {GUESTS - 2, GUESTS - 4, 1}
    assert (count(store, models.Person), count(store, models.Session)) == (1, 1), "a host stays"


def test_a_guest_who_comes_back_while_it_is_tidied_stays(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    read = store.read

    async def read_slowly(query: Callable[[Connection], Any]) -> Any:
        found = await read(query)
        back = "update sessions set seen = ? where person = 'guest 3'"
        await store.write(lambda connection: connection.exec_driver_sql(back, (time.time(),)) and None)
        return found

    monkeypatch.setattr(store, "read", read_slowly)
    asyncio.run(tidy(store, time.time()))
    left = store.read_now(lambda connection: list(connection.execute(select(models.Person.id)).scalars()))
    assert left == ["guest 0", "guest 3"]
