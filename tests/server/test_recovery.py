"""A forgotten password: a letter to who has an address, a new password by its link, once and for an hour."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour
from tests.server.persons import PASSWORD, account, error_of, look, sign_in, until
from tests.server.receivers import Mailbox

FRESH = "another long sentence"


class Letters:
    """A post that keeps what it is given."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str, str]] = []
        self.strangers: set[str] = set()  # who has no address

    async def send(self, person: str, subject: str, text: str) -> bool:
        if person in self.strangers:
            return False
        self.sent.append((person, subject, text))
        return True


@pytest.fixture
def letters(harbour: Harbour) -> Letters:
    found = Letters()
    harbour.rooms.people.post = found
    return found


def ask(browser: httpx.Client, name: str, language: str = "en") -> httpx.Response:
    return browser.post("/api/recovery", json={"name": name, "language": language})


def token_of(letter: str) -> str:
    found = re.search(r"/recovery/(\S+)", letter)
    assert found, letter
    return found[1]


def test_a_letter_brings_a_new_password_once(harbour: Harbour, letters: Letters) -> None:
    ann = account(harbour)
    stranger = harbour.client()
    assert stranger.get("/api/recovery").json() == {"able": True}
    assert ask(stranger, "ann").status_code == 204
    until(lambda: len(letters.sent) == 1)
    _person, subject, text = letters.sent[0]
    assert "Carrack" in subject
    assert "Ann" in text
    assert f"{harbour.base_url}/recovery/" in text
    link = f"/api/recovery/{token_of(text)}"
    assert error_of(stranger.post(link, json={"password": "short"})) == (400, "password-short")
    assert stranger.post(link, json={"password": FRESH}).json() == {"name": "Ann", "account": True}
    assert stranger.get("/api/me").json()["name"] == "Ann"
    assert ann.get("/api/me").json() is None
    sign_in(harbour, "Ann", FRESH)
    assert error_of(harbour.client().post(link, json={"password": FRESH})) == (404, "no-recovery")


def test_nothing_tells_whether_there_is_such_an_account(harbour: Harbour, letters: Letters) -> None:
    account(harbour)
    answers = [ask(harbour.client(), name) for name in ("Nobody", "Ann")]
    assert answers[0].status_code == answers[1].status_code == 204
    assert answers[0].content == answers[1].content == b""
    until(lambda: len(letters.sent) == 1)


def test_a_letter_is_good_for_an_hour_and_only_the_last_one_is(harbour: Harbour, letters: Letters) -> None:
    account(harbour)
    ask(harbour.client(), "Ann", "fr")
    until(lambda: len(letters.sent) == 1)
    ask(harbour.client(), "Ann", "fr")
    until(lambda: len(letters.sent) == 2)
    assert "mot de passe" in letters.sent[0][2]
    first, second = (f"/api/recovery/{token_of(text)}" for _, _, text in letters.sent)
    assert error_of(harbour.client().post(first, json={"password": FRESH})) == (404, "no-recovery")
    look(harbour, "update recoveries set until = 1")
    assert error_of(harbour.client().post(second, json={"password": FRESH})) == (404, "no-recovery")
    sign_in(harbour, "Ann", PASSWORD)


def test_letters_are_as_few_for_an_account_as_for_nobody(open_harbour: OpenHarbour) -> None:
    """Nobody's mailbox is filled, from however many addresses; and the refusal does not tell whether there is one."""
    harbour = open_harbour(confirmations="3/hour", trusted_proxies=("127.0.0.1",))
    harbour.rooms.people.post = letters = Letters()
    account(harbour)
    asking = [harbour.client(headers={"x-forwarded-for": f"192.0.2.{number}"}) for number in range(8)]
    for name in ("Ann", "Nobody"):
        answers = [ask(browser, name) for browser in asking[:4]]
        assert [answer.status_code for answer in answers] == [204, 204, 204, 429]
    assert [ask(asking[7], name).status_code for name in ("a1", "a2", "a3", "a4")] == [204, 204, 204, 429]
    until(lambda: len(letters.sent) == 3)


def test_the_database_keeps_no_token(harbour: Harbour, letters: Letters) -> None:
    account(harbour)
    ask(harbour.client(), "Ann")
    until(lambda: len(letters.sent) == 1)
    assert look(harbour, "select token from recoveries")[0][0] != token_of(letters.sent[0][2])


def test_without_mail_there_is_no_recovery(harbour: Harbour) -> None:
    browser = harbour.client()
    assert browser.get("/api/recovery").json() == {"able": False}
    assert error_of(ask(browser, "Ann")) == (409, "no-mail")


def test_the_letter_goes_to_the_address_that_was_confirmed_over_a_real_mail_server(open_harbour: OpenHarbour) -> None:
    with Mailbox() as mailbox:
        harbour = open_harbour(calls=("mail",), smtp=mailbox.url)
        ann = account(harbour)
        way = {"kind": "mail", "address": "ann@example.org", "password": PASSWORD}
        assert ann.post("/api/me/calls/ways", json=way).is_success
        confirming = re.search(r"/confirm/([\w-]+)", mailbox.wait(1)[0].get_content())
        assert confirming is not None
        stranger = harbour.client()
        assert stranger.get("/api/recovery").json() == {"able": True}
        assert stranger.post("/api/calls/confirm", json={"key": confirming[1]}).status_code == 204
        assert ask(stranger, "Ann").status_code == 204
        letter = mailbox.wait(2)[1]
        assert (letter["to"], letter["subject"]) == ("ann@example.org", "Carrack: a new password")
        link = f"/api/recovery/{token_of(letter.get_content())}"
        assert stranger.post(link, json={"password": FRESH}).json() == {"name": "Ann", "account": True}
