"""Owed moves: bots' answers and standing ones. The database remembers them, this room makes them.

Each commit of a table leaves a row when the server itself has to answer next, due at once or after the grace in which
a person may take back what led there. Whoever wrote the row holds its lease; a lease that nobody renews lapses, and
the move is taken up by whoever finds it.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections import deque
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from carrack.core.fate import Seeded
from carrack.server.bots.pool import Lost, Pool
from carrack.server.errors import Problem
from carrack.server.store import models
from carrack.server.tables import acts
from carrack.server.tables.harbour import LEASE, Harbour, standing_answer
from carrack.server.tables.table import RUNNING, Table

log = logging.getLogger("carrack.bots")
AT_ONCE: Final = 64  # tables taken up at a time; the others wait in the order in which they fell due
QUIET: Final = 0.5  # seconds of thinking of which nobody is told
PACE: Final = 0.25  # seconds between two tellings
RENEWED: Final = LEASE / 3  # seconds between two looks at leases


class Owing:
    """A move that is owed: first a timer runs, then it waits for its turn, then a task makes it."""

    __slots__ = ("due", "quick", "revision", "seat", "table", "task", "timer")

    def __init__(self, table: str, revision: int, seat: int, due: float, quick: bool) -> None:
        self.table = table
        self.revision = revision
        self.seat = seat
        self.due = due
        self.quick = quick  # nobody has to think
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None


class Row(msgspec.Struct):
    """What the database remembers."""

    table: str
    revision: int
    seat: int
    due: float


class Owed:
    """Hears of every commit, and answers where nobody else will."""

    def __init__(self, harbour: Harbour, pool: Pool) -> None:
        self.harbour = harbour
        self.pool = pool
        self._owing: dict[str, Owing] = {}
        self._ready: deque[Owing] = deque()
        self._busy: set[Owing] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._tending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up everything that is owed: this version has one process, so whoever held a lease is gone."""
        for row in await self.harbour.store.write(lambda connection: take_leases(connection, time.time(), True)):
            self._plan(row)
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
        if table.gone or not table.owed:
            self._drop(table.id)
            return
        same = before is not None and (before.revision, before.seat) == (table.revision, table.asked)
        if same and before is not None and before.task is not None and before.task is not asyncio.current_task():
            return  # something beside the game changed; it is being thought about this very question
        self._drop(table.id)
        self._plan(Row(table.id, table.revision, table.asked, table.due), table.seats[table.asked].bot is None)

    def _plan(self, row: Row, quick: bool = False) -> None:
        owing = Owing(row.table, row.revision, row.seat, row.due, quick)
        self._owing[row.table] = owing
        wait = max(row.due - time.time(), 0.0)
        owing.timer = asyncio.get_running_loop().call_later(wait, self._fall_due, owing)

    def _drop(self, id: str) -> None:
        """Not owed any more: a timer stops, thinking is ended. A task that is itself the reason goes on to its end."""
        owing = self._owing.pop(id, None)
        if owing is None:
            return
        if owing.timer is not None:
            owing.timer.cancel()
        if owing in self._ready:
            self._ready.remove(owing)
        if owing.task is not None and owing.task is not asyncio.current_task():
            owing.task.cancel()

    def _fall_due(self, owing: Owing) -> None:
        owing.timer = None
        if owing.quick:
            self._begin(owing)
        else:
            self._ready.append(owing)
            self._fill()

    def _fill(self) -> None:
        while self._ready and len(self._busy) < AT_ONCE:
            owing = self._ready.popleft()
            self._busy.add(owing)
            self._begin(owing)

    def _begin(self, owing: Owing) -> None:
        owing.task = asyncio.get_running_loop().create_task(self._make(owing))
        self._tasks.add(owing.task)
        owing.task.add_done_callback(self._tasks.discard)
        owing.task.add_done_callback(lambda task: self._made(owing))

    def _made(self, owing: Owing) -> None:
        self._busy.discard(owing)
        if self._owing.get(owing.table) is owing:  # it did not work out: its lease lapses, and it is taken up anew
            del self._owing[owing.table]
        self._fill()

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
        async with acts.held(self.harbour, owing.table) as table:
            fits = (table.revision, table.asked) == (owing.revision, seat)
            if not fits or not self.harbour.answers_itself(table, seat):
                await self.harbour.commit(table, table.revision)  # what is owed is worked out afresh and written
                return
            level = table.seats[seat].bot
            action = standing_answer(table, seat) if level is None else None
            payload = None if level is None else self._payload(table, seat, level)
            legal = table.running.state.legal()
        if payload is not None:
            action = await self._think(table, owing, payload, legal)
        if action is not None:
            await acts.answer_owed(self.harbour, owing.table, owing.revision, seat, action)

    def _payload(self, table: Table, seat: int, level: str) -> dict[str, Any]:
        """All that a worker gets to know. The bot's luck has nothing to do with the table's."""
        sampled = table.game.sample(table.running.state, seat, Seeded(secrets.token_hex(16)))
        return {"game": table.game.id, "state": sampled.dump(), "level": level, "seed": secrets.token_hex(16)}

    async def _think(self, table: Table, owing: Owing, payload: dict[str, Any], legal: list[int]) -> int:
        """A bot's answer; if none comes, any legal one, for nobody should wait for ever."""
        telling = Telling(self.harbour, table, owing)
        limit = self.harbour.settings.thinking

        def legal_one(answer: Any) -> bool:
            return type(answer) is int and answer in legal

        try:
            answer = await self.pool.do("move", payload, limit, accepts=legal_one, report=telling.report)
        except Lost as lost:
            extra = {"table": owing.table, "revision": owing.revision, "level": payload["level"], "why": str(lost)}
            log.error("a bot did not answer: a move at random", extra=extra)
            return random.choice(legal)
        finally:
            telling.stop()
        return int(answer)

    # Leases.

    async def _tend(self) -> None:
        """Renew the leases of what is in hand; take up what nobody holds."""
        while True:
            await asyncio.sleep(RENEWED)
            try:
                await self._renew()
                for row in await self.harbour.store.write(lambda connection: take_leases(connection, time.time())):
                    if row.table not in self._owing:
                        self._plan(row)
            except Problem as problem:
                log.warning("leases could not be tended", extra={"why": problem.error})

    async def _renew(self) -> None:
        now = time.time()
        in_hand = [owing for owing in self._owing.values() if owing.due <= now]
        if not in_hand:
            return
        rows = [{"id": owing.table, "at": owing.revision, "until": now + LEASE} for owing in in_hand]
        renew = (
            update(models.Owed)
            .where(models.Owed.table == bindparam("id"), models.Owed.revision == bindparam("at"))
            .values(lease=bindparam("until"))
        )
        await self.harbour.store.write(lambda connection: connection.execute(renew, rows))


def take_leases(connection: Connection, now: float, held: bool = False) -> list[Row]:
    """Owed moves that nobody holds, or with `held` all of them, by the time when due. They are ours now."""
    rows = select(models.Owed.table, models.Owed.revision, models.Owed.seat, models.Owed.due).order_by(models.Owed.due)
    if not held:
        rows = rows.where(models.Owed.lease <= now)
    found = [Row(*row) for row in connection.execute(rows)]
    for row in found:
        where = update(models.Owed).where(models.Owed.table == row.table, models.Owed.revision == row.revision)
        connection.execute(where.values(lease=max(now, row.due) + LEASE))
    return found


class Telling:
    """Lets a table know that a bot thinks, if it takes longer than a moment, and how far it is, but not too often."""

    def __init__(self, harbour: Harbour, table: Table, owing: Owing) -> None:
        self._live = harbour.live
        self._table = table
        self._said: dict[str, Any] = {"seat": owing.seat, "revision": owing.revision, "done": None, "text": None}
        self._new = True
        self._timer: asyncio.TimerHandle | None = None  # while it runs nothing is told
        self._rest(QUIET)

    def report(self, done: float, text: str) -> None:
        self._said |= {"done": done, "text": text}
        self._new = True
        if self._timer is None:
            self._tell()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _rest(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._tell)

    def _tell(self) -> None:
        self._timer = None
        if self._new:
            self._new = False
            self._live.tell_table(self._table, "thinking", dict(self._said))
            self._rest(PACE)
