"""Bots think for many people in few processes: whoever waits for one goes first, then everybody in turn."""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from carrack.server.bots import owed, pool
from carrack.server.store import models
from tests.server import minds
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour
from tests.server.persons import error_of
from tests.server.players import seated
from tests.server.test_owed import against_a_bot, finish_turn, mind, shown
from tests.server.workers import until

QUEUED = {"minds": mind("ONE_BY_ONE"), "bot_tables": 59}
NOW: dict[str, Any] = {"away": 0.0}  # whoever does not listen is away


@pytest.fixture(autouse=True)
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where bots leave a line for each move they are asked for, with their level."""
    monkeypatch.setenv(minds.NOTES, str(tmp_path / "notes"))
    monkeypatch.setenv(minds.GATE, str(tmp_path / "gate"))
    return tmp_path / "notes"


@pytest.fixture(autouse=True)
def quick_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owed, "RENEWED", 0.05)


def of_bots(browser: httpx.Client, level: str = "random") -> httpx.Response:
    """To start a table at which bots play among themselves."""
    form = {"game": "iron-age", "sit": False, "bots": {"0": level, "1": level}, "start": True}
    return browser.post("/api/tables", json=form)


def tables_of_bots(browser: httpx.Client, count: int, level: str = "random") -> list[str]:
    return [of_bots(browser, level).json()["id"] for _ in range(count)]


def asked(notes: Path) -> list[str]:
    """The levels of the bots that were given a process, one after the other."""
    return [line.split()[1] for line in notes.read_text().splitlines()] if notes.exists() else []


def until_queued(harbour: Harbour, count: int) -> None:
    until(lambda: harbour.rooms.bots.pool.waits == count)


def test_a_persons_bot_is_next_whatever_waits(open_harbour: OpenHarbour, notes: Path) -> None:
    harbour = open_harbour(**QUEUED)
    ann, hog, ben = harbour.client(), harbour.client(), harbour.client()
    table = against_a_bot(ann)
    watched = tables_of_bots(hog, 8)[-1]
    tables_of_bots(ben, 3)
    with harbour.listening(hog, f"/api/tables/{watched}/stream") as heard:
        next(heard)
        until(lambda: asked(notes)[-1:] == ["random"])
        until_queued(harbour, 10)
        finish_turn(ann, table)
        until_queued(harbour, 11)
        before = len(asked(notes))
        minds.let(before)
        until(lambda: len(asked(notes)) > before)
        assert asked(notes)[before] == "greedy"


def test_where_bots_play_alone_the_turn_goes_round_by_person(
    open_harbour: OpenHarbour, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "monotonic", itertools.count().__next__)  # every move takes as long as any other
    harbour = open_harbour(**QUEUED)
    hog, ann, ben = harbour.client(), harbour.client(), harbour.client()
    tables_of_bots(hog, 12)
    until(lambda: asked(notes) == ["random"])
    tables_of_bots(ann, 1, "greedy")
    tables_of_bots(ben, 2, "lookahead")
    for number in range(1, 14):
        until(lambda number=number: len(asked(notes)) == number)  # type: ignore[misc]
        until_queued(harbour, 14)  # whoever has just moved waits again
        minds.let(number)
    turns = [set(asked(notes)[first : first + 3]) for first in (1, 4, 7, 10)]
    assert turns == [{"random", "greedy", "lookahead"}] * 4


def test_a_table_that_somebody_watches_goes_before_those_that_nobody_sees(
    open_harbour: OpenHarbour, notes: Path
) -> None:
    harbour = open_harbour(**QUEUED)
    ann = harbour.client()
    tables_of_bots(ann, 5)
    until(lambda: asked(notes) == ["random"])
    (table,) = tables_of_bots(ann, 1, "greedy")
    until_queued(harbour, 5)
    with harbour.listening(ann, f"/api/tables/{table}/stream") as heard:
        next(heard)
        queue = harbour.rooms.bots.pool.queue
        until(lambda: owed.WATCHED in [rank for rank, _ in list(queue._lanes)])
        minds.let(1)
        until(lambda: len(asked(notes)) == 2)
        assert asked(notes) == ["random", "greedy"]


# Nobody is there.


def stands(harbour: Harbour, table: str) -> bool:
    """The server owes it a move, does nothing about it, and does not even keep it in memory."""
    query = select(models.Owed.table).where(models.Owed.table == table)
    on_disk = harbour.rooms.store.read_now(lambda connection: connection.execute(query).one_or_none())
    in_memory = table in harbour.rooms.bots.owed.in_hand or table in harbour.rooms.harbour.tables
    return on_disk is not None and not in_memory


@pytest.mark.parametrize("path", ["/api/tables/{table}/stream", "/api/me/stream"])
def test_a_table_of_bots_stands_still_until_somebody_is_there(open_harbour: OpenHarbour, path: str) -> None:
    """Who looks at the table, or its host, wherever they are."""
    harbour = open_harbour(**NOW)
    ann = harbour.client()
    (table,) = tables_of_bots(ann, 1)
    until(lambda: stands(harbour, table))
    with harbour.listening(ann, path.format(table=table)) as heard:
        next(heard)
        until(lambda: shown(ann, table)["phase"] == "over")


def test_whoever_leaves_for_a_while_finds_the_game_played(harbour: Harbour) -> None:
    ann = harbour.client()
    (table,) = tables_of_bots(ann, 1)
    running = harbour.rooms.harbour.tables[table]
    until(lambda: running.phase == "over")


def test_after_a_restart_a_table_of_bots_waits_for_somebody(open_harbour: OpenHarbour) -> None:
    first = open_harbour(minds=mind("DITHER"))
    ann = first.client()
    (table,) = tables_of_bots(ann, 1)
    played = against_a_bot(ann, person=1)
    cookies = ann.cookies
    first.stop()
    second = open_harbour(**NOW)
    again = second.client(cookies=cookies)
    until(lambda: shown(again, played)["asked"] == 1)  # what is owed has been looked at
    assert stands(second, table)
    with second.listening(again, "/api/me/stream") as heard:
        next(heard)
        until(lambda: shown(again, table)["phase"] == "over")


def test_a_table_at_which_a_person_plays_does_not_stand_still(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(**NOW)
    ann = harbour.client()
    table = against_a_bot(ann)
    finish_turn(ann, table)
    until(lambda: shown(ann, table)["asked"] == 0)


# Not too many of them.


def test_a_person_has_only_so_many_tables_of_bots_alone(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(minds=mind("DITHER"), bot_tables=2)
    ann, bob = harbour.client(), harbour.client()
    one, two = tables_of_bots(ann, 2)
    refused = of_bots(ann)
    assert error_of(refused) == (409, "too-many-bot-tables")
    assert refused.json()["details"] == {"most": 2}
    assert {row["id"] for row in ann.get("/api/tables").json()["mine"]} == {one, two}  # nothing is left of the third
    assert of_bots(bob).status_code == 201
    against_a_bot(ann)  # with a person it is not one of them
    assert ann.delete(f"/api/tables/{one}").status_code == 204
    assert of_bots(ann).status_code == 201


def test_a_table_that_may_not_start_yet_stays_open(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(minds=mind("DITHER"), bot_tables=1)
    ann = harbour.client()
    (one,) = tables_of_bots(ann, 1)
    form = {"game": "iron-age", "sit": False, "bots": {"0": "random", "1": "random"}}
    table = ann.post("/api/tables", json=form).json()["id"]
    assert error_of(ann.post(f"/api/tables/{table}/start")) == (409, "too-many-bot-tables")
    assert shown(ann, table)["phase"] == "open"
    assert ann.delete(f"/api/tables/{one}").status_code == 204
    assert ann.post(f"/api/tables/{table}/start").status_code == 200


def test_nobody_gets_more_of_them_by_asking_for_many_at_once(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(minds=mind("DITHER"), bot_tables=2)
    ann = harbour.client()
    tables_of_bots(ann, 1)
    with ThreadPoolExecutor(8) as threads:
        answers = [threads.submit(of_bots, ann) for _ in range(8)]
    assert sorted(answer.result().status_code for answer in answers) == [201] + [409] * 7


def test_the_last_person_at_a_table_does_not_hand_it_to_the_bots_either(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(minds=mind("DITHER"), bot_tables=0)
    table, (ann, bob) = seated(harbour)
    assert ann.post(f"/api/tables/{table}/seats/0/bot", json={"level": "random"}).status_code == 200
    refused = bob.post(f"/api/tables/{table}/seats/1/bot", json={"level": "random"})
    assert error_of(refused) == (409, "too-many-bot-tables")


def test_giving_up_is_never_refused(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(minds=mind("DITHER"), bot_tables=0)
    table, (ann, bob, eve) = seated(harbour, 3)
    for seat, person in enumerate((ann, bob, eve)):
        assert person.post(f"/api/tables/{table}/resign", json={"seat": seat}).status_code == 200
    assert shown(ann, table)["phase"] == "running"
