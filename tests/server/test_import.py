"""Records brought to the server: finished ones to look at, unfinished ones to play on, and all that is no record."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

import carrack
from carrack.bots import bot
from carrack.core.match import Match
from carrack.server.bots import reading
from tests.server import minds
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour
from tests.server.players import act, state
from tests.server.workers import alive, thinkers, until


def played(answers: int | None, game: str = "iron-age", **options: Any) -> Match:
    """A match of so many answers, or to the end."""
    match = Match(game, **{"seats": 2, "seed": "a seed", **options})
    player = bot("random", "a player")
    for seat, who in enumerate(("person:Anna", "bot:greedy:Dido")):
        match.hand_over(seat, who)
    while not match.over and answers != 0:
        match.play(player.choose(match.state))
        answers = None if answers is None else answers - 1
    return match


def brought(browser: httpx.Client, record: object) -> dict[str, Any]:
    answer = browser.post("/api/tables/import", json={"record": str(record)})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_finished_record_becomes_a_private_table_to_look_at(harbour: Harbour) -> None:
    match = played(None)
    browser = harbour.client()
    table = brought(browser, match.record())
    assert (table["phase"], table["public"], table["host"], table["yours"]) == ("over", False, True, [])
    assert [(seat["name"], seat["bot"]) for seat in table["seats"]] == [("Anna", None), ("Dido", "greedy")]
    assert table["result"]["winners"] == match.winners()
    assert table["result"]["scores"] == match.state.scores()
    assert table["commitment"] == match.commitment
    assert table["revision"] == match.revision
    assert harbour.client().get(f"/api/tables/{table['id']}").status_code == 404
    (row,) = browser.get("/api/tables").json()["mine"]
    assert (row["id"], [seat["name"] for seat in row["seats"]]) == (table["id"], ["Anna", "Dido"])


def test_every_move_of_a_finished_record_can_be_looked_at(harbour: Harbour) -> None:
    match = played(None)
    browser = harbour.client()
    table = brought(browser, match.record())["id"]
    for revision in (0, 1, match.revision // 2, match.revision):
        seen = browser.get(f"/api/tables/{table}/moves/{revision}").json()
        assert seen["view"] == match.game.view(match.at(revision))
    refused = browser.post(f"/api/tables/{table}/resign", json={"seat": 0})
    assert refused.status_code == 409
    assert refused.json()["error"] == "table-over"


def test_a_finished_record_comes_out_as_it_came_in_even_after_a_restart(open_harbour: OpenHarbour) -> None:
    record = str(played(None).record())
    first = open_harbour()
    browser = first.client()
    table = brought(browser, record)["id"]
    assert browser.get(f"/api/tables/{table}/record").text == record
    cookies = browser.cookies
    first.stop()
    again = open_harbour().client(cookies=cookies)
    assert again.get(f"/api/tables/{table}/record").text == record
    assert [seat["name"] for seat in again.get(f"/api/tables/{table}").json()["seats"]] == ["Anna", "Dido"]


def test_a_game_that_somebody_gave_up_is_a_finished_one(harbour: Harbour) -> None:
    match = played(5)
    match.resign(0)
    table = brought(harbour.client(), match.record())
    assert table["phase"] == "over"
    assert table["result"]["winners"] == [1]
    assert table["result"]["resigned"] == 0


def test_an_unfinished_record_becomes_an_open_table_that_plays_on_with_chance_of_its_own(harbour: Harbour) -> None:
    match = played(12)
    browser = harbour.client()
    table = brought(browser, match.record(0))
    id = table["id"]
    assert (table["phase"], table["public"]) == ("open", False)
    assert table["given"] == len(match.line(match.revision))
    assert table["commitment"] != match.commitment
    assert [seat["taken"] for seat in table["seats"]] == [False, False]
    for _ in range(2):
        assert browser.post(f"/api/tables/{id}/join", json={}).status_code == 200
    assert browser.post(f"/api/tables/{id}/start").status_code == 200
    now = state(browser, id)
    assert now["view"] == match.game.view(match.state, now["seat"])
    assert act(browser, id, now["revision"], "on", now["options"][0]["action"]).status_code == 200


def test_what_was_played_on_from_a_record_can_be_taken_along_and_brought_back(harbour: Harbour) -> None:
    """A record of a game that began with another one's moves."""
    browser = harbour.client()
    id = brought(browser, played(12).record(0))["id"]
    for _ in range(2):
        assert browser.post(f"/api/tables/{id}/join", json={}).status_code == 200
    assert browser.post(f"/api/tables/{id}/start").status_code == 200
    assert browser.post(f"/api/tables/{id}/resign", json={"seat": 0}).status_code == 200
    record = browser.get(f"/api/tables/{id}/record").text
    again = brought(browser, record)
    assert again["phase"] == "over"
    assert again["given"] == browser.get(f"/api/tables/{id}").json()["given"]
    assert browser.get(f"/api/tables/{again['id']}/record").text == record


# What is no record.

RECORD = str(played(None).record())


@pytest.mark.parametrize(
    ("text", "kind", "line"),
    [
        ("hello", "cut-line", 1),
        ("hello\n", "not-json", 1),
        ("[]\n", "not-object", 1),
        ("{}\n", "foreign", 1),
        (RECORD.replace('"game":"iron-age"', '"game":"chess"', 1), "unknown-game", 1),
        (RECORD.replace('"version":1', '"version":99', 1), "newer-rules", 1),
        (RECORD.replace('"check":"', '"check":"0', 1), "checksum", 1),
        ("\n".join(RECORD.split("\n")[:9]) + "\n", "cut-off", 9),
        (RECORD + "\n", "not-json", len(RECORD.splitlines()) + 1),
    ],
)
def test_what_is_no_record_is_refused_with_kind_and_line(harbour: Harbour, text: str, kind: str, line: int) -> None:
    browser = harbour.client()
    answer = browser.post("/api/tables/import", json={"record": text})
    assert answer.status_code == 400
    assert answer.json()["error"] == "record"
    assert (answer.json()["details"]["kind"], answer.json()["details"]["line"]) == (kind, line)
    assert browser.get("/api/tables").json()["mine"] == []


def test_a_record_with_more_lines_than_any_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Taking back for ever is within the rules, and each line costs memory for as long as the table is open."""
    monkeypatch.setattr(reading, "MOST_ENTRIES", 10)
    match = Match("discovery-2007", seats=2, seed="a seed")
    seat = int(match.state.actor)
    while match.revision <= 10:
        match.play(match.state.legal()[0])
        match.undo(seat)
    found = reading.read_record({"record": str(match.record(seat))}, lambda done, text: None)
    assert found == {"refused": {"kind": "too-many-lines", "line": 0, "most": 10}}


def test_a_seed_of_any_length_is_not_kept() -> None:
    match = played(None, seed="x" * (reading.LARGEST_REVEAL + 1))
    found = reading.read_record({"record": str(match.record())}, lambda done, text: None)
    assert found["refused"]["kind"] == "too-large"


def test_what_is_larger_than_allowed_is_refused_unread(open_harbour: OpenHarbour) -> None:
    browser = open_harbour(largest_record=20_000).client()
    answer = browser.post("/api/tables/import", json={"record": RECORD})
    assert answer.status_code == 413
    assert answer.json()["details"] == {"most": 20_000}


def test_a_record_that_takes_too_long_is_given_up_and_its_process_ended(
    open_harbour: OpenHarbour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv(minds.NOTES, str(notes))
    harbour = open_harbour(minds="tests.server.minds:DITHER", import_seconds=0.2)
    browser = harbour.client()
    answer = browser.post("/api/tables/import", json={"record": RECORD})
    assert answer.status_code == 400
    assert answer.json() == {"error": "record-too-slow", "details": {"seconds": 0.2}}
    (reader,) = thinkers(notes)
    until(lambda: not alive(reader))


def test_bots_do_not_wait_for_records(
    open_harbour: OpenHarbour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a reader is stuck, a bot answers. A reader that is killed is no fault of the record's."""
    notes = tmp_path / "notes"
    monkeypatch.setenv(minds.NOTES, str(notes))
    harbour = open_harbour(minds="tests.server.minds:SLOW_READER", import_seconds=3600.0)
    browser, other = harbour.client(), harbour.client()
    with ThreadPoolExecutor(1) as thread:
        answer = thread.submit(other.post, "/api/tables/import", json={"record": RECORD})
        (reader,) = until(lambda: thinkers(notes))
        form = {"game": "iron-age", "sit": False, "bots": {"0": "random", "1": "random"}, "start": True}
        table = browser.post("/api/tables", json=form).json()
        until(lambda: browser.get(f"/api/tables/{table['id']}").json()["revision"] > table["revision"])
        assert not answer.done()
        os.kill(reader, signal.SIGKILL)
        assert answer.result().status_code == 503
        assert answer.result().json()["error"] == "readers-busy"


def test_importing_too_often_is_refused(open_harbour: OpenHarbour) -> None:
    browser = open_harbour(imports="2/minute").client()
    answers = [browser.post("/api/tables/import", json={"record": "no"}).status_code for _ in range(3)]
    assert answers == [400, 400, 429]


# Taking along.


def test_a_running_games_record_tells_only_what_its_reader_may_know(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(minds="tests.server.minds:TELL_TALE")  # they know the lagoon
    browser = harbour.client()
    table = browser.post("/api/tables", json={"game": "lagoon", "seats": 2}).json()["id"]
    assert browser.post(f"/api/tables/{table}/join", json={}).status_code == 200
    assert browser.post(f"/api/tables/{table}/start").status_code == 200
    now = state(browser, table)
    keep = carrack.game("lagoon").encode({"verb": "keep"})
    assert act(browser, table, now["revision"], "keep", keep).status_code == 200
    asked = now["question"]["seat"]
    own, other = (browser.get(f"/api/tables/{table}/record", params={"seat": seat}) for seat in (asked, 1 - asked))
    assert own.headers["content-type"].startswith("application/x-ndjson")
    assert own.headers["content-disposition"] == f'attachment; filename="lagoon-{table}.jsonl"'
    assert '"action":null' not in own.text
    assert '"action":null' in other.text
    secret = harbour.rooms.harbour.tables[table].secret
    assert secret not in own.text + other.text
    assert "reveal" not in own.text + other.text


def test_a_record_through_somebody_elses_eyes_is_refused(harbour: Harbour) -> None:
    ann, bob = harbour.client(), harbour.client()
    made = ann.post("/api/tables", json={"game": "iron-age", "seats": 2, "public": True}).json()
    table = made["id"]
    assert ann.get(f"/api/tables/{table}/record").status_code == 409
    assert bob.post(f"/api/tables/{table}/join", json={}).status_code == 200
    assert ann.post(f"/api/tables/{table}/start").status_code == 200
    assert ann.get(f"/api/tables/{table}/record", params={"seat": 1}).status_code == 403
    watched = harbour.client().get(f"/api/tables/{table}/record")
    assert watched.status_code == 200
    assert '"sees":"spectator"' in watched.text
