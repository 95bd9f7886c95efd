"""What somebody has missed: up to where a person has followed a game, each move since, and what waits the longest."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from carrack.core.match import Match
from carrack.server.tables import recounting
from tests.server.harbour import Harbour
from tests.server.persons import error_of, look, until
from tests.server.players import act, play_one, seated, state
from tests.server.test_secrets import SEATS, lay

DISCOVERY = "discovery-2007"


def followed(browser: Any, table: str) -> int | None:
    found: int | None = browser.get(f"/api/tables/{table}").json()["followed"]
    return found


def test_who_looks_away_is_told_later_up_to_where_they_looked(harbour: Harbour) -> None:
    table, people = seated(harbour, 3, public=True)
    carl = people[2]
    assert followed(harbour.client(), table) is None, "a spectator has no place in it"
    with harbour.listening(carl, f"/api/tables/{table}/stream") as heard:
        assert next(heard).kind == "table"
        assert followed(carl, table) == state(carl, table)["revision"]
        play_one(people, table, "while he looks")
        seen = state(carl, table)["revision"]
    until(lambda: look(harbour, 'select seen from seats where "table" = ? and seat = 2', table) == [(seen,)])
    assert state(carl, table)["question"]["seat"] == 1
    play_one(people, table, "while he does not")
    assert followed(carl, table) == seen < state(carl, table)["revision"]
    harbour.rooms.harbour.tables.clear()  # as after a restart
    assert followed(carl, table) == seen


def test_who_has_answered_has_seen_what_came_before(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    before = followed(ann, table)
    assert before == state(ann, table)["revision"], "nothing has happened yet"
    play_one([ann, bob], table, "an answer")
    found = followed(ann, table)
    assert found is not None
    assert before is not None
    assert before < found <= state(ann, table)["revision"]
    assert followed(bob, table) == before


def test_each_move_since_is_shown_as_it_was(harbour: Harbour) -> None:
    table, browsers = seated(harbour, 3, DISCOVERY)
    begun = state(browsers[0], table)["revision"]
    for number in range(12):
        play_one(browsers, table, f"move {number}")
    revision = state(browsers[0], table)["revision"]
    updates = browsers[0].get(f"/api/tables/{table}/since/{begun}", params={"seat": 0}).json()["updates"]
    assert [updates[0]["revision"], updates[-1]["revision"]] == [begun, revision]
    assert updates[0]["events"] == []
    for before, update in pairwise(updates):
        assert update["since"] == before["revision"]
        moment = browsers[0].get(f"/api/tables/{table}/moves/{update['revision']}", params={"seat": 0}).json()
        assert (update["view"], update["question"]) == (moment["view"], moment["question"])
        assert {event["revision"] for event in update["events"]} <= set(
            range(update["since"] + 1, update["revision"] + 1)
        )
    told = [event for update in updates for event in update["events"]]
    assert told == state(browsers[0], table, since=begun, seat=0)["events"]
    assert error_of(browsers[0].get(f"/api/tables/{table}/since/{revision + 1}")) == (400, "no-revision")


def test_what_was_taken_back_is_shown_too(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    begun = state(ann, table)["revision"]
    after = play_one([ann, bob], table, "an answer")
    assert after["undo"]
    assert ann.post(f"/api/tables/{table}/undo", json={"revision": after["revision"], "key": "u"}).status_code == 200
    updates = bob.get(f"/api/tables/{table}/since/{begun}").json()["updates"]
    assert updates[-1]["view"] == updates[0]["view"]
    assert [event["event"] for event in updates[-1]["events"]] == ["undo"]


def test_of_very_many_moves_the_last_are_shown(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recounting, "MOST", 5)
    match = Match(DISCOVERY, SEATS, seed="many")
    while match.revision < 120:
        match.play(match.state.legal()[0])
    table, browsers = lay(harbour, match)
    updates = browsers[1].get(f"/api/tables/{table}/since/0").json()["updates"]
    assert len(updates) == 6
    assert updates[-1]["revision"] == match.revision


def test_of_tables_that_wait_the_one_that_has_waited_longest_comes_first(harbour: Harbour) -> None:
    ann = harbour.client()
    form = {"game": "iron-age", "seats": 1, "start": True, "pace": "slow"}
    first, second, third = (ann.post("/api/tables", json=form).json()["id"] for _ in range(3))
    now = state(ann, first)
    assert act(ann, first, now["revision"], "k", now["choices"][0]["action"]).status_code == 200
    hurried = ann.post("/api/tables", json=form | {"clock": {"move": 600.0}}).json()["id"]
    assert [row["id"] for row in ann.get("/api/tables").json()["mine"]] == [hurried, second, third, first]
