"""Moves that the server owes: made after a restart, a kill or a failure; not made when nobody wants them any more."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import Connection, insert, select

from carrack.server.bots import owed, process
from carrack.server.bots.messages import Answer, Job, Report, decode_message
from carrack.server.bots.messages import Progress as Said
from carrack.server.bots.owed import Owing, Progress, free_moves
from carrack.server.errors import Unavailable
from carrack.server.people.people import People
from carrack.server.store import models
from carrack.server.store.store import Store
from carrack.server.tables import seating
from carrack.server.tables.harbour import LEASE
from carrack.server.tables.harbour import Harbour as Tables
from carrack.server.tables.live import Live
from carrack.server.tables.table import Seat
from tests.server import minds
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour, settings_in
from tests.server.players import act, play_one, seated, state
from tests.server.workers import alive, thinkers, until
from tests.toys.lagoon import GAME as LAGOON

DISCOVERY = "discovery-2007"
LONG = 3600.0  # seconds: no test waits for it


def mind(name: str) -> str:
    """Where a server finds bots that behave like that."""
    return f"tests.server.minds:{name}"


@pytest.fixture(autouse=True)
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where those bots leave a line for each move they are asked for."""
    path = tmp_path / "notes"
    monkeypatch.setenv(minds.NOTES, str(path))
    return path


def against_a_bot(browser: httpx.Client, game: str = "iron-age", person: int = 0) -> str:
    """A running table of two, a person at one seat, a bot at the other, at which seat 0 is asked first."""
    form = {"game": game, "seats": 2, "sit": person == 0, "bots": {str(1 - person): "greedy"}}
    while True:
        table = browser.post("/api/tables", json=form).json()["id"]
        if person != 0:
            assert browser.post(f"/api/tables/{table}/join", json={"seat": person}).status_code == 200
        started = browser.post(f"/api/tables/{table}/start")
        assert started.status_code == 200, started.text
        if started.json()["asked"] == 0:
            return str(table)
        assert browser.delete(f"/api/tables/{table}").status_code == 204  # chance has chosen the other seat


def shown(browser: httpx.Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/tables/{table}").json()
    return found


def finish_turn(browser: httpx.Client, table: str, undoable: bool = False) -> dict[str, Any]:
    """A person answers until somebody else is asked."""
    while True:
        now = state(browser, table)
        if not now["options"]:
            return now
        wanted = [option for option in now["options"] if option["final"] != undoable] or now["options"]
        answer = act(browser, table, now["revision"], f"key {now['revision']}", wanted[0]["action"])
        assert answer.status_code == 200, answer.text
        if answer.json()["question"]["seat"] != now["seat"]:
            found: dict[str, Any] = answer.json()
            return found


def rows(harbour: Harbour) -> list[tuple[str, int, int]]:
    query = select(models.Owed.table, models.Owed.revision, models.Owed.seat)
    found = harbour.rooms.store.read_now(lambda connection: connection.execute(query).all())
    return [(table, revision, seat) for table, revision, seat in found]


# Bots answer.


def test_a_bot_answers_when_it_is_asked(harbour: Harbour) -> None:
    browser = harbour.client()
    table = against_a_bot(browser)
    after = finish_turn(browser, table)
    until(lambda: shown(browser, table)["asked"] == 0)
    assert shown(browser, table)["revision"] > after["revision"]
    assert rows(harbour) == []


def test_a_table_of_bots_plays_itself_to_the_end_while_others_are_served(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(workers=2)
    browser = harbour.client()
    form = {"game": "iron-age", "sit": False, "bots": {"0": "greedy", "1": "random"}, "start": True}
    tables = [browser.post("/api/tables", json=form).json()["id"] for _ in range(2)]
    until(lambda: all(shown(browser, table)["phase"] == "over" for table in tables))
    assert all(shown(browser, table)["result"]["winners"] for table in tables)
    assert rows(harbour) == []
    assert len(harbour.rooms.bots.pool.pids) == 2


def test_a_worker_is_told_nothing_that_its_seat_may_not_know(open_harbour: OpenHarbour, notes: Path) -> None:
    """Of the lagoon's chests a seat knows its own; what a worker is told of the others is made up."""
    harbour = open_harbour(minds=mind("TELL_TALE"))
    browser = harbour.client()
    keep = LAGOON.encode({"verb": "keep"})
    made_up = 0
    for _ in range(8):
        notes.unlink(missing_ok=True)
        table = against_a_bot(browser, LAGOON.id)
        match = harbour.rooms.harbour.tables[table].running
        now = state(browser, table)
        after = act(browser, table, now["revision"], "k", keep).json()
        assert after["question"]["seat"] == 1
        told = json.loads(until(lambda: notes.exists() and notes.read_text().splitlines())[0].partition(" ")[2])
        assert set(told) == {"game", "state", "level", "seed", "temper"}
        assert harbour.rooms.harbour.tables[table].secret not in json.dumps(told)
        truth = match.at(after["revision"])
        sampled = LAGOON.load(told["state"])
        assert LAGOON.view(sampled, 1) == LAGOON.view(truth, 1)
        made_up += sampled.key() != truth.key()
        until(lambda table=table: shown(browser, table)["asked"] != 1)  # type: ignore[misc]
    assert made_up


# Bots that do not answer.


@pytest.mark.parametrize("kind", ["CRASH", "NONSENSE", "DITHER"])
def test_a_bot_that_fails_three_times_moves_at_random(
    kind: str, open_harbour: OpenHarbour, notes: Path, caplog: pytest.LogCaptureFixture
) -> None:
    harbour = open_harbour(minds=mind(kind), thinking=0.2)
    browser = harbour.client()
    with caplog.at_level(logging.ERROR, "carrack.bots"):
        table = against_a_bot(browser)
        after = finish_turn(browser, table)
        until(lambda: shown(browser, table)["revision"] > after["revision"])
    assert len(thinkers(notes)) >= 3
    assert "a bot did not answer: a move at random" in caplog.messages


def test_a_worker_killed_in_the_middle_of_its_thought_is_replaced_and_the_move_is_made(
    open_harbour: OpenHarbour, notes: Path, caplog: pytest.LogCaptureFixture
) -> None:
    harbour = open_harbour(minds=mind("HESITATE"))
    browser = harbour.client()
    table = against_a_bot(browser)
    finish_turn(browser, table)
    (victim,) = until(lambda: thinkers(notes))
    os.kill(victim, signal.SIGKILL)
    until(lambda: shown(browser, table)["asked"] == 0)
    assert not alive(victim)
    assert victim not in thinkers(notes)[1:]
    assert "a bot did not answer: a move at random" not in caplog.messages


# Nobody wants them any more.


def test_a_move_can_be_taken_back_while_the_bot_gives_grace(open_harbour: OpenHarbour) -> None:
    """Where other people play too; where there is nothing to take back it answers at once."""
    harbour = open_harbour(grace=LONG)
    table, people = seated(harbour, 2, DISCOVERY, seats=3, bots={"2": "random"})
    after: dict[str, Any] = {"undo": False}
    number = 0
    while not after["undo"] or after["question"]["seat"] != 2:
        until(lambda: shown(people[0], table)["asked"] in (0, 1))
        asked = shown(people[0], table)["asked"]
        after = play_one(people, table, f"{number}")
        number += 1
    assert rows(harbour) == [(table, after["revision"], 2)]
    undone = people[asked].post(f"/api/tables/{table}/undo", json={"revision": after["revision"], "key": "undo"})
    assert undone.status_code == 200, undone.text
    assert undone.json()["question"]["seat"] == asked
    assert rows(harbour) == []
    assert not harbour.rooms.bots.owed.in_hand


def test_who_is_alone_with_bots_does_not_wait_and_takes_back_past_their_answers(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(grace=LONG)
    browser = harbour.client()
    table = against_a_bot(browser, DISCOVERY)
    before = shown(browser, table)["revision"]
    finish_turn(browser, table, undoable=True)
    until(lambda: shown(browser, table)["asked"] == 0 and shown(browser, table)["revision"] > before + 1)
    now = state(browser, table)
    assert now["undo"]
    undone = browser.post(f"/api/tables/{table}/undo", json={"revision": now["revision"], "key": "undo"}).json()
    assert (undone["question"]["seat"], undone["revision"]) == (0, now["revision"] + 1)
    assert undone["events"][-1]["back_to"] == before


def test_thinking_ends_when_what_led_to_it_is_taken_back(open_harbour: OpenHarbour, notes: Path) -> None:
    harbour = open_harbour(minds=mind("DITHER"))
    browser = harbour.client()
    table = against_a_bot(browser, DISCOVERY)
    after = finish_turn(browser, table, undoable=True)
    (thinker,) = until(lambda: thinkers(notes))
    undone = browser.post(f"/api/tables/{table}/undo", json={"revision": after["revision"], "key": "undo"})
    assert undone.status_code == 200, undone.text
    until(lambda: not alive(thinker))
    assert rows(harbour) == []
    assert shown(browser, table)["revision"] == undone.json()["revision"]
    assert not harbour.rooms.bots.owed.in_hand


def test_a_seat_handed_to_a_bot_in_the_middle_of_its_turn_is_played_by_it(harbour: Harbour) -> None:
    browser = harbour.client()
    table = against_a_bot(browser)
    now = state(browser, table)
    assert act(browser, table, now["revision"], "one", now["options"][0]["action"]).status_code == 200
    handed = browser.post(f"/api/tables/{table}/seats/0/bot", json={"level": "random"})
    assert handed.status_code == 200, handed.text
    until(lambda: shown(browser, table)["phase"] == "over")


def test_a_seat_taken_back_while_its_bot_thinks_is_the_persons_at_once(open_harbour: OpenHarbour, notes: Path) -> None:
    harbour = open_harbour(minds=mind("DITHER"))
    browser = harbour.client()
    table = against_a_bot(browser)
    assert browser.post(f"/api/tables/{table}/seats/0/bot", json={"level": "greedy"}).status_code == 200
    (thinker,) = until(lambda: thinkers(notes))
    back = browser.post(f"/api/tables/{table}/seats/0/take-back")
    assert back.status_code == 200, back.text
    until(lambda: not alive(thinker))
    now = state(browser, table)
    assert now["revision"] == back.json()["revision"]
    assert now["options"]
    assert rows(harbour) == []


def test_a_table_that_is_removed_is_not_thought_about_any_more(open_harbour: OpenHarbour, notes: Path) -> None:
    harbour = open_harbour(minds=mind("DITHER"))
    browser = harbour.client()
    table = against_a_bot(browser, person=1)
    (thinker,) = until(lambda: thinkers(notes))
    assert browser.delete(f"/api/tables/{table}").status_code == 204
    until(lambda: not alive(thinker))
    assert rows(harbour) == []


# What is owed is remembered.


def test_an_owed_move_is_made_after_a_restart(open_harbour: OpenHarbour, notes: Path) -> None:
    first = open_harbour(minds=mind("DITHER"))
    browser = first.client()
    table = against_a_bot(browser, person=1)
    (thinker,) = until(lambda: thinkers(notes))
    owing = rows(first)
    cookies = browser.cookies
    first.stop()
    assert not alive(thinker)
    second = open_harbour()
    again = second.client(cookies=cookies)
    until(lambda: shown(again, table)["asked"] == 1)
    assert shown(again, table)["revision"] > owing[0][1]
    assert rows(second) == []


def test_a_row_that_does_not_fit_its_table_is_worked_out_afresh(open_harbour: OpenHarbour) -> None:
    first = open_harbour(grace=LONG)
    browser = first.client()
    table = against_a_bot(browser)
    now = shown(browser, table)
    stale = {"table": table, "revision": now["revision"] + 5, "seat": 1, "due": 0.0, "lease": 0.0}
    cookies = browser.cookies
    first.stop()
    write(first, lambda connection: connection.execute(insert(models.Owed), stale))
    second = open_harbour()
    until(lambda: rows(second) == [])
    assert shown(second.client(cookies=cookies), table)["revision"] == now["revision"]


def test_a_move_that_could_not_be_written_is_made_later(
    open_harbour: OpenHarbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("carrack.server.tables.harbour", "carrack.server.bots.owed"):
        monkeypatch.setattr(f"{module}.LEASE", 0.1)
    monkeypatch.setattr(owed, "RENEWED", 0.05)
    harbour = open_harbour()
    browser = harbour.client()
    table = against_a_bot(browser)
    failed: list[int] = []
    commit = Tables.commit

    async def commit_or_not(self: Tables, table: Any, since: int, *more: Any, **named: Any) -> None:
        if table.running.entries(since)[0].by == 1 and len(failed) < 2:
            failed.append(since)
            self.forget(table)
            raise Unavailable("storage")
        await commit(self, table, since, *more, **named)

    monkeypatch.setattr(Tables, "commit", commit_or_not)
    finish_turn(browser, table)
    until(lambda: shown(browser, table)["asked"] == 0)
    assert len(failed) == 2
    assert failed[0] == failed[1]


def write(harbour: Harbour, job: Callable[[Connection], Any]) -> None:
    """Into the database of a server that does not run."""
    store = Store(harbour.settings.database)
    try:
        asyncio.run(store.write(job))
    finally:
        store.close()


def test_moves_that_nobody_holds_and_somebody_wants_are_taken_up_in_the_order_in_which_they_are_due(
    tmp_path: Path,
) -> None:
    settings = settings_in(tmp_path)
    store = Store(settings.database)
    now = 1000.0
    grace = 3.0
    longest = now + grace + LEASE

    async def test() -> None:
        host, _ = await People(store, settings).guest()
        tables = Tables(store, settings, Live())
        start = seating.start_of("iron-age", 2, {})
        ids = []
        for due, lease in ((3.0, now - 1.0), (1.0, now), (2.0, now + 1.0), (0.0, longest), (4.0, longest + 1.0)):
            table = await seating.add(tables, seating.new_table(start, host.id, False, "live"))
            ids.append(table.id)
            row = {"table": table.id, "revision": 7, "seat": 0, "due": due, "lease": lease}
            await store.write(lambda connection, row=row: connection.execute(insert(models.Owed), row))  # type: ignore[misc]

        def free(here: set[str], seen: list[str]) -> list[str]:
            return store.read_now(lambda connection: free_moves(connection, now, grace, here, seen))

        lapsed = [ids[1], ids[0], ids[4]]  # the last was written before the clock was set back
        assert free({host.id}, []) == lapsed
        assert free({"somebody else"}, []) == []
        assert free(set(), ids[:3]) == lapsed[:2]
        await seating.join(tables, ids[4], Seat(host.id), None, None)
        assert free(set(), []) == lapsed[2:]

    try:
        asyncio.run(test())
    finally:
        store.close()


# Whoever waits is told.


def test_a_table_hears_that_a_bot_thinks_and_how_far_it_is(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(minds=mind("DITHER"))
    browser = harbour.client()
    table = against_a_bot(browser, person=1)
    with harbour.listening(browser, f"/api/tables/{table}/stream") as heard:
        thinking = next(event.data for event in heard if event.kind == "thinking" and event.data["done"] is not None)
    revision = shown(browser, table)["revision"]
    assert thinking == {"seat": 0, "revision": revision, "done": 0.5, "text": "dithering"}


class Heard(Live):
    """Keeps what a table is told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Any] = []

    def tell_table(self, table: Any, kind: str, data: Any, but: Collection[str] = ()) -> None:
        self.told.append(data["done"])


def test_quick_thinking_is_not_talked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    live = Heard()
    table = cast(Any, None)
    tables = cast(Tables, type("Tables", (), {"live": live}))

    async def test() -> None:
        quick = Progress(tables, table, Owing("t", 1, 0))
        quick.report(0.9, "text")
        quick.stop()
        await asyncio.sleep(0)
        assert live.told == []
        monkeypatch.setattr(owed, "QUIET", 0.0)
        slow = Progress(tables, table, Owing("t", 1, 0))
        while not live.told:
            await asyncio.sleep(0.001)
        slow.report(0.5, "text")
        assert live.told == [None, 0.5]
        slow.stop()

    asyncio.run(test())


def test_slow_thinking_is_not_talked_about_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is thought: what is not said need not be read."""
    monkeypatch.setattr(process, "PACE", LONG)
    said: list[bytes] = []

    def ponder(_payload: dict[str, Any], report: Report) -> str:
        for done in (0.1, 0.2, 0.3):
            report(done, "text")
        return "done"

    pipe = cast(Any, type("Pipe", (), {"send_bytes": said.append}))
    assert process._do(pipe, {"ponder": ponder}, Job(1, "ponder", {}, LONG)) == Answer(1, "done")
    assert [decode_message(data) for data in said] == [Said(1, 0.1, "text")]
