"""Where others find a server that was opened as localhost, and that only who sits at its machine is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carrack.server.guard import addresses, hosts
from carrack.server.guard.hosts import address_for_others
from carrack.server.settings import LOCAL_HOSTS, Settings
from tests.server.harbour import Harbour

LAN = "192.168.7.5"
CALLED = b"localhost:8000"
ME = "127.0.0.1"


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "own_addresses", lambda: ["10.1.2.3", LAN])


def settings(**changes: Any) -> Settings:
    return Settings(Path("unused"), **{"host": "0.0.0.0", "allowed_hosts": (*LOCAL_HOSTS, LAN), **changes})


@pytest.mark.parametrize("host", [b"localhost:8000", b"127.0.0.1", b"[::1]:8000", b"LOCALHOST"])
@pytest.mark.parametrize("client", ["127.0.0.1", "::1"])
def test_who_sits_at_the_machine_is_told_the_address_that_answers(host: bytes, client: str) -> None:
    assert address_for_others(settings(), host, client) == LAN


@pytest.mark.parametrize("client", ["192.168.7.9", "203.0.113.4", "2001:db8::1", "", "not an address"])
def test_nobody_else_is_told_how_the_network_looks(client: str) -> None:
    assert address_for_others(settings(), CALLED, client) is None


def test_who_came_by_another_name_needs_none() -> None:
    assert address_for_others(settings(), b"192.168.7.5:8000", ME) is None
    assert address_for_others(settings(), b"games.example.org", ME) is None


def test_where_the_server_listens_to_this_machine_alone_there_is_none() -> None:
    assert address_for_others(settings(host="127.0.0.1"), CALLED, ME) is None


def test_where_no_address_of_the_network_is_allowed_there_is_none() -> None:
    assert address_for_others(settings(allowed_hosts=LOCAL_HOSTS), CALLED, ME) is None


def test_over_http(open_harbour: Any) -> None:
    lan: Harbour = open_harbour(host="0.0.0.0", allowed_hosts=(*LOCAL_HOSTS, LAN), trusted_proxies=("127.0.0.1",))
    client = lan.client()
    assert client.get("/api/address").json() == {"address": LAN}
    proxied = {"x-forwarded-for": "203.0.113.4", "x-forwarded-host": "localhost"}
    assert client.get("/api/address", headers=proxied).json() == {"address": None}


def test_the_addresses_of_this_machine_are_never_its_own_loop() -> None:
    assert not [one for one in addresses.own_addresses() if one.startswith("127.")]
