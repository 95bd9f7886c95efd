"""People for tests: guests and accounts in browsers of their own, and a look into the database."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from typing import Any

import httpx

from tests.server.harbour import Harbour

PASSWORD = "correct horse battery"
ACCOUNT = {"name": "Ann", "password": PASSWORD}
SILENT = {"heartbeat": 60.0}  # settings with which a browser that waits for a stream to end gives up first
PATIENCE = 60.0  # seconds after which a test gives up waiting


def account(harbour: Harbour, name: str = "Ann") -> httpx.Client:
    """A browser that is signed in to a new account."""
    client = harbour.client()
    assert client.post("/api/me/account", json={"name": name, "password": PASSWORD}).status_code == 201
    return client


def befriend(one: httpx.Client, other: httpx.Client) -> None:
    """Both say so."""
    names = [browser.get("/api/me").json()["name"] for browser in (one, other)]
    for browser, name in zip((one, other), reversed(names), strict=True):
        assert browser.put(f"/api/people/{name}/tie", json={"kind": "friend"}).status_code == 200


def guest(harbour: Harbour, name: str = "Bob") -> httpx.Client:
    client = harbour.client()
    assert client.patch("/api/me", json={"name": name}).status_code == 200
    return client


def sign_in(harbour: Harbour, name: str = "Ann", password: str = PASSWORD) -> httpx.Client:
    client = harbour.client()
    assert client.post("/api/me/session", json={"name": name, "password": password}).status_code == 200
    return client


def look(harbour: Harbour, query: str, *values: object) -> list[Any]:
    """What stands in the database; a change is committed."""
    with sqlite3.connect(harbour.settings.database, timeout=30) as connection:
        found = connection.execute(query, values).fetchall()
    connection.close()
    return found


def error_of(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]


def until(condition: Callable[[], bool]) -> None:
    """Wait for something that the server does by itself."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)
