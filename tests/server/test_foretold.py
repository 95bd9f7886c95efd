"""Nothing that chance has not told yet can be read from what the server refuses: no dice are foretold."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from carrack.core.fate import Seeded
from tests.server.harbour import Harbour
from tests.server.players import act, seated, state

NONE = 2**31 - 1  # an action that no game has
GAMES = ("iron-age", "discovery-2007", "discovery-2015", "endeavor")


def before_chance(harbour: Harbour, game: str) -> tuple[str, httpx.Client, dict[str, Any], int]:
    """A table at a question of which an answer ends undo, whose person is asked, and that answer."""
    table, browsers = seated(harbour, 3 if game == "endeavor" else 2, game)
    for number in range(200):
        asked = state(browsers[0], table)["question"]["seat"]
        now = state(browsers[asked], table)
        for option in now["options"]:
            if option["final"]:
                return table, browsers[asked], now, option["action"]
        act(browsers[asked], table, now["revision"], f"on {number}", now["options"][-1]["action"])
    raise AssertionError("nothing ever ended undo")


@pytest.mark.parametrize("game", GAMES)
def test_what_ends_undo_is_not_played_and_rolled_back(harbour: Harbour, game: str) -> None:
    """Whatever is said to come after it, the refusal is the same, so it tells nothing of what would have come."""
    table, browser, now, roll = before_chance(harbour, game)
    actions = harbour.rooms.harbour.tables[table].game.actions
    refusals = set()
    for guess in (*range(0, actions, max(actions // 40, 1)), NONE):
        for more in ((), (NONE,)):
            refused = act(browser, table, now["revision"], f"{guess} {more}", roll, guess, *more)
            refusals.add((refused.status_code, refused.text))
    assert len(refusals) == 1, "the refusal depends on what would have come"
    assert refused.status_code == 409
    assert refused.json() == {"error": "not-the-last", "details": {"number": 0}}
    assert state(browser, table) == now


@pytest.mark.parametrize("game", GAMES)
def test_whatever_will_come_what_can_be_asked_before_it_is_the_same(harbour: Harbour, game: str) -> None:
    """Other seeds give other dice, and change not one byte of what is told before they are thrown."""
    table, browser, now, roll = before_chance(harbour, game)
    inside = harbour.rooms.harbour.tables[table]
    codes = {roll, *(option["action"] for option in now["options"][:5])}
    paths = ["", "/state", "/why", f"/moves/{now['revision']}", "/rewind/0", *(f"/preview/{code}" for code in codes)]
    told = set()
    for seed in ("one", "two", "three", "four"):
        inside.running.fate = Seeded(seed)
        inside.said.clear()
        answers = [browser.get(f"/api/tables/{table}{path}") for path in paths]
        assert [answer.status_code for answer in answers] == [200] * len(paths), [answer.text for answer in answers]
        told.add(tuple(re.sub(r'"seen":[0-9.e+]+', "", answer.text) for answer in answers))
    assert len(told) == 1, "something depends on what would have come"


def test_what_can_be_taken_back_may_come_before_what_cannot(harbour: Harbour) -> None:
    table, browsers = seated(harbour, people=1)
    browser = browsers[0]
    for number in range(50):
        now = state(browser, table)
        first = next((option["action"] for option in now["options"] if not option["final"]), None)
        if first is None:
            assert act(browser, table, now["revision"], f"{number}", now["options"][0]["action"]).status_code == 200
            continue
        after = act(browser, table, now["revision"], f"{number}", first).json()
        last = next((option["action"] for option in after["options"] if option["final"]), None)
        if last is None:
            continue
        back = browser.post(f"/api/tables/{table}/undo", json={"revision": after["revision"], "key": "back"})
        assert back.status_code == 200, back.text
        both = act(browser, table, back.json()["revision"], "both", first, last)
        assert both.status_code == 200, both.text
        return
    raise AssertionError("no such two answers were met")
