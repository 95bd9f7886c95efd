"""The wall clock is set back by an hour: nobody waits an hour for it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from carrack.server.bots import owed
from carrack.server.errors import Unavailable
from carrack.server.people import watch
from carrack.server.tables.harbour import Harbour as Tables
from tests.server import minds
from tests.server.conftest import OpenHarbour
from tests.server.persons import until
from tests.server.test_owed import against_a_bot, finish_turn, mind, shown
from tests.server.workers import thinkers

HOUR = 3600.0


class Clock:
    """The wall clock as the server reads it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wrong = 0.0
        true = time.time
        monkeypatch.setattr(time, "time", lambda: true() + self.wrong)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_after_a_restart_an_owed_move_is_made(
    open_harbour: OpenHarbour, clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv(minds.NOTES, str(notes))
    first = open_harbour(minds=mind("DITHER"))
    browser = first.client()
    table = against_a_bot(browser, person=1)
    until(lambda: bool(thinkers(notes)))
    cookies = browser.cookies
    first.stop()
    clock.wrong = -HOUR
    again = open_harbour().client(cookies=cookies)
    until(lambda: shown(again, table)["asked"] == 1)


def test_a_move_that_could_not_be_written_is_made_later(
    open_harbour: OpenHarbour, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lease of the failed one lies an hour ahead."""
    for module in ("carrack.server.tables.harbour", "carrack.server.bots.owed"):
        monkeypatch.setattr(f"{module}.LEASE", 0.1)
    monkeypatch.setattr(owed, "RENEWED", 0.05)
    browser = open_harbour().client()
    table = against_a_bot(browser)
    commit = Tables.commit

    async def fail_once(self: Tables, table: Any, since: int, *more: Any, **named: Any) -> None:
        if table.running.entries(since)[0].by == 1 and not clock.wrong:
            clock.wrong = -HOUR
            self.forget(table)
            raise Unavailable("storage")
        await commit(self, table, since, *more, **named)

    monkeypatch.setattr(Tables, "commit", fail_once)
    finish_turn(browser, table)
    until(lambda: bool(clock.wrong) and shown(browser, table)["asked"] == 0)


def test_it_is_tidied_up_once_a_day(open_harbour: OpenHarbour, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "EVERY", 0.01)
    monkeypatch.setattr(watch, "DAY", 0.05)
    tidied: list[float] = []

    def tidy(connection: Connection, now: float) -> None:
        tidied.append(now)
        clock.wrong = -HOUR

    monkeypatch.setattr(watch, "tidy", tidy)
    open_harbour()
    until(lambda: len(tidied) >= 3)
