"""Nobody sees what is not theirs: two games that differ only in what another seat has secretly seen are one game to
everybody else, to the byte, in whatever the server sends.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from typing import Any, NamedTuple

import httpx
import pytest

import carrack
from carrack.core.state import State
from tests.server.harbour import Harbour, running
from tests.server.players import act, seated
from tests.twins import Eyes, Twins, match_of

Options = dict[str, bool | int | str]

SEATS = 3
SECRET = 0  # the seat that sees something
OTHERS: tuple[Eyes, ...] = (1, 2, None)  # everybody else; None: a spectator
EVERYBODY: tuple[Eyes, ...] = (SECRET, *OTHERS)
ALIKE = 40  # answers at the start of each game, before anything is secret: more than the server itself writes down
KNOWN_BY_LOOKING = 6  # answers after the secret, so that there is something to tell
LONGEST = 40  # answers after it
PASSING = ("date", "content-length")  # the time, and how many digits a time has

TABLES: list[tuple[str, Options]] = [
    ("discovery-2007", {"hide_failed_counters": True}),
    ("discovery-2015", {"scouting": True}),
    ("discovery-2015", {"scouting": True, "hide_failed_counters": True}),
    ("discovery-2015", {"scouting": True, "advanced_scouting": True}),  # then cards are the secret
]
each_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=[f"{id}-{'+'.join(on)}" for id, on in TABLES])


class Pair(NamedTuple):
    """Two lines of play; up to `common` they are the same, and there somebody is to choose."""

    start: State
    lines: tuple[list[int], list[int]]
    common: int

    def matches(self, revision: int | None = None) -> list[carrack.Match]:
        return [match_of(self.start, line, len(line) if revision is None else revision) for line in self.lines]


def pairs(game: str, options: Options) -> Iterator[Pair]:
    """Games in which the secret seat sees something; most stand where one is asked who must not be able to tell."""
    for seed in range(1000):
        twins = Twins(game, SEATS, options, OTHERS, seed, ALIKE)
        start = twins.here.clone()
        common = 0
        best: Pair | None = None
        while not twins.over:
            length = len(twins.lines[0])
            if twins.rest and not twins.differ:
                common = length
            elif twins.rest and length - twins.differ_since >= KNOWN_BY_LOOKING:
                best = Pair(start, (list(twins.lines[0]), list(twins.lines[1])), common)
                if twins.here.actor in OTHERS or length - twins.differ_since >= LONGEST:
                    break
            elif best is not None and not twins.differ:
                break
            twins.play()
        if best is not None:
            yield best


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    with running(tmp_path_factory.mktemp("secrets"), heartbeat=60.0) as found:
        yield found


Laid = tuple[str, list[httpx.Client]]


def lay(harbour: Harbour, match: carrack.Match) -> Laid:
    """A table at which this match is played: its id, and a browser for each seat and for a spectator."""
    table, browsers = seated(harbour, SEATS, match.game.id, options=match.state.options, public=True)
    inside = harbour.rooms.harbour.tables[table]
    assert inside.revision < ALIKE, "what the server wrote down when the table began is no part of the match"
    inside.match = match
    inside.secret = "the same"  # else what commits to it would tell any two tables apart
    inside.said_at = -1
    return table, [*browsers, harbour.client()]


def first_secret(match: carrack.Match) -> int:
    return next(revision for revision in range(match.revision + 1) if not match.is_open(revision))


def unmarked(text: str, table: str) -> str:
    """Without what differs between any two tables."""
    text = text.replace(table, "TABLE")
    text = re.sub(r'"(created|changed|written|seen|at)" ?: ?[0-9.e+]+', r'"\1"', text)
    text = re.sub(r'"(here)" ?: ?(true|false)', r'"\1"', text)  # who listens is noticed a little later
    text = re.sub(r'("sessions" ?: ?\[\{"id" ?: ?)"[^"]*"', r"\1", text)  # the browser's own
    return re.sub(r'"invitation" ?: ?("[^"]*"|null)', '"invitation"', text)


def everything(harbour: Harbour, browser: httpx.Client, table: str, eyes: Eyes, reasons: bool) -> str:
    """All that a browser is sent about a table when it asks, heads and bodies; with `reasons`, why not, for each."""
    match = harbour.rooms.harbour.tables[table].running
    secret = first_secret(match)
    moments = [secret - 1, secret, *range(secret + 1, match.revision, 10), match.revision]
    parts = ["", "/state", "/state?since=20", "/record", "/fairness", "/chat", "/turns"]
    parts += [f"/{part}/{i}" for i in moments[:-1] for part in ("moves", "rewind", "since")]
    if eyes is not None:
        parts.append(f"/seats/{eyes}/foreseen")
    if reasons:
        parts += ["/why", *(f"/why/{code}" for code in range(match.game.actions))]
        parts += [f"/preview/{code}" for code in match.state.legal()]
    answers = []
    for part in parts:
        answer = browser.get(f"/api/tables/{table}{part}")
        assert answer.status_code == 200, (part, answer.text)
        heads = [f"{name}: {value}" for name, value in answer.headers.items() if name not in PASSING]
        answers.append(f"{part} {' '.join(heads)} {answer.text}")
    with browser.stream("GET", f"/api/tables/{table}/stream?since=0") as response:
        lines = response.iter_lines()
        answers += [next_message(lines) for _ in range(2)]
    return unmarked("\n".join(answers), table)


def next_message(lines: Iterator[str]) -> str:
    """A server-sent event as it came; heartbeats are none."""
    found: list[str] = []
    for line in lines:
        if line and not line.startswith(":"):
            found.append(line)
        elif found:
            return "\n".join(found)
    raise AssertionError("the stream ended")


@each_table
def test_what_another_seat_has_seen_changes_not_one_byte(harbour: Harbour, game: str, options: Options) -> None:
    compared = asked = 0
    for pair in pairs(game, options):
        here, there = pair.matches()
        tables = [lay(harbour, match) for match in (here, there)]
        for number, eyes in enumerate(EVERYBODY):
            reasons = here.actor == eyes != SECRET and not asked
            one, other = (everything(harbour, people[number], table, eyes, reasons) for table, people in tables)
            assert (one == other) == (eyes != SECRET), f"seat {eyes}: {difference(one, other)}"
            asked += reasons
        compared += 1
        if compared >= 2 and asked:
            break
    assert compared >= 2
    assert asked


@each_table
def test_while_the_game_goes_on_the_streams_of_the_others_say_the_same(
    harbour: Harbour, game: str, options: Options
) -> None:
    """Answer by answer, from the question after which a seat sees something."""
    for pair in islice(pairs(game, options), 4):
        matches = zip(pair.matches(pair.common), pair.lines, strict=True)
        one, other = (heard(harbour, lay(harbour, match), match, line) for match, line in matches)
        for eyes in EVERYBODY:
            assert one.tables[eyes].count("data: ") > KNOWN_BY_LOOKING / 2
            same = one.tables[eyes] == other.tables[eyes]
            assert same == (eyes != SECRET), f"seat {eyes}: {difference(one.tables[eyes], other.tables[eyes])}"
        assert one.people == other.people


class Heard(NamedTuple):
    """What came over the stream of a table, by whose eyes it was for; and of people: whether it is their turn, and what
    is kept about them.
    """

    tables: dict[Eyes, str]
    people: list[str]


def heard(harbour: Harbour, laid: Laid, match: carrack.Match, line: list[int]) -> Heard:
    """While a line is played on."""
    table, browsers = laid
    inside = harbour.rooms.harbour.tables[table]
    with ExitStack() as stack:

        def open_stream(browser: httpx.Client, path: str) -> Iterator[str]:
            return stack.enter_context(browser.stream("GET", path)).iter_lines()

        streams = [open_stream(browser, f"/api/tables/{table}/stream?since={match.revision}") for browser in browsers]
        texts = [[next_message(stream), next_message(stream)] for stream in streams]
        streams += [open_stream(browser, "/api/me/stream") for browser in browsers[:SEATS]]
        texts += [[] for _ in range(SEATS)]
        while match.revision < len(line):
            key = f"to {match.revision}"
            done = act(browsers[match.actor], table, match.revision, key, line[match.revision])
            assert done.status_code == 200, done.text
            for stream, text in zip(streams, texts, strict=True):
                text.append(told_of(stream, inside.revision))
    said = [unmarked("\n\n".join(text), table) for text in texts]
    kept = [unmarked(browser.get("/api/me/data").text, table) for browser in browsers[:SEATS]]
    return Heard(dict(zip(EVERYBODY, said[: len(EVERYBODY)], strict=True)), said[len(EVERYBODY) :] + kept)


def told_of(stream: Iterator[str], revision: int) -> str:
    """All that comes until a revision is told of."""
    texts: list[str] = []
    while not texts or f'"revision":{revision},' not in texts[-1]:
        texts.append(next_message(stream))
    return "\n\n".join(texts)


def difference(one: str, other: str) -> Any:
    return next(((a[:300], b[:300]) for a, b in zip(one.splitlines(), other.splitlines(), strict=False) if a != b), "")


@each_table
def test_from_a_secret_nobody_branches_off(harbour: Harbour, game: str, options: Options) -> None:
    """Who played on from there would find out what the others had seen."""
    here, _there = next(pairs(game, options)).matches()
    table, browsers = lay(harbour, here)
    secret = first_secret(here)
    for browser in browsers[:SEATS]:
        refused = browser.post(f"/api/tables/{table}/branch", json={"revision": secret})
        assert (refused.status_code, refused.json()["error"]) == (409, "secrets-in-play")
        assert browser.post(f"/api/tables/{table}/branch", json={"revision": secret - 1}).status_code == 201


@each_table
def test_who_is_not_asked_hears_nothing_of_what_could_be_done(harbour: Harbour, game: str, options: Options) -> None:
    table, browsers = seated(harbour, SEATS, game, options=options)
    asked = browsers[0].get(f"/api/tables/{table}/state").json()["question"]["seat"]
    for seat, browser in enumerate(browsers):
        for path in ("/why", "/why/0"):
            answer = browser.get(f"/api/tables/{table}{path}")
            assert answer.status_code == (200 if seat == asked else 403)
