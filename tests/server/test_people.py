"""Guests and accounts: coming, going, changing, and what a stranger is refused."""

from __future__ import annotations

import time
from collections.abc import Iterator

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters

from carrack.server.people.people import HOUR, MONTH, YEAR
from carrack.words import LANGUAGES
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour, running
from tests.server.persons import ACCOUNT, PASSWORD, account, error_of, guest, look, sign_in, until
from tests.server.players import seated


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    """One server for all tests that only knock at it."""
    with running(tmp_path_factory.mktemp("shared")) as found:
        yield found


# Who am I.


def test_a_stranger_is_nobody_and_gets_no_cookie(shared: Harbour) -> None:
    response = shared.client().get("/api/me")
    assert response.status_code == 200
    assert response.json() is None
    assert "set-cookie" not in response.headers


@pytest.mark.parametrize("cookie", ["", "x", "a" * 5000, "../../etc", "\u00e9", "a=b; carrack"])
def test_a_forged_cookie_is_a_strangers(shared: Harbour, cookie: str) -> None:
    response = shared.client().get("/api/me", headers=[(b"cookie", f"carrack={cookie}".encode("latin-1"))])
    assert response.status_code == 200
    assert response.json() is None


def test_a_stranger_who_takes_a_name_is_a_guest(shared: Harbour) -> None:
    bob = guest(shared, "  Bob  the  Guest ")
    assert bob.get("/api/me").json() == {"name": "Bob the Guest", "account": False}


def test_a_name_that_will_not_do_makes_nobody_a_guest(harbour: Harbour) -> None:
    response = harbour.client().patch("/api/me", json={"name": "\u202ebad"})
    assert error_of(response) == (400, "name-hidden")
    assert look(harbour, "select count(*) from people") == [(0,)]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("DELETE", "/api/me/account", {"password": PASSWORD}),
        ("PUT", "/api/me/password", {"old": PASSWORD, "new": PASSWORD + "!"}),
        ("DELETE", "/api/me/session", None),
        ("GET", "/api/me/settings", None),
        ("GET", "/api/me/data", None),
    ],
)
def test_without_a_cookie_there_is_nothing_of_ones_own(
    shared: Harbour, method: str, path: str, body: dict[str, str] | None
) -> None:
    assert error_of(shared.client().request(method, path, json=body)) == (401, "sign-in")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/api/me", {"name": 5}),
        ("PATCH", "/api/me", {"name": "Ann", "id": "x"}),
        ("PATCH", "/api/me", {"name": "a" * 10_000}),
        ("PATCH", "/api/me", []),
        ("POST", "/api/me/account", {"name": "Ann"}),
        ("POST", "/api/me/account", {"name": "Ann", "password": "p" * 10_000}),
        ("POST", "/api/me/account", {**ACCOUNT, "banned": 0}),
        ("POST", "/api/me/session", {"name": None, "password": PASSWORD}),
        ("DELETE", "/api/me/account", {"password": 1}),
        ("PUT", "/api/me/password", {"old": PASSWORD}),
        ("PUT", "/api/me/settings", {"theme": "plaid"}),
    ],
)
def test_what_has_another_form_is_refused_and_not_repeated(
    shared: Harbour, method: str, path: str, body: object
) -> None:
    response = guest(shared).request(method, path, json=body)
    assert error_of(response) == (400, "shape")
    assert PASSWORD not in response.text
    assert len(response.text) < 500


# Making an account.


def test_a_guest_becomes_the_account_in_place(harbour: Harbour) -> None:
    bob = guest(harbour)
    (before,) = look(harbour, "select id from people")
    assert bob.post("/api/me/account", json=ACCOUNT).json() == {"name": "Ann", "account": True}
    assert look(harbour, "select id, name, name_key from people") == [(before[0], "Ann", "ann")]
    assert bob.get("/api/me").json() == {"name": "Ann", "account": True}


def test_the_password_is_stored_as_an_argon2_hash_with_the_hosts_parameters(harbour: Harbour) -> None:
    account(harbour)
    ((hashed,),) = look(harbour, "select password from people")
    found = extract_parameters(hashed)
    assert (found.time_cost, found.memory_cost) == (harbour.settings.hash_time_cost, harbour.settings.hash_memory_cost)
    assert PASSWORD.encode() not in harbour.settings.database.read_bytes()


def test_a_token_is_stored_as_a_hash(harbour: Harbour) -> None:
    token = account(harbour).cookies["carrack"]
    ((stored,),) = look(harbour, "select token from sessions")
    assert token not in stored
    assert len(token) >= 40


def test_an_accounts_name_is_its_own(harbour: Harbour) -> None:
    account(harbour)
    for name in ("Ann", "ANN", " ann ", "Ａｎｎ"):
        response = harbour.client().post("/api/me/account", json={"name": name, "password": PASSWORD})
        assert error_of(response) == (409, "name-taken")
        assert error_of(harbour.client().patch("/api/me", json={"name": name})) == (409, "name-taken")
    assert len(look(harbour, "select id from people where name_key is not null")) == 1


@pytest.mark.parametrize(
    ("own", "imitation"),
    [("Bill", "BiIl"), ("TOM", "\u0422\u041e\u041c"), ("DIDO", "D\u0131do"), ("copa", "\u0441\u043e\u0440\u0430")],
)
def test_nobody_bears_a_name_that_looks_like_an_accounts(harbour: Harbour, own: str, imitation: str) -> None:
    account(harbour, own)
    for way in (guest(harbour), account(harbour, "Other")):
        assert error_of(way.patch("/api/me", json={"name": imitation})) == (409, "name-taken")
    for way in (guest(harbour), harbour.client()):
        response = way.post("/api/me/account", json={"name": imitation, "password": PASSWORD})
        assert error_of(response) == (409, "name-taken")


def test_a_name_is_free_again_when_its_account_is_called_something_else_or_has_gone(harbour: Harbour) -> None:
    ann = account(harbour, "Bill")
    assert ann.patch("/api/me", json={"name": "BiIl"}).status_code == 200, "one's own look"
    assert ann.patch("/api/me", json={"name": "Ann"}).status_code == 200
    assert account(harbour, "Bi1l").request("DELETE", "/api/me/account", json={"password": PASSWORD}).status_code == 204
    account(harbour, "Bill")


def test_two_guests_may_have_one_name(shared: Harbour) -> None:
    assert guest(shared).get("/api/me").json() == guest(shared).get("/api/me").json()


def test_who_has_an_account_makes_no_other(harbour: Harbour) -> None:
    response = account(harbour).post("/api/me/account", json={"name": "Other", "password": PASSWORD})
    assert error_of(response) == (409, "already-account")


@pytest.mark.parametrize(
    ("name", "password", "error"),
    [
        ("Ann", "sh0rt", "password-short"),
        ("Ann", "p" * 201, "password-long"),
        ("Anne Bonny", "ANNE  bonny", "password-is-name"),
        ("\u200b\u200b", PASSWORD, "name-hidden"),
        ("a" * 41, PASSWORD, "name-long"),
    ],
)
def test_names_and_passwords_that_will_not_do(shared: Harbour, name: str, password: str, error: str) -> None:
    response = shared.client().post("/api/me/account", json={"name": name, "password": password})
    assert error_of(response) == (400, error)
    assert password not in response.text
    assert "set-cookie" not in response.headers


def test_script_in_a_name_is_a_text_like_any_other(shared: Harbour) -> None:
    name = "<script>alert(1)</script>"
    response = guest(shared, name).get("/api/me")
    assert response.json()["name"] == name
    assert response.headers["content-type"].startswith("application/json")


# Signing in and out.


def test_an_account_is_entered_from_another_browser(harbour: Harbour) -> None:
    account(harbour)
    other = harbour.client()
    response = other.post("/api/me/session", json={"name": " ANN ", "password": PASSWORD})
    assert response.json() == {"name": "Ann", "account": True}
    assert other.get("/api/me").json() == {"name": "Ann", "account": True}


def test_a_password_is_the_same_however_its_accents_are_typed(harbour: Harbour) -> None:
    harbour.client().post("/api/me/account", json={"name": "Ann", "password": "\u00e9t\u00e9 \u00e0 Dieppe"})
    sign_in(harbour, password="e\u0301te\u0301 a\u0300 Dieppe")


def test_a_refusal_does_not_say_what_was_wrong(harbour: Harbour) -> None:
    account(harbour)
    attempts = [("Ann", "wrong password"), ("Nobody", PASSWORD), ("", ""), ("\u202e\x00", "x" * 300)]
    answers = [harbour.client().post("/api/me/session", json={"name": n, "password": p}) for n, p in attempts]
    assert {(answer.status_code, answer.text) for answer in answers} == {(401, '{"error":"wrong-login","details":{}}')}


def test_an_unknown_name_costs_a_hash_like_a_known_one(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    account(harbour)
    client = harbour.client()
    client.post("/api/me/session", json={"name": "Warm", "password": "up, the decoy is made"})
    asked: list[str] = []
    verify = PasswordHasher.verify

    def watched(self: PasswordHasher, hashed: str, password: str) -> bool:
        asked.append(hashed)
        return verify(self, hashed, password)

    monkeypatch.setattr(PasswordHasher, "verify", watched)
    for name in ("Ann", "Nobody"):
        client.post("/api/me/session", json={"name": name, "password": "wrong password"})
    known, unknown = (extract_parameters(hashed) for hashed in asked)
    assert known == unknown


def test_an_old_hash_is_renewed_when_its_account_is_entered(open_harbour: OpenHarbour) -> None:
    before = open_harbour()
    account(before)
    before.stop()
    after = open_harbour(hash_time_cost=2)
    assert error_of(after.client().post("/api/me/session", json=ACCOUNT | {"password": "wrong"}))[0] == 401
    assert _cost(after) == 1
    sign_in(after)
    assert _cost(after) == 2
    sign_in(after)


def _cost(harbour: Harbour) -> int:
    ((hashed,),) = look(harbour, "select password from people")
    return extract_parameters(hashed).time_cost


@pytest.mark.parametrize("way", ["register", "login", "password"])
def test_the_token_rotates_and_the_old_one_is_worth_nothing(harbour: Harbour, way: str) -> None:
    ann = guest(harbour) if way == "register" else account(harbour)
    before = ann.cookies["carrack"]
    if way == "register":
        ann.post("/api/me/account", json=ACCOUNT)
    elif way == "login":
        ann.post("/api/me/session", json=ACCOUNT)
    else:
        ann.put("/api/me/password", json={"old": PASSWORD, "new": "another long one"})
    assert ann.cookies["carrack"] != before
    assert ann.get("/api/me").json() == {"name": "Ann", "account": True}
    assert harbour.client(cookies={"carrack": before}).get("/api/me").json() is None


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_for_the_server_alone(open_harbour: OpenHarbour, secure: bool) -> None:
    harbour = open_harbour(secure=secure)
    header = harbour.client().post("/api/me/account", json=ACCOUNT).headers["set-cookie"]
    own = header.split(";")[0]
    assert own.partition("=")[0] == ("__Host-carrack" if secure else "carrack")
    assert harbour.client(headers={"cookie": own}).get("/api/me").json() == {"name": "Ann", "account": True}
    flags = {flag.strip() for flag in header.split(";")[1:]}
    wanted = {"Path=/", "HttpOnly", "SameSite=Lax", f"Max-Age={int(YEAR)}"}
    assert flags == wanted | ({"Secure"} if secure else set())


def test_signing_out_ends_this_browsers_session_only(harbour: Harbour) -> None:
    ann, other = account(harbour), sign_in(harbour)
    token = ann.cookies["carrack"]
    response = ann.delete("/api/me/session")
    assert response.status_code == 204
    assert "Max-Age=0" in response.headers["set-cookie"]
    assert harbour.client(cookies={"carrack": token}).get("/api/me").json() is None
    assert other.get("/api/me").json() == {"name": "Ann", "account": True}


def test_signing_out_everywhere_ends_them_all_and_nobody_elses(harbour: Harbour) -> None:
    ann, other, bob = account(harbour), sign_in(harbour), account(harbour, "Bob")
    assert ann.delete("/api/me/session", params={"everywhere": "true"}).status_code == 204
    assert ann.get("/api/me").json() is other.get("/api/me").json() is None
    assert bob.get("/api/me").json() == {"name": "Bob", "account": True}


def test_attempts_are_counted(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(attempts="3/minute")
    client = harbour.client()
    for _ in range(3):
        assert client.post("/api/me/session", json=ACCOUNT).status_code == 401
    assert error_of(client.post("/api/me/session", json=ACCOUNT)) == (429, "too-often")
    assert error_of(harbour.client().post("/api/me/account", json=ACCOUNT)) == (429, "too-often")


PROXY = {"trusted_proxies": ("127.0.0.0/8",)}
WRONG = ACCOUNT | {"password": "a wrong one"}


def at(harbour: Harbour, number: int) -> httpx.Client:
    """A browser at an address of its own."""
    return harbour.client(headers={"x-forwarded-for": f"203.0.113.{number}"})


def test_one_password_is_not_guessed_from_many_addresses(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(guesses="3/hour", **PROXY)
    ann = account(harbour)
    answers = {}
    for name in ("Ann", "Nobody"):
        tried = [at(harbour, number).post("/api/me/session", json=WRONG | {"name": name}) for number in range(4)]
        answers[name] = [error_of(answer) for answer in tried]
        assert 0 < tried[3].json()["details"]["seconds"] <= 3600
    assert answers["Ann"] == [*[(401, "wrong-login")] * 3, (429, "too-often")]
    assert answers["Nobody"] == answers["Ann"], "nothing is said of whether there is such an account"
    assert error_of(at(harbour, 9).post("/api/me/session", json=ACCOUNT)) == (429, "too-often")
    assert ann.get("/api/me").json() == {"name": "Ann", "account": True}, "who is signed in stays so"


def test_a_stranger_who_goes_on_guessing_does_not_shut_the_owner_out_at_home(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(guesses="3/hour", **PROXY)
    account(harbour)
    for _ in range(5):
        assert at(harbour, 1).post("/api/me/session", json=ACCOUNT).status_code == 200, "right ones do not count"
    for number in range(2, 6):
        at(harbour, number).post("/api/me/session", json=WRONG)
    for password, status in ((ACCOUNT, 200), (WRONG, 401), (WRONG, 401), (ACCOUNT, 200), (WRONG, 401), (ACCOUNT, 429)):
        assert at(harbour, 1).post("/api/me/session", json=password).status_code == status


def test_guesses_at_ones_own_password_are_counted(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(guesses="2/hour")
    ann = account(harbour)
    assert error_of(ann.put("/api/me/password", json={"old": "wrong", "new": "another one"})) == (403, "wrong-password")
    assert error_of(ann.request("DELETE", "/api/me/account", json={"password": "wrong"})) == (403, "wrong-password")
    assert error_of(ann.request("DELETE", "/api/me/account", json={"password": PASSWORD})) == (429, "too-often")
    sign_in(harbour)


def test_new_guests_are_counted(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(creations="2/minute")
    for _ in range(2):
        bob = guest(harbour)
    assert error_of(harbour.client().patch("/api/me", json={"name": "Bob"})) == (429, "too-often")
    assert bob.patch("/api/me", json={"name": "Rob"}).status_code == 200


# Sessions.


def test_a_session_that_was_not_used_for_a_year_has_ended(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour()
    ann = account(harbour)
    token = ann.cookies["carrack"]
    harbour.stop()
    look(harbour, "update sessions set seen = ?", time.time() - YEAR - 10)
    again = open_harbour()
    assert again.client(cookies={"carrack": token}).get("/api/me").json() is None
    sign_in(again)


def test_a_guest_who_left_nothing_is_forgotten_after_a_month(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour()
    for name in ("Idle", "Lately"):
        guest(harbour, name)
    guest(harbour, "Banned")
    _table, browsers = seated(harbour)
    for browser, name in zip(browsers, ("Host", "Seated")):
        browser.patch("/api/me", json={"name": name})
    empty = guest(harbour, "Empty").post("/api/tables", json={"game": "iron-age", "sit": False, "public": True}).json()
    talker = guest(harbour, "Talker")
    talker.post(f"/api/tables/{empty['id']}/join", json={})
    talker.post(f"/api/tables/{empty['id']}/chat", json={"text": "No time."})
    talker.post(f"/api/tables/{empty['id']}/leave", json={"seat": 0})
    account(harbour, "Account")
    harbour.stop()
    before = time.time() - MONTH - 10
    look(harbour, "update people set created = ?", before)
    look(harbour, "update people set banned = 1 where name = 'Banned'")
    look(harbour, "update sessions set seen = ?", before)
    lately = "update sessions set seen = ? where person = (select id from people where name = 'Lately')"
    look(harbour, lately, time.time() - MONTH + 1000)
    again = open_harbour()
    until(lambda: look(again, "select count(*) from people where name = 'Idle'") == [(0,)])
    names = {name for (name,) in look(again, "select name from people")}
    assert names == {"Lately", "Banned", "Seated", "Host", "Empty", "Talker", "Account"}
    assert look(again, "select count(*) from sessions where person not in (select id from people)") == [(0,)]


def test_the_use_of_a_session_is_written_down_once_an_hour(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour()
    token = account(harbour).cookies["carrack"]
    harbour.stop()
    for age, written in ((HOUR / 2, False), (HOUR * 2, True)):
        before = time.time() - age
        look(harbour, "update sessions set seen = ?", before)
        again = open_harbour()
        assert again.client(cookies={"carrack": token}).get("/api/me").json() is not None
        ((seen,),) = look(again, "select seen from sessions")
        assert (seen > before) == written
        again.stop()


# Changing.


def test_an_account_takes_another_name_and_signs_in_with_it(harbour: Harbour) -> None:
    ann = account(harbour)
    assert ann.patch("/api/me", json={"name": "Anne"}).json() == {"name": "Anne", "account": True}
    sign_in(harbour, "anne")
    assert error_of(harbour.client().post("/api/me/session", json=ACCOUNT)) == (401, "wrong-login")
    account(harbour, "Ann")


def test_one_may_change_how_ones_own_name_is_written(harbour: Harbour) -> None:
    assert account(harbour).patch("/api/me", json={"name": "ANN"}).json()["name"] == "ANN"


def test_a_new_password_asks_for_the_old_one_and_ends_the_other_sessions(harbour: Harbour) -> None:
    ann, other = account(harbour), sign_in(harbour)
    new = "another long one"
    refused = ann.put("/api/me/password", json={"old": "wrong", "new": new})
    assert error_of(refused) == (403, "wrong-password")
    assert other.get("/api/me").json() is not None
    assert ann.put("/api/me/password", json={"old": PASSWORD, "new": "short"}).json()["error"] == "password-short"
    assert ann.put("/api/me/password", json={"old": PASSWORD, "new": new}).status_code == 204
    assert ann.get("/api/me").json() == {"name": "Ann", "account": True}
    assert other.get("/api/me").json() is None
    assert error_of(harbour.client().post("/api/me/session", json=ACCOUNT)) == (401, "wrong-login")
    sign_in(harbour, password=new)


def test_a_guest_has_no_password_to_change(shared: Harbour) -> None:
    response = guest(shared).put("/api/me/password", json={"old": "", "new": "another long one"})
    assert error_of(response) == (409, "no-account")


# Settings.


def test_settings_are_kept_with_the_account(harbour: Harbour) -> None:
    wishes = {"language": "fr", "motion": "reduced", "sound": False, "confirm_end": "always", "theme": "dark"}
    wishes |= {"show": "slow", "idle": False}
    ann = guest(harbour)
    assert ann.put("/api/me/settings", json=wishes).json() == wishes
    ann.post("/api/me/account", json=ACCOUNT)
    assert sign_in(harbour).get("/api/me/settings").json() == wishes


def test_a_setting_that_is_not_named_takes_its_default(shared: Harbour) -> None:
    ann = guest(shared)
    ann.put("/api/me/settings", json={"theme": "dark"})
    defaults = {"language": "auto", "motion": "system", "sound": True, "confirm_end": "auto", "theme": "system"}
    defaults |= {"show": "normal", "idle": True}
    assert ann.put("/api/me/settings", json={}).json() == defaults == ann.get("/api/me/settings").json()


@pytest.mark.parametrize(
    "wish",
    [
        {"language": "de"},
        {"motion": True},
        {"sound": "loud"},
        {"confirm_end": 1},
        {"theme": ""},
        {"show": 7},
        {"idle": 1},
        {"x": 1},
    ],
)
def test_only_known_wishes_with_known_values_are_kept(shared: Harbour, wish: dict[str, object]) -> None:
    assert error_of(guest(shared).put("/api/me/settings", json=wish)) == (400, "shape")


def test_there_is_a_setting_for_every_language(shared: Harbour) -> None:
    ann = guest(shared)
    for language in LANGUAGES:
        assert ann.put("/api/me/settings", json={"language": language}).json()["language"] == language


def test_settings_of_another_version_are_read_as_far_as_they_are_known(harbour: Harbour) -> None:
    ann = guest(harbour)
    look(harbour, "update people set settings = ?", '{"theme":"dark","motion":"wild","volume":11}')
    found = ann.get("/api/me/settings").json()
    assert (found["theme"], found["motion"]) == ("dark", "system")
    assert "volume" not in found
