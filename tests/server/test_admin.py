"""`carrack admin`, beside a server that runs and beside one that does not."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from carrack.cli.main import run
from carrack.server.guard.logs import mark_of
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour
from tests.server.persons import ACCOUNT, PASSWORD, SILENT, account, error_of, guest, look, sign_in, until
from tests.server.players import RATED, seated
from tests.server.test_people_tables import names, told

NOTHING = "Nothing was changed."


class Said(NamedTuple):
    """What a command line came to."""

    status: int
    out: str
    err: str


Admin = Callable[..., Said]


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Admin:
    """`carrack admin ...` on the database of this test."""

    def call(*arguments: object, lang: str = "en") -> Said:
        capsys.readouterr()
        database = ("--database", str(tmp_path / "harbour.db"))
        status = run(["admin", *(str(argument) for argument in arguments), *database, "--lang", lang])
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return Said(status, said.out, said.err)

    return call


# A password.


def test_a_fresh_password_is_printed_and_only_it_works(harbour: Harbour, admin: Admin) -> None:
    ann = account(harbour)
    said = admin("reset-password", "ANN")
    assert said.status == 0, said.err
    password = said.out.splitlines()[-1]
    assert len(password) >= 16
    assert error_of(harbour.client().post("/api/me/session", json=ACCOUNT)) == (401, "wrong-login")
    sign_in(harbour, password=password)
    until(lambda: ann.get("/api/me").json() is None)


def test_a_password_may_come_from_the_standard_input(
    harbour: Harbour, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    account(harbour)
    monkeypatch.setattr("sys.stdin", io.StringIO("a new long password\n"))
    said = admin("reset-password", "Ann", "--stdin")
    assert said.status == 0, said.err
    assert "a new long password" not in said.out + said.err
    sign_in(harbour, password="a new long password")


def test_a_password_that_will_not_do_changes_nothing(
    harbour: Harbour, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = account(harbour)
    monkeypatch.setattr("sys.stdin", io.StringIO("sh0rt\n"))
    said = admin("reset-password", "Ann", "--stdin")
    assert (said.status, said.err) == (1, f"carrack: A password needs at least 8 characters. {NOTHING}\n")
    sign_in(harbour)
    assert ann.get("/api/me").json() is not None


def test_the_streams_of_whoever_knew_the_old_password_end(open_harbour: OpenHarbour, admin: Admin) -> None:
    harbour = open_harbour(**SILENT)
    ann = account(harbour)
    with harbour.listening(ann, "/api/me/stream") as heard:
        assert next(heard).kind == "ready"
        admin("reset-password", "Ann")
        assert list(heard) == []


# Bans.


def test_who_is_banned_is_nobody_until_the_ban_ends(open_harbour: OpenHarbour, admin: Admin) -> None:
    harbour = open_harbour(**SILENT)
    ann = account(harbour)
    table, (bob, _carol) = seated(harbour)
    with harbour.listening(ann, "/api/me/stream") as heard:
        assert next(heard).kind == "ready"
        assert admin("ban", "Ann").status == 0
        assert list(heard) == []
    assert ann.get("/api/me").json() is None
    assert error_of(ann.get("/api/me/data")) == (401, "sign-in")
    assert error_of(harbour.client().post("/api/me/session", json=ACCOUNT)) == (403, "banned")
    wrong = harbour.client().post("/api/me/session", json=ACCOUNT | {"password": "a wrong one"})
    assert error_of(wrong) == (401, "wrong-login")
    assert told(bob, table)["yours"] == [0]
    assert admin("unban", "Ann").status == 0
    until(lambda: ann.get("/api/me").json() == {"name": "Ann", "account": True})


AS_SOMEBODY_ELSE: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("POST", "/api/tables", {"game": "iron-age"}),
    ("PATCH", "/api/me", {"name": "Nan"}),
    ("PUT", "/api/me/settings", {}),
    ("POST", "/api/me/account", {"name": "Nan", "password": PASSWORD}),
)


@pytest.mark.parametrize("is_guest", [False, True])
def test_the_browser_of_somebody_who_is_banned_becomes_nobody_else(
    harbour: Harbour, admin: Admin, is_guest: bool
) -> None:
    ann = guest(harbour, "Ann") if is_guest else account(harbour)
    name = ("--guest", admin("people", "--guests").out.split()[0]) if is_guest else ("Ann",)
    assert admin("ban", *name).status == 0
    until(lambda: ann.get("/api/me").json() is None)
    people = look(harbour, "select count(*) from people")
    for method, path, form in AS_SOMEBODY_ELSE:
        assert error_of(ann.request(method, path, json=form)) == (403, "banned"), path
    assert look(harbour, "select count(*) from people") == people
    assert admin("unban", *name).status == 0
    until(lambda: ann.get("/api/me").json() == {"name": "Ann", "account": not is_guest})


def test_a_guest_is_named_by_the_mark_that_the_log_shows(harbour: Harbour, admin: Admin) -> None:
    guest(harbour, "Ann")
    person = look(harbour, "select id from people")[0][0]
    said = admin("people", "--guests").out.splitlines()
    assert said[0].startswith(f"{mark_of(person)} Ann: since ")
    assert said[-1] == "0 accounts, 1 guest"
    refused = admin("ban", "--guest", "Ann")
    assert (refused.status, refused.err) == (1, f"carrack: There is no guest with the mark “Ann”. {NOTHING}\n")


# Names.


def test_another_name_shows_at_once_where_people_sit(harbour: Harbour, admin: Admin) -> None:
    table, (ann, bob) = seated(harbour)
    ann.post("/api/me/account", json=ACCOUNT)
    with harbour.listening(bob, f"/api/tables/{table}/stream") as heard:
        assert [next(heard).kind, next(heard).kind] == ["table", "update"]
        said = admin("rename", "Ann", "  Anne   Bonny ")
        assert (said.status, said.out) == (0, "Ann is now called Anne Bonny.\n")
        event = next(heard)
    assert (event.kind, event.data[0]["name"]) == ("seats", "Anne Bonny")
    assert names(bob, table) == ["Anne Bonny", ""]
    assert ann.get("/api/me").json()["name"] == "Anne Bonny"
    sign_in(harbour, "anne bonny")


@pytest.mark.parametrize(
    ("new", "why"),
    [
        ("BOB", "This name is taken, or looks like one that is. Choose another one."),
        ("x", "A name needs at least 2 letters."),
        ("\u202ennA", "A name may only have signs that can be seen: no control, direction or zero-width characters."),
    ],
)
def test_a_name_that_will_not_do_changes_nothing(harbour: Harbour, admin: Admin, new: str, why: str) -> None:
    account(harbour)
    account(harbour, "Bob")
    said = admin("rename", "Ann", new)
    assert (said.status, said.err) == (1, f"carrack: {why} {NOTHING}\n")
    sign_in(harbour)


# Leaving and chat.


def test_who_is_deleted_is_gone_and_a_bot_plays_on(harbour: Harbour, admin: Admin) -> None:
    table, (ann, bob) = seated(harbour)
    ann.post("/api/me/account", json=ACCOUNT)
    ann.post(f"/api/tables/{table}/chat", json={"text": "Ahoy"})
    assert admin("delete", "ann").status == 0
    until(lambda: told(bob, table)["seats"][0]["bot"] is not None)
    assert names(bob, table) == ["", ""]
    assert told(bob, table)["host"]
    assert ann.get("/api/me").json() is None
    assert bob.get(f"/api/tables/{table}/chat").json()["lines"][0]["name"] == ""
    account(harbour)


def test_who_is_deleted_while_no_server_runs_has_left_when_it_starts(open_harbour: OpenHarbour, admin: Admin) -> None:
    before = open_harbour()
    table, (ann, bob) = seated(before)
    ann.post("/api/me/account", json=ACCOUNT)
    cookie = dict(bob.cookies)
    before.stop()
    assert admin("delete", "Ann").status == 0
    again = open_harbour().client(cookies=cookie)
    until(lambda: told(again, table)["seats"][0]["bot"] is not None)


def test_a_removed_line_shows_as_removed_and_its_text_is_gone(harbour: Harbour, admin: Admin) -> None:
    table, (ann, bob) = seated(harbour)
    line = ann.post(f"/api/tables/{table}/chat", json={"text": "something foul"}).json()
    with harbour.listening(bob, f"/api/tables/{table}/stream") as heard:
        assert [next(heard).kind, next(heard).kind] == ["table", "update"]
        assert admin("remove-chat", table, line["id"]).status == 0
        event = next(heard)
    assert (event.kind, event.data) == ("chat", line | {"text": "", "removed": True})
    assert bob.get(f"/api/tables/{table}/chat").json()["lines"] == [event.data]
    assert look(harbour, "select text from chat") == [("",)]


def test_a_line_is_removed_at_its_own_table_only(harbour: Harbour, admin: Admin) -> None:
    table, (ann, _bob) = seated(harbour)
    other, _ = seated(harbour)
    line = ann.post(f"/api/tables/{table}/chat", json={"text": "fine"}).json()["id"]
    said = admin("remove-chat", other, line)
    assert (said.status, said.err) == (1, f"carrack: There is no line {line} at this table. {NOTHING}\n")
    assert admin("remove-chat", table, "-5").status == 2
    assert admin("remove-chat", table, "x").status == 2
    assert ann.get(f"/api/tables/{table}/chat").json()["lines"][0]["text"] == "fine"


# The list, and what is not there.


def test_the_list_has_all_accounts_and_counts_the_guests(harbour: Harbour, admin: Admin) -> None:
    account(harbour, "Zoe")
    account(harbour, "Ann")
    guest(harbour)
    seated(harbour)
    account(harbour, "Gone").request("DELETE", "/api/me/account", json={"password": PASSWORD})
    admin("ban", "Zoe")
    first, second, count = admin("people").out.splitlines()
    assert first.startswith("Ann: since ")
    assert second.startswith("Zoe: since ")
    assert second.endswith(", banned")
    assert count == "2 accounts, 3 guests"
    assert admin("people", lang="fr").out.splitlines()[-1] == "2 comptes, 3 invités"


@pytest.mark.parametrize(
    "command", [("reset-password",), ("ban",), ("unban",), ("delete",), ("rename", "Anne")], ids=lambda c: c[0]
)
def test_an_unknown_name_is_said(harbour: Harbour, admin: Admin, command: tuple[str, ...]) -> None:
    account(harbour)
    said = admin(command[0], "Nobody", *command[1:])
    assert (said.status, said.out) == (1, "")
    assert said.err == f"carrack: There is no account called “Nobody”. {NOTHING}\n"
    assert look(harbour, "select count(*) from marks where name = 'people'") == [(0,)]


# What others tell.


def test_a_report_is_read_the_one_it_is_about_muted_and_it_is_settled(harbour: Harbour, admin: Admin) -> None:
    ann, bob = account(harbour), account(harbour, "Bob")
    table = ann.post("/api/tables", json={"game": "iron-age", "seats": 2}).json()
    bob.post(f"/api/tables/{table['id']}/join", json={"invitation": table["invitation"]})
    chat = f"/api/tables/{table['id']}/chat"
    line = bob.post(chat, json={"text": "Fool!"}).json()["id"]
    ann.post(f"/api/tables/{table['id']}/report", json={"line": line, "text": "An insult"})
    said = admin("reports").out
    assert all(part in said for part in ("Ann", "Bob", "Fool!", "An insult", table["id"], "One report."))
    assert "Un signalement" in admin("reports", lang="fr").out
    assert admin("mute", "Bob", "--hours", 2).status == 0
    assert error_of(bob.post(chat, json={"text": "Fool!"})) == (403, "muted")
    assert admin("unmute", "Bob").status == 0
    assert bob.post(chat, json={"text": "Sorry."}).status_code == 201
    assert admin("settle", 1).status == 0
    assert admin("reports").out == "Nothing is reported.\n"
    assert "There is no open report " in admin("settle", 1).err


def test_a_guest_is_reported_and_muted_by_the_mark(harbour: Harbour, admin: Admin) -> None:
    table, (ann, bob) = seated(harbour)
    ann.post(f"/api/tables/{table}/report", json={"seat": 1, "text": "Rude"})
    mark = mark_of(look(harbour, "select about from reports")[0][0])
    assert mark in admin("reports").out
    assert admin("mute", mark, "--guest").status == 0
    assert error_of(bob.post(f"/api/tables/{table}/chat", json={"text": "x"})) == (403, "muted")


def test_ratings_are_worked_out_anew(harbour: Harbour, admin: Admin) -> None:
    assert admin("rate").out == "No game was rated yet.\n"
    ann = account(harbour)
    form = {"game": "iron-age", "seats": 2, **RATED, "bots": {"1": "easy"}, "start": True}
    table = ann.post("/api/tables", json=form).json()["id"]
    ann.post(f"/api/tables/{table}/resign", json={"seat": 0})
    before = look(harbour, "select mu, sigma from rated order by id")
    look(harbour, "update rated set mu = 0")
    assert admin("rate").out == "One rated game was worked out anew.\n"
    assert look(harbour, "select mu, sigma from rated order by id") == [pytest.approx(row) for row in before]


@pytest.mark.parametrize("arguments", [("people",), ("ban", "Ann"), ("remove-chat", "t", "1")], ids=lambda a: a[0])
def test_a_missing_database_is_said_and_none_is_made(admin: Admin, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    said = admin(*arguments)
    assert (said.status, said.err) == (1, f"carrack: {tmp_path / 'harbour.db'}: there is no such file\n")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_is_left_alone(admin: Admin, tmp_path: Path) -> None:
    (tmp_path / "harbour.db").write_text("a letter, by chance of this name")
    assert admin("people").status == 1
    assert (tmp_path / "harbour.db").read_text() == "a letter, by chance of this name"
    (tmp_path / "harbour.db").write_text("")
    assert "“carrack serve” makes it one" in admin("people").err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_alone_it_lists_what_it_can_do(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert run(["admin", "--lang", lang]) == 0
    out = capsys.readouterr().out
    changing = ("reset-password", "ban", "unban", "rename", "delete", "remove-chat", "mute", "unmute", "settle", "rate")
    for command in ("people", "reports", *changing):
        assert f"  {command} " in out
        assert run(["admin", command, "--help", "--lang", lang]) == 0
        assert "help-" not in capsys.readouterr().out
