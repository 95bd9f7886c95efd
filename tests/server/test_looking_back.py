"""Looking back over HTTP: where turns begin, through whose eyes, and whether a table has secrets at all."""

from __future__ import annotations

from itertools import pairwise

from tests.server.harbour import Harbour
from tests.server.players import GAME, play_one, seated, state


def test_turns_begin_where_another_seat_begins_to_answer(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    answered = []
    for number in range(4):
        before = state(browsers[0], table)
        answered.append((before["revision"], before["question"]["seat"]))
        play_one(browsers, table, f"answer {number}")
    turns = browsers[0].get(f"/api/tables/{table}/turns").json()["turns"]
    starts = [(turn["revision"], turn["seat"]) for turn in turns]
    changes = [at for i, at in enumerate(answered) if i == 0 or at[1] != answered[i - 1][1]]
    assert [start for start in starts if start in changes] == changes
    assert all(first[1] != second[1] for first, second in pairwise(starts))


def test_a_table_that_has_not_begun_has_no_turns(harbour: Harbour) -> None:
    browser = harbour.client()
    table = browser.post("/api/tables", json={"game": GAME, "seats": 2}).json()["id"]
    refused = browser.get(f"/api/tables/{table}/turns")
    assert (refused.status_code, refused.json()["error"]) == (409, "not-started")


def test_another_seats_eyes_are_its_own_until_the_game_is_over(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    refused = browsers[0].get(f"/api/tables/{table}/moves/0", params={"seat": 1})
    assert (refused.status_code, refused.json()["error"]) == (403, "not-your-seat")
    browsers[0].post(f"/api/tables/{table}/resign", json={"seat": 0})
    assert browsers[0].get(f"/api/tables/{table}").json()["phase"] == "over"
    seen = browsers[0].get(f"/api/tables/{table}/moves/0", params={"seat": 1})
    assert (seen.status_code, seen.json()["seat"]) == (200, 1)
    absent = browsers[0].get(f"/api/tables/{table}/moves/0", params={"seat": 7})
    assert (absent.status_code, absent.json()["error"]) == (404, "no-seat")


def test_a_table_says_whether_its_seats_have_secrets(harbour: Harbour) -> None:
    browser = harbour.client()

    def secrets(game: str, options: dict[str, bool]) -> bool:
        form = {"game": game, "seats": 2, "options": options}
        found: bool = browser.post("/api/tables", json=form).json()["secrets"]
        return found

    assert not secrets("iron-age", {})
    assert not secrets("discovery-2007", {})
    assert secrets("discovery-2007", {"hide_failed_counters": True})
