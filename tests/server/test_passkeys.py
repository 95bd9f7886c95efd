"""Passkeys: made, listed, removed, and signed in with; a device that says something else is refused."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.authenticator import Device
from tests.server.harbour import Harbour
from tests.server.persons import PASSWORD, account, error_of, guest, look
from tests.server.players import GAME


def options(browser: httpx.Client) -> dict[str, Any]:
    answer = browser.post("/api/me/passkeys/options", json={"password": PASSWORD})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()["options"]
    return found


def add(browser: httpx.Client, device: Device, name: str = "My phone") -> httpx.Response:
    return browser.post("/api/me/passkeys", json={"credential": device.make(options(browser)), "name": name})


def challenge(browser: httpx.Client) -> dict[str, Any]:
    found: dict[str, Any] = browser.post("/api/me/session/passkey/options").json()["options"]
    return found


def enter(browser: httpx.Client, credential: dict[str, Any]) -> httpx.Response:
    return browser.post("/api/me/session/passkey", json={"credential": credential})


@pytest.fixture
def device(harbour: Harbour) -> Device:
    return Device(harbour.base_url)


@pytest.fixture
def ann(harbour: Harbour, device: Device) -> httpx.Client:
    """With a passkey."""
    browser = account(harbour)
    answer = add(browser, device)
    assert answer.status_code == 201, answer.text
    return browser


def test_a_passkey_is_made_and_signs_in_again_and_again(harbour: Harbour, ann: httpx.Client, device: Device) -> None:
    (key,) = ann.get("/api/me/passkeys").json()
    assert key["name"] == "My phone"
    for _ in range(2):
        other = harbour.client()
        assert enter(other, device.sign(challenge(other))).json() == {"name": "Ann", "account": True}
        assert other.get("/api/me").json() == {"name": "Ann", "account": True}
    assert look(harbour, "select uses from passkeys") == [(2,)]


def test_what_a_guest_did_goes_along(harbour: Harbour, ann: httpx.Client, device: Device) -> None:
    bob = guest(harbour)
    table = bob.post("/api/tables", json={"game": GAME, "seats": 2}).json()["id"]
    assert enter(bob, device.sign(challenge(bob))).status_code == 200
    assert [row["id"] for row in ann.get("/api/tables").json()["mine"]] == [table]


def test_a_passkey_needs_the_password_and_an_account(harbour: Harbour, ann: httpx.Client) -> None:
    wrong = ann.post("/api/me/passkeys/options", json={"password": "something else"})
    assert error_of(wrong) == (403, "wrong-password")
    assert error_of(guest(harbour).post("/api/me/passkeys/options", json={"password": PASSWORD})) == (409, "no-account")


def test_a_challenge_is_good_for_once(harbour: Harbour, ann: httpx.Client, device: Device) -> None:
    stranger = harbour.client()
    signed = device.sign(challenge(stranger))
    assert enter(stranger, signed).status_code == 200
    assert error_of(enter(harbour.client(), signed)) == (400, "passkey-late")


def test_a_challenge_for_one_is_not_anothers(harbour: Harbour, ann: httpx.Client) -> None:
    bob = account(harbour, "Bob")
    made = Device(harbour.base_url).make(options(ann))
    taken = bob.post("/api/me/passkeys", json={"credential": made, "name": "x"})
    assert error_of(taken) == (400, "passkey-late")


def test_a_page_of_somebody_else_gets_nothing_signed(harbour: Harbour, ann: httpx.Client, device: Device) -> None:
    device.origin = "https://carrack.example"
    stranger = harbour.client()
    assert error_of(enter(stranger, device.sign(challenge(stranger)))) == (401, "passkey-wrong")
    assert stranger.get("/api/me").json() is None


def test_another_key_with_the_same_name_is_refused(harbour: Harbour, ann: httpx.Client, device: Device) -> None:
    thief = Device(harbour.base_url)
    thief.id = device.id
    stranger = harbour.client()
    assert error_of(enter(stranger, thief.sign(challenge(stranger)))) == (401, "passkey-wrong")


def test_a_copy_that_was_used_less_often_is_refused(harbour: Harbour, ann: httpx.Client, device: Device) -> None:
    stranger = harbour.client()
    assert enter(stranger, device.sign(challenge(stranger))).status_code == 200
    device.uses = 0
    assert error_of(enter(stranger, device.sign(challenge(stranger)))) == (401, "passkey-wrong")


def test_a_device_must_know_who_holds_it(harbour: Harbour) -> None:
    browser = account(harbour)
    assert error_of(add(browser, Device(harbour.base_url, verifies=False))) == (400, "passkey-wrong")


def test_a_passkey_that_was_removed_signs_nobody_in(harbour: Harbour, ann: httpx.Client, device: Device) -> None:
    (key,) = ann.get("/api/me/passkeys").json()
    bob = account(harbour, "Bob")
    assert error_of(bob.delete(f"/api/me/passkeys/{key['id']}")) == (404, "no-passkey")
    assert ann.delete(f"/api/me/passkeys/{key['id']}").status_code == 204
    stranger = harbour.client()
    assert error_of(enter(stranger, device.sign(challenge(stranger)))) == (401, "passkey-unknown")


def test_who_is_banned_does_not_come_in_by_a_passkey(harbour: Harbour, ann: httpx.Client, device: Device) -> None:
    look(harbour, "update people set banned = 1 where name = 'Ann'")
    stranger = harbour.client()
    assert error_of(enter(stranger, device.sign(challenge(stranger)))) == (403, "banned")


@pytest.mark.parametrize("credential", [{}, {"id": "x"}, {"response": {"clientDataJSON": "!"}}, {"response": 3}])
def test_what_is_no_credential_is_refused(harbour: Harbour, credential: dict[str, Any]) -> None:
    assert error_of(enter(harbour.client(), credential)) == (400, "passkey-wrong")


def test_without_a_page_there_are_no_passkeys(harbour: Harbour) -> None:
    script = httpx.Client(base_url=harbour.base_url, trust_env=False)
    with script:
        assert error_of(script.post("/api/me/session/passkey/options")) == (400, "passkey-origin")
