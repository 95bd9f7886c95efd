"""Nobody sees what is not theirs: two games that differ only in what another seat has secretly seen are one game to
everybody else, to the byte, in whatever the server sends.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

import carrack
from carrack.core.events import may_know
from carrack.core.fate import Scripted
from carrack.core.state import NATURE, OVER, State
from tests.server.harbour import Harbour, running
from tests.server.players import seated

GAME = "discovery-2007"
OPTIONS: dict[str, bool | int | str] = {"hide_failed_counters": True}
SEATS = 3
SECRET = 0  # the seat that sees something
OTHERS = (1, 2, None)  # everybody else; None: a spectator
KNOWN_BY_LOOKING = 6  # answers after the secret, so that there is something to tell


def audience(state: State) -> int:
    return int(state.game.steps[state.step].audience(state))


def is_secret(state: State) -> bool:
    """Whether the answer is for the secret seat alone."""
    return may_know(audience(state), SECRET) and not any(may_know(audience(state), seat) for seat in OTHERS)


def rests(state: State) -> bool:
    """A seat has to choose: nothing goes on by itself."""
    return state.actor not in (NATURE, OVER) and len(state.legal()) > 1


def twins(seed: int) -> tuple[list[int], list[int]] | None:
    """Two games with the same answers but for those that only the secret seat knows; None if this seed gives none."""
    rng = Random(seed)
    here = carrack.game(GAME).start(SEATS, OPTIONS)
    there = here.clone()
    lines: tuple[list[int], list[int]] = ([], [])
    best = None
    since = -1
    for _ in range(600):
        if here.actor == OVER or there.actor == OVER:
            break
        secret = is_secret(here)
        action = rng.choice(here.legal())
        other = rng.choice([code for code in there.legal() if code != action] or [action]) if secret else action
        if other not in there.legal():
            break
        for state, answer, line in ((here, action, lines[0]), (there, other, lines[1])):
            state.play(answer)
            line.append(answer)
        if since < 0 and action != other:
            since = len(lines[0])
        if 0 <= since <= len(lines[0]) - KNOWN_BY_LOOKING and rests(here) and rests(there):
            best = (list(lines[0]), list(lines[1]))
            if here.actor in OTHERS:
                break  # somebody is asked who must not be able to tell
    return best


def played(line: list[int]) -> carrack.Match:
    """The match that a line is, answered by people and a script of chance."""
    state = carrack.game(GAME).start(SEATS, OPTIONS)
    chance = []
    for action in line:
        if state.actor == NATURE and len(state.legal()) > 1:  # what is forced nobody is asked
            chance.append(action)
        state.play(action)
    match = carrack.Match(GAME, seats=SEATS, options=OPTIONS, fate=Scripted(chance))
    while match.revision < len(line):
        match.play(line[match.revision])
    assert match.state.key() == state.key()
    return match


def pairs() -> Iterator[tuple[carrack.Match, carrack.Match]]:
    for seed in range(1000):
        found = twins(seed)
        if found is not None:
            yield played(found[0]), played(found[1])


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    with running(tmp_path_factory.mktemp("secrets")) as found:
        yield found


def first_secret(match: carrack.Match) -> int:
    return next(revision for revision in range(match.revision + 1) if not match.is_open(revision))


def everything(harbour: Harbour, browser: httpx.Client, table: str, asked: bool) -> str:
    """All that a browser is sent about a table, without what differs between any two tables."""
    match = harbour.rooms.harbour.tables[table].running
    secret = first_secret(match)
    moments = [secret - 1, secret, *range(secret + 1, match.revision, 10), match.revision]
    parts = ["", "/state", "/record", "/fairness", "/chat", *(f"/moves/{i}" for i in moments)]
    if asked:
        parts += [f"/why/{code}" for code in range(carrack.game(GAME).actions)]
    answers = []
    for part in parts:
        answer = browser.get(f"/api/tables/{table}{part}")
        assert answer.status_code == 200, (part, answer.text)
        answers.append(f"{part}: {answer.text}")
    with harbour.listening(browser, f"/api/tables/{table}/stream?since=0") as heard:
        answers += [json.dumps(next(heard)) for _ in range(2)]
    text = "\n".join(answers).replace(table, "TABLE")
    return re.sub(r'"(invitation|created|changed)" ?: ?("[^"]*"|[0-9.e+]+|null)', r'"\1"', text)


def test_what_another_seat_has_seen_changes_not_one_byte(harbour: Harbour) -> None:
    compared = asked = 0
    for here, there in pairs():
        tables = []
        for match in (here, there):
            table, browsers = seated(harbour, SEATS, GAME, options=OPTIONS, public=True)
            inside = harbour.rooms.harbour.tables[table]
            inside.match = match
            inside.secret = "the same"  # else what commits to it would tell any two tables apart
            inside.said_at = -1
            tables.append((table, [*browsers, harbour.client()]))
        for number, seat in enumerate((0, 1, 2, None)):
            is_asked = here.actor == seat
            one, other = (everything(harbour, people[number], table, is_asked) for table, people in tables)
            assert (one == other) == (seat != SECRET), f"seat {seat}: {difference(one, other)}"
            asked += is_asked and seat != SECRET
        compared += 1
        if compared >= 2 and asked:
            break
    assert compared >= 2
    assert asked


def difference(one: str, other: str) -> Any:
    return next(((a[:300], b[:300]) for a, b in zip(one.splitlines(), other.splitlines(), strict=False) if a != b), "")


def test_from_a_secret_nobody_branches_off(harbour: Harbour) -> None:
    """Who played on from there would find out what the others had seen."""
    here, _there = next(pairs())
    table, browsers = seated(harbour, SEATS, GAME, options=OPTIONS)
    harbour.rooms.harbour.tables[table].match = here
    secret = first_secret(here)
    for browser in browsers:
        refused = browser.post(f"/api/tables/{table}/branch", json={"revision": secret})
        assert (refused.status_code, refused.json()["error"]) == (409, "secrets-in-play")
        assert browser.post(f"/api/tables/{table}/branch", json={"revision": secret - 1}).status_code == 201


def test_who_is_not_asked_hears_nothing_of_what_could_be_done(harbour: Harbour) -> None:
    table, browsers = seated(harbour, SEATS, GAME, options=OPTIONS)
    asked = browsers[0].get(f"/api/tables/{table}/state").json()["question"]["seat"]
    for seat, browser in enumerate(browsers):
        answer = browser.get(f"/api/tables/{table}/why/0")
        assert answer.status_code == (200 if seat == asked else 403)
