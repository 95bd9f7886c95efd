"""Answers given beforehand: what is given when, what ends it, what is refused; and that nobody else knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any, NamedTuple

import httpx
import pytest

import carrack
from carrack.core.match import Match
from carrack.server.tables.plans import NO_PLANS, foresee, moot, reply
from examples.nim import GAME as NIM
from examples.nim import Nim, Take
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour
from tests.server.persons import error_of, look, until
from tests.server.players import act, alone, seated, state
from tests.server.test_secrets import SEATS, lay, next_message, told_of, unmarked

DISCOVERY = "discovery-2007"
LONG = 3600.0  # seconds: no test waits for it


def plan(browser: httpx.Client, table: str, seat: int, step: str, *actions: int, **more: Any) -> httpx.Response:
    form = {"revision": state(browser, table)["revision"], "step": step, "actions": list(actions), **more}
    return browser.post(f"/api/tables/{table}/seats/{seat}/plans", json=form)


def plans(browser: httpx.Client, table: str, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.get(f"/api/tables/{table}/seats/{seat}/plans").json()["plans"]
    return found


def foreseen(browser: httpx.Client, table: str, seat: int) -> dict[str, Any]:
    answer = browser.get(f"/api/tables/{table}/seats/{seat}/foreseen")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()["questions"][0]
    return found


def answer(browser: httpx.Client, table: str, *unlike: int) -> dict[str, Any]:
    """Something is answered, but none of these."""
    now = state(browser, table)
    action = next(option["action"] for option in now["options"] if option["action"] not in unlike)
    found = act(browser, table, now["revision"], f"key {now['revision']}", action)
    assert found.status_code == 200, found.text
    said: dict[str, Any] = found.json()
    return said


def given(harbour: Harbour, table: str, seat: int, since: int) -> list[int]:
    """What a seat has answered itself, or was answered for it."""
    entries = harbour.rooms.harbour.tables[table].running.entries(since)
    return [entry.action for entry in entries if entry.kind == "act" and entry.by == seat and not entry.forced]


class Trio(NamedTuple):
    """A table of three in Discovery at which workers are placed: who is asked, and who is after the next answer."""

    table: str
    browsers: list[httpx.Client]
    first: httpx.Client
    own: httpx.Client
    seat: int


def three(harbour: Harbour, **form: Any) -> Trio:
    table, browsers = seated(harbour, 3, DISCOVERY, **form)
    match = harbour.rooms.harbour.tables[table].running
    seat = following(match)
    return Trio(table, browsers, browsers[match.actor], browsers[seat], seat)


def following(match: Match) -> int:
    ahead = match.state
    ahead.answer(ahead.legal()[0])
    return int(ahead.actor)


def never(match: Match, step: str) -> int:
    """An answer that a question could have, but not as things stand."""
    asked = next(one for one in match.game.steps if one.name == step)
    legal = match.state.legal()
    return next(code for code in range(match.game.actions) if asked.takes(code) and code not in legal)


def has_given(harbour: Harbour, table: str, seat: int, since: int, action: int) -> bool:
    return given(harbour, table, seat, since) == [action]


# Given.


def test_the_first_answer_that_can_be_given_is_given(harbour: Harbour) -> None:
    table, _browsers, first, own, seat = three(harbour)
    question = foreseen(own, table, seat)
    wished, other = (choice["action"] for choice in question["choices"][-2:])
    since = state(own, table)["revision"]
    kept = plan(own, table, seat, question["question"]["step"], wished, other)
    assert kept.status_code == 201, kept.text
    answer(first, table, wished, other)
    until(lambda: given(harbour, table, seat, since) != [])
    assert given(harbour, table, seat, since) == [wished]
    assert plans(own, table, seat) == []


def test_what_cannot_be_given_is_passed_over(harbour: Harbour) -> None:
    """A good that is taken, a box that is full: the next wish is looked at."""
    table, _browsers, first, own, seat = three(harbour)
    step = foreseen(own, table, seat)["question"]["step"]
    no = never(harbour.rooms.harbour.tables[table].running, step)
    since = state(own, table)["revision"]
    wished = foreseen(own, table, seat)["choices"][-1]["action"]
    assert plan(own, table, seat, step, no, wished).status_code == 201
    answer(first, table, wished)
    until(lambda: given(harbour, table, seat, since) != [])
    assert given(harbour, table, seat, since) == [wished]


def test_where_none_can_be_given_the_person_is_asked_and_the_plan_is_over_with_that(harbour: Harbour) -> None:
    table, _browsers, first, own, seat = three(harbour)
    step = foreseen(own, table, seat)["question"]["step"]
    no = never(harbour.rooms.harbour.tables[table].running, step)
    assert plan(own, table, seat, step, no).status_code == 201
    answer(first, table)
    now = state(own, table)
    assert (now["question"]["seat"], now["question"]["step"]) == (seat, step)
    assert len(plans(own, table, seat)) == 1
    answer(own, table)
    assert plans(own, table, seat) == []


def test_what_stands_is_given_whenever_it_is_asked(harbour: Harbour) -> None:
    table, browser = alone(harbour)
    now = state(browser, table)
    seat, step, action = now["seat"], now["question"]["step"], now["options"][0]["action"]
    assert plan(browser, table, seat, step, action, horizon="always").status_code == 201
    until(lambda: state(browser, table)["revision"] > now["revision"])
    assert given(harbour, table, seat, now["revision"])[0] == action
    assert [one["horizon"] for one in plans(browser, table, seat)] == ["always"]
    assert harbour.rooms.bots.pool.pids == [], "nobody had to think"


def test_what_is_planned_for_a_round_ends_with_it(harbour: Harbour) -> None:
    match = Match(DISCOVERY, 3, seed="rounds")
    actions = tuple(match.state.legal())
    kept = NO_PLANS.having("place", actions, "round", int(match.game.round_of(match.peek())))
    assert reply(match, kept) is not None
    later = NO_PLANS.having("place", actions, "round", int(match.game.round_of(match.peek())) + 1)
    assert reply(match, later) is None
    assert later.answered("place", 9) == NO_PLANS.having("place", actions, "once", 0).answered("place", 9)


def test_what_is_planned_for_once_goes_before_what_stands(harbour: Harbour) -> None:
    match = Match(DISCOVERY, 3, seed="both")
    first, second, *_ = match.state.legal()
    stands = NO_PLANS.having("place", (first,), "always", 1)
    both = stands.having("place", (second,), "once", 1)
    assert [plan.horizon for plan in both.plans] == ["always", "once"]
    chosen = reply(match, both)
    assert chosen is not None
    assert chosen.action == second
    assert both.answered("place", 1).plans == stands.plans
    assert [plan.actions for plan in both.having("place", (first, second), "once", 1).plans] == [
        (first,),
        (first, second),
    ]


# What cannot matter.


def test_what_cannot_matter_is_answered_only_where_somebody_wants_it(harbour: Harbour) -> None:
    """In The Iron Age a conquest without the strength for it costs something and brings nothing."""
    for seed in range(200):
        match = Match("iron-age", 2, {"length": "short"}, seed=str(seed))
        while not match.over and moot(match) is None:
            match.play(match.state.legal()[-1])
        if not match.over:
            break
    action = moot(match)
    assert action is not None
    step = match.game.steps[match.peek().step]
    others = [code for code in match.state.legal() if code != action]
    assert others
    assert all(step.idle(match.peek(), code) for code in others)
    assert reply(match, NO_PLANS) is None
    assert reply(match, NO_PLANS.rewound()) is None
    chosen = reply(match, type(NO_PLANS)(moot=True))
    assert chosen is not None
    assert (chosen.action, chosen.why) == (action, "moot")


def test_answers_that_come_to_the_same_cannot_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody can tell piles of sticks apart, it is all the same from which of two alike one takes."""
    take = Take.answer

    def take_and_sort(self: Take, s: Nim, action: int) -> None:
        take(self, s, action)
        s.piles.sort()

    monkeypatch.setattr(Take, "answer", take_and_sort)
    match = Match(NIM, seed="piles")
    for pile, sticks in (("first", 3), ("second", 3), ("third", 4)):
        assert moot(match) is None
        match.play(NIM.encode({"verb": "take", "pile": pile, "sticks": sticks}))
    assert len(match.state.legal()) == 2
    assert moot(match) == match.state.legal()[0]


def test_whether_it_can_matter_is_set_and_taken_back(harbour: Harbour) -> None:
    table, (ann, _bob) = seated(harbour)
    path = f"/api/tables/{table}/seats/0"
    assert ann.put(f"{path}/moot", json={"moot": True}).json() == {"plans": [], "moot": True}
    assert look(harbour, 'select plans from seats where "table" = ? and seat = 0', table)[0][0].count("true") == 1
    assert ann.put(f"{path}/moot", json={"moot": False}).json() == {"plans": [], "moot": False}


# Taken back.


def test_a_plan_is_taken_back_at_any_time(harbour: Harbour) -> None:
    table, _browsers, first, own, seat = three(harbour)
    question = foreseen(own, table, seat)
    action = question["choices"][-1]["action"]
    (kept,) = plan(own, table, seat, question["question"]["step"], action).json()["plans"]
    path = f"/api/tables/{table}/seats/{seat}/plans/{kept['id']}"
    assert own.delete(path).json()["plans"] == []
    assert error_of(own.delete(path)) == (404, "no-plan")
    answer(first, table, action)
    assert state(own, table)["question"]["seat"] == seat


def test_before_it_is_given_there_is_time_to_take_it_back(open_harbour: OpenHarbour) -> None:
    """Also where nobody could take back what led there: what is planned comes no sooner than anybody quick would."""
    harbour = open_harbour(grace=LONG)
    table, _browsers, first, own, seat = three(harbour)
    question = foreseen(own, table, seat)
    action = question["choices"][-1]["action"]
    (kept,) = plan(own, table, seat, question["question"]["step"], action).json()["plans"]
    with harbour.listening(own, "/api/me/stream") as heard:
        assert next(heard).kind == "ready"
        answer(first, table, action)
        assert next(heard).data["yours"] is False, "nobody is called to what is answered already"
    assert look(harbour, 'select seat from owed where "table" = ?', table) == [(seat,)]
    assert own.delete(f"/api/tables/{table}/seats/{seat}/plans/{kept['id']}").status_code == 200
    assert look(harbour, 'select seat from owed where "table" = ?', table) == []


def test_an_answer_taken_back_is_not_given_again_by_a_plan(harbour: Harbour) -> None:
    table, browser = alone(harbour)
    now = state(browser, table)
    seat, step, action = now["seat"], now["question"]["step"], now["options"][0]["action"]
    assert plan(browser, table, seat, step, action, horizon="always").status_code == 201
    until(lambda: state(browser, table)["revision"] > now["revision"])
    after = state(browser, table)
    undone = browser.post(f"/api/tables/{table}/undo", json={"revision": after["revision"], "key": "u", "seat": seat})
    assert undone.status_code == 200, undone.text
    again = state(browser, table, seat=seat)
    assert (again["question"]["seat"], again["question"]["step"]) == (seat, step)
    assert look(harbour, 'select seat from owed where "table" = ?', table) == []
    assert len(plans(browser, table, seat)) == 1, "it stands for later questions"


def test_when_all_go_back_only_what_stands_for_always_is_left(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    answer(ann, table)
    for step, horizon in (("again", "once"), ("again", "always"), ("tribute", "round")):
        asked = next(one for one in carrack.game("iron-age").steps if one.name == step)
        code = next(code for code in range(carrack.game("iron-age").actions) if asked.takes(code))
        assert plan(bob, table, 1, step, code, horizon=horizon).status_code == 201
    assert ann.post(f"/api/tables/{table}/rewind", json={"to": 0}).status_code == 200
    assert bob.post(f"/api/tables/{table}/rewind/answer", json={"consent": True}).status_code == 200
    assert [one["horizon"] for one in plans(bob, table, 1)] == ["always"]


def test_to_plan_does_not_decline_a_rewind(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    answer(ann, table)
    assert ann.post(f"/api/tables/{table}/rewind", json={"to": 0}).status_code == 200
    proposal = ann.get(f"/api/tables/{table}").json()["proposal"]
    assert bob.put(f"/api/tables/{table}/seats/1/moot", json={"moot": True}).status_code == 200
    assert ann.get(f"/api/tables/{table}").json()["proposal"] == proposal


def test_plans_survive_a_restart(open_harbour: OpenHarbour) -> None:
    earlier = open_harbour()
    table, browsers, _, own, seat = three(earlier)
    question = foreseen(own, table, seat)
    action = question["choices"][-1]["action"]
    kept = plan(own, table, seat, question["question"]["step"], action).json()
    cookies = [browser.cookies for browser in browsers]
    earlier.stop()
    again = open_harbour()
    back = [again.client(cookies=one) for one in cookies]
    first = next(one for one in back if state(one, table)["options"])
    assert back[seat].get(f"/api/tables/{table}/seats/{seat}/plans").json() == kept
    since = state(back[seat], table)["revision"]
    answer(first, table, action)
    until(lambda: given(again, table, seat, since) != [])
    told = [event["event"] for event in state(back[seat], table, since=since)["events"]]
    assert "planned" in told
    again.rooms.harbour.tables.clear()  # as after another restart
    assert [event["event"] for event in state(back[seat], table, since=since)["events"]] == told


# Refused.


def test_a_plan_is_checked_when_it_is_given(harbour: Harbour) -> None:
    table, (ann, bob) = seated(harbour)
    now = state(ann, table)
    step, action = now["question"]["step"], now["options"][0]["action"]
    assert error_of(plan(ann, table, 0, "dessert", 0)) == (400, "no-step")
    assert error_of(plan(ann, table, 0, "roll", 0)) == (400, "no-step"), "dice are nobody's to plan"
    assert error_of(plan(ann, table, 0, step, 10**6)) == (400, "no-action")
    other = next(one for one in carrack.game("iron-age").steps if not one.takes(action) and one.name == "again")
    assert error_of(plan(ann, table, 0, other.name, action)) == (400, "no-answer")
    assert error_of(plan(ann, table, 1, step, action)) == (403, "not-your-seat")
    assert error_of(plan(ann, table, 5, step, action)) == (404, "no-seat")
    assert error_of(plan(ann, table, 0, step, action, horizon="tomorrow")) == (400, "shape")
    assert error_of(plan(ann, table, 0, step, action, revision=10**6)) == (400, "no-revision")
    assert error_of(plan(ann, table, 0, step)) == (400, "shape")
    answer(ann, table)
    assert error_of(plan(ann, table, 0, step, action, revision=now["revision"])) == (409, "plan-late")
    assert plan(bob, table, 1, step, action, revision=now["revision"]).status_code == 201, "others may go on"
    open_table = ann.post("/api/tables", json={"game": "iron-age"}).json()["id"]
    form = {"revision": 0, "step": step, "actions": [action]}
    assert error_of(ann.post(f"/api/tables/{open_table}/seats/0/plans", json=form)) == (409, "not-started")


def test_no_seat_has_plans_without_end(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrack.server.tables.planning.MOST", 1)
    table, (_ann, bob) = seated(harbour)
    game = carrack.game("iron-age")
    answers = []
    for step in ("again", "tribute"):
        asked = next(one for one in game.steps if one.name == step)
        code = next(code for code in range(game.actions) if asked.takes(code))
        answers.append(plan(bob, table, 1, step, code))
    assert answers[0].status_code == 201
    assert error_of(answers[1]) == (409, "too-many-plans")


# Foreseen.


def test_who_is_asked_foresees_that_question(harbour: Harbour) -> None:
    table, (ann, _bob) = seated(harbour)
    now = state(ann, table)
    question = foreseen(ann, table, 0)
    assert question["question"] == now["question"]
    assert [choice["action"] for choice in question["choices"]] == [choice["action"] for choice in now["choices"]]


@pytest.mark.parametrize("game", ["iron-age", DISCOVERY, "discovery-2015", "endeavor"])
def test_what_comes_is_foreseen(game: str) -> None:
    """Games played at random: the question that a seat comes to be asked is nearly always among those foreseen."""
    hits = tries = 0
    for seed in range(4):
        match = Match(game, 3, seed=str(seed))
        wanted: dict[int, list[str]] = {}
        for number in range(120):
            if match.over:
                break
            seat = match.actor
            step = match.game.steps[match.peek().step].name
            if seat in wanted:
                tries += 1
                hits += step in wanted.pop(seat)
            legal = match.state.legal()
            match.play(legal[number % len(legal)])
            for other in range(3):
                if not match.over and other != match.actor and other not in wanted:
                    wanted[other] = [match.game.steps[one.state.step].name for one in foresee(match, other)]
    assert tries > 20
    assert hits / tries > 0.8


# Secret.


@pytest.fixture
def streams() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def test_plans_are_in_nobody_elses_view_log_or_stream_byte_for_byte(harbour: Harbour, streams: ExitStack) -> None:
    """Two games alike: in one a seat plans, takes back and plans again, in the other it waits and answers the same."""
    heard: list[list[str]] = []
    sees: list[list[str]] = []
    for planner in (True, False):
        match = Match(DISCOVERY, SEATS, seed="the same")
        while match.revision < 41 or match.game.steps[match.peek().step].name != "place":
            match.play(match.state.legal()[0])
        first = match.actor
        seat = following(match)
        table, browsers = lay(harbour, match)
        others = [browser for number, browser in enumerate(browsers) if number != seat]
        listening = [
            streams.enter_context(other.stream("GET", f"/api/tables/{table}/stream")).iter_lines() for other in others
        ]
        texts = [[next_message(stream), next_message(stream)] for stream in listening]
        turns = [streams.enter_context(other.stream("GET", "/api/me/stream")).iter_lines() for other in others[:-1]]
        step, wished = "place", match.state.legal()[-1]
        before = match.revision
        if planner:
            (kept,) = plan(browsers[seat], table, seat, step, wished, horizon="round").json()["plans"]
            assert browsers[seat].delete(f"/api/tables/{table}/seats/{seat}/plans/{kept['id']}").status_code == 200
            assert browsers[seat].put(f"/api/tables/{table}/seats/{seat}/moot", json={"moot": True}).status_code == 200
            assert plan(browsers[seat], table, seat, step, wished, wished - 1).status_code == 201
        assert act(browsers[first], table, before, "first", match.state.legal()[0]).status_code == 200
        between = match.revision if not planner else before + 1
        if not planner:
            assert match.actor == seat
            assert act(browsers[seat], table, match.revision, "second", wished).status_code == 200
        until(partial(has_given, harbour, table, seat, before, wished))
        for stream, text in zip(listening, texts, strict=True):
            text += [told_of(stream, revision) for revision in sorted({between, match.revision})]
        said = [unmarked("\n".join(text), table) for text in texts]
        said += [unmarked(told_of(stream, match.revision), table) for stream in turns]
        heard.append(said)
        sees.append([unmarked(all_of(other, table, before), table) for other in others])
        own = state(browsers[seat], table, since=before)["events"]
        assert [event["seat"] for event in own if event["event"] == "planned"] == ([seat] if planner else [])
    assert heard[0] == heard[1]
    assert sees[0] == sees[1]
    assert all("planned" not in text and '"plans"' not in text for text in heard[0] + sees[0])


def all_of(browser: httpx.Client, table: str, since: int) -> str:
    """All that somebody may read of a table, its place in their list and what is kept about them."""
    parts = ("", "/state", f"/state?since={since}", "/record", "/turns", f"/since/{since}", f"/moves/{since}", "/chat")
    texts = [browser.get(f"/api/tables/{table}{part}").text for part in parts]
    rows = browser.get("/api/tables").json()
    texts += [str(row) for row in [*rows["mine"], *rows["public"]] if row["id"] == table]
    return "\n".join(texts).replace("'", '"')


def test_when_the_game_is_over_nobody_else_reads_what_was_planned(harbour: Harbour) -> None:
    """Then everybody may look through all eyes: what happened is no secret any more, why it did is."""
    table, browsers, first, own, seat = three(harbour)
    question = foreseen(own, table, seat)
    action = question["choices"][-1]["action"]
    plan(own, table, seat, question["question"]["step"], action)
    answer(first, table, action)
    until(lambda: "planned" in [event["event"] for event in state(own, table)["events"]])
    harbour.rooms.harbour.tables[table].phase = "over"
    revision = state(browsers[0], table)["revision"]
    for browser in browsers:
        looked = browser.get(f"/api/tables/{table}/moves/{revision}", params={"seat": seat})
        assert looked.status_code == 200, looked.text
        assert "planned" not in looked.text
