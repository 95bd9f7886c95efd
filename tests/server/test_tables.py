"""Before and after the game: tables made, listed, joined, left, started, removed, played again, branched; why not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import carrack
from carrack.bots import LEVELS
from carrack.core.catalog import register
from tests.server.harbour import Harbour, running
from tests.server.persons import error_of, look, until
from tests.server.players import GAME, act, alone, play_one, seated, state
from tests.toys.lagoon import GAME as LAGOON

register(LAGOON.id, LAGOON)
NOWHERE = "no-such-table"


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    """One for all: everybody in these tests is somebody new."""
    with running(tmp_path_factory.mktemp("harbour")) as found:
        yield found


def make(browser: httpx.Client, **form: Any) -> dict[str, Any]:
    answer = browser.post("/api/tables", json={"game": GAME, "seats": 2, **form})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def told(browser: httpx.Client, table: str) -> dict[str, Any]:
    answer = browser.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def do(browser: httpx.Client, table: str, what: str, **form: Any) -> httpx.Response:
    return browser.post(f"/api/tables/{table}/{what}", json=form)


def own(browser: httpx.Client) -> list[str]:
    return [row["id"] for row in browser.get("/api/tables").json()["mine"]]


def guest(harbour: Harbour) -> httpx.Client:
    """Somebody with a name and a cookie, at no table."""
    browser = harbour.client()
    assert browser.patch("/api/me", json={"name": "A guest"}).status_code == 200
    return browser


# Making.


def test_a_new_table_is_private_and_its_maker_hosts_it_at_the_first_seat(harbour: Harbour) -> None:
    table = make(harbour.client())
    assert (table["phase"], table["public"], table["host"], table["yours"]) == ("open", False, True, [0])
    assert table["invitation"]
    assert table["commitment"]
    assert table["options"] == carrack.game(GAME).start(2).options


def test_a_table_is_named_by_letters_and_digits_alone(harbour: Harbour) -> None:
    """So that no command takes it for an option, and a double click takes up the whole of it."""
    host = harbour.client()
    assert all(re.fullmatch(r"[A-Za-z0-9]{12}", make(host)["id"]) for _ in range(40))


def test_a_host_need_not_sit(harbour: Harbour) -> None:
    table = make(harbour.client(), sit=False)
    assert (table["host"], table["yours"]) == (True, [])


def test_a_table_can_be_made_filled_and_started_in_one_go(harbour: Harbour) -> None:
    table = make(harbour.client(), seats=3, bots={"1": "greedy", "2": "random"}, start=True)
    assert table["phase"] == "running"
    assert [seat["bot"] for seat in table["seats"]] == [None, "greedy", "random"]


@pytest.mark.parametrize(
    ("form", "refusal"),
    [
        ({"game": "chess"}, (400, "no-game")),
        ({"seats": 9}, (400, "option")),
        ({"options": {"no such": True}}, (400, "option")),
        ({"pace": "leisurely"}, (400, "no-pace")),
        ({"bots": {"1": "brilliant"}}, (400, "no-level")),
        ({"bots": {"7": "greedy"}}, (404, "no-seat")),
        ({"bots": {"one": "greedy"}}, (400, "no-seat")),
        ({"bots": {"-1": "greedy"}}, (400, "no-seat")),
        ({"bots": {"0": "greedy"}}, (409, "seat-taken")),
        ({"start": True}, (409, "seats-empty")),
    ],
)
def test_a_table_that_is_refused_leaves_nothing_behind(
    harbour: Harbour, form: dict[str, Any], refusal: tuple[int, str]
) -> None:
    browser = guest(harbour)
    people = look(harbour, "select count(*) from people")
    refused = browser.post("/api/tables", json={"game": GAME, "seats": 2, **form})
    assert error_of(refused) == refusal
    assert own(browser) == []
    stranger = harbour.client()
    assert error_of(stranger.post("/api/tables", json={"game": GAME, "seats": 2, **form})) == refusal
    assert not stranger.cookies
    assert look(harbour, "select count(*) from people") == people


def test_a_refused_option_is_named(harbour: Harbour) -> None:
    refused = harbour.client().post("/api/tables", json={"game": GAME, "options": {"no such": True}})
    assert "no such" in refused.json()["details"]["field"]


# Lists.


def test_lists_show_ones_own_tables_and_the_public_ones_of_others(harbour: Harbour) -> None:
    ann, bob = harbour.client(), guest(harbour)
    hidden, shown = make(ann), make(ann, public=True)
    assert set(own(ann)) == {hidden["id"], shown["id"]}
    lists = bob.get("/api/tables").json()
    assert lists["mine"] == []
    assert shown["id"] in [row["id"] for row in lists["public"]]
    assert hidden["id"] not in [row["id"] for row in lists["public"]]
    stranger = harbour.client().get("/api/tables").json()
    assert stranger["mine"] == []
    assert shown["id"] in [row["id"] for row in stranger["public"]]


def test_tables_that_await_ones_answer_come_first(harbour: Harbour) -> None:
    ann = harbour.client()
    asked = make(ann, seats=1, start=True)
    waiting = make(ann)
    rows = ann.get("/api/tables").json()["mine"]
    assert [(row["id"], row["your_turn"]) for row in rows] == [(asked["id"], True), (waiting["id"], False)]


def test_a_finished_table_stays_in_ones_own_list_and_leaves_the_public_one(harbour: Harbour) -> None:
    ann = harbour.client()
    table = make(ann, seats=1, public=True, start=True)["id"]
    assert do(ann, table, "resign", seat=0).status_code == 200
    assert table in own(ann)
    assert table not in [row["id"] for row in harbour.client().get("/api/tables").json()["public"]]


# Sitting down and standing up.


def test_one_may_sit_down_at_a_seat_of_ones_choice(harbour: Harbour) -> None:
    ann, bob = harbour.client(), harbour.client()
    table = make(ann, seats=3, public=True)["id"]
    assert do(bob, table, "join", seat=2).json()["yours"] == [2]
    assert error_of(do(ann, table, "join", seat=2)) == (409, "seat-taken")
    assert error_of(do(ann, table, "join", seat=3)) == (404, "no-seat")
    assert do(ann, table, "join").json()["yours"] == [0, 1]
    assert error_of(do(bob, table, "join")) == (409, "table-full")


def test_an_invitation_opens_a_private_table_and_nothing_else_does(harbour: Harbour) -> None:
    ann, bob = harbour.client(), guest(harbour)
    table = make(ann)
    id = table["id"]
    assert error_of(do(bob, id, "join")) == (404, "no-table")
    assert error_of(do(bob, id, "join", invitation="not this one")) == (404, "no-table")
    assert error_of(do(ann, id, "join", invitation="not this one")) == (403, "no-invitation")
    link = bob.get(f"/api/invitations/{table['invitation']}")
    assert link.status_code == 200
    assert (link.json()["id"], link.json()["invitation"], link.json()["yours"]) == (id, None, [])
    assert error_of(bob.get(f"/api/tables/{id}")) == (404, "no-table"), "to have looked is not to sit"
    assert error_of(bob.get("/api/invitations/not-this-one")) == (404, "no-invitation")
    joined = do(bob, id, "join", invitation=table["invitation"])
    assert (joined.status_code, joined.json()["yours"]) == (200, [1])
    assert joined.json()["invitation"] == table["invitation"], "who sits may invite"


def test_nobody_sits_down_or_stands_up_once_the_game_has_started(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    invitation = told(ann, table)["invitation"]
    assert error_of(do(harbour.client(), table, "join", invitation=invitation)) == (409, "already-started")
    assert error_of(do(bob, table, "leave", seat=1)) == (409, "already-started")
    assert error_of(do(ann, table, "start")) == (409, "already-started")


def test_one_stands_up_from_ones_own_seat_and_the_host_asks_others_to(harbour: Harbour) -> None:
    ann, bob, cat = (harbour.client() for _ in range(3))
    table = make(ann, seats=3, public=True)["id"]
    for browser in (bob, cat):
        assert do(browser, table, "join").status_code == 200
    assert error_of(do(bob, table, "leave", seat=2)) == (403, "not-your-seat")
    assert error_of(do(bob, table, "leave", seat=8)) == (404, "no-seat")
    assert do(bob, table, "leave", seat=1).status_code == 200
    assert do(ann, table, "leave", seat=2).status_code == 200
    assert [seat["taken"] for seat in told(ann, table)["seats"]] == [True, False, False]


def test_who_leaves_a_private_table_hears_how_it_was_left_and_no_more(harbour: Harbour) -> None:
    ann, bob = harbour.client(), harbour.client()
    table = make(ann)
    assert do(bob, table["id"], "join", invitation=table["invitation"]).status_code == 200
    left = do(bob, table["id"], "leave", seat=1)
    assert left.status_code == 200
    assert (left.json()["yours"], left.json()["invitation"]) == ([], None)
    assert [seat["taken"] for seat in left.json()["seats"]] == [True, False]
    assert error_of(bob.get(f"/api/tables/{table['id']}")) == (404, "no-table")


def test_the_host_fills_free_seats_with_bots(harbour: Harbour) -> None:
    ann, bob = harbour.client(), harbour.client()
    table = make(ann, seats=3, public=True)["id"]
    assert do(bob, table, "join").status_code == 200
    assert error_of(do(bob, table, "seats/2/bot", level="greedy")) == (403, "only-the-host")
    assert error_of(do(ann, table, "seats/1/bot", level="greedy")) == (409, "seat-taken")
    assert error_of(do(ann, table, "seats/3/bot", level="greedy")) == (404, "no-seat")
    refused = do(ann, table, "seats/2/bot", level="brilliant")
    assert error_of(refused) == (400, "no-level")
    assert refused.json()["details"]["levels"] == list(LEVELS)
    assert do(ann, table, "seats/2/bot", level="greedy").json()["seats"][2]["bot"] == "greedy"
    assert do(ann, table, "seats/2/bot", level="random").json()["seats"][2]["bot"] == "random", "another one"


def test_who_stood_up_no_longer_looks_through_the_seats_eyes(harbour: Harbour) -> None:
    """The stream is open while somebody else sits down there."""
    ann, bob, cat = (harbour.client() for _ in range(3))
    table = make(ann, game=LAGOON.id, public=True)["id"]
    assert do(bob, table, "join", seat=1).status_code == 200
    with harbour.listening(bob, f"/api/tables/{table}/stream", params={"seat": 1}) as heard:
        assert next(heard).kind == "table"
        assert do(bob, table, "leave", seat=1).status_code == 200
        assert do(cat, table, "join", seat=1).status_code == 200
        assert do(ann, table, "start").status_code == 200
        update = next(news for news in heard if news.kind == "update")
    assert update.data["seat"] is None
    assert update.data["options"] == []


def test_who_stood_up_from_a_private_table_hears_no_more_of_it(harbour: Harbour) -> None:
    ann, bob = harbour.client(), harbour.client()
    table = make(ann)
    assert do(bob, table["id"], "join", invitation=table["invitation"]).status_code == 200
    with harbour.listening(bob, f"/api/tables/{table['id']}/stream") as heard:
        assert next(heard).kind == "table"
        assert do(ann, table["id"], "leave", seat=1).status_code == 200
        assert next(heard).kind == "seats"
        assert do(ann, table["id"], "chat", text="Now we are among ourselves.").status_code == 201
        assert next(heard, None) is None, "the stream has ended"
    assert error_of(bob.get(f"/api/tables/{table['id']}/stream")) == (404, "no-table")


def test_who_sits_down_while_listening_gets_the_seats_own_updates(harbour: Harbour) -> None:
    ann = harbour.client()
    table = make(ann, seats=1, sit=False)["id"]
    with harbour.listening(ann, f"/api/tables/{table}/stream") as heard:
        assert next(heard).kind == "table"
        assert do(ann, table, "join").status_code == 200
        assert do(ann, table, "start").status_code == 200
        update = next(news for news in heard if news.kind == "update")
    assert update.data == state(ann, table)
    assert update.data["options"]


def test_one_room_hears_the_seat_that_is_asked(harbour: Harbour) -> None:
    table, browser = alone(harbour)
    asked: set[int] = set()
    with harbour.listening(browser, f"/api/tables/{table}/stream") as heard:
        assert next(heard).kind == "table"
        update = next(heard).data
        while len(asked) < 2:
            assert update["seat"] == update["question"]["seat"]
            asked.add(update["seat"])
            answer = act(browser, table, update["revision"], f"{update['revision']}", update["options"][-1]["action"])
            assert answer.status_code == 200, answer.text
            update = next(heard).data


# Starting.


def test_a_table_starts_when_it_is_full_and_its_host_says_so(harbour: Harbour) -> None:
    ann, bob = harbour.client(), harbour.client()
    table = make(ann, public=True)["id"]
    assert error_of(do(ann, table, "start")) == (409, "seats-empty")
    assert do(bob, table, "join").status_code == 200
    assert error_of(do(bob, table, "start")) == (403, "only-the-host")
    assert error_of(do(harbour.client(), table, "start")) == (401, "sign-in")
    assert do(ann, table, "start").json()["phase"] == "running"


@pytest.mark.parametrize("path", ["state", "moves/0", "why/0", "record"])
def test_a_table_that_has_not_started_has_nothing_to_show(harbour: Harbour, path: str) -> None:
    ann = harbour.client()
    assert error_of(ann.get(f"/api/tables/{make(ann)['id']}/{path}")) == (409, "not-started")


@pytest.mark.parametrize(
    ("what", "form"),
    [
        ("act", {"revision": 0, "key": "k", "actions": [0]}),
        ("undo", {"revision": 0, "key": "k"}),
        ("rewind", {"to": 0}),
        ("rewind/answer", {"consent": True}),
        ("resign", {"seat": 0}),
        ("branch", {"revision": 0}),
        ("seats/0/take-back", {}),
    ],
)
def test_before_the_start_nothing_can_be_played(harbour: Harbour, what: str, form: dict[str, Any]) -> None:
    ann = harbour.client()
    assert error_of(do(ann, make(ann)["id"], what, **form)) == (409, "not-started")


# Removing.


def test_a_host_removes_a_table_before_the_start_and_its_listeners_hear_of_it(harbour: Harbour) -> None:
    ann, bob = harbour.client(), harbour.client()
    table = make(ann, public=True)["id"]
    assert do(bob, table, "join").status_code == 200
    assert error_of(bob.delete(f"/api/tables/{table}")) == (403, "only-the-host")
    with harbour.listening(bob, f"/api/tables/{table}/stream") as heard:
        assert next(heard).kind == "table"
        assert ann.delete(f"/api/tables/{table}").status_code == 204
        assert next(heard).kind == "gone"
    assert error_of(ann.get(f"/api/tables/{table}")) == (404, "no-table")
    assert error_of(ann.delete(f"/api/tables/{table}")) == (404, "no-table")
    assert own(ann) == own(bob) == []


def test_a_table_at_which_others_play_stays(harbour: Harbour) -> None:
    table, (ann, _bob) = seated(harbour)
    assert error_of(ann.delete(f"/api/tables/{table}")) == (409, "others-play-here")


def test_a_table_at_which_only_bots_play_can_be_removed(harbour: Harbour) -> None:
    """While they think: what they owe is forgotten."""
    ann = harbour.client()
    table = make(ann, bots={"1": "random"}, start=True)["id"]
    assert do(ann, table, "seats/0/bot", level="random").status_code == 200
    assert ann.delete(f"/api/tables/{table}").status_code == 204
    until(lambda: table not in harbour.rooms.bots.owed.in_hand)
    assert own(ann) == []


# Again.


def test_a_rematch_brings_everybody_to_one_private_table(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    with harbour.listening(bob, f"/api/tables/{table}/stream") as heard:
        assert do(ann, table, "resign", seat=0).status_code == 200
        again = do(ann, table, "rematch").json()
        news = next(news for news in heard if news.kind == "rematch")
    assert news.data == {"table": again["id"]}, "whoever watches hears it too, and is not invited"
    found = do(bob, table, "rematch").json()
    assert (found["id"], found["host"], found["yours"]) == (again["id"], False, [])
    assert do(bob, found["id"], "join", invitation=found["invitation"]).status_code == 200
    assert told(ann, table)["rematch"] == again["id"]


def test_a_rematch_seats_the_bots_again_a_place_further(harbour: Harbour) -> None:
    ann = harbour.client()
    table = make(ann, bots={"1": "random"}, start=True, public=True)["id"]
    assert error_of(do(ann, table, "rematch")) == (409, "not-over")
    assert do(ann, table, "resign", seat=0).status_code == 200
    assert error_of(do(guest(harbour), table, "rematch")) == (403, "not-at-this-table")
    again = do(ann, table, "rematch").json()
    assert [seat["bot"] for seat in again["seats"]] == ["random", None]
    assert again["public"]


def test_a_rematch_that_was_removed_is_made_anew(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    assert do(ann, table, "resign", seat=0).status_code == 200
    first = do(ann, table, "rematch").json()["id"]
    assert ann.delete(f"/api/tables/{first}").status_code == 204
    second = do(bob, table, "rematch")
    assert second.status_code == 200, second.text
    assert second.json()["id"] != first


# From a move.


def test_a_branch_goes_from_any_move_that_there_is(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    play_one([ann, bob], table, "first")
    refused = do(ann, table, "branch", revision=9999)
    assert error_of(refused) == (400, "no-revision")
    assert refused.json()["details"]["most"] == state(ann, table)["revision"]
    assert do(ann, table, "branch", revision=0).json()["given"] == 0
    assert error_of(do(guest(harbour), table, "branch", revision=0)) == (404, "no-table")


def test_what_a_table_began_with_is_not_rewound(harbour: Harbour) -> None:
    table, browser = alone(harbour)
    for number in range(3):
        play_one([browser, browser], table, f"{number}")
    branch = do(browser, table, "branch", revision=state(browser, table)["revision"]).json()
    for _ in range(2):
        assert do(browser, branch["id"], "join").status_code == 200
    assert do(browser, branch["id"], "start").status_code == 200
    play_one([browser, browser], branch["id"], "on")
    refused = do(browser, branch["id"], "rewind", to=branch["given"] - 1)
    assert error_of(refused) == (409, "given-stays")
    assert refused.json()["details"] == {"least": branch["given"]}
    assert do(browser, branch["id"], "rewind", to=branch["given"]).status_code == 200


def test_while_somebody_has_a_secret_nobody_plays_on_from_there(harbour: Harbour) -> None:
    table, browser = alone(harbour, LAGOON.id)
    keep = carrack.game(LAGOON.id).encode({"verb": "keep"})
    now = state(browser, table)
    assert act(browser, table, now["revision"], "keep", keep).status_code == 200
    hidden = state(browser, table)["revision"]
    assert error_of(do(browser, table, "branch", revision=hidden)) == (409, "secrets-in-play")
    assert do(browser, table, "branch", revision=now["revision"]).status_code == 201
    assert do(browser, table, "resign", seat=0).status_code == 200
    assert do(browser, table, "branch", revision=hidden).status_code == 201, "when it is over there is no secret left"
