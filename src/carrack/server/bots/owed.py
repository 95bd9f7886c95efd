"""Owed moves: bots' answers and planned ones. The database remembers them, this room makes them.

Each commit of a table leaves a row when the server itself has to answer next, due at once or after the grace in which
a person may take back what led there. Whoever wrote the row holds its lease; a lease that nobody renews lapses, and
the move is taken up by whoever finds it. Both are times of the wall clock, which may be set back meanwhile: they are
never believed to lie further ahead than they can have been written.

A table of bots alone stands still while nobody is there to see it: its row waits on disk, and nothing of it in memory.
But for one of a contest: the others of its round wait for it, wherever they are.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, exists, select, update

from carrack.core.fate import Seeded
from carrack.server.bots.pool import JobFailed, Pool
from carrack.server.bots.queue import Claim
from carrack.server.errors import Problem
from carrack.server.store import models
from carrack.server.tables import acts
from carrack.server.tables.harbour import LEASE, Harbour
from carrack.server.tables.quota import PLAYED, bots_alone
from carrack.server.tables.table import RUNNING, Table

log = logging.getLogger("carrack.bots")
QUIET: Final = 0.5  # seconds of thinking of which nobody is told
RENEWED: Final = LEASE / 3  # seconds between two looks at leases
PEOPLE, WATCHED, UNWATCHED = range(3)  # who goes first: tables at which a person plays, then those of bots alone


@dataclass(eq=False)
class Owing:
    """A move that is owed: first a timer runs, then a task makes it."""

    table: str
    revision: int
    seat: int
    timer: asyncio.TimerHandle | None = None
    task: asyncio.Task[None] | None = None


class Owed:
    """Hears of every commit, and answers where nobody else will."""

    def __init__(self, harbour: Harbour, pool: Pool) -> None:
        self.harbour = harbour
        self.pool = pool
        self._owing: dict[str, Owing] = {}
        self._here: set[str] = set()  # people who listened to anything, a moment ago
        self._of_contests: set[str] = set()  # tables at which a round is played, a moment ago
        self._tasks: set[asyncio.Task[None]] = set()
        self._tending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up everything that is owed: this version has one process, so whoever held a lease is gone."""
        await self.harbour.store.write(lambda connection: connection.execute(update(models.Owed).values(lease=0.0)))
        self.harbour.owe = self.owe
        self._tending = asyncio.create_task(self._tend())

    async def close(self) -> None:
        """Stop. What is owed stays owed."""
        self.harbour.owe = lambda table: None
        if self._tending is not None:
            self._tending.cancel()
        for id in list(self._owing):
            self._drop(id)
        await asyncio.gather(*self._tasks, *([self._tending] if self._tending else []), return_exceptions=True)

    @property
    def in_hand(self) -> list[str]:
        """Tables to which something is owed."""
        return sorted(self._owing)

    # Planning.

    def owe(self, table: Table) -> None:
        """A table was committed, or forgotten: whatever was owed to it may not be owed any more."""
        if any(seat.bot is not None for seat in table.seats) and table.phase == RUNNING:
            self.pool.warm()
        before = self._owing.get(table.id)
        if table.gone or table.due is None or not self._wanted(table):
            self._drop(table.id)
            return
        same = before is not None and (before.revision, before.seat) == (table.revision, table.asked)
        if same and before is not None and before.task is not None and before.task is not asyncio.current_task():
            return  # something beside the game changed; it is being thought about this very question
        self._drop(table.id)
        owing = self._owing[table.id] = Owing(table.id, table.revision, table.asked)
        wait = min(max(table.due - time.time(), 0.0), self.harbour.settings.grace)
        owing.timer = asyncio.get_running_loop().call_later(wait, self._begin, owing)

    def _wanted(self, table: Table) -> bool:
        """Somebody plays at the table or waits for its result, or one of its people is about, or was until lately."""
        if not bots_alone(table) or self.harbour.live.listened(table.id) or table.id in self._of_contests:
            return True
        seen = max([table.created, *table.seen.values()])
        lately = abs(time.time() - seen) < self.harbour.settings.away
        return lately or not self._here.isdisjoint({table.host, *table.people()})

    def _drop(self, id: str) -> None:
        """Not owed any more: a timer stops, thinking is ended. A task that is itself the reason goes on to its end."""
        owing = self._owing.pop(id, None)
        if owing is None:
            return
        if owing.timer is not None:
            owing.timer.cancel()
        if owing.task is not None and owing.task is not asyncio.current_task():
            owing.task.cancel()

    def _begin(self, owing: Owing) -> None:
        owing.timer = None
        owing.task = asyncio.get_running_loop().create_task(self._make(owing))
        self._tasks.add(owing.task)
        owing.task.add_done_callback(self._tasks.discard)
        owing.task.add_done_callback(lambda task: self._made(owing))

    def _made(self, owing: Owing) -> None:
        if self._owing.get(owing.table) is owing:  # it did not work out: its lease lapses, and it is taken up anew
            del self._owing[owing.table]

    # Making.

    async def _make(self, owing: Owing) -> None:
        try:
            await self._answer(owing)
        except Problem as problem:
            log.warning("an owed move could not be made", extra={"table": owing.table, "why": problem.error})
        except Exception:
            log.exception("an owed move failed", extra={"table": owing.table})

    async def _answer(self, owing: Owing) -> None:
        seat = owing.seat
        async with acts.AtTable(self.harbour, owing.table, acts.HOUSE) as table:
            fits = seat >= 0 and (table.revision, table.asked) == (owing.revision, seat)
            if not fits or not self.harbour.answers_itself(table, seat):
                await self.harbour.commit(table, table.revision)  # what is owed is worked out afresh and written
                return
            level = table.seats[seat].bot
            payload = None if level is None else payload_of(table, seat, level)
            legal = table.running.state.legal()
        action = None if payload is None else await self._think(table, owing, payload, legal)
        await acts.answer_owed(self.harbour, owing.table, owing.revision, seat, action)

    async def _think(self, table: Table, owing: Owing, payload: dict[str, Any], legal: list[int]) -> int:
        """A bot's answer; if none comes, any legal one, for nobody should wait for ever."""
        progress = Progress(self.harbour, table, owing)
        limit, claim = self.harbour.settings.thinking, self._claim(table)

        def legal_one(answer: Any) -> bool:
            return type(answer) is int and answer in legal

        try:
            answer = await self.pool.do("move", payload, limit, claim, accepts=legal_one, report=progress.report)
        except JobFailed as failed:
            extra = {"table": owing.table, "revision": owing.revision, "level": payload["level"], "why": str(failed)}
            log.error("a bot did not answer: a move at random", extra=extra)
            return random.choice(legal)
        finally:
            progress.stop()
        return int(answer)

    def _claim(self, table: Table) -> Claim:
        """It is thought for the next person who plays there; at a table of bots alone, for its host."""
        seats = table.seats[table.asked :] + table.seats[: table.asked]
        people = [seat.person for seat in seats if seat.person is not None and seat.bot is None]
        if people:
            return Claim(people[0], lambda: PEOPLE)
        return Claim(table.host, lambda: WATCHED if self.harbour.live.listened(table.id) else UNWATCHED)

    # Leases.

    async def _tend(self) -> None:
        """Take up what nobody holds and somebody wants; hold the leases of what is in hand."""
        while True:
            try:
                await self._take_up()
            except Problem as problem:
                log.warning("leases could not be tended", extra={"why": problem.error})
            await asyncio.sleep(RENEWED)

    async def _take_up(self) -> None:
        now = time.time()
        grace = self.harbour.settings.grace
        here = self._here = self.harbour.live.people()
        self.pool.queue.refresh()
        self._of_contests = await self.harbour.store.read(tables_of_contests)
        seen = [*self._put_away(), *self._of_contests]
        free = await self.harbour.store.read(lambda connection: free_moves(connection, now, grace, here, seen))
        if not free and not self._owing:
            return
        hold = update(models.Owed).where(models.Owed.table.in_([*free, *self._owing])).values(lease=now + grace + LEASE)
        await self.harbour.store.write(lambda connection: connection.execute(hold))
        for id in free:
            try:
                table = await self.harbour.table(id)
                if id not in self._owing and table.outdated is None:
                    self.owe(table)
            except Exception:  # whatever is wrong with this one, the others are taken up
                log.exception("an owed move could not be taken up", extra={"table": id})

    def _put_away(self) -> list[str]:
        """Tables that stand still need no place in memory, unless somebody has come: those are the answer."""
        still = [
            table for table in self.harbour.tables.values() if table.due is not None and table.id not in self._owing
        ]
        for table in still:
            if not self._wanted(table) and not table.lock.locked():
                self.harbour.forget(table)
        return [table.id for table in still if not table.gone]


def free_moves(
    connection: Connection, now: float, grace: float, here: Collection[str], seen: Collection[str]
) -> list[str]:
    """Tables, by the time when their move is due, that nobody holds and somebody wants: whoever plays there, people of
    theirs who are here, or somebody who has `seen` them or waits for them.
    """
    owed, seat, table = models.Owed, models.Seat, models.Table
    lapsed = (owed.lease <= now) | (owed.lease > now + grace + LEASE)
    theirs = exists().where(seat.table == owed.table, seat.person.in_(here) | PLAYED)
    wanted = theirs | table.host.in_(here) | owed.table.in_(seen)
    query = select(owed.table).join(table, table.id == owed.table).where(lapsed, wanted).order_by(owed.due)
    return list(connection.execute(query).scalars())


def tables_of_contests(connection: Connection) -> set[str]:
    """Those of rounds that are being played, as far as they are not over."""
    fixture = models.Fixture
    query = select(fixture.table).where(fixture.table.is_not(None), fixture.shares.is_(None))
    return {table for table in connection.execute(query).scalars() if table is not None}


class Progress:
    """Lets a table know that a bot thinks, if it takes longer than a moment, and how far it is whenever it says so."""

    def __init__(self, harbour: Harbour, table: Table, owing: Owing) -> None:
        self._live = harbour.live
        self._table = table
        self._said: dict[str, Any] = {"seat": owing.seat, "revision": owing.revision, "done": None, "text": None}
        self._timer = asyncio.get_running_loop().call_later(QUIET, self._tell)
        self._quiet = True

    def report(self, done: float, text: str) -> None:
        self._said |= {"done": done, "text": text}
        if not self._quiet:
            self._tell()

    def stop(self) -> None:
        self._timer.cancel()

    def _tell(self) -> None:
        self._quiet = False
        self._live.tell_table(self._table, "thinking", self._said)


def position(table: Table, seat: int) -> dict[str, Any]:
    """All that who thinks in a seat's place gets to know: a state that it cannot tell from the true one, and a seed to
    think with, which has nothing to do with the table's.
    """
    sampled = table.game.sample(table.running.state, seat, Seeded(secrets.token_hex(16)))
    return {"game": table.game.id, "state": sampled.dump(), "seed": secrets.token_hex(16)}


def payload_of(table: Table, seat: int, level: str) -> dict[str, Any]:
    """The same for a bot, which has a level and a temper."""
    return position(table, seat) | {"level": level, "temper": temper_of(table, seat)}


def temper_of(table: Table, seat: int) -> str:
    """What a bot is like stays the same as long as it sits there."""
    return f"{table.id} {seat}"
