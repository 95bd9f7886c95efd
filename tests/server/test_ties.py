"""Friends, who is blocked, reports, who is muted, and who sees whose page."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest

from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour
from tests.server.persons import account, befriend, error_of, guest, look, until
from tests.server.players import GAME, RATED

TABLE = {"game": GAME, "seats": 2}


def tie(browser: httpx.Client, name: str, kind: str) -> dict[str, Any]:
    answer = browser.put(f"/api/people/{name}/tie", json={"kind": kind})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.fixture
def people(harbour: Harbour) -> list[httpx.Client]:
    return [account(harbour, name) for name in ("Ann", "Bob", "Cid")]


def sit_together(one: httpx.Client, *others: httpx.Client, **form: Any) -> str:
    table = one.post("/api/tables", json={**TABLE, "seats": 1 + len(others), **form}).json()
    for other in others:
        joined = other.post(f"/api/tables/{table['id']}/join", json={"invitation": table["invitation"]})
        assert joined.status_code == 200, joined.text
    return str(table["id"])


# Friends.


def test_friends_are_two_who_both_say_so(people: list[httpx.Client]) -> None:
    ann, bob, _ = people
    assert tie(ann, "bob", "friend")["asked"] == ["Bob"]
    assert bob.get("/api/me/ties").json()["asks"] == ["Ann"]
    assert [one["name"] for one in tie(bob, "Ann", "friend")["friends"]] == ["Ann"]
    assert [one["name"] for one in ann.get("/api/me/ties").json()["friends"]] == ["Bob"]
    assert tie(bob, "Ann", "none")["friends"] == []
    assert ann.get("/api/me/ties").json()["asked"] == ["Bob"]


def test_a_friend_is_here_while_one_of_their_pages_is_open(harbour: Harbour, people: list[httpx.Client]) -> None:
    ann, bob, _ = people
    befriend(ann, bob)
    table = sit_together(bob, ann)
    with harbour.listening(bob, f"/api/tables/{table}/stream") as heard:
        next(heard)
        assert ann.get("/api/me/ties").json()["friends"] == [{"name": "Bob", "here": True}]


@pytest.mark.parametrize(
    ("name", "error"), [("Nobody", (404, "no-person")), ("Ann", (409, "oneself")), ("ANN", (409, "oneself"))]
)
def test_nobody_is_a_friend_of_oneself_or_of_somebody_unknown(
    people: list[httpx.Client], name: str, error: tuple[int, str]
) -> None:
    assert error_of(people[0].put(f"/api/people/{name}/tie", json={"kind": "friend"})) == error


def test_a_guest_has_no_friends(harbour: Harbour, people: list[httpx.Client]) -> None:
    assert error_of(guest(harbour, "Eve").put("/api/people/Ann/tie", json={"kind": "friend"})) == (403, "accounts-only")


def test_a_friend_is_asked_to_a_table_and_finds_it(people: list[httpx.Client]) -> None:
    ann, bob, cid = people
    befriend(ann, bob)
    table = ann.post("/api/tables", json=TABLE).json()["id"]
    assert ann.post(f"/api/tables/{table}/invite", json={"name": "Bob"}).status_code == 204
    (row,) = bob.get("/api/tables").json()["invited"]
    assert (row["id"], row["by"], row["friend"]) == (table, "Ann", True)
    joined = bob.post(f"/api/tables/{table}/join", json={"invitation": row["invitation"]})
    assert joined.status_code == 200
    assert bob.get("/api/tables").json()["invited"] == []
    assert error_of(ann.post(f"/api/tables/{table}/invite", json={"name": "Cid"})) == (403, "not-friends")
    assert error_of(cid.post(f"/api/tables/{table}/invite", json={"name": "Bob"})) == (404, "no-table")


def test_an_invitation_is_declined(people: list[httpx.Client]) -> None:
    ann, bob, _ = people
    befriend(ann, bob)
    table = ann.post("/api/tables", json=TABLE).json()["id"]
    ann.post(f"/api/tables/{table}/invite", json={"name": "Bob"})
    assert bob.delete(f"/api/tables/{table}/invite").status_code == 204
    assert bob.get("/api/tables").json()["invited"] == []


def test_tables_that_anybody_may_join_are_shown_to_friends_first(people: list[httpx.Client]) -> None:
    ann, bob, cid = people
    befriend(ann, bob)
    first = ann.post("/api/tables", json={**TABLE, "public": True}).json()["id"]
    later = cid.post("/api/tables", json={**TABLE, "public": True}).json()["id"]
    assert [(row["id"], row["friend"]) for row in bob.get("/api/tables").json()["public"]] == [
        (first, True),
        (later, False),
    ]


# Blocking.


def test_who_is_blocked_does_not_sit_down_where_the_other_sits(people: list[httpx.Client]) -> None:
    ann, bob, cid = people
    tie(ann, "Bob", "block")
    hosted = ann.post("/api/tables", json={**TABLE, "public": True}).json()["id"]
    assert error_of(bob.post(f"/api/tables/{hosted}/join", json={})) == (403, "not-wanted-here")
    visited = cid.post("/api/tables", json={**TABLE, "seats": 3, "public": True}).json()["id"]
    ann.post(f"/api/tables/{visited}/join", json={})
    assert error_of(bob.post(f"/api/tables/{visited}/join", json={})) == (403, "not-wanted-here")
    tie(ann, "Bob", "none")
    assert bob.post(f"/api/tables/{visited}/join", json={}).status_code == 200


def test_who_is_blocked_is_not_heard_now_or_later(harbour: Harbour, people: list[httpx.Client]) -> None:
    ann, bob, cid = people
    table = sit_together(ann, bob, cid)
    tie(ann, "Bob", "block")
    with harbour.listening(ann, f"/api/tables/{table}/stream") as heard:
        next(heard)
        bob.post(f"/api/tables/{table}/chat", json={"text": "unheard"})
        cid.post(f"/api/tables/{table}/chat", json={"text": "heard"})
        assert next(event.data["text"] for event in heard if event.kind == "chat") == "heard"
    said = [line["text"] for line in ann.get(f"/api/tables/{table}/chat").json()["lines"]]
    assert said == ["heard"]
    assert len(cid.get(f"/api/tables/{table}/chat").json()["lines"]) == 2


def test_who_is_blocked_neither_invites_nor_is_a_friend(people: list[httpx.Client]) -> None:
    ann, bob, _ = people
    befriend(ann, bob)
    table = bob.post("/api/tables", json=TABLE).json()["id"]
    bob.post(f"/api/tables/{table}/invite", json={"name": "Ann"})
    assert tie(ann, "Bob", "block")["blocked"] == ["Bob"]
    assert ann.get("/api/tables").json()["invited"] == []
    assert error_of(bob.post(f"/api/tables/{table}/invite", json={"name": "Ann"})) == (403, "not-friends")


@pytest.mark.parametrize("asker", ["Ann", "Bob"])
def test_a_rematch_asks_nobody_with_whom_one_of_the_two_wants_nothing_to_do(
    people: list[httpx.Client], asker: str
) -> None:
    ann, bob, cid = people
    table = sit_together(ann, bob, cid)
    ann.post(f"/api/tables/{table}/start")
    for browser, seat in ((bob, 1), (cid, 2), (ann, 0)):
        browser.post(f"/api/tables/{table}/resign", json={"seat": seat})
    tie(ann, "Bob", "block")
    asking, other = (ann, bob) if asker == "Ann" else (bob, ann)
    again = rematch(asking, table)
    assert [row["id"] for row in cid.get("/api/tables").json()["invited"]] == [again]
    assert other.get("/api/tables").json()["invited"] == []


def rematch(browser: httpx.Client, table: str) -> str:
    """A rematch, once bots have played the game to its end."""
    until(lambda: bool(browser.get(f"/api/tables/{table}").json()["phase"] == "over"))
    return str(browser.post(f"/api/tables/{table}/rematch").json()["id"])


def test_a_block_outlasts_the_server(open_harbour: OpenHarbour) -> None:
    first = open_harbour()
    ann, bob = account(first, "Ann"), account(first, "Bob")
    tie(ann, "Bob", "block")
    table = ann.post("/api/tables", json={**TABLE, "public": True}).json()["id"]
    cookies = bob.cookies
    first.stop()
    bob = open_harbour().client(cookies=cookies)
    assert error_of(bob.post(f"/api/tables/{table}/join", json={})) == (403, "not-wanted-here")


# Hosts.


def test_the_host_of_a_table_mutes_somebody_there(people: list[httpx.Client]) -> None:
    ann, bob, _ = people
    table = sit_together(ann, bob)
    told = ann.post(f"/api/tables/{table}/seats/1/mute", json={"muted": True}).json()
    assert [seat["muted"] for seat in told["seats"]] == [False, True]
    assert error_of(bob.post(f"/api/tables/{table}/chat", json={"text": "x"})) == (403, "muted-here")
    assert error_of(bob.post(f"/api/tables/{table}/seats/0/mute", json={"muted": True})) == (403, "only-the-host")
    assert error_of(ann.post(f"/api/tables/{table}/seats/0/mute", json={"muted": True})) == (409, "nobody-there")
    ann.post(f"/api/tables/{table}/seats/1/mute", json={"muted": False})
    assert bob.post(f"/api/tables/{table}/chat", json={"text": "x"}).status_code == 201


def test_a_line_is_reported_with_what_it_said(harbour: Harbour, people: list[httpx.Client]) -> None:
    ann, bob, _ = people
    table = sit_together(ann, bob)
    line = bob.post(f"/api/tables/{table}/chat", json={"text": "Fool!"}).json()["id"]
    assert ann.post(f"/api/tables/{table}/report", json={"line": line, "text": "An insult"}).status_code == 204
    assert ann.post(f"/api/tables/{table}/report", json={"seat": 1, "text": "And again"}).status_code == 204
    assert ann.post("/api/people/Bob/report", json={"text": "Everywhere"}).status_code == 204
    rows = look(harbour, "select p.name, r.said, r.text from reports r join people p on p.id = r.about order by r.id")
    assert rows == [("Bob", "Fool!", "An insult"), ("Bob", "", "And again"), ("Bob", "", "Everywhere")]


def test_a_report_names_somebody_else_and_says_something(people: list[httpx.Client]) -> None:
    ann, bob, _ = people
    table = sit_together(ann, bob)
    report = f"/api/tables/{table}/report"
    assert error_of(ann.post(report, json={"text": "x"})) == (400, "report-what")
    assert error_of(ann.post(report, json={"text": "x", "seat": 0})) == (409, "oneself")
    assert error_of(ann.post(report, json={"text": "x", "line": 7})) == (404, "no-line")
    assert error_of(ann.post(report, json={"text": "\u200b", "seat": 1})) == (400, "report-empty")


# Pages.


def page(browser: httpx.Client, name: str) -> dict[str, Any]:
    answer = browser.get(f"/api/people/{name}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_page_is_for_those_who_have_played_with_somebody_and_for_friends(people: list[httpx.Client]) -> None:
    ann, bob, cid = people
    assert page(ann, "Ann")["relation"] == "self"
    assert error_of(bob.get("/api/people/Ann")) == (404, "no-person")
    tie(ann, "Bob", "friend")
    assert page(bob, "Ann")["relation"] == "asks"
    table = sit_together(ann, cid)
    assert error_of(cid.get("/api/people/Ann")) == (404, "no-person")
    ann.post(f"/api/tables/{table}/start")
    assert page(cid, "Ann")["relation"] == "none"
    tie(ann, "Cid", "block")
    assert error_of(cid.get("/api/people/Ann")) == (404, "no-person")
    assert page(ann, "Cid")["blocked"]


def test_the_host_of_the_server_opens_pages_to_everybody_or_to_nobody(open_harbour: OpenHarbour) -> None:
    first = open_harbour(profiles="everybody")
    ann = account(first, "Ann")
    assert first.client().get("/api/people/Ann").status_code == 200
    bob = account(first, "Bob")
    befriend(ann, bob)
    cookies = bob.cookies
    first.stop()
    second = open_harbour(profiles="nobody")
    assert error_of(second.client(cookies=cookies).get("/api/people/Ann")) == (404, "no-person")


def test_a_page_has_games_boxes_and_how_two_fared_against_each_other(people: list[httpx.Client]) -> None:
    ann, bob, cid = people
    tie(ann, "Cid", "friend")
    for loser in (0, 0, 1):
        table = sit_together(ann, bob, **RATED)
        ann.post(f"/api/tables/{table}/start")
        (ann, bob)[loser].post(f"/api/tables/{table}/resign", json={"seat": loser})
    seen = page(bob, "Ann")
    assert (seen["played"], seen["won"]) == (3, 1)
    assert seen["boxes"] == [{"game": GAME, "played": 3, "won": 1}]
    assert seen["against"] == {"played": 3, "ahead": 2, "behind": 1}
    assert [game["place"] for game in seen["games"]] == [1, 2, 2]
    assert all(game["table"] and game["rated"] for game in seen["games"])
    assert [game["rivals"] for game in seen["games"]] == [[{"name": "Bob", "bot": None}]] * 3
    assert all(isinstance(game["points"], int) for game in seen["games"])
    (rating,) = seen["ratings"]
    assert (rating["game"], rating["seats"], rating["games"], rating["provisional"]) == (GAME, 2, 3, True)
    others = page(cid, "Ann")
    assert [(game["table"], game["rivals"]) for game in others["games"]] == [(None, [])] * 3  # private tables stay so
    assert others["against"] == {"played": 0, "ahead": 0, "behind": 0}
    assert page(ann, "Ann")["against"] is None


# What is one's own.


def test_a_note_is_nobody_elses(people: list[httpx.Client]) -> None:
    ann, bob, cid = people
    table = sit_together(ann, bob)
    assert ann.get(f"/api/tables/{table}/note").json() == {"text": ""}
    assert ann.put(f"/api/tables/{table}/note", json={"text": "Bob bluffs.\nTwice."}).status_code == 204
    assert ann.get(f"/api/tables/{table}/note").json() == {"text": "Bob bluffs.\nTwice."}
    assert bob.get(f"/api/tables/{table}/note").json() == {"text": ""}
    assert error_of(cid.get(f"/api/tables/{table}/note")) == (404, "no-table")
    assert ann.get("/api/me/data").json()["notes"] == [{"table": table, "text": "Bob bluffs.\nTwice."}]
    assert bob.get("/api/me/data").json()["notes"] == []
    assert "bluffs" not in bob.get("/api/me/data").text


def test_one_browser_is_signed_out_and_the_others_stay(harbour: Harbour, people: list[httpx.Client]) -> None:
    ann = people[0]
    other = harbour.client()
    other.post("/api/me/session", json={"name": "Ann", "password": "correct horse battery"})
    sessions = ann.get("/api/me/sessions").json()
    assert sorted(one["here"] for one in sessions) == [False, True]
    away = next(one["id"] for one in sessions if not one["here"])
    assert error_of(people[1].delete(f"/api/me/sessions/{away}")) == (404, "no-session")
    assert ann.delete(f"/api/me/sessions/{away}").status_code == 204
    assert other.get("/api/me").json() is None
    assert ann.get("/api/me").json()["name"] == "Ann"
    token = look(harbour, "select token from sessions")[0][0]
    assert token not in ann.get("/api/me/sessions").text


def test_with_an_account_goes_all_that_it_thought_of_others(harbour: Harbour, people: list[httpx.Client]) -> None:
    ann, bob, _ = people
    befriend(ann, bob)
    tie(ann, "Cid", "block")
    table = sit_together(ann, bob)
    ann.put(f"/api/tables/{table}/note", json={"text": "mine"})
    ann.post("/api/people/Bob/report", json={"text": "something"})
    ann.put("/api/me/holiday", json={"until": time.time() + 1000})
    look(harbour, "update people set muted = 1 where name = 'Ann'")
    assert ann.request("DELETE", "/api/me/account", json={"password": "correct horse battery"}).status_code == 204
    assert bob.get("/api/me/ties").json() == {"friends": [], "asked": [], "asks": [], "blocked": []}
    for kept in ("ties", "notes", "passkeys", "invited", "members"):
        assert look(harbour, f"select count(*) from {kept}") == [(0,)], kept
    assert look(harbour, 'select "by" from reports') == [(None,)]
    assert look(harbour, "select name, holiday, away, muted, created from people where banned = 2") == [
        ("", "{}", 0, 0, 0)
    ]
    assert error_of(bob.get("/api/people/Ann")) == (404, "no-person")


def test_ones_data_has_what_is_kept(people: list[httpx.Client]) -> None:
    ann, bob, _ = people
    befriend(ann, bob)
    table = sit_together(ann, bob, **RATED)
    ann.post(f"/api/tables/{table}/start")
    bob.post(f"/api/tables/{table}/resign", json={"seat": 1})
    ann.post("/api/people/Bob/report", json={"text": "He gave up."})
    kept = ann.get("/api/me/data").json()
    assert [one["name"] for one in kept["ties"]["friends"]] == ["Bob"]
    assert [(one["table"], one["place"]) for one in kept["ratings"]] == [(table, 1)]
    assert [one["text"] for one in kept["reports"]] == ["He gave up."]
    assert (kept["passkeys"], kept["clubs"], kept["contests"], kept["invited"]) == ([], [], [], [])
    assert (kept["holiday"]["until"], kept["muted"]) == (0, 0)
    assert "He gave up." not in bob.get("/api/me/data").text
