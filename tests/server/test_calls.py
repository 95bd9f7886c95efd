"""Calls to people who are not at the table, received over real servers on this machine."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from carrack.server.calls import caller, services
from carrack.server.calls.outside import is_outside
from carrack.server.calls.quiet import quiet_until
from carrack.server.settings import KINDS
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour, running
from tests.server.persons import PASSWORD, account, befriend, error_of, look, until
from tests.server.players import act, play_one, state
from tests.server.receivers import Browser, Mailbox, Receiver, claims
from tests.server.test_clock import Clock
from tests.server.test_time import Hours

SETTINGS: dict[str, Any] = {
    "calls": KINDS,
    "services": ("ntfy",),
    "private_calls": True,
    "call_after": 0.05,
    "call_pauses": (0.05, 0.05),
}
MAIL = {"kind": "mail", "address": "ann@example.org"}


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "EVERY", 0.02)


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(monkeypatch)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as found:
        yield found


def ways(browser: httpx.Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.get("/api/me/calls").json()["ways"]
    return found


def add(browser: httpx.Client, kind: str, address: str, **more: Any) -> dict[str, Any]:
    answer = browser.post("/api/me/calls/ways", json={"kind": kind, "address": address, **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()["ways"][-1]
    return found


def pair(harbour: Harbour, **form: Any) -> tuple[str, list[httpx.Client]]:
    """A running table of two accounts; the one who is not asked first comes first."""
    people = [account(harbour, name) for name in ("Ann", "Bob")]
    table = people[0].post("/api/tables", json={"game": "iron-age", "seats": 2, **form}).json()
    assert people[1].post(f"/api/tables/{table['id']}/join", json={"invitation": table["invitation"]}).is_success
    assert people[0].post(f"/api/tables/{table['id']}/start").is_success
    asked = state(people[0], table["id"])["question"]["seat"]
    return table["id"], [people[1 - asked], people[asked]]


def finish_turn(browser: httpx.Client, table: str) -> None:
    """Answers until somebody else is asked."""
    now = state(browser, table)
    while now["choices"]:
        answer = act(browser, table, now["revision"], f"key {now['revision']}", now["choices"][-1]["action"])
        assert answer.status_code == 200, answer.text
        now = state(browser, table)


def settled(harbour: Harbour) -> None:
    """Nothing is to be called, and nothing on its way."""
    until(
        lambda: (
            look(harbour, "select count(*) from calls where made = 0 and uptime is null") == [(0,)]
            and look(harbour, "select count(*) from deliveries") == [(0,)]
        )
    )


# By each way.


def test_a_webhook_is_called_once_when_its_persons_turn_comes(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    harbour = open_harbour(**SETTINGS)
    table, (waits, asked) = pair(harbour)
    add(waits, "webhook", receiver.url)
    finish_turn(asked, table)
    (got,) = receiver.wait(1)
    assert got.path == "/call/me"
    told = got.json
    assert (told["about"], told["table"], told["title"]) == ("turn", table, "Your turn: The Iron Age")
    assert told["link"] == f"{harbour.base_url}/table/{table}"
    settled(harbour)
    assert len(receiver.got) == 1


def test_a_browser_gets_what_only_it_can_open_signed_by_the_harbour(
    open_harbour: OpenHarbour, receiver: Receiver
) -> None:
    harbour = open_harbour(**SETTINGS)
    table, (waits, asked) = pair(harbour)
    browser = Browser()
    add(waits, "push", receiver.url, keys=browser.keys, language="fr")
    finish_turn(asked, table)
    (got,) = receiver.wait(1)
    told = browser.open(got.body)
    assert (told["title"], told["path"]) == ("À vous de jouer\u202f: L’Âge de fer", f"/table/{table}")
    assert (got.headers["content-encoding"], got.headers["topic"]) == ("aes128gcm", table)
    signed = claims(got.headers["authorization"], waits.get("/api/me/calls").json()["push_key"])
    assert signed["aud"] == f"http://{receiver.host}"
    assert time.time() < signed["exp"] < time.time() + 86_400
    settled(harbour)
    assert len(receiver.got) == 1


def test_the_keys_of_the_harbour_are_made_once(open_harbour: OpenHarbour) -> None:
    first = open_harbour()
    known = account(first).get("/api/me/calls").json()["push_key"]
    first.stop()
    second = open_harbour()
    assert account(second, "Bob").get("/api/me/calls").json()["push_key"] == known


def test_a_mail_address_is_used_once_its_link_was_opened(open_harbour: OpenHarbour) -> None:
    with Mailbox() as mailbox:
        harbour = open_harbour(**SETTINGS, smtp=mailbox.url)
        table, (waits, asked) = pair(harbour)
        way = add(waits, **MAIL, password=PASSWORD)
        assert not way["confirmed"]
        assert error_of(waits.post(f"/api/me/calls/ways/{way['id']}/try")) == (409, "call-unconfirmed")
        link = re.search(rf"{harbour.base_url}/confirm/([\w-]+)", mailbox.wait(1)[0].get_content())
        assert link is not None
        finish_turn(asked, table)
        settled(harbour)
        assert len(mailbox.letters) == 1
        reader = harbour.client()
        assert reader.post("/api/calls/confirm", json={"key": link[1]}).status_code == 204
        assert error_of(reader.post("/api/calls/confirm", json={"key": link[1]})) == (404, "no-proof")
        finish_turn(waits, table)
        finish_turn(asked, table)
        letter = mailbox.wait(2)[1]
        assert (letter["to"], letter["from"]) == ("ann@example.org", "Carrack <games@example.org>")
        assert letter["subject"] == "Carrack: Your turn: The Iron Age"
        assert f"{harbour.base_url}/table/{table}\r\n" in letter.get_content()
        settled(harbour)
        assert len(mailbox.letters) == 2


def test_a_service_of_apprise_is_called_once(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    receiver.status = 200
    harbour = open_harbour(**SETTINGS)
    table, (waits, asked) = pair(harbour)
    way = add(waits, "service", f"ntfy://somebody:secret@{receiver.host}/carrack")
    assert way["address"] == f"ntfy://{receiver.host}/…"
    finish_turn(asked, table)
    (got,) = receiver.wait(1)
    assert f"{harbour.base_url}/table/{table}" in got.body.decode()
    settled(harbour)
    assert len(receiver.got) == 1


def test_trying_a_way_says_whether_it_arrived(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    browser = account(open_harbour(**SETTINGS))
    way = add(browser, "webhook", receiver.url)
    assert browser.post(f"/api/me/calls/ways/{way['id']}/try").status_code == 200
    assert receiver.got[0].json["about"] == "try"
    receiver.status = 500
    refused = browser.post(f"/api/me/calls/ways/{way['id']}/try")
    assert error_of(refused) == (409, "call-failed")
    assert refused.json()["details"] == {"trouble": "refused"}


# About what.


def test_the_end_of_the_game_is_told_to_those_who_did_not_end_it(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    harbour = open_harbour(**SETTINGS)
    table, people = pair(harbour)
    for number, browser in enumerate(people):
        add(browser, "webhook", f"{receiver.url}/{number}")
    seat = people[1].get(f"/api/tables/{table}").json()["yours"][0]
    assert people[1].post(f"/api/tables/{table}/resign", json={"seat": seat}).is_success
    (got,) = receiver.wait(1)
    assert (got.path, got.json["about"]) == ("/call/me/0", "over")
    settled(harbour)
    assert len(receiver.got) == 1


def test_a_friend_who_is_asked_to_a_table_is_called_finds_it_and_sits_down(
    open_harbour: OpenHarbour, receiver: Receiver
) -> None:
    harbour = open_harbour(**SETTINGS)
    ann, bob, eve = (account(harbour, name) for name in ("Ann", "Bob", "Eve"))
    befriend(ann, bob)
    add(bob, "webhook", receiver.url)
    table = ann.post("/api/tables", json={"game": "iron-age", "seats": 2}).json()["id"]
    assert error_of(bob.get(f"/api/tables/{table}")) == (404, "no-table")
    assert error_of(eve.post(f"/api/tables/{table}/invite", json={"name": "Bob"})) == (404, "no-table")
    assert error_of(ann.post(f"/api/tables/{table}/invite", json={"name": "Zoe"})) == (404, "no-person")
    for _ in range(2):
        assert ann.post(f"/api/tables/{table}/invite", json={"name": "bob"}).status_code == 204
    (got,) = receiver.wait(1)
    assert (got.json["about"], got.json["path"]) == ("invited", f"/table/{table}")
    settled(harbour)
    assert len(receiver.got) == 1
    assert [row["id"] for row in bob.get("/api/tables").json()["invited"]] == [table]
    assert bob.post(f"/api/tables/{table}/join", json={}).status_code == 200
    assert error_of(eve.get(f"/api/tables/{table}")) == (404, "no-table")


def test_a_rematch_invites_those_who_played(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    harbour = open_harbour(**SETTINGS)
    table, (ann, bob) = pair(harbour)
    seat = bob.get(f"/api/tables/{table}").json()["yours"][0]
    assert bob.post(f"/api/tables/{table}/resign", json={"seat": seat}).is_success
    add(ann, "webhook", receiver.url)
    again = bob.post(f"/api/tables/{table}/rematch").json()["id"]
    (got,) = receiver.wait(1)
    assert (got.json["about"], got.json["table"]) == ("invited", again)
    assert ann.post(f"/api/tables/{again}/join", json={}).is_success


def test_time_is_running_out_when_a_quarter_of_it_is_left(
    open_harbour: OpenHarbour, receiver: Receiver, hours: Hours
) -> None:
    harbour = open_harbour(**SETTINGS)
    table, (waits, asked) = pair(harbour, clock={"move": 8 * 3600.0})
    way = add(waits, "webhook", receiver.url)
    assert waits.patch(f"/api/me/calls/ways/{way['id']}", json={"about": ["time"]}).is_success
    finish_turn(asked, table)
    settled(harbour)
    assert receiver.got == []
    hours.passed = 6.5 * 3600
    (got,) = receiver.wait(1)
    assert got.json["title"] == "Time is running out: The Iron Age, 1 hour left"
    settled(harbour)
    assert len(receiver.got) == 1


def test_who_is_asked_while_on_holiday_is_warned_when_the_time_runs_again(
    open_harbour: OpenHarbour, receiver: Receiver, hours: Hours
) -> None:
    harbour = open_harbour(**SETTINGS)
    table, (waits, asked) = pair(harbour, pace="slow", clock={"move": 86_400.0})
    way = add(waits, "webhook", receiver.url)
    assert waits.patch(f"/api/me/calls/ways/{way['id']}", json={"about": ["time"]}).is_success
    assert waits.put("/api/me/holiday", json={"until": time.time() + 86_400}).is_success
    finish_turn(asked, table)
    settled(harbour)
    hours.passed = 80_000.0
    assert waits.put("/api/me/holiday", json={"until": 0}).is_success
    hours.passed += 81_000.0
    (got,) = receiver.wait(1)
    assert got.json["title"] == "Time is running out: The Iron Age, 1 hour left"


def test_a_way_is_used_for_what_was_chosen_alone(open_harbour: OpenHarbour) -> None:
    with Receiver() as turns, Receiver() as ends:
        harbour = open_harbour(**SETTINGS)
        table, (waits, asked) = pair(harbour)
        for receiver, about in ((turns, "turn"), (ends, "over")):
            way = add(waits, "webhook", receiver.url)
            changed = waits.patch(f"/api/me/calls/ways/{way['id']}", json={"about": [about]})
            assert changed.json()["ways"][-1]["about"] == [about]
        finish_turn(asked, table)
        turns.wait(1)
        settled(harbour)
        assert ends.got == []


# Who is not called.


def test_whoever_looks_at_the_table_is_not_called(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    harbour = open_harbour(**SETTINGS)
    table, (waits, asked) = pair(harbour)
    add(waits, "webhook", receiver.url)
    with harbour.listening(waits, f"/api/tables/{table}/stream") as heard:
        next(heard)
        finish_turn(asked, table)
        settled(harbour)
    assert receiver.got == []


def test_one_call_for_a_turn_whatever_is_taken_back(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    """An answer that is taken back at once is not told at all; later, who was called already is not called again."""
    harbour = open_harbour(**SETTINGS | {"call_after": 1000.0})
    table, (waits, asked) = pair(harbour)
    add(waits, "webhook", receiver.url)

    def take_back() -> None:
        now = state(asked, table)
        form = {"revision": now["revision"], "key": f"back {now['revision']}"}
        assert asked.post(f"/api/tables/{table}/undo", json=form).status_code == 200

    def pending() -> int:
        found: int = look(harbour, "select count(*) from calls where made = 0")[0][0]
        return found

    finish_turn(asked, table)
    assert pending() == 1
    if state(asked, table)["undo"]:
        take_back()
        assert pending() == 0
        finish_turn(asked, table)
    look(harbour, "update calls set due = 0")
    receiver.wait(1)
    settled(harbour)
    if state(asked, table)["undo"]:
        take_back()
        finish_turn(asked, table)
        assert pending() == 0
    finish_turn(waits, table)
    finish_turn(asked, table)
    assert pending() == 1  # another turn


def test_in_quiet_hours_a_call_waits_for_their_end(open_harbour: OpenHarbour, receiver: Receiver, clock: Clock) -> None:
    midnight = 1_800_000_000 // 86_400 * 86_400.0
    clock.wrong = midnight - time.time() + 23 * 3600  # 23:00 in Reykjavík
    harbour = open_harbour(**SETTINGS)
    table, (waits, asked) = pair(harbour)
    add(waits, "webhook", receiver.url)
    quiet = {"start": "22:00", "end": "07:30", "zone": "Atlantic/Reykjavik"}
    assert waits.put("/api/me/calls/quiet", json={"quiet": quiet}).json()["quiet"] == quiet
    finish_turn(asked, table)
    until(lambda: look(harbour, "select due from calls") == [(midnight + 31.5 * 3600,)])
    assert receiver.got == []
    clock.wrong += 8.6 * 3600
    receiver.wait(1)
    settled(harbour)
    assert len(receiver.got) == 1


def test_what_does_not_hold_any_more_at_the_end_of_quiet_hours_is_not_told(
    open_harbour: OpenHarbour, receiver: Receiver, clock: Clock
) -> None:
    midnight = 1_800_000_000 // 86_400 * 86_400.0
    clock.wrong = midnight - time.time() + 23 * 3600
    harbour = open_harbour(**SETTINGS)
    table, (waits, asked) = pair(harbour)
    add(waits, "webhook", receiver.url)
    quiet = {"start": "22:00", "end": "07:30", "zone": "UTC"}
    waits.put("/api/me/calls/quiet", json={"quiet": quiet})
    finish_turn(asked, table)
    until(lambda: look(harbour, "select due from calls") == [(midnight + 31.5 * 3600,)])
    finish_turn(waits, table)
    clock.wrong += 8.6 * 3600
    settled(harbour)
    assert receiver.got == []


# Receivers that do not take it.


def test_a_dead_receiver_delays_nobody_and_is_given_up_with_a_word_in_the_settings(open_harbour: OpenHarbour) -> None:
    with Receiver() as dead, Receiver() as alive:
        harbour = open_harbour(**SETTINGS | {"call_within": 0.3})
        dead.hangs.set()
        table, (waits, asked) = pair(harbour)
        add(waits, "webhook", dead.url)
        add(waits, "webhook", alive.url)
        finish_turn(asked, table)
        alive.wait(1)
        assert ways(waits)[0]["given_up"] == 0.0  # it is still being tried
        until(lambda: ways(waits)[0]["given_up"] > 0.0)
        assert [way["trouble"] for way in ways(waits)] == ["silent", ""]
        assert len(dead.got) == 3  # once, and after each pause
        settled(harbour)
        finish_turn(waits, table)
        finish_turn(asked, table)
        alive.wait(2)
        settled(harbour)
        assert len(dead.got) == 3  # it is not called again, until its person tries it
        dead.hangs.clear()
        assert waits.post(f"/api/me/calls/ways/{ways(waits)[0]['id']}/try").is_success
        assert ways(waits)[0]["given_up"] == 0.0


def test_a_receiver_that_stumbles_gets_the_same_call_again(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    harbour = open_harbour(**SETTINGS | {"call_pauses": (0.3, 0.3)})
    table, (waits, asked) = pair(harbour)
    add(waits, "webhook", receiver.url)
    receiver.status = 503
    finish_turn(asked, table)
    receiver.wait(1)
    receiver.status = 204
    first, second = receiver.wait(2)
    assert first.json == second.json
    assert first.headers["idempotency-key"] == second.headers["idempotency-key"]
    settled(harbour)
    assert len(receiver.got) == 2


def test_a_call_that_could_not_be_made_is_not_made_in_a_later_turn(
    open_harbour: OpenHarbour, receiver: Receiver
) -> None:
    harbour = open_harbour(**SETTINGS | {"call_pauses": (1000.0,)})
    table, (waits, asked) = pair(harbour)
    add(waits, "webhook", receiver.url)
    receiver.status = 503
    finish_turn(asked, table)
    receiver.wait(1)
    until(lambda: look(harbour, "select tries from deliveries") == [(1,)])
    receiver.status = 204
    finish_turn(waits, table)
    finish_turn(asked, table)
    receiver.wait(2)
    until(lambda: look(harbour, "select count(*) from deliveries") == [(1,)])
    look(harbour, "update deliveries set due = 0")
    settled(harbour)
    assert len({got.json["id"] for got in receiver.got}) == len(receiver.got) == 2


def test_a_redirect_is_not_followed(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    with Receiver() as elsewhere:
        browser = account(open_harbour(**SETTINGS))
        receiver.status, receiver.location = 307, elsewhere.url
        way = add(browser, "webhook", receiver.url)
        tried = browser.post(f"/api/me/calls/ways/{way['id']}/try")
        assert (tried.status_code, tried.json()["details"]) == (409, {"trouble": "refused"})
        assert elsewhere.got == []


def test_a_browser_that_is_gone_is_given_up_at_once(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    harbour = open_harbour(**SETTINGS)
    table, (waits, asked) = pair(harbour)
    add(waits, "push", receiver.url, keys=Browser().keys)
    receiver.status = 410
    finish_turn(asked, table)
    until(lambda: ways(waits)[0]["trouble"] == "gone")
    assert len(receiver.got) == 1


def test_a_call_is_not_lost_with_the_server_and_not_made_twice(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    first = open_harbour(**SETTINGS | {"call_after": 1.0})
    table, (waits, asked) = pair(first)
    add(waits, "webhook", receiver.url)
    finish_turn(asked, table)
    first.stop()
    assert receiver.got == []
    second = open_harbour(**SETTINGS)
    receiver.wait(1)
    settled(second)
    second.stop()
    third = open_harbour(**SETTINGS)
    settled(third)
    assert len(receiver.got) == 1


def test_a_call_that_was_on_its_way_is_sent_again_under_the_same_id(
    open_harbour: OpenHarbour, receiver: Receiver
) -> None:
    """The server goes before it hears that the call has arrived."""
    first = open_harbour(**SETTINGS)
    table, (waits, asked) = pair(first)
    add(waits, "webhook", receiver.url)
    receiver.hangs.set()
    finish_turn(asked, table)
    receiver.wait(1)
    first.stop()
    receiver.hangs.clear()
    second = open_harbour(**SETTINGS)
    once, again = receiver.wait(2)
    assert (once.json, once.headers["idempotency-key"]) == (again.json, again.headers["idempotency-key"])
    settled(second)
    assert len(receiver.got) == 2


# Hours of quiet.

PARIS = '{"start":"22:00","end":"08:00","zone":"Europe/Paris"}'
NOON = '{"start":"12:00","end":"14:00","zone":"Asia/Kolkata"}'


@pytest.mark.parametrize(
    ("quiet", "now", "end"),
    [
        (PARIS, "2026-01-10T20:59:59Z", None),
        (PARIS, "2026-01-10T21:00:00Z", "2026-01-11T07:00:00Z"),
        (PARIS, "2026-01-11T06:59:59Z", "2026-01-11T07:00:00Z"),
        (PARIS, "2026-01-11T07:00:00Z", None),
        (PARIS, "2026-03-28T22:00:00Z", "2026-03-29T06:00:00Z"),  # the clocks go forward in that night
        (PARIS, "2026-10-24T21:00:00Z", "2026-10-25T07:00:00Z"),  # and back in that
        (NOON, "2026-01-10T06:29:59Z", None),
        (NOON, "2026-01-10T06:30:00Z", "2026-01-10T08:30:00Z"),
        (NOON, "2026-01-10T08:30:00Z", None),
    ],
)
def test_quiet_hours_go_by_the_clocks_of_their_zone(quiet: str, now: str, end: str | None) -> None:
    found = quiet_until(quiet, datetime.fromisoformat(now).timestamp())
    assert found == (None if end is None else datetime.fromisoformat(end).timestamp())


# What is refused.


@pytest.mark.parametrize("query", ["template=file://{path}", "template={path}"])
def test_no_service_reads_a_file_of_the_server(tmp_path: Path, query: str) -> None:
    """Discord's would read a message from one, and whoever named the address would get it."""
    path = tmp_path / "secret.json"
    path.write_text('{"content": "secret"}')
    address = f"discord://123456789012345678/{'a' * 68}?{query.format(path=path)}"
    errand = services.Errand(address, "title", "text", private=False)
    assert asyncio.run(services.run(msgspec.json.encode(errand), 60.0)) == services.MALFORMED


@pytest.mark.parametrize(
    ("address", "outside"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("::ffff:8.8.8.8", True),
        ("64:ff9b::808:808", True),
        ("64:ff9b::a00:1", False),
        ("2002:7f00:1::", False),
        ("::10.0.0.1", False),
        ("fec0::1", False),
        ("fd00::1", False),
        ("fe80::1%eth0", False),
        ("ff0e::1", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
    ],
)
def test_no_clothes_make_an_inner_address_one_of_the_internet(address: str, outside: bool) -> None:
    assert is_outside(address) is outside


@pytest.mark.parametrize(
    ("kind", "address", "error"),
    [
        ("webhook", "https://10.1.2.3/hook", "call-private"),
        ("webhook", "https://[::1]/hook", "call-private"),
        ("webhook", "https://169.254.169.254/latest", "call-private"),
        ("webhook", "https://[::ffff:127.0.0.1]/", "call-private"),
        ("webhook", "http://example.org/hook", "call-address"),
        ("webhook", "file:///etc/passwd", "call-address"),
        ("webhook", "gopher", "call-address"),
        ("push", "https://192.168.0.1/push", "call-private"),
        ("mail", "ann@example.org", "call-kind"),
        ("service", "json://example.org", "call-service"),
        ("service", "syslog://", "call-service"),
    ],
)
def test_addresses_that_the_host_has_not_allowed_are_refused(
    harbour_of_strangers: Harbour, kind: str, address: str, error: str
) -> None:
    browser = harbour_of_strangers.client()
    browser.patch("/api/me", json={"name": "Ann"})
    form = {"kind": kind, "address": address, "keys": Browser().keys if kind == "push" else None}
    assert error_of(browser.post("/api/me/calls/ways", json=form)) == (400, error)


@pytest.fixture(scope="module")
def harbour_of_strangers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    with running(tmp_path_factory.mktemp("strangers"), calls=KINDS, services=("ntfy",)) as found:
        yield found


@pytest.mark.parametrize("address", ["ann", "ann@", "ann@example.org\r\nBcc: all@example.org", "a b@example.org"])
def test_what_is_no_mailbox_is_refused(open_harbour: OpenHarbour, address: str) -> None:
    browser = account(open_harbour(**SETTINGS, smtp="smtp://127.0.0.1:9?from=games@example.org"))
    assert error_of(browser.post("/api/me/calls/ways", json={"kind": "mail", "address": address})) == (
        400,
        "call-mailbox",
    )


def test_a_name_that_leads_into_the_hosts_network_is_not_followed(
    open_harbour: OpenHarbour, receiver: Receiver
) -> None:
    """By webhook and by a service: where it leads is seen when it is called."""
    harbour = open_harbour(**SETTINGS | {"private_calls": False})
    browser = account(harbour)
    port = receiver.host.partition(":")[2]
    for kind, address in (("webhook", f"https://localhost:{port}/"), ("service", f"ntfy://localhost:{port}/carrack")):
        way = add(browser, kind, address)
        tried = browser.post(f"/api/me/calls/ways/{way['id']}/try")
        assert (tried.status_code, tried.json()["details"]) == (409, {"trouble": "private"})
    assert receiver.got == []


def test_kinds_that_the_host_does_not_want_do_not_exist(open_harbour: OpenHarbour) -> None:
    browser = account(open_harbour())
    told = browser.get("/api/me/calls").json()
    assert (told["kinds"], told["services"]) == (["push"], [])
    form = {"kind": "webhook", "address": "https://example.org/hook"}
    assert error_of(browser.post("/api/me/calls/ways", json=form)) == (400, "call-kind")


def test_keys_that_are_none_and_hours_that_are_none_are_refused(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    browser = account(open_harbour(**SETTINGS))
    for keys in (None, {"p256dh": "AAAA", "auth": "AAAA"}):
        form = {"kind": "push", "address": receiver.url, "keys": keys}
        assert error_of(browser.post("/api/me/calls/ways", json=form)) == (400, "call-keys")
    for start, zone, error in (("22:00", "Nowhere/Else", "no-zone"), ("07:00", "UTC", "quiet-empty")):
        form = {"quiet": {"start": start, "end": "07:00", "zone": zone}}
        assert error_of(browser.put("/api/me/calls/quiet", json=form)) == (400, error)


def test_ways_have_an_end_and_are_their_persons_alone(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    harbour = open_harbour(**SETTINGS)
    ann, bob = account(harbour), account(harbour, "Bob")
    way = add(ann, "webhook", receiver.url)
    assert error_of(bob.delete(f"/api/me/calls/ways/{way['id']}")) == (404, "no-way")
    for number in range(9):
        add(ann, "webhook", f"{receiver.url}/{number}")
    form = {"kind": "webhook", "address": f"{receiver.url}/more"}
    assert error_of(ann.post("/api/me/calls/ways", json=form)) == (409, "call-too-many")
    assert ann.delete(f"/api/me/calls/ways/{way['id']}").is_success
    assert len(ways(ann)) == 9


def test_a_mail_server_that_refuses_leaves_nothing_behind(open_harbour: OpenHarbour) -> None:
    with Mailbox() as mailbox:
        mailbox.refusal = "550 nobody of that name"
        browser = account(open_harbour(**SETTINGS, smtp=mailbox.url))
        answer = browser.post("/api/me/calls/ways", json={**MAIL, "password": PASSWORD})
        assert (answer.status_code, answer.json()["details"]) == (409, {"trouble": "refused"})
        assert ways(browser) == []


def test_an_open_browser_is_not_enough_to_have_passwords_sent_elsewhere(open_harbour: OpenHarbour) -> None:
    """Whoever reads the mail of an account can set a new password: to name an address takes the old one."""
    with Mailbox() as mailbox:
        harbour = open_harbour(**SETTINGS, smtp=mailbox.url)
        ann = account(harbour)
        for password in ({}, {"password": "something else"}):
            assert error_of(ann.post("/api/me/calls/ways", json={**MAIL, **password})) == (403, "wrong-password")
        assert add(ann, **MAIL, password=PASSWORD)["kind"] == "mail"
        guest = harbour.client()
        guest.patch("/api/me", json={"name": "Bob"})
        assert add(guest, "mail", "bob@example.org")["kind"] == "mail"


# People who go, and what is told of them.


def test_no_call_holds_a_secret_or_a_way_in(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    harbour = open_harbour(**SETTINGS)
    table, (waits, asked) = pair(harbour)
    add(waits, "webhook", receiver.url)
    finish_turn(asked, table)
    (got,) = receiver.wait(1)
    (keys,) = look(harbour, "select invitation, watch, secret from tables")
    everything = json.dumps([got.headers, got.body.decode()])
    assert not any(secret in everything for secret in (*keys, waits.cookies["carrack"], asked.cookies["carrack"]))
    assert error_of(harbour.client().get(f"/api{got.json['path'].replace('table', 'tables')}")) == (404, "no-table")


def test_a_browser_that_is_signed_out_with_all_others_is_not_called(
    open_harbour: OpenHarbour, receiver: Receiver
) -> None:
    harbour = open_harbour(**SETTINGS)
    ann = account(harbour)
    add(ann, "push", receiver.url, keys=Browser().keys)
    add(ann, "webhook", receiver.url)
    assert ann.delete("/api/me/session?everywhere=true").is_success
    again = harbour.client()
    again.post("/api/me/session", json={"name": "Ann", "password": PASSWORD})
    assert [way["kind"] for way in ways(again)] == ["webhook"]


def test_a_browser_is_called_for_one_person(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    harbour = open_harbour(**SETTINGS)
    ann, bob = account(harbour), account(harbour, "Bob")
    keys = Browser().keys
    add(ann, "push", receiver.url, keys=keys)
    add(bob, "push", receiver.url, keys=keys)
    assert (ways(ann), len(ways(bob))) == ([], 1)


def test_who_is_deleted_is_not_called_and_leaves_no_address(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    harbour = open_harbour(**SETTINGS)
    _table, (waits, _asked) = pair(harbour)
    add(waits, "webhook", receiver.url)
    waits.post("/api/me/calls/feed")
    data = waits.get("/api/me/data").json()
    assert data["ways"][0]["address"] == receiver.url
    assert waits.request("DELETE", "/api/me/account", json={"password": PASSWORD}).status_code == 204
    assert look(harbour, "select (select count(*) from ways), (select count(feed) from people)") == [(0, 0)]


def test_who_is_banned_is_not_called(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    harbour = open_harbour(**SETTINGS)
    table, (waits, asked) = pair(harbour)
    add(waits, "webhook", receiver.url)
    look(harbour, "update people set banned = 1 where id = (select person from ways)")
    finish_turn(asked, table)
    settled(harbour)
    assert receiver.got == []


def test_a_guest_who_signs_in_brings_the_ways_along(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    harbour = open_harbour(**SETTINGS)
    account(harbour)
    guest = harbour.client()
    guest.patch("/api/me", json={"name": "Somebody"})
    add(guest, "webhook", receiver.url)
    assert guest.post("/api/me/session", json={"name": "Ann", "password": PASSWORD}).is_success
    assert len(ways(guest)) == 1


# Feed and calendar.


def test_a_feed_tells_whose_turn_it_is_to_whoever_has_its_key(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(**SETTINGS)
    table, (_waits, asked) = pair(harbour, clock={"move": 86_400.0})
    key = asked.post("/api/me/calls/feed").json()["feed"]
    reader = harbour.client()
    feed = reader.get(f"/api/feeds/{key}/atom", headers={"accept-language": "fr-CA, en;q=0.5"})
    assert feed.headers["content-type"].startswith("application/atom+xml")
    assert "À vous de jouer\u202f: L’Âge de fer" in feed.text
    assert f'href="{harbour.base_url}/table/{table}"' in feed.text
    calendar = reader.get(f"/api/feeds/{key}/calendar")
    assert calendar.headers["content-type"].startswith("text/calendar")
    lines = calendar.text.replace("\r\n ", "").split("\r\n")
    assert "SUMMARY:Your time ends: The Iron Age" in lines
    assert max(len(line.encode()) for line in calendar.text.split("\r\n")) <= 75
    start = next(line for line in lines if line.startswith("DTSTART:")).removeprefix("DTSTART:")
    there = time.mktime(time.strptime(start, "%Y%m%dT%H%M%SZ")) - time.timezone
    assert abs(there - time.time() - 86_400) < 120
    (keys,) = look(harbour, "select invitation, watch from tables")
    assert not any(secret in feed.text + calendar.text for secret in keys)


def test_a_feed_with_a_new_key_is_closed_to_the_old_one(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(**SETTINGS)
    ann = account(harbour)
    old = ann.post("/api/me/calls/feed").json()["feed"]
    new = ann.post("/api/me/calls/feed").json()["feed"]
    reader = harbour.client()
    assert error_of(reader.get(f"/api/feeds/{old}/atom")) == (404, "no-feed")
    assert reader.get(f"/api/feeds/{new}/atom").status_code == 200
    assert ann.delete("/api/me/calls/feed").json()["feed"] is None
    assert error_of(reader.get(f"/api/feeds/{new}/calendar")) == (404, "no-feed")


def test_calls_and_invitations_go_with_their_table(open_harbour: OpenHarbour, receiver: Receiver) -> None:
    harbour = open_harbour(**SETTINGS)
    ann, bob = account(harbour), account(harbour, "Bob")
    befriend(ann, bob)
    add(bob, "webhook", receiver.url)
    table = ann.post("/api/tables", json={"game": "iron-age", "seats": 2}).json()["id"]
    ann.post(f"/api/tables/{table}/invite", json={"name": "Bob"})
    receiver.wait(1)
    assert ann.delete(f"/api/tables/{table}").status_code == 204
    assert look(harbour, "select (select count(*) from calls), (select count(*) from invited)") == [(0, 0)]


def test_play_goes_on_where_nobody_is_called(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(**SETTINGS)
    table, people = pair(harbour)
    order = sorted(people, key=lambda browser: browser.get(f"/api/tables/{table}").json()["yours"])
    for number in range(4):
        play_one(order, table, f"key {number}")
    assert look(harbour, "select count(*) from calls") == [(0,)]
