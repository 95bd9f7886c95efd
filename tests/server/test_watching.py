"""A link to watch: whoever has it sees a table as spectators do, and nothing more."""

from __future__ import annotations

import httpx
import pytest

from tests.server.harbour import Harbour
from tests.server.persons import error_of
from tests.server.players import play_one, seated, state

READ = ("", "/state", "/moves/1", "/turns", "/chat", "/record", "/fairness", "/rewind/0")
WRITTEN: tuple[tuple[str, dict[str, object] | None], ...] = (
    ("join", {}),
    ("leave", {"seat": 0}),
    ("start", None),
    ("act", {"revision": 0, "key": "k", "actions": [0]}),
    ("undo", {"revision": 0, "key": "k"}),
    ("rewind", {"to": 0}),
    ("resign", {"seat": 0}),
    ("seats/0/bot", {"level": "random"}),
    ("chat", {"text": "hello"}),
)


def watch_of(browser: httpx.Client, table: str) -> str:
    return str(browser.get(f"/api/tables/{table}").json()["watch"])


@pytest.mark.parametrize("path", READ)
def test_whoever_has_the_link_may_look(harbour: Harbour, path: str) -> None:
    table, browsers = seated(harbour)
    play_one(browsers, table, "first")
    watch = watch_of(browsers[0], table)
    watcher = harbour.client()
    assert watcher.get(f"/api/tables/{watch}{path}").status_code == 200
    assert error_of(watcher.get(f"/api/tables/{table}{path}")) == (404, "no-table")
    for wrong in (f"{table}.", f"{table}.wrong", f"{watch}x", watch[:-1]):
        assert error_of(watcher.get(f"/api/tables/{wrong}{path}")) == (404, "no-table"), wrong


def test_a_watcher_sees_what_a_spectator_sees(harbour: Harbour) -> None:
    table, browsers = seated(harbour, game="discovery-2015", options={"scouting": True})
    for number in range(6):
        play_one(browsers, table, f"answer {number}")
    watch = watch_of(browsers[0], table)
    watcher = harbour.client()
    seen = state(watcher, watch)
    harbour.rooms.harbour.tables[table].public = True
    assert seen == state(harbour.client(), table)
    assert (seen["seat"], seen["options"]) == (None, [])
    for seat in range(2):
        refused = watcher.get(f"/api/tables/{watch}/state", params={"seat": seat})
        assert error_of(refused) == (403, "not-your-seat")


def test_neither_link_nor_invitation_is_told_to_a_watcher(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    told = harbour.client().get(f"/api/tables/{watch_of(browsers[1], table)}").json()
    assert (told["invitation"], told["watch"], told["yours"], told["host"]) == (None, None, [], False)


@pytest.mark.parametrize(("deed", "form"), WRITTEN, ids=[deed for deed, _ in WRITTEN])
def test_the_link_gives_no_hand_in_the_game(harbour: Harbour, deed: str, form: dict[str, object] | None) -> None:
    table, browsers = seated(harbour)
    watch = watch_of(browsers[0], table)
    before = state(browsers[0], table)
    watcher = harbour.client()
    watcher.patch("/api/me", json={"name": "Watcher"})
    assert watcher.post(f"/api/tables/{watch}/{deed}", json=form).status_code in (403, 404, 409)
    assert state(browsers[0], table) == before


def test_the_link_gives_no_seat_before_the_start_either(harbour: Harbour) -> None:
    host, watcher = harbour.client(), harbour.client()
    table = host.post("/api/tables", json={"game": "iron-age", "seats": 2}).json()
    assert watcher.get(f"/api/tables/{table['watch']}").status_code == 200
    assert error_of(watcher.post(f"/api/tables/{table['watch']}/join", json={})) == (404, "no-table")


def test_a_watcher_hears_the_game_live_and_is_not_sent_away_when_somebody_stands_up(harbour: Harbour) -> None:
    host, guest = harbour.client(), harbour.client()
    table = host.post("/api/tables", json={"game": "iron-age", "seats": 2}).json()
    with harbour.listening(harbour.client(), f"/api/tables/{table['watch']}/stream") as heard:
        assert next(heard).kind == "table"
        guest.post(f"/api/tables/{table['id']}/join", json={"invitation": table["invitation"]})
        guest.post(f"/api/tables/{table['id']}/leave", json={"seat": 1})
        guest.post(f"/api/tables/{table['id']}/join", json={"invitation": table["invitation"]})
        host.post(f"/api/tables/{table['id']}/start")
        assert any(one.kind == "update" and one.data["seat"] is None for one in heard)


def test_a_watcher_hears_of_a_rematch_and_is_not_invited(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    with harbour.listening(harbour.client(), f"/api/tables/{watch_of(ann, table)}/stream") as heard:
        ann.post(f"/api/tables/{table}/resign", json={"seat": 0})
        again = ann.post(f"/api/tables/{table}/rematch").json()
        assert next(news for news in heard if news.kind == "rematch").data == {"table": again["id"]}
    assert error_of(harbour.client().get(f"/api/tables/{again['id']}")) == (404, "no-table")
    assert bob.post(f"/api/tables/{table}/rematch").json()["invitation"] == again["invitation"]


def test_a_public_table_is_watched_by_its_plain_link(harbour: Harbour) -> None:
    host = harbour.client()
    table = host.post("/api/tables", json={"game": "iron-age", "seats": 2, "public": True}).json()
    assert table["watch"] == table["id"]
    assert watch_of(harbour.client(), table["id"]) == table["id"]


def test_who_plays_and_follows_the_link_still_plays(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    assert state(browsers[1], watch_of(browsers[0], table))["seat"] == 1
