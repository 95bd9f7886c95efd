"""Nobody does what is not theirs: every operation, asked by everybody whom it does not concern.

Tables have four seats: the host's, a player's, that of a third person, at which all of this is aimed, and that of
somebody who is banned. The same table stands there twice, private and public.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import httpx
import pytest

from carrack.cli.people import ban, changing
from tests.server.harbour import Harbour, running
from tests.server.persons import account, guest, until
from tests.server.players import GAME, act, state
from tools.openapi import found

DOCUMENT = found()
OPERATIONS = {
    operation["operationId"]: (method.upper(), path, operation)
    for path, methods in DOCUMENT["paths"].items()
    for method, operation in methods.items()
}
NOW = "now"  # stands for the revision of the table
LEGAL = "legal"  # and this for what the host, who is asked, may answer
OK = "ok"
SIGN_IN = "401 sign-in"
UNKNOWN = "404 no-table"
NOT_SEATED = "403 not-at-this-table"
NOT_YOURS = "403 not-your-seat"
HOST_ONLY = "403 only-the-host"
BEGUN = "409 already-started"
NOT_ASKED = "403 not-asked"
BANNED = "403 banned"


class Outcome(NamedTuple):
    """What comes of it. `stranger` has no cookie, `outsider` has one; `passer` and `watcher` are the same two persons
    at the public table.
    """

    stranger: str
    outsider: str
    passer: str
    watcher: str
    player: str
    host: str


class Row(NamedTuple):
    """An operation at a table."""

    operation: str
    table: str
    asked: dict[str, Any]
    outcome: Outcome


def look(everybody: str) -> Outcome:
    """Who may know of the table is all told the same."""
    return Outcome(UNKNOWN, UNKNOWN, everybody, everybody, everybody, everybody)


def write(watcher: str, player: str, host: str) -> Outcome:
    """Who is nobody is asked to sign in; who may not know of the table hears that there is none."""
    return Outcome(SIGN_IN, UNKNOWN, SIGN_IN, watcher, player, host)


FOR_ANOTHER = write(NOT_YOURS, NOT_YOURS, NOT_YOURS)  # the host has no more to say there than anybody
ACTING = {"revision": NOW, "key": "k", "actions": LEGAL}
UNDOING = {"revision": NOW, "key": "k"}
BOT = {"seat": 2, "level": "random"}
THIRD = {"seat": 2}
WRONG_LINK = {"invitation": "wrong"}

GUESTS_NOT = "403 accounts-only"
NOT_ASKED_TO = "404 no-invitation"
CLUB_HOST_ONLY = "403 only-the-host-of-the-club"

ROWS = [
    # Everybody may look at public tables, through nobody's eyes.
    Row("tables_show", "running", {}, look(OK)),
    Row("tables_show", "open", {}, look(OK)),
    Row("play_state", "running", {}, look(OK)),
    Row("play_state", "running", THIRD, look(NOT_YOURS)),
    Row("play_moment", "running", {"revision": 0}, look(OK)),
    Row("play_moment", "running", {"revision": 0, "seat": 2}, look(NOT_YOURS)),
    Row("play_since", "running", {"revision": 0}, look(OK)),
    Row("play_since", "running", {"revision": 0, "seat": 2}, look(NOT_YOURS)),
    Row("play_turn_starts", "running", {}, look(OK)),
    Row("play_stream", "running", {}, look(OK)),
    Row("play_stream", "running", THIRD, look(NOT_YOURS)),
    Row("play_stream", "open", THIRD, look(NOT_YOURS)),
    Row("records_record", "running", {}, look(OK)),
    Row("records_record", "running", THIRD, look(NOT_YOURS)),
    Row("records_fairness", "running", {}, look(OK)),
    Row("chat_lines", "running", {}, look(OK)),
    Row("play_why", "running", {"action": 0}, Outcome(UNKNOWN, UNKNOWN, NOT_ASKED, NOT_ASKED, NOT_ASKED, OK)),
    Row("play_why_nothing_else", "running", {}, Outcome(UNKNOWN, UNKNOWN, NOT_ASKED, NOT_ASKED, NOT_ASKED, OK)),
    Row("play_preview", "running", {"action": LEGAL}, Outcome(UNKNOWN, UNKNOWN, NOT_ASKED, NOT_ASKED, NOT_ASKED, OK)),
    Row("hints_hint", "running", {}, write(NOT_ASKED, NOT_ASKED, "403 no-hints")),
    # Before the game.
    Row("tables_invited", "open", WRONG_LINK, Outcome(*["404 no-invitation"] * 6)),
    Row("tables_join", "open", {}, look(OK)),
    Row("tables_join", "open", WRONG_LINK, look("403 no-invitation")),
    Row("tables_join", "open", THIRD, look("409 seat-taken")),
    Row("tables_join", "running", {}, look(BEGUN)),
    Row("tables_leave", "open", THIRD, write(NOT_YOURS, NOT_YOURS, OK)),
    Row("tables_leave", "running", THIRD, write(BEGUN, BEGUN, BEGUN)),
    Row("tables_start", "open", {}, write(HOST_ONLY, HOST_ONLY, "409 seats-empty")),
    Row("tables_alter", "open", {"auto_start": True}, write(HOST_ONLY, HOST_ONLY, OK)),
    Row("tables_alter", "running", {"auto_start": True}, write(HOST_ONLY, HOST_ONLY, BEGUN)),
    Row("tables_remove", "open", {}, write(HOST_ONLY, HOST_ONLY, OK)),
    Row("tables_remove", "running", {}, write(HOST_ONLY, HOST_ONLY, "409 others-play-here")),
    Row("play_bot", "open", BOT, write(HOST_ONLY, HOST_ONLY, "409 seat-taken")),
    # In the game.
    Row("play_act", "running", ACTING, write(NOT_SEATED, NOT_YOURS, OK)),
    Row("play_act", "running", ACTING | {"revision": 0}, write(NOT_SEATED, "409 stale", "409 stale")),
    Row("play_act", "running", ACTING | THIRD, FOR_ANOTHER),
    Row("play_undo", "running", UNDOING, write(NOT_SEATED, "409 no-undo", "409 no-undo")),
    Row("play_undo", "running", UNDOING | THIRD, FOR_ANOTHER),
    Row("play_rewind", "running", {"to": 0}, write(NOT_SEATED, OK, OK)),
    Row("play_rewind_cost", "running", {"revision": 0}, look(OK)),
    Row("play_rewind_answer", "running", {"consent": True}, write(NOT_SEATED, "409 no-proposal", "409 no-proposal")),
    Row("play_bot", "running", BOT, FOR_ANOTHER),
    Row("play_take_back", "running", THIRD, FOR_ANOTHER),
    Row("play_resign", "running", THIRD, FOR_ANOTHER),
    Row("plans_plans", "running", THIRD, FOR_ANOTHER),
    Row("plans_plans", "open", THIRD, FOR_ANOTHER),
    Row("plans_foreseen", "running", THIRD, FOR_ANOTHER),
    Row("plans_plan", "running", THIRD | {"revision": NOW, "step": "settle", "actions": [0]}, FOR_ANOTHER),
    Row("plans_unplan", "running", THIRD | {"plan": 1}, FOR_ANOTHER),
    Row("plans_moot", "running", THIRD | {"moot": True}, FOR_ANOTHER),
    Row("play_branch", "running", {"revision": 0}, write(OK, OK, OK)),
    Row("chat_say", "running", {"text": "hello"}, write(NOT_SEATED, OK, OK)),
    Row("ratings_ratings", "running", {}, look(OK)),
    Row("notes_read", "running", {}, write(OK, OK, OK)),  # everybody has a sheet of their own
    Row("notes_write", "running", {"text": "mine"}, write(OK, OK, OK)),
    Row("tables_mute", "running", THIRD | {"muted": True}, write(HOST_ONLY, HOST_ONLY, OK)),
    Row("profiles_invite", "open", {"name": "Third"}, write(NOT_SEATED, "403 not-friends", GUESTS_NOT)),
    Row("profiles_decline", "open", {}, Outcome(SIGN_IN, NOT_ASKED_TO, SIGN_IN, *[NOT_ASKED_TO] * 3)),
    Row("profiles_report_at", "running", THIRD | {"text": "cheats"}, write(OK, OK, OK)),
    # After the game, at a table to which only the host and the third person had sat down.
    Row("tables_rematch", "ended", {}, write(NOT_SEATED, NOT_SEATED, OK)),
    Row("tables_rematch", "running", {}, write("409 not-over", "409 not-over", "409 not-over")),
]


class OwnRow(NamedTuple):
    """An operation that concerns whoever asks: nobody without a cookie, a guest, somebody with an account."""

    operation: str
    asked: dict[str, Any]
    stranger: str
    guest: str
    account: str


DIDO = {"name": "Dido", "password": "a long sentence of mine"}
WRONG = {"old": "not my password", "new": "a long sentence of mine"}
CONTEST = {"name": "A league", "system": "round-robin", "game": GAME, "people": [], "bots": ["easy", "medium"]}
OWN_ROWS = [
    OwnRow("catalogue_games", {}, OK, OK, OK),
    OwnRow("catalogue_game", {"game": GAME}, OK, OK, OK),
    OwnRow("catalogue_words", {"game": GAME, "language": "en"}, OK, OK, OK),
    OwnRow("catalogue_house_words", {"language": "en"}, OK, OK, OK),
    OwnRow("catalogue_rules", {"game": GAME, "language": "en"}, OK, OK, OK),
    OwnRow("health_health", {}, OK, OK, OK),
    OwnRow("health_address", {}, OK, OK, OK),
    OwnRow("tables_lists", {}, OK, OK, OK),
    OwnRow("tables_create", {"game": GAME}, OK, OK, OK),
    OwnRow("records_bring_record", {"record": "no record"}, "400 record", "400 record", "400 record"),
    OwnRow("people_show", {}, OK, OK, OK),
    OwnRow("people_rename", {"name": "Third"}, "409 name-taken", "409 name-taken", "409 name-taken"),
    OwnRow("people_register", {**DIDO, "name": "THIRD"}, "409 name-taken", "409 name-taken", "409 already-account"),
    OwnRow("people_login", {**DIDO, "name": "Third"}, "401 wrong-login", "401 wrong-login", "401 wrong-login"),
    OwnRow("people_change_password", WRONG, SIGN_IN, "409 no-account", "403 wrong-password"),
    OwnRow("people_end", {"password": "not my password"}, SIGN_IN, OK, "403 wrong-password"),
    OwnRow("people_logout", {}, SIGN_IN, OK, OK),
    OwnRow("people_settings", {}, SIGN_IN, OK, OK),
    OwnRow("people_set_settings", {}, OK, OK, OK),
    OwnRow("people_holiday", {}, SIGN_IN, OK, OK),
    OwnRow("people_set_holiday", {"until": 0}, SIGN_IN, OK, OK),
    OwnRow("people_data", {}, SIGN_IN, OK, OK),
    OwnRow("play_turns", {}, SIGN_IN, OK, OK),
    OwnRow("calls_show", {}, SIGN_IN, OK, OK),
    OwnRow("calls_set_quiet", {"quiet": None}, SIGN_IN, OK, OK),
    OwnRow("calls_renew_feed", {}, SIGN_IN, OK, OK),
    OwnRow("calls_end_feed", {}, SIGN_IN, OK, OK),
    OwnRow("calls_atom", {"key": "wrong"}, *["404 no-feed"] * 3),
    OwnRow("calls_calendar", {"key": "wrong"}, *["404 no-feed"] * 3),
    OwnRow("calls_confirm", {"key": "wrong"}, *["404 no-proof"] * 3),
    OwnRow(
        "calls_add", {"kind": "webhook", "address": "https://example.org"}, SIGN_IN, "400 call-kind", "400 call-kind"
    ),
    OwnRow("calls_alter", {"way": "wrong", "about": []}, SIGN_IN, "404 no-way", "404 no-way"),
    OwnRow("calls_attempt", {"way": "wrong"}, SIGN_IN, "404 no-way", "404 no-way"),
    OwnRow("calls_remove", {"way": "wrong"}, SIGN_IN, "404 no-way", "404 no-way"),
    OwnRow("sessions_sessions", {}, SIGN_IN, OK, OK),
    OwnRow("sessions_end", {"session": "wrong"}, SIGN_IN, "404 no-session", "404 no-session"),
    OwnRow("passkeys_show", {}, SIGN_IN, OK, OK),
    OwnRow("passkeys_offer", {"password": "not my password"}, SIGN_IN, "409 no-account", "403 wrong-password"),
    OwnRow("passkeys_add", {"credential": {}, "name": "mine"}, SIGN_IN, "400 passkey-wrong", "400 passkey-wrong"),
    OwnRow("passkeys_remove", {"passkey": "wrong"}, SIGN_IN, "404 no-passkey", "404 no-passkey"),
    OwnRow("passkeys_ask", {}, OK, OK, OK),
    OwnRow("passkeys_enter", {"credential": {}}, *["400 passkey-wrong"] * 3),
    OwnRow("recovery_show", {}, OK, OK, OK),
    OwnRow("recovery_ask", {"name": "Third"}, *["409 no-mail"] * 3),
    OwnRow("recovery_recover", {"token": "wrong", "password": "a long sentence of mine"}, *["404 no-recovery"] * 3),
    OwnRow("profiles_show", {}, SIGN_IN, OK, OK),
    OwnRow("profiles_profile", {"name": "Third"}, *["404 no-person"] * 3),
    OwnRow("profiles_tie", {"name": "Third", "kind": "friend"}, SIGN_IN, GUESTS_NOT, OK),
    OwnRow("profiles_report", {"name": "Third", "text": "cheats"}, SIGN_IN, OK, OK),
    OwnRow("clubs_mine", {}, SIGN_IN, OK, OK),
    OwnRow("clubs_create", {"name": "A club"}, SIGN_IN, GUESTS_NOT, OK),
    OwnRow("clubs_invited", {"invitation": "wrong"}, *["404 no-club"] * 3),
    OwnRow("clubs_join", {"invitation": "wrong"}, SIGN_IN, GUESTS_NOT, "404 no-club"),
    OwnRow("clubs_show", {"club": "wrong"}, SIGN_IN, "404 no-club", "404 no-club"),
    OwnRow("clubs_end", {"club": "wrong"}, SIGN_IN, "404 no-club", "404 no-club"),
    OwnRow("clubs_leave", {"club": "wrong", "name": "Third"}, SIGN_IN, "404 no-club", "404 no-club"),
    OwnRow("clubs_contest", {"club": "wrong", **CONTEST}, SIGN_IN, GUESTS_NOT, CLUB_HOST_ONLY),
    OwnRow("clubs_standings", {"club": "wrong", "contest": "wrong"}, SIGN_IN, "404 no-club", "404 no-club"),
    OwnRow("clubs_end_contest", {"club": "wrong", "contest": "wrong"}, SIGN_IN, CLUB_HOST_ONLY, CLUB_HOST_ONLY),
]


@dataclass
class World:
    """Everybody, and the tables that stand there."""

    harbour: Harbour
    host: httpx.Client
    player: httpx.Client
    third: httpx.Client
    banned: dict[str, str]  # the cookie: whoever sends it is a stranger, and may become a guest like any other
    guest: httpx.Client
    account: httpx.Client
    tables: dict[tuple[str, bool], str] = field(default_factory=dict)

    def table(self, name: str, public: bool, fourth: httpx.Client) -> str:
        """A new one: open, running or ended."""
        seats = 2 if name == "ended" else 4
        made = self.host.post("/api/tables", json={"game": GAME, "seats": seats, "public": public}).json()
        invited = {"invitation": made["invitation"]}
        others = {"ended": [self.third], "open": [self.player, self.third]}
        for person in others.get(name, [self.player, self.third, fourth]):
            assert person.post(f"/api/tables/{made['id']}/join", json=invited).status_code == 200
        if name != "open":
            assert self.host.post(f"/api/tables/{made['id']}/start").status_code == 200
        if name == "running":
            for revision, person in enumerate((self.host, self.player, self.third, fourth)):
                assert act(person, made["id"], revision, f"settle {revision}", 0).status_code == 200
        if name == "ended":
            assert self.host.post(f"/api/tables/{made['id']}/resign", json={"seat": 0}).status_code == 200
        return str(made["id"])

    def legal(self, table: str) -> int:
        return int(state(self.host, table)["options"][0]["action"])

    def everything(self) -> list[Any]:
        """All that is written down, and what the third person is told: what a refusal must not change."""
        connection = sqlite3.connect(self.harbour.settings.database, timeout=30)
        tables = [row[0] for row in connection.execute("select name from sqlite_master where type = 'table'")]
        connection.execute("create temp table looked as select * from seats")
        connection.execute("alter table looked drop column seen")  # to look is a sign of life
        read = ("looked" if table == "seats" else table for table in sorted(tables))
        rows = [(table, connection.execute(f"select * from {table}").fetchall()) for table in read]
        connection.close()
        paths = [f"/api/tables/{table}{path}" for table in self.tables.values() for path in ("", "/state")]
        told = [self.third.get(path).json() for path in paths]
        for seat in (seat for answer in told for seat in answer.get("seats", ())):
            del seat["seen"], seat["here"]
        return [rows, told]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with running(tmp_path_factory.mktemp("strangers")) as harbour:
        people = [account(harbour, name) for name in ("Player", "Third", "Banned", "Somebody")]
        player, third, banned, somebody = people
        host, outsider = guest(harbour, "Host"), guest(harbour, "Guest")
        found = World(harbour, host, player, third, dict(banned.cookies), outsider, somebody)
        for name in ("open", "running", "ended"):
            for public in (False, True):
                found.tables[name, public] = found.table(name, public, banned)
        with changing(harbour.settings.database) as connection:
            ban(connection, "Banned", True)
        until(lambda: banned.get("/api/me").json() is None)
        yield found


def ask(browser: httpx.Client, operation: str, asked: dict[str, Any]) -> str:
    """What comes of it: `ok`, or the status and key of the refusal. Of a stream only the beginning is read."""
    method, path, declared = OPERATIONS[operation]
    rest = dict(asked)
    address = re.sub(r"{(\w+)}", lambda name: str(rest.pop(name[1])), path)
    query = {one["name"] for one in declared.get("parameters", ()) if one["in"] == "query"}
    params = {name: rest.pop(name) for name in list(rest) if name in query}
    body = rest if "requestBody" in declared else None
    assert body is not None or not rest, f"{operation} does not take {rest}"
    with browser.stream(method, address, params=params, json=body) as answer:
        if answer.is_success:
            return OK
        return f"{answer.status_code} {json_of(answer)['error']}"


def json_of(answer: httpx.Response) -> Any:
    answer.read()
    return answer.json()


def aimed(row: Row, world: World, table: str) -> dict[str, Any]:
    asked = {**row.asked}
    if "{table}" in OPERATIONS[row.operation][1]:
        asked["table"] = table
    if asked.get("revision") == NOW:
        asked["revision"] = state(world.host, table)["revision"]
    if asked.get("actions") == LEGAL:
        asked["actions"] = [world.legal(table)]
    if asked.get("action") == LEGAL:
        asked["action"] = world.legal(table)
    return asked


def as_banned(operation: str, stranger: str) -> str:
    """Somebody who is banned is as a stranger, but does not become a guest. Another account may be signed in to."""
    signs_in = operation in ("people_login", "passkeys_ask")
    becomes = stranger == OK and OPERATIONS[operation][0] != "GET" and not signs_in
    return BANNED if becomes or operation == "people_register" else stranger


def test_every_operation_has_its_row() -> None:
    rows = {row.operation for row in ROWS} | {row.operation for row in OWN_ROWS}
    assert rows == set(OPERATIONS), "what has no row here nobody has tried as the wrong person"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.operation}-{row.table}-{'-'.join(row.asked)}")
def test_at_a_table_nobody_does_what_is_not_theirs(world: World, row: Row) -> None:
    private, public = (world.tables[row.table, is_public] for is_public in (False, True))
    expected = [
        ("no cookie", world.harbour.client(), private, row.outcome.stranger),
        ("banned", world.harbour.client(cookies=world.banned), private, as_banned(row.operation, row.outcome.stranger)),
        ("a guest", world.guest, private, row.outcome.outsider),
        ("an account", world.account, private, row.outcome.outsider),
        ("no cookie, public", world.harbour.client(), public, row.outcome.passer),
        (
            "banned, public",
            world.harbour.client(cookies=world.banned),
            public,
            as_banned(row.operation, row.outcome.passer),
        ),
        ("a guest, public", world.guest, public, row.outcome.watcher),
        ("an account, public", world.account, public, row.outcome.watcher),
        ("player", world.player, public if row.table == "ended" else private, row.outcome.player),
        ("host", world.host, private, row.outcome.host),
    ]
    writes = OPERATIONS[row.operation][0] != "GET"
    before = world.everything()
    for who, browser, table, outcome in expected:
        if not (writes and outcome == OK):
            assert ask(browser, row.operation, aimed(row, world, table)) == outcome, who
    assert world.everything() == before, "a refusal changed something"
    for who, browser, _table, outcome in expected:
        if writes and outcome == OK:
            own = world.table(row.table, who.endswith("public"), world.third)
            assert ask(browser, row.operation, aimed(row, world, own)) == OK, who


AT_SEAT_TWO = [row for row in ROWS if row.asked.get("seat") == 2 and row.outcome.host == NOT_YOURS]
REASONS = {
    "play_take_back": "409 seat-is-yours",
    "play_act": NOT_ASKED,
    "play_undo": "409 no-undo",
    "plans_unplan": "404 no-plan",
}


@pytest.mark.parametrize("row", AT_SEAT_TWO, ids=lambda row: f"{row.operation}-{row.table}")
def test_whose_seat_it_is_does_the_same_without_a_word(world: World, row: Row) -> None:
    table = world.table(row.table, False, world.third)
    outcome = ask(world.third, row.operation, aimed(row, world, table))
    assert outcome == REASONS.get(row.operation, OK)


@pytest.mark.parametrize("row", OWN_ROWS, ids=lambda row: row.operation)
def test_away_from_tables_everybody_is_only_themselves(world: World, row: OwnRow) -> None:
    fresh = (world.harbour.client(), guest(world.harbour, "Fresh"), account(world.harbour, f"Own {row.operation}"))
    people = zip(("no cookie", "guest", "account"), fresh, row[2:], strict=True)
    banned = ("banned", world.harbour.client(cookies=world.banned), as_banned(row.operation, row.stranger))
    for who, browser, outcome in (*people, banned):
        before = world.everything()
        assert ask(browser, row.operation, row.asked) == outcome, who
        if outcome != OK:
            assert world.everything() == before, f"{who}: something changed"


def reads(world: World, browser: httpx.Client, table: str) -> str:
    """All that somebody reads about a table, in one text."""
    paths = ("", "/state", "/moves/1", "/record", "/fairness", "/chat")
    lists = browser.get("/api/tables").text + browser.get("/api/me").text
    return lists + "".join(browser.get(f"/api/tables/{table}{path}").text for path in paths)


def test_invitations_are_for_those_at_the_table_and_the_secret_of_chance_for_nobody(world: World) -> None:
    table = world.tables["running", True]
    inside = world.harbour.rooms.harbour.tables[table]
    for browser, seated in ((world.account, False), (world.harbour.client(), False), (world.player, True)):
        text = reads(world, browser, table)
        assert len(text) > 1000
        assert (inside.invitation in text) == seated
        assert inside.secret not in text
        assert not any(person in text for person in inside.people()), "who somebody is stands in no answer"


def test_private_tables_are_in_nobodys_list_but_ones_own(world: World) -> None:
    private, public = world.tables["running", False], world.tables["running", True]
    for browser in (world.account, world.guest, world.harbour.client()):
        lists = browser.get("/api/tables").text
        assert private not in lists
        assert public in lists
    assert private in world.player.get("/api/tables").text


def test_ones_data_is_ones_own(world: World) -> None:
    world.third.post(f"/api/tables/{world.tables['running', False]}/chat", json={"text": "mine alone"})
    assert "mine alone" in world.third.get("/api/me/data").text
    assert "mine alone" not in world.player.get("/api/me/data").text
    assert world.tables["running", False] not in world.account.get("/api/me/data").text
