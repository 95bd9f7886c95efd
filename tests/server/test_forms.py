"""Requests are read to the letter: bodies, queries, methods."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.harbour import Harbour, running
from tests.server.persons import error_of
from tests.server.players import GAME, alone


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    with running(tmp_path_factory.mktemp("forms")) as found:
        yield found


@pytest.fixture(scope="module")
def place(harbour: Harbour) -> tuple[str, httpx.Client]:
    table, browser = alone(harbour)
    return f"/api/tables/{table}", browser


@pytest.mark.parametrize(
    ("form", "field"),
    [
        ({"game": GAME, "seats": "2"}, "seats"),
        ({"game": GAME, "seats": 2.5}, "seats"),
        ({"game": GAME, "public": 1}, "public"),
        ({"game": GAME, "public": "true"}, "public"),
        ({"game": GAME, "bots": {"1": 7}}, "bots[...]"),
        ({"game": 7}, "game"),
        ({"game": None}, "game"),
        ({}, ""),
        ({"game": GAME, "more": 1}, ""),
    ],
)
def test_what_looks_like_something_is_not_yet_it(harbour: Harbour, form: dict[str, Any], field: str) -> None:
    refused = harbour.client().post("/api/tables", json=form)
    assert error_of(refused) == (400, "shape")
    assert [one["field"] for one in refused.json()["details"]["fields"]] == [field]


@pytest.mark.parametrize(
    "query",
    ["seat=null", "seat=", "seat=+0", "seat=0&seat=0", "seat=0x0", "seat=%D9%A0", "seat=0&other=1", "=", "seat"],
)
def test_a_query_says_what_is_asked_for_once_and_in_digits(place: tuple[str, httpx.Client], query: str) -> None:
    path, browser = place
    assert error_of(browser.get(f"{path}/state?{query}")) == (400, "shape")


def test_a_query_that_says_just_that_is_understood(place: tuple[str, httpx.Client]) -> None:
    path, browser = place
    assert browser.get(f"{path}/state?seat=0&since=0").json()["seat"] == 0
    assert error_of(browser.get(f"{path}/state?seat=10")) == (400, "shape")
    assert error_of(browser.delete("/api/me/session?everywhere=1")) == (400, "shape")


def test_options_and_refused_methods_name_all_that_can_be_done(place: tuple[str, httpx.Client]) -> None:
    path, browser = place
    for address, methods in ((path, "DELETE, GET, OPTIONS, PATCH"), ("/api/me", "GET, OPTIONS, PATCH")):
        told = browser.options(address)
        assert (told.status_code, told.headers["allow"]) == (204, methods)
        refused = browser.put(address)
        assert error_of(refused) == (405, "no-method")
        assert ", ".join(sorted(refused.headers["allow"].split(", "))) == methods
