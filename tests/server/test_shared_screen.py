"""Names for those who share a screen: by the rules of all names, kept as long as the person is whose screen it is."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.harbour import Harbour
from tests.server.persons import PASSWORD, account, error_of, guest, look, sign_in, until


def shared(host: httpx.Client, *names: str) -> dict[str, Any]:
    """A table at which somebody sits with others on one screen."""
    table = host.post("/api/tables", json={"game": "iron-age", "seats": len(names) + 1}).json()
    for name in names:
        joined = host.post(f"/api/tables/{table['id']}/join", json={"name": name})
        assert joined.status_code == 200, joined.text
    started: dict[str, Any] = host.post(f"/api/tables/{table['id']}/start").json()
    return started


def names(browser: httpx.Client, table: str) -> list[str]:
    return [seat["name"] for seat in browser.get(f"/api/tables/{table}").json()["seats"]]


def listed(browser: httpx.Client, table: str) -> list[str]:
    rows = browser.get("/api/tables").json()["mine"]
    return next([seat["name"] for seat in row["seats"]] for row in rows if row["id"] == table)


def test_each_has_a_name(harbour: Harbour) -> None:
    host = guest(harbour, "Anna")
    table = shared(host, "Bruno", "Chloé")["id"]
    assert names(host, table) == listed(host, table) == ["Anna", "Bruno", "Chloé"]
    assert host.get(f"/api/tables/{table}").json()["yours"] == [0, 1, 2]


def test_a_name_stays_when_its_owner_takes_another_one(harbour: Harbour) -> None:
    host = guest(harbour, "Anna")
    table = shared(host, "Bruno")["id"]
    host.patch("/api/me", json={"name": "Hanna"})
    assert names(host, table) == listed(host, table) == ["Hanna", "Bruno"]


def test_a_name_stays_when_a_bot_takes_over(harbour: Harbour) -> None:
    host = guest(harbour, "Anna")
    table = shared(host, "Bruno")["id"]
    for seat in range(2):
        assert host.post(f"/api/tables/{table}/seats/{seat}/bot", json={"level": "random"}).status_code == 200
    until(lambda: host.get(f"/api/tables/{table}").json()["phase"] == "over")
    assert names(host, table) == listed(host, table) == ["Anna", "Bruno"]


def test_a_name_stays_over_a_restart_and_when_a_guest_makes_an_account(open_harbour: Any) -> None:
    first = open_harbour()
    host = guest(first, "Anna")
    table = shared(host, "Bruno")["id"]
    cookies = dict(host.cookies)
    first.stop()
    second = open_harbour()
    again = second.client(cookies=cookies)
    assert names(again, table) == ["Anna", "Bruno"]
    assert again.post("/api/me/account", json={"name": "Hanna", "password": PASSWORD}).status_code == 201
    assert names(sign_in(second, "Hanna"), table) == ["Hanna", "Bruno"]


@pytest.mark.parametrize(
    ("name", "refused"),
    [
        ("B", (400, "name-short")),
        ("x" * 41, (400, "name-long")),
        ("Bru\u200bno", (400, "name-hidden")),
        ("Brunо", (400, "name-mixed")),
        ("Dido", (409, "name-taken")),
        ("Dіdо", (400, "name-mixed")),
        ("Dld0", (409, "name-taken")),
    ],
)
def test_it_obeys_the_rules_of_all_names(harbour: Harbour, name: str, refused: tuple[int, str]) -> None:
    account(harbour, "DId0" if name == "Dld0" else "Dido")
    host = guest(harbour, "Anna")
    table = host.post("/api/tables", json={"game": "iron-age", "seats": 2}).json()["id"]
    assert error_of(host.post(f"/api/tables/{table}/join", json={"name": name})) == refused
    assert host.get(f"/api/tables/{table}").json()["yours"] == [0]


def test_nobody_becomes_a_guest_by_a_name_that_will_not_do(harbour: Harbour) -> None:
    host, stranger = guest(harbour, "Anna"), harbour.client()
    table = host.post("/api/tables", json={"game": "iron-age", "seats": 2, "public": True}).json()["id"]
    assert error_of(stranger.post(f"/api/tables/{table}/join", json={"name": "B"})) == (400, "name-short")
    assert stranger.get("/api/me").json() is None


def test_with_who_leaves_for_good_the_names_of_their_screen_go(harbour: Harbour) -> None:
    host, other = guest(harbour, "Anna"), guest(harbour, "Zoe")
    table = host.post("/api/tables", json={"game": "iron-age", "seats": 3, "public": True}).json()["id"]
    host.post(f"/api/tables/{table}/join", json={"name": "Bruno"})
    other.post(f"/api/tables/{table}/join", json={})
    host.post(f"/api/tables/{table}/start")
    for seat, browser in enumerate((host, host, other)):
        browser.post(f"/api/tables/{table}/seats/{seat}/bot", json={"level": "random"})
    until(lambda: other.get(f"/api/tables/{table}").json()["phase"] == "over")
    assert names(other, table) == ["Anna", "Bruno", "Zoe"]
    assert host.request("DELETE", "/api/me/account", json={}).status_code == 204
    assert names(other, table) == listed(other, table) == ["", "", "Zoe"]
    assert look(harbour, "select count(*) from seats where called != ''") == [(0,)]


def test_it_is_among_ones_data(harbour: Harbour) -> None:
    host = guest(harbour, "Anna")
    shared(host, "Bruno")
    assert [seat["called"] for seat in host.get("/api/me/data").json()["tables"][0]["seats"]] == ["", "Bruno"]
