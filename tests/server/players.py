"""People at tables, as scripts: sitting down, looking, answering."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.harbour import Harbour

GAME = "iron-age"
RATED = {"rated": True, "clock": {"move": 86_400.0, "reserve": 86_400.0}}  # a table that counts


def seated(harbour: Harbour, people: int = 2, game: str = GAME, **form: Any) -> tuple[str, list[httpx.Client]]:
    """A running table with this many people, each in a browser of their own."""
    browsers = [harbour.client() for _ in range(people)]
    table = browsers[0].post("/api/tables", json={"game": game, "seats": people, **form}).json()
    for browser in browsers[1:]:
        joined = browser.post(f"/api/tables/{table['id']}/join", json={"invitation": table["invitation"]})
        assert joined.status_code == 200, joined.text
    started = browsers[0].post(f"/api/tables/{table['id']}/start")
    assert started.status_code == 200, started.text
    return table["id"], browsers


def state(browser: httpx.Client, table: str, **query: Any) -> dict[str, Any]:
    answer = browser.get(f"/api/tables/{table}/state", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def act(browser: httpx.Client, table: str, revision: int, key: str, *actions: int, **more: Any) -> httpx.Response:
    form = {"revision": revision, "key": key, "actions": list(actions), **more}
    return browser.post(f"/api/tables/{table}/act", json=form)


def play_one(browsers: list[httpx.Client], table: str, key: str) -> dict[str, Any]:
    """Whoever is asked answers something that can be taken back, if there is such a thing."""
    asked = state(browsers[0], table)["question"]["seat"]
    now = state(browsers[asked], table)
    choice = next((option for option in now["options"] if not option["final"]), now["options"][0])
    answer = act(browsers[asked], table, now["revision"], key, choice["action"])
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def alone(harbour: Harbour, game: str = GAME) -> tuple[str, httpx.Client]:
    """A running table at which one person has both seats."""
    browser = harbour.client()
    table = browser.post("/api/tables", json={"game": game, "seats": 2}).json()["id"]
    browser.post(f"/api/tables/{table}/join", json={})
    assert browser.post(f"/api/tables/{table}/start").status_code == 200
    return table, browser
