"""Going back at a table: what it costs, who takes it back, and until when."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.harbour import Harbour
from tests.server.persons import error_of, until
from tests.server.players import act, play_one, seated, state


def going_back(browser: httpx.Client, table: str, to: int) -> dict[str, Any]:
    answer = browser.post(f"/api/tables/{table}/rewind", json={"to": to})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def consent(browser: httpx.Client, table: str) -> None:
    assert browser.post(f"/api/tables/{table}/rewind/answer", json={"consent": True}).status_code == 200


def against_a_bot(harbour: Harbour) -> tuple[httpx.Client, str]:
    browser = harbour.client()
    form = {"game": "iron-age", "seats": 2, "bots": {"1": "random"}, "start": True}
    return browser, str(browser.post("/api/tables", json=form).json()["id"])


def play_some(browser: httpx.Client, table: str, answers: int) -> None:
    for number in range(answers):
        until(lambda: bool(state(browser, table)["options"]))
        now = state(browser, table)
        assert act(
            browser, table, now["revision"], f"{number} {now['revision']}", now["options"][0]["action"]
        ).is_success
    until(lambda: bool(state(browser, table)["options"]))


def test_what_would_be_lost_is_told_by_seat_and_nothing_happens(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    start = state(browsers[0], table)["revision"]
    for number in range(6):
        play_one(browsers, table, f"answer {number}")
    revision = state(browsers[0], table)["revision"]
    told = browsers[1].get(f"/api/tables/{table}/rewind/{start}").json()
    assert told["to"] == start
    assert sum(told["lost"]) == 6
    assert state(browsers[0], table)["revision"] == revision
    assert error_of(browsers[1].get(f"/api/tables/{table}/rewind/{revision}")) == (400, "no-revision")


def test_who_is_alone_with_bots_goes_back_at_once_and_takes_it_back(harbour: Harbour) -> None:
    browser, table = against_a_bot(harbour)
    play_some(browser, table, 6)
    before = state(browser, table)
    assert going_back(browser, table, 0)["proposal"] is None
    until(lambda: bool(state(browser, table)["options"]))
    back = state(browser, table)
    assert back["rewound"] == before["revision"]
    assert back["view"] != before["view"]
    going_back(browser, table, back["rewound"])
    again = state(browser, table)
    assert (again["view"], again["options"]) == (before["view"], before["options"])


def test_whoever_asked_for_it_takes_it_back_alone_the_others_ask(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    for number in range(4):
        play_one(browsers, table, f"answer {number}")
    before = state(browsers[0], table)
    going_back(browsers[0], table, 0)
    consent(browsers[1], table)
    rewound = state(browsers[1], table)["rewound"]
    assert rewound == before["revision"]
    asked = going_back(browsers[1], table, rewound)["proposal"]
    assert (asked["to"], asked["consents"], asked["by"]) == (rewound, [1], 1)
    assert going_back(browsers[0], table, rewound)["proposal"] is None
    assert state(browsers[0], table)["view"] == before["view"]


def test_once_somebody_has_answered_it_needs_everybody_again(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    for number in range(4):
        play_one(browsers, table, f"answer {number}")
    revision = state(browsers[0], table)["revision"]
    going_back(browsers[0], table, 0)
    consent(browsers[1], table)
    play_one(browsers, table, "another answer")
    assert state(browsers[0], table)["rewound"] is None
    assert going_back(browsers[0], table, revision)["proposal"]["consents"] == [0]


def test_who_asked_is_remembered_over_a_restart(open_harbour: Any) -> None:
    first = open_harbour()
    table, browsers = seated(first)
    for number in range(4):
        play_one(browsers, table, f"answer {number}")
    going_back(browsers[0], table, 0)
    cookies = [dict(browser.cookies) for browser in browsers]
    first.stop()
    second = open_harbour()
    ann, bob = (second.client(cookies=one) for one in cookies)
    assert ann.get(f"/api/tables/{table}").json()["proposal"]["by"] == 0
    consent(bob, table)
    second.stop()
    third = open_harbour()
    ann, bob = (third.client(cookies=one) for one in cookies)
    rewound = state(ann, table)["rewound"]
    assert going_back(bob, table, rewound)["proposal"] is not None
    assert going_back(ann, table, rewound)["proposal"] is None


def test_the_record_of_a_game_that_went_back_and_forth_is_sound(harbour: Harbour) -> None:
    browser, table = against_a_bot(harbour)
    play_some(browser, table, 4)
    going_back(browser, table, 0)
    going_back(browser, table, state(browser, table)["rewound"])
    play_some(browser, table, 1)
    browser.post(f"/api/tables/{table}/resign", json={"seat": 0})
    assert browser.get(f"/api/tables/{table}/fairness").json()["fair"] is True
