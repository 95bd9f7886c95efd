"""At a table over HTTP: answering, going stale, keys, undo, rewind, hand-over, branches, spectators, streams."""

from __future__ import annotations

from typing import Any

import pytest

import carrack
from tests.server.harbour import Harbour
from tests.server.players import GAME, act, alone, play_one, seated, state


def test_the_seat_that_is_asked_gets_its_options_and_the_others_get_none(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    updates = [state(browser, table) for browser in browsers]
    asked = updates[0]["question"]["seat"]
    assert [bool(update["options"]) for update in updates] == [seat == asked for seat in range(2)]
    assert [update["seat"] for update in updates] == [0, 1]


def test_an_answer_moves_the_game_on_for_everybody(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    before = state(browsers[0], table)
    after = play_one(browsers, table, "first")
    assert after["revision"] > before["revision"]
    assert after["since"] == before["revision"]
    assert state(browsers[1], table)["revision"] == after["revision"]


def test_a_stale_answer_gets_409_and_what_is_new(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    before = state(browsers[0], table)
    after = play_one(browsers, table, "first")
    asked = before["question"]["seat"]
    refused = act(browsers[asked], table, before["revision"], "second", before["options"][0]["action"])
    assert refused.status_code == 409
    assert refused.json()["error"] == "stale"
    assert refused.json()["update"]["revision"] == after["revision"]
    assert refused.json()["update"]["events"] == after["events"]


def test_the_same_key_is_done_once(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    now = state(browsers[0], table)
    asked = now["question"]["seat"]
    action = now["options"][0]["action"]
    first = act(browsers[asked], table, now["revision"], "once", action)
    again = act(browsers[asked], table, now["revision"], "once", action)
    assert (first.status_code, again.status_code) == (200, 200)
    assert again.json()["revision"] == first.json()["revision"]


def test_another_persons_key_is_not_mine(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    play_one(browsers, table, "key")
    before = state(browsers[0], table)["revision"]
    play_one(browsers, table, "key2")
    assert state(browsers[0], table)["revision"] > before


def test_several_answers_are_all_done_or_none(harbour: Harbour) -> None:
    table, browser = alone(harbour)
    now = state(browser, table)
    choice = next(option["action"] for option in now["options"] if not option["final"])
    refused = act(browser, table, now["revision"], "both", choice, 10**6)
    assert refused.status_code == 409
    assert refused.json()["error"] == "illegal"
    assert refused.json()["details"]["number"] == 1
    assert state(browser, table) == now
    both = act(browser, table, now["revision"], "again", choice, choice)
    assert both.status_code == 200, both.text
    assert both.json()["revision"] >= now["revision"] + 2


def test_nobody_answers_for_another_seat(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    now = state(browsers[0], table)
    asked = now["question"]["seat"]
    action = state(browsers[asked], table)["options"][0]["action"]
    other = act(browsers[1 - asked], table, now["revision"], "mine", action)
    assert (other.status_code, other.json()["error"]) == (403, "not-your-seat")
    stranger = act(harbour.client(), table, now["revision"], "mine", action)
    assert stranger.status_code == 401
    guest = harbour.client()
    guest.post("/api/tables", json={"game": GAME})
    assert act(guest, table, now["revision"], "mine", action).status_code == 404
    assert state(browsers[0], table)["revision"] == now["revision"]


def test_undo_takes_back_and_the_revision_goes_on(harbour: Harbour) -> None:
    table, browsers = seated(harbour, game="discovery-2007")
    before = state(browsers[0], table)
    asked = before["question"]["seat"]
    after = play_one(browsers, table, "first")
    assert state(browsers[asked], table)["undo"]
    form = {"revision": after["revision"], "key": "undo"}
    other = browsers[1 - asked].post(f"/api/tables/{table}/undo", json=form)
    assert (other.status_code, other.json()["error"]) == (409, "no-undo")
    undone = browsers[asked].post(f"/api/tables/{table}/undo", json=form)
    assert undone.status_code == 200, undone.text
    assert undone.json()["revision"] == after["revision"] + 1
    assert undone.json()["view"] == state(browsers[asked], table)["view"]
    again = browsers[asked].post(f"/api/tables/{table}/undo", json=form)
    assert again.json()["revision"] == undone.json()["revision"], "the same key is done once"


def test_a_rewind_needs_everybody(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    start = state(browsers[0], table)
    for number in range(6):
        play_one(browsers, table, f"move {number}")
    revision = state(browsers[0], table)["revision"]
    asked = browsers[0].post(f"/api/tables/{table}/rewind", json={"to": start["revision"]})
    proposal = asked.json()["proposal"]
    assert proposal.pop("lost") == [5, 1]
    assert proposal == {"to": start["revision"], "revision": revision, "consents": [0], "by": 0}
    assert state(browsers[0], table)["revision"] == revision
    assert browsers[1].post(f"/api/tables/{table}/rewind/answer", json={"consent": True}).status_code == 200
    back = state(browsers[0], table)
    assert back["revision"] > revision
    assert back["view"] == start["view"]
    assert [event["event"] for event in back["events"]].count("rewind") == 1
    assert browsers[0].get(f"/api/tables/{table}").json()["proposal"] is None


def test_a_rewind_that_is_declined_or_overtaken_lapses(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    play_one(browsers, table, "first")
    revision = state(browsers[0], table)["revision"]
    browsers[0].post(f"/api/tables/{table}/rewind", json={"to": 0})
    browsers[1].post(f"/api/tables/{table}/rewind/answer", json={"consent": False})
    late = browsers[1].post(f"/api/tables/{table}/rewind/answer", json={"consent": True})
    assert (late.status_code, late.json()["error"]) == (409, "no-proposal")
    browsers[0].post(f"/api/tables/{table}/rewind", json={"to": 0})
    play_one(browsers, table, "second")
    late = browsers[1].post(f"/api/tables/{table}/rewind/answer", json={"consent": True})
    assert (late.status_code, late.json()["error"]) == (409, "no-proposal")
    assert state(browsers[0], table)["revision"] > revision


def test_giving_up_at_a_table_of_two_ends_it(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    told = browsers[0].post(f"/api/tables/{table}/resign", json={"seat": 0}).json()
    assert told["phase"] == "over"
    assert told["result"]["winners"] == [1]
    late = act(browsers[1], table, told["revision"], "late", 0)
    assert (late.status_code, late.json()["error"]) == (409, "table-over")


def test_giving_up_at_a_larger_table_lets_a_bot_play_on(harbour: Harbour) -> None:
    table, browsers = seated(harbour, 3)
    told = browsers[1].post(f"/api/tables/{table}/resign", json={"seat": 1}).json()
    assert told["phase"] == "running"
    assert told["seats"][1]["bot"] is not None


def test_why_not_says_the_reason_and_the_paragraph(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    now = state(browsers[0], table)
    legal = {option["action"] for option in now["options"]}
    illegal = next(code for code in range(100) if code not in legal)
    why = browsers[0].get(f"/api/tables/{table}/why/{illegal}").json()["why"]
    assert set(why) == {"reason", "rule", "details"}
    assert browsers[0].get(f"/api/tables/{table}/why/{now['options'][0]['action']}").json()["why"] is None
    beyond = browsers[0].get(f"/api/tables/{table}/why/1000000")
    assert (beyond.status_code, beyond.json()["error"]) == (400, "no-action")


def test_why_nothing_else_says_every_reason_but_not_what_the_table_does_not_have(harbour: Harbour) -> None:
    table, browser = alone(harbour, "iron-age")
    game = carrack.game("iron-age")
    met: set[str] = set()
    for number in range(20):
        now = state(browser, table)
        verbs = {option["do"]["verb"] for option in now["options"]}
        for one in browser.get(f"/api/tables/{table}/why").json()["refused"]:
            single = browser.get(f"/api/tables/{table}/why/{one['action']}").json()["why"]
            assert one == {"action": one["action"], **single}
            assert game.describe(one["action"])["verb"] in verbs
            met.add(one["reason"])
        act(browser, table, now["revision"], f"{number}", now["options"][0]["action"], seat=now["question"]["seat"])
    assert "marked-already" in met
    assert not met & {"no-such-die", "not-now"}


@pytest.mark.parametrize("game", ["iron-age", "discovery-2007"])
def test_what_an_answer_would_bring_is_what_it_brings(harbour: Harbour, game: str) -> None:
    """Up to where chance or somebody else has a say; and nothing is played for it."""
    table, browser = alone(harbour, game)
    for number in range(12):
        now = state(browser, table)
        seat = now["question"]["seat"]
        foretold = {}
        for option in now["options"][:8]:
            answer = browser.get(f"/api/tables/{table}/preview/{option['action']}")
            assert answer.status_code == 200, answer.text
            foretold[option["action"]] = answer.json()
        assert state(browser, table) == now
        action = list(foretold)[number % len(foretold)]
        done = act(browser, table, now["revision"], f"{number}", action, seat=seat).json()
        told = [{key: value for key, value in event.items() if key != "revision"} for event in done["events"]]
        assert told[: len(foretold[action]["events"])] == foretold[action]["events"]
        if foretold[action]["question"]["seat"] >= 0:
            assert (done["view"], done["question"]) == (foretold[action]["view"], foretold[action]["question"])
        else:
            assert sum(foretold[action]["odds"].values()) > 0


def test_what_cannot_be_done_is_not_foretold(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    asked = state(browsers[0], table)["question"]["seat"]
    other = browsers[1 - asked].get(f"/api/tables/{table}/preview/0")
    assert (other.status_code, other.json()["error"]) == (403, "not-asked")
    legal = {option["action"] for option in state(browsers[asked], table)["options"]}
    never = next(action for action in range(1000) if action not in legal)
    refused = browsers[asked].get(f"/api/tables/{table}/preview/{never}")
    assert (refused.status_code, refused.json()["error"]) == (409, "illegal")
    assert refused.json()["details"]["why"]["rule"]


def test_a_public_table_has_spectators_without_options(harbour: Harbour) -> None:
    table, _browsers = seated(harbour, public=True)
    seen = state(harbour.client(), table)
    assert (seen["seat"], seen["options"], seen["undo"]) == (None, [], False)
    assert harbour.client().get(f"/api/tables/{table}/state", params={"seat": 0}).status_code == 403
    told = harbour.client().get(f"/api/tables/{table}").json()
    assert (told["invitation"], told["yours"], told["host"]) == (None, [], False)


@pytest.mark.parametrize("path", ["", "/state", "/moves/0", "/why", "/why/0", "/stream"])
def test_a_private_table_is_unknown_to_others(harbour: Harbour, path: str) -> None:
    table, _browsers = seated(harbour)
    answer = harbour.client().get(f"/api/tables/{table}{path}")
    assert (answer.status_code, answer.json()["error"]) == (404, "no-table")


def test_one_person_may_have_several_seats(harbour: Harbour) -> None:
    table, browser = alone(harbour)
    for number in range(30):
        now = state(browser, table)
        assert now["seat"] == now["question"]["seat"]
        assert act(browser, table, now["revision"], f"{number}", now["options"][-1]["action"]).status_code == 200
    other = 1 - now["question"]["seat"]
    assert state(browser, table, seat=other)["seat"] == other


def test_a_stream_brings_each_move_with_ones_own_view(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    with harbour.listening(browsers[1], f"/api/tables/{table}/stream") as heard:
        assert next(heard).kind == "table"
        first = next(heard)
        assert (first.kind, first.id) == ("update", first.data["revision"])
        after = play_one(browsers, table, "first")
        news = next(heard)
        assert (news.kind, news.id) == ("update", after["revision"])
        assert news.data["seat"] == 1
        assert news.data == state(browsers[1], table, since=news.data["since"])


def test_a_stream_begins_where_the_browser_stopped_listening(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    since = state(browsers[0], table)["revision"]
    for number in range(3):
        play_one(browsers, table, f"{number}")
    now = state(browsers[0], table, since=since)
    for query, headers in (({"since": since}, {}), ({}, {"last-event-id": str(since)})):
        path = f"/api/tables/{table}/stream"
        with harbour.listening(browsers[0], path, params=query, headers=headers) as heard:
            assert next(heard).kind == "table"
            assert next(heard).data == now


def test_every_browser_hears_whose_turn_it_is(harbour: Harbour) -> None:
    table, browsers = seated(harbour, game="discovery-2007")
    asked = state(browsers[0], table)["question"]["seat"]
    with harbour.listening(browsers[1 - asked], "/api/me/stream") as heard:
        assert next(heard).kind == "ready"
        play_one(browsers, table, "first")
        turn = next(heard)
        assert turn.kind == "turn"
        assert turn.data["table"] == table


def test_an_earlier_moment_can_be_looked_at(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    start = state(browsers[0], table)
    for number in range(4):
        play_one(browsers, table, f"{number}")
    then = browsers[0].get(f"/api/tables/{table}/moves/{start['revision']}").json()
    assert then["view"] == start["view"]
    assert then["options"] == []
    assert browsers[0].get(f"/api/tables/{table}/moves/9999").json()["error"] == "no-revision"


def test_one_may_play_on_from_any_move_one_may_see(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    for number in range(4):
        play_one(browsers, table, f"{number}")
    now = state(browsers[0], table)
    branch = browsers[0].post(f"/api/tables/{table}/branch", json={"revision": now["revision"]})
    assert branch.status_code == 201, branch.text
    again = branch.json()
    assert again["source"] == {"table": table, "revision": now["revision"]}
    assert again["commitment"] != browsers[0].get(f"/api/tables/{table}").json()["commitment"]
    for _ in range(2):
        browsers[0].post(f"/api/tables/{again['id']}/join", json={})
    browsers[0].post(f"/api/tables/{again['id']}/start")
    assert state(browsers[0], again["id"], seat=0)["view"] == now["view"]


def test_a_table_survives_the_server(open_harbour: Any) -> None:
    first = open_harbour()
    table, browsers = seated(first)
    for number in range(5):
        play_one(browsers, table, f"{number}")
    before = [state(browser, table) for browser in browsers]
    cookies = [dict(browser.cookies) for browser in browsers]
    first.stop()
    second = open_harbour()
    again = [second.client(cookies=jar) for jar in cookies]
    assert [state(browser, table) for browser in again] == before
    play_one(again, table, "after")


def test_rematch_is_one_table_for_all(harbour: Harbour) -> None:
    table, browsers = seated(harbour)
    early = browsers[0].post(f"/api/tables/{table}/rematch")
    assert (early.status_code, early.json()["error"]) == (409, "not-over")
    browsers[0].post(f"/api/tables/{table}/resign", json={"seat": 0})
    first = browsers[1].post(f"/api/tables/{table}/rematch").json()
    second = browsers[0].post(f"/api/tables/{table}/rematch").json()
    assert first["id"] == second["id"] != table
    assert browsers[0].post(f"/api/tables/{table}/rematch").status_code == 200
