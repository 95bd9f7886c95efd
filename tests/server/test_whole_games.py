"""Two people and more, and bots, play whole games over HTTP; nothing is lost, told twice or seen by the wrong eyes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.core.match import Match
from tests.server.evening import Evening
from tests.server.harbour import Harbour
from tests.server.persons import error_of
from tests.server.players import act, state
from tests.server.program import carrack as command
from tests.server.tabs import in_step


def everybody_was_told_everything(evening: Evening) -> None:
    """Streams that broke off and came again: put together, what they brought is the log, no event lost, none twice."""
    for tab in (*evening.tabs, *evening.others):
        tab.join(60)
        assert not tab.is_alive(), "a tab still waits"
        assert tab.failed is None, tab.failed
        assert bool(tab.compared) == tab.compares, "no update could be compared with the state"
        log = tab.client.get(f"/api/tables/{evening.table}/state").json()
        assert tab.events == log["events"]
        assert tab.updates[-1]["view"] == log["view"]
        assert (tab.stays is None) == (tab.visits == 1)
    in_step(evening.tabs)


def record_of(evening: Evening, folder: Path) -> tuple[str, Match]:
    """The game on paper: replayed, and verified by the command line against the commitment of before the start."""
    text = evening.people[1].get(f"/api/tables/{evening.table}/record").text
    path = folder / "record.jsonl"
    path.write_text(text, "utf-8")
    said = command("verify", str(path), "--commitment", evening.commitment)
    assert said.returncode == 0, said.stdout + said.stderr
    match = carrack.replay(text)
    told = evening.told()
    assert match.over
    assert match.revision == told["revision"]
    assert told["result"]["winners"] == match.winners()
    assert told["result"]["scores"] == match.state.scores()
    fairness = evening.ann.get(f"/api/tables/{evening.table}/fairness").json()
    assert (fairness["fair"], fairness["commitment"]) == (True, evening.commitment)
    return text, match


def look_at_every_move(evening: Evening, text: str, match: Match, looks: int) -> str:
    """Somebody else brings the record and goes through it; the id of that table."""
    browser = evening.harbour.client()
    brought = browser.post("/api/tables/import", json={"record": text})
    assert brought.status_code == 201, brought.text
    table = brought.json()
    assert (table["phase"], table["public"], table["result"]) == ("over", False, evening.told()["result"])
    for revision in {round(i * match.revision / looks) for i in range(looks + 1)}:
        seen = browser.get(f"/api/tables/{table['id']}/moves/{revision}").json()
        assert seen["view"] == match.game.view(match.at(revision))
        assert seen["events"] == [event for event in match.log() if int(str(event["revision"])) <= revision]
    play_on(browser, table["id"], match, match.revision // 2)
    return str(table["id"])


def play_on(browser: Any, table: str, match: Match, revision: int) -> None:
    """From a move of a finished game: a new table that stands where that one stood, with chance of its own."""
    branch = browser.post(f"/api/tables/{table}/branch", json={"revision": revision})
    assert branch.status_code == 201, branch.text
    id = branch.json()["id"]
    for _ in branch.json()["seats"]:
        assert browser.post(f"/api/tables/{id}/join", json={}).status_code == 200
    assert browser.post(f"/api/tables/{id}/start").status_code == 200
    then = match.at(revision)
    begun = browser.get(f"/api/tables/{id}/moves/{branch.json()['given']}", params={"seat": 0}).json()
    assert begun["view"] == match.game.view(then, 0)
    now = state(browser, id)
    assert act(browser, id, now["revision"], "on", now["options"][0]["action"]).status_code == 200


def play_again(evening: Evening) -> None:
    """A rematch: one table for all of them."""
    again = evening.do(evening.ann, "rematch")
    for browser in evening.people[1:]:
        found = evening.do(browser, "rematch")
        assert found["id"] == again["id"]
        joined = browser.post(f"/api/tables/{found['id']}/join", json={"invitation": found["invitation"]})
        assert joined.status_code == 200, joined.text


def test_a_short_evening_of_two(harbour: Harbour, tmp_path: Path) -> None:
    evening = Evening(harbour, "iron-age", people=2, bots=0)
    evening.play(6)
    evening.take_back()
    evening.play(3)
    evening.go_back(5)
    evening.let_a_bot_play(1)
    evening.answer_beforehand()
    evening.play(3)
    evening.do(evening.people[1], "resign", seat=1)
    assert evening.told()["result"] | {"winners": [0], "resigned": 1} == evening.told()["result"]
    everybody_was_told_everything(evening)
    text, match = record_of(evening, tmp_path)
    look_at_every_move(evening, text, match, 5)
    play_again(evening)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "people", "bots", "tabs", "options"),
    [
        ("iron-age", 2, 2, 10, {"length": "short"}),
        ("iron-age", 3, 1, 3, {}),
        ("discovery-2007", 2, 2, 3, {}),
        ("discovery-2007", 3, 1, 3, {}),
    ],
    ids=lambda value: str(value or "-"),
)
def test_people_and_bots_play_a_whole_game(
    harbour: Harbour, tmp_path: Path, game: str, people: int, bots: int, tabs: int, options: dict[str, str]
) -> None:
    evening = Evening(harbour, game, people, bots, tabs, **options)
    evening.play(8)
    evening.take_back()
    evening.play(8)
    evening.go_back(10)
    evening.play(5)
    evening.let_a_bot_play(1)
    evening.answer_beforehand()
    evening.take_back()
    if people > 2:
        left = evening.do(evening.people[2], "resign", seat=2)
        assert (left["phase"], left["seats"][2]["bot"] is not None) == ("running", True)
    evening.play()
    assert evening.told()["phase"] == "over"
    late = evening.ann.post(f"/api/tables/{evening.table}/rewind", json={"to": 1})
    assert error_of(late) == (409, "table-over")
    everybody_was_told_everything(evening)
    text, match = record_of(evening, tmp_path)
    look_at_every_move(evening, text, match, 25)
    play_again(evening)
