"""Tables with a clock: whose runs, when it stands still, and what happens when it has run out."""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from contextlib import closing
from typing import Any

import httpx
import pytest

import carrack
from carrack.server.store.uptime import Uptime
from carrack.server.tables import timekeeper
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour
from tests.server.persons import error_of, look, until
from tests.server.players import act, play_one, seated, state
from tests.server.test_broken import Heard

PER_MOVE = {"move": 600.0, "reserve": 3600.0}
DAYS = {"move": 86_400.0, "reserve": 3 * 86_400.0}


class Hours:
    """The harbour's own time, which a test lets pass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.passed = 0.0
        true = Uptime.now
        monkeypatch.setattr(Uptime, "now", lambda uptime: true(uptime) + self.passed)


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(monkeypatch)


def told(browser: httpx.Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/tables/{table}").json()
    return found


def left(browser: httpx.Client, table: str) -> list[float]:
    return [round(seconds, -1) for seconds in told(browser, table)["clocks"]["left"]]


def bot_of(browser: httpx.Client, table: str, seat: int) -> str | None:
    found: str | None = told(browser, table)["seats"][seat]["bot"]
    return found


def test_the_clock_of_who_is_asked_runs(harbour: Harbour, hours: Hours) -> None:
    table, browsers = seated(harbour, clock=PER_MOVE)
    asked = told(browsers[0], table)["asked"]
    clocks = told(browsers[0], table)["clocks"]
    assert (clocks["seat"], clocks["runs"]) == (asked, True)
    hours.passed = 700.0
    found = left(browsers[1], table)
    assert found[asked] == 3500.0
    assert found[1 - asked] == 3600.0


def test_a_table_without_a_clock_has_none(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    assert (told(browsers[0], table)["clock"], told(browsers[0], table)["clocks"]) == (None, None)


def test_a_clock_needs_some_time_and_a_level_that_there_is(harbour: Harbour) -> None:
    browser = harbour.client()
    form = {"game": "iron-age", "seats": 2}
    assert error_of(browser.post("/api/tables", json=form | {"clock": {"increment": 5}})) == (400, "clock-empty")
    nobody = {"move": 5, "level": "grandmaster"}
    assert error_of(browser.post("/api/tables", json=form | {"clock": nobody})) == (400, "no-level")
    assert browser.post("/api/tables", json=form | {"clock": {"move": -1}}).status_code == 400


def test_a_bot_plays_for_who_has_no_time_left_until_the_person_is_back(harbour: Harbour, hours: Hours) -> None:
    table, browsers = seated(harbour, clock=PER_MOVE | {"level": "easy"})
    asked = told(browsers[0], table)["asked"]
    hours.passed = 4300.0
    until(lambda: bot_of(browsers[0], table, asked) == "easy")
    assert state(browsers[asked], table)["choices"] == []  # the bot's, not the person's
    events = [event["event"] for event in state(browsers[0], table)["events"]]
    assert "time" in events
    assert events.index("time") < events.index("hand-over")
    until(lambda: told(browsers[0], table)["asked"] == 1 - asked)
    back = browsers[asked].post(f"/api/tables/{table}/seats/{asked}/take-back")
    assert back.status_code == 200
    assert bot_of(browsers[0], table, asked) is None
    while told(browsers[0], table)["asked"] != asked:
        play_one(browsers, table, f"key {state(browsers[0], table)['revision']}")
    assert left(browsers[0], table)[asked] == 600.0  # a new move, and no reserve


def test_a_seat_can_be_handed_over_for_good(harbour: Harbour, hours: Hours) -> None:
    table, browsers = seated(harbour, clock=PER_MOVE | {"out": "hand-over", "level": "easy"})
    asked = told(browsers[0], table)["asked"]
    hours.passed = 4300.0
    until(lambda: bot_of(browsers[0], table, asked) == "easy")
    refused = browsers[asked].post(f"/api/tables/{table}/seats/{asked}/take-back")
    assert error_of(refused) == (409, "seat-resigned")


def test_a_game_of_two_can_be_lost_by_time(harbour: Harbour, hours: Hours) -> None:
    table, browsers = seated(harbour, clock=PER_MOVE | {"out": "lose"})
    asked = told(browsers[0], table)["asked"]
    hours.passed = 4300.0
    until(lambda: told(browsers[0], table)["phase"] == "over")
    assert told(browsers[0], table)["result"]["winners"] == [1 - asked]
    assert told(browsers[0], table)["clocks"]["runs"] is False


def test_at_a_larger_table_the_others_play_on_with_a_bot(harbour: Harbour, hours: Hours) -> None:
    table, browsers = seated(harbour, 3, clock=PER_MOVE | {"out": "lose"})
    asked = told(browsers[0], table)["asked"]
    hours.passed = 4300.0
    until(lambda: told(browsers[0], table)["seats"][asked]["resigned"])
    assert told(browsers[0], table)["phase"] == "running"


def test_time_stands_still_while_the_server_is_away(open_harbour: OpenHarbour) -> None:
    first = open_harbour()
    table, browsers = seated(first, clock=PER_MOVE)
    cookies = browsers[0].cookies
    asked = told(browsers[0], table)["asked"]
    first.stop()
    time.sleep(1.2)
    again = open_harbour().client(cookies=cookies)
    assert told(again, table)["clocks"]["left"][asked] > 4199.0


def test_no_wall_clock_that_is_set_takes_time(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    table, browsers = seated(harbour, clock=PER_MOVE)
    before = left(browsers[0], table)
    true = time.time
    for wrong in (86_400.0, -86_400.0):
        monkeypatch.setattr(time, "time", lambda wrong=wrong: true() + wrong)
        time.sleep(1.1)  # two looks
        assert left(browsers[0], table) == before
        assert [bot_of(browsers[0], table, seat) for seat in (0, 1)] == [None, None]


def test_clocks_stand_still_while_all_are_asked_to_go_back(harbour: Harbour, hours: Hours) -> None:
    table, browsers = seated(harbour, clock=PER_MOVE)
    start = state(browsers[0], table)["revision"]
    play_one(browsers, table, "one")
    assert browsers[0].post(f"/api/tables/{table}/rewind", json={"to": start}).status_code == 200
    assert told(browsers[0], table)["clocks"]["runs"] is False
    hours.passed = 100_000.0
    assert browsers[1].post(f"/api/tables/{table}/rewind/answer", json={"consent": False}).status_code == 200
    clocks = told(browsers[0], table)["clocks"]
    assert clocks["runs"] is True
    assert min(clocks["left"]) >= 3600.0


def test_who_goes_back_together_has_the_time_of_then(harbour: Harbour, hours: Hours) -> None:
    table, browsers = seated(harbour, clock=PER_MOVE)
    play_one(browsers, table, "one")
    then, start = left(browsers[0], table), state(browsers[0], table)["revision"]
    hours.passed = 2000.0
    play_one(browsers, table, "two")
    assert sum(left(browsers[0], table)) < sum(then)
    for browser in browsers:
        form = {"to": start} if browser is browsers[0] else {"consent": True}
        path = "rewind" if browser is browsers[0] else "rewind/answer"
        assert browser.post(f"/api/tables/{table}/{path}", json=form).status_code == 200
    assert left(browsers[0], table) == then


def test_taking_back_gives_no_time_back(harbour: Harbour, hours: Hours) -> None:
    table, browsers = seated(harbour, game="discovery-2007", clock=PER_MOVE)
    until(lambda: told(browsers[0], table)["asked"] >= 0)
    asked = told(browsers[0], table)["asked"]
    now = state(browsers[asked], table)
    choice = next(option for option in now["options"] if not option["final"])
    hours.passed = 1000.0
    assert act(browsers[asked], table, now["revision"], "one", choice["action"]).is_success
    revision = state(browsers[asked], table)["revision"]
    form = {"revision": revision, "key": "undo"}
    assert browsers[asked].post(f"/api/tables/{table}/undo", json=form).status_code == 200
    assert left(browsers[0], table)[asked] == 3200.0


def test_who_hands_over_and_comes_back_at_once_goes_on_with_the_same_move(
    open_harbour: OpenHarbour, hours: Hours
) -> None:
    """At a table where the bot still waits: otherwise everybody would think as long as they like."""
    harbour = open_harbour(grace=60.0)
    table, browsers = seated(harbour, game="discovery-2007", clock=PER_MOVE)
    play_one(browsers, table, "one")  # it can be taken back, so a bot in the next seat lets a moment pass
    asked = told(browsers[0], table)["asked"]
    seat = f"/api/tables/{table}/seats/{asked}"
    for passed, expected in ((500.0, 3700.0), (900.0, 3300.0), (5000.0, 420.0)):
        hours.passed = passed
        handed = browsers[asked].post(f"{seat}/bot", json={"level": "easy"})
        assert handed.is_success or error_of(handed) == (409, "seat-is-a-bots"), handed.text
        assert browsers[asked].post(f"{seat}/take-back").status_code == 200
        clocks = told(browsers[0], table)["clocks"]
        assert (clocks["seat"], round(clocks["left"][asked], -1)) == (asked, expected)


def test_at_a_slow_table_a_holiday_stops_the_clock(harbour: Harbour, hours: Hours) -> None:
    table, browsers = seated(harbour, clock=DAYS, pace="slow")
    asked = told(browsers[0], table)["asked"]
    days = browsers[asked].put("/api/me/holiday", json={"until": time.time() + 10 * 86_400}).json()["days"]
    assert round(days) == 20
    assert told(browsers[0], table)["clocks"]["runs"] is False
    assert told(browsers[0], table)["seats"][asked]["away"] is not None
    hours.passed = 9 * 86_400.0
    assert browsers[asked].put("/api/me/holiday", json={"until": 0}).json()["days"] > 29
    clocks = told(browsers[0], table)["clocks"]
    assert (clocks["runs"], round(clocks["left"][asked], -1)) == (True, 4 * 86_400)


def test_at_a_live_table_a_holiday_stops_nothing(harbour: Harbour) -> None:
    table, browsers = seated(harbour, clock=PER_MOVE)
    asked = told(browsers[0], table)["asked"]
    browsers[asked].put("/api/me/holiday", json={"until": time.time() + 86_400})
    assert told(browsers[0], table)["clocks"]["runs"] is True


def test_holidays_are_not_without_end_and_end_by_themselves(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    table, browsers = seated(harbour, clock=DAYS, pace="slow")
    asked = told(browsers[0], table)["asked"]
    too_long = browsers[asked].put("/api/me/holiday", json={"until": time.time() + 31 * 86_400})
    assert error_of(too_long) == (400, "holiday-too-long")
    assert told(browsers[0], table)["clocks"]["runs"] is True
    browsers[asked].put("/api/me/holiday", json={"until": time.time() + 86_400})
    true = time.time
    monkeypatch.setattr(time, "time", lambda: true() + 2 * 86_400.0)
    until(lambda: told(browsers[0], table)["clocks"]["runs"])


def test_a_clock_of_a_table_that_cannot_be_opened_is_told_of_now_and_then(
    open_harbour: OpenHarbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timekeeper, "EVERY", 0.02)
    first = open_harbour()
    table, _ = seated(first, clock=PER_MOVE)
    other, browsers = seated(first, clock=PER_MOVE | {"out": "lose"})
    first.stop()
    with closing(sqlite3.connect(first.settings.database)) as connection, connection:
        connection.execute("update tables set deadline = -1")
        connection.execute("update tables set options = '[' where id = ?", (table,))
        row = connection.execute("select times from tables where id = ?", (other,)).fetchone()[0]
        times = json.dumps(json.loads(row) | {"reserve": [0.0, 0.0], "move": 0.0})
        connection.execute("update tables set times = ? where id = ?", (times, other))
    heard = Heard()
    logging.getLogger("carrack.clocks").addHandler(heard)
    again = open_harbour().client(cookies=browsers[0].cookies)
    until(lambda: told(again, other)["phase"] == "over")
    time.sleep(0.5)
    logging.getLogger("carrack.clocks").removeHandler(heard)
    assert heard.lines == ["a clock that has run out was left"]


def test_a_rematch_has_the_same_clock(harbour: Harbour, hours: Hours) -> None:
    table, browsers = seated(harbour, clock=PER_MOVE | {"out": "lose"})
    hours.passed = 4300.0
    until(lambda: told(browsers[0], table)["phase"] == "over")
    again = browsers[0].post(f"/api/tables/{table}/rematch").json()
    assert again["clock"]["move"] == 600.0


def test_a_table_that_was_forgotten_has_its_clocks_again(open_harbour: OpenHarbour, hours: Hours) -> None:
    harbour = open_harbour(idle_tables=1)
    table, browsers = seated(harbour, clock=PER_MOVE)
    play_one(browsers, table, "one")
    hours.passed = 1200.0
    before = left(browsers[0], table)
    seated(harbour)
    seated(harbour)
    assert left(browsers[0], table) == before


def test_who_listens_hears_how_the_clocks_stand(harbour: Harbour) -> None:
    table, browsers = seated(harbour, clock=PER_MOVE)
    with harbour.listening(browsers[0], f"/api/tables/{table}/stream") as stream:
        play_one(browsers, table, "one")
        heard = next(event for event in stream if event.kind == "clock")
    assert len(heard.data["left"]) == 2


@pytest.mark.parametrize("out", ["lose", "bot"])
def test_a_record_says_who_ran_out_of_time_and_is_true(harbour: Harbour, hours: Hours, out: str) -> None:
    table, browsers = seated(harbour, clock=PER_MOVE | {"out": out, "level": "random"})
    asked = told(browsers[0], table)["asked"]
    hours.passed = 4300.0
    until(lambda: told(browsers[0], table)["asked"] != asked)
    record = browsers[1 - asked].get(f"/api/tables/{table}/record").text
    assert f'"kind":"time","by":{asked}' in record
    match = carrack.replay(record)
    kinds = [entry.kind for entry in match.entries()]
    assert kinds[kinds.index("time") + 1] == {"lose": "resign", "bot": "hand-over"}[out]
    assert match.resigned == (asked if out == "lose" else None)
    clocks = look(harbour, f"select deadline is null from tables where id = '{table}'")
    assert clocks == [(int(out == "lose"),)]
