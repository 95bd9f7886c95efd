"""A full table starts by itself, if its host likes."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.harbour import Harbour
from tests.server.persons import error_of

FORM = {"game": "iron-age", "seats": 2}


def opened(host: httpx.Client, **form: Any) -> dict[str, Any]:
    answer = host.post("/api/tables", json={**FORM, **form})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def phase(host: httpx.Client, table: dict[str, Any]) -> str:
    return str(host.get(f"/api/tables/{table['id']}").json()["phase"])


def test_it_starts_when_the_last_seat_is_taken(harbour: Harbour) -> None:
    host, guest = harbour.client(), harbour.client()
    table = opened(host, auto_start=True)
    assert (table["phase"], table["auto_start"]) == ("open", True)
    joined = guest.post(f"/api/tables/{table['id']}/join", json={"invitation": table["invitation"]}).json()
    assert joined["phase"] == "running"


def test_everybody_in_the_lobby_is_told(harbour: Harbour) -> None:
    host, guest = harbour.client(), harbour.client()
    table = opened(host, auto_start=True)
    with harbour.listening(host, f"/api/tables/{table['id']}/stream") as heard:
        assert next(heard).data["phase"] == "open"
        guest.post(f"/api/tables/{table['id']}/join", json={"invitation": table["invitation"]})
        assert next(one for one in heard if one.kind == "update").data["seat"] == 0


def test_a_bot_takes_the_last_seat_as_well_as_anybody(harbour: Harbour) -> None:
    host = harbour.client()
    table = opened(host, auto_start=True)
    filled = host.post(f"/api/tables/{table['id']}/seats/1/bot", json={"level": "random"}).json()
    assert filled["phase"] == "running"


def test_a_table_that_is_full_from_the_first_starts_at_once(harbour: Harbour) -> None:
    assert opened(harbour.client(), auto_start=True, bots={"1": "random"})["phase"] == "running"


def test_otherwise_it_waits_for_its_host(harbour: Harbour) -> None:
    host, guest = harbour.client(), harbour.client()
    table = opened(host)
    guest.post(f"/api/tables/{table['id']}/join", json={"invitation": table["invitation"]})
    assert phase(host, table) == "open"


def test_the_host_may_change_it_and_a_full_table_then_starts(harbour: Harbour) -> None:
    host, guest = harbour.client(), harbour.client()
    table = opened(host, auto_start=True)
    path = f"/api/tables/{table['id']}"
    assert host.patch(path, json={"auto_start": False}).json()["auto_start"] is False
    guest.post(f"{path}/join", json={"invitation": table["invitation"]})
    assert phase(host, table) == "open"
    assert host.patch(path, json={"auto_start": True}).json()["phase"] == "running"
    assert error_of(host.patch(path, json={"auto_start": False})) == (409, "already-started")


def test_nobody_else_may(harbour: Harbour) -> None:
    host, guest = harbour.client(), harbour.client()
    table = opened(host, seats=3)
    guest.post(f"/api/tables/{table['id']}/join", json={"invitation": table["invitation"]})
    assert error_of(guest.patch(f"/api/tables/{table['id']}", json={"auto_start": True})) == (403, "only-the-host")


@pytest.mark.parametrize("auto_start", [True, False])
def test_it_is_remembered(open_harbour: Any, auto_start: bool) -> None:
    first = open_harbour()
    host = first.client()
    table = opened(host, auto_start=auto_start)
    cookies = dict(host.cookies)
    first.stop()
    again = open_harbour().client(cookies=cookies)
    assert again.get(f"/api/tables/{table['id']}").json()["auto_start"] is auto_start
