"""What would you do? Advice for who is alone with bots, and for nobody else."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.harbour import Harbour, running
from tests.server.players import alone, seated, state


def against_bots(harbour: Harbour) -> tuple[str, httpx.Client]:
    browser = harbour.client()
    form = {"game": "iron-age", "seats": 3, "bots": {"1": "random", "2": "random"}, "start": True}
    table = browser.post("/api/tables", json=form)
    assert table.status_code == 201, table.text
    return table.json()["id"], browser


def test_three_answers_that_can_be_given_and_nothing_is_played(harbour: Harbour) -> None:
    table, browser = against_bots(harbour)
    now = state(browser, table)
    answer = browser.get(f"/api/tables/{table}/hint")
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert told["revision"] == now["revision"]
    assert 2 <= len(told["answers"]) <= 3
    given = {option["action"] for option in now["options"]}
    assert all(one["action"] in given and 0 <= one["chance"] <= 1 and one["sources"] for one in told["answers"])
    assert state(browser, table) == now


def test_who_holds_all_seats_on_one_screen_may_ask(harbour: Harbour) -> None:
    table, browser = alone(harbour)
    assert browser.get(f"/api/tables/{table}/hint").status_code == 200


def test_where_another_person_plays_nobody_is_advised(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    asked = state(browsers[0], table)["question"]["seat"]
    refused = browsers[asked].get(f"/api/tables/{table}/hint")
    assert (refused.status_code, refused.json()["error"]) == (403, "no-hints")
    other = browsers[1 - asked].get(f"/api/tables/{table}/hint")
    assert (other.status_code, other.json()["error"]) == (403, "not-asked")


def test_strangers_and_tables_that_have_not_begun(harbour: Harbour) -> None:
    table, browser = against_bots(harbour)
    stranger = harbour.client().get(f"/api/tables/{table}/hint")
    assert (stranger.status_code, stranger.json()["error"]) == (401, "sign-in")
    waiting = browser.post("/api/tables", json={"game": "iron-age", "seats": 2}).json()["id"]
    refused = browser.get(f"/api/tables/{waiting}/hint")
    assert (refused.status_code, refused.json()["error"]) == (409, "not-started")


def test_too_many_are_refused_and_a_worker_that_fails_is_told(tmp_path: Path) -> None:
    with running(tmp_path, hints="1/minute") as harbour:
        table, browser = against_bots(harbour)
        assert browser.get(f"/api/tables/{table}/hint").status_code == 200
        assert browser.get(f"/api/tables/{table}/hint").status_code == 429
    with running(tmp_path, minds="tests.server.minds:NO_ADVICE") as harbour:
        table, browser = against_bots(harbour)
        refused = browser.get(f"/api/tables/{table}/hint")
        assert (refused.status_code, refused.json()["error"]) == (503, "no-advice")


@pytest.mark.parametrize("game", ["discovery-2007", "endeavor"])
@pytest.mark.slow
def test_larger_games_are_advised_within_the_time_of_a_bot(harbour: Harbour, game: str) -> None:
    table, browser = alone(harbour, game)
    answer = browser.get(f"/api/tables/{table}/hint", timeout=60)
    assert answer.status_code == 200, answer.text
    assert len(answer.json()["answers"]) == 3
