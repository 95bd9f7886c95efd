"""What somebody has looked at never reaches the bots of other seats: neither the process in which they think nor,
therefore, their moves.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.bots import LEVELS, bot
from carrack.core.fate import Asked
from carrack.core.log import ACT, Log
from carrack.core.state import State
from carrack.server.bots import owed
from carrack.server.bots.messages import Job, decode_job, encode
from carrack.server.bots.owed import payload_of
from carrack.server.bots.pool import Pool
from carrack.server.bots.worker import Worker
from carrack.server.settings import Settings
from carrack.server.tables.table import RUNNING, Table
from tests.server.harbour import Harbour, running
from tests.server.test_secrets import OTHERS, lay, pairs
from tests.server.workers import until
from tests.twins import Twins

GAME = carrack.game("discovery-2015")
SEATS = 3
SETS: list[dict[str, bool | int | str]] = [
    {"scouting": True},
    {"scouting": True, "hide_failed_counters": True},
    {"scouting": True, "advanced_scouting": True},
    {"scouting": True, "no_survivors": True},
]
POSITIONS = 1000
EVERY = {"easy": 1, "medium": 2, "hard": 10, "expert": 50, "champion": 500}  # so manieth is one for a level
LIMIT = 60.0  # seconds: no test waits for it


class Luck:
    """In the place of `secrets`: the luck of a bot is the same in both of two games, and another one in the next. What
    it is like, which at tables goes by their ids, is the same too.
    """

    def __init__(self) -> None:
        self.number = 0

    def token_hex(self, size: int) -> str:
        return f"{self.number:0{size * 2}x}"


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch) -> Luck:
    found = Luck()
    monkeypatch.setattr(owed, "secrets", found)
    monkeypatch.setattr(owed, "temper_of", lambda table, seat: f"any table {seat}")
    return found


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What the server writes into the pipes of its workers."""
    written: list[bytes] = []
    lock = threading.Lock()
    send = Worker._send

    def listening(self: Worker, connection: Connection, data: bytes) -> None:
        with lock:
            written.append(data)
        send(self, connection, data)

    monkeypatch.setattr(Worker, "_send", listening)
    return written


def unnumbered(data: bytes) -> bytes:
    """A job as it was written, but for its number."""
    job = decode_job(data)
    assert encode(job) == data
    return encode(Job(0, job.kind, job.payload, job.limit))


def positions() -> Iterator[tuple[State, State]]:
    """Games that a seat which is to choose cannot tell apart: what others have looked at is not the same in both."""
    for number in count():
        seat = number % SEATS
        twins = Twins(GAME.id, SEATS, SETS[number % len(SETS)], [seat], f"bots {number}")
        while not twins.over:
            if twins.differ and twins.rest and twins.here.actor == seat:
                yield twins.here, twins.there
            twins.play()


def table_of(state: State) -> Table:
    """As the server holds it in memory; a bot's move needs no more than where it stands."""
    match = carrack.Match.resume(GAME, state, state.clone(), Log(), Asked(), [])
    return Table(
        id="a table",
        game=GAME,
        options=dict(state.options),
        seats=[],
        host="",
        public=False,
        pace="live",
        invitation="",
        secret="",
        phase=RUNNING,
        created=0.0,
        changed=0.0,
        match=match,
    )


def test_a_changed_secret_changes_neither_what_a_worker_is_told_nor_its_move(luck: Luck, pipe: list[bytes]) -> None:
    """At a thousand positions; what is compared is what the pipe to the worker carries."""
    matters = asyncio.run(compare(luck, pipe))
    assert len(pipe) == sum(2 * POSITIONS // EVERY[level] for level in LEVELS)
    assert matters > POSITIONS / 100, "had it been told the truth, a bot would have moved otherwise more often"


async def compare(luck: Luck, pipe: list[bytes]) -> int:
    """How often it would have mattered if a bot had been told the truth."""
    pool = Pool(1, Settings(Path("none")).minds)
    matters = 0
    try:
        for number, twins in zip(range(POSITIONS), positions(), strict=False):
            luck.number = number
            for level in (one for one in LEVELS if number % EVERY[one] == 0):
                seat = int(twins[0].actor)
                payloads = [payload_of(table_of(state), seat, level) for state in twins]
                one, other = [await pool.do("move", payload, LIMIT) for payload in payloads]
                assert unnumbered(pipe[-2]) == unnumbered(pipe[-1]), f"{level}: the worker is told a secret"
                assert one == other
                assert one in twins[0].legal()
                truth, other_truth = (bot(level, luck.token_hex(16)).choose(state.clone()) for state in twins)
                matters += truth != other_truth
    finally:
        await pool.close()
    return matters


@pytest.fixture
def harbour(tmp_path: Path, luck: Luck, pipe: list[bytes]) -> Iterator[Harbour]:
    with running(tmp_path, workers=1) as found:
        yield found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", SETS[:3], ids=["scouting", "hidden", "cards"])
def test_at_two_tables_that_differ_in_a_secret_bots_play_the_same(
    harbour: Harbour, pipe: list[bytes], options: dict[str, bool | int | str], level: str
) -> None:
    """People hand their seats over to bots where somebody else has just looked at something."""
    pair = next(found for found in pairs(GAME.id, options) if found.matches()[0].actor in OTHERS)
    moves = [first_move(harbour, pipe, match, level) for match in pair.matches()]
    assert moves[0] == moves[1]


def first_move(harbour: Harbour, pipe: list[bytes], match: carrack.Match, level: str) -> tuple[int, bytes]:
    """A bot's first move in the seat of the person who is asked, and what its process was told before."""
    table, browsers = lay(harbour, match)
    seat, revision, told = match.actor, match.revision, len(pipe)
    path = f"/api/tables/{table}/seats/{seat}"
    assert browsers[seat].post(f"{path}/bot", json={"level": level}).status_code == 200
    made: Any = until(lambda: [entry for entry in match.entries(revision) if entry.kind == ACT])
    assert browsers[seat].post(f"{path}/take-back").status_code == 200
    until(lambda: not harbour.rooms.bots.owed.in_hand)
    assert made[0].by == seat
    return made[0].action, unnumbered(pipe[told])
