"""Makes calls. What is to be called stands in the database, and so does what is on its way: a server that is killed
loses none of it, and whatever it may send a second time has the same id as the first.

A call waits a moment first: whoever has come to the table by then knows already, and what was taken back is not told.
Then each way of its person gets it, tried a few times with growing pauses. A way at which nobody takes it is given up,
which its person's settings say. No way waits for another one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select, update

from carrack.server.calls import ways
from carrack.server.calls.quiet import quiet_until
from carrack.server.calls.sending import Sender
from carrack.server.calls.subjects import Subject, subject_of
from carrack.server.calls.way import Undelivered, Way, way_of
from carrack.server.errors import Problem
from carrack.server.store import models
from carrack.server.tables.calling import TIME
from carrack.server.tables.harbour import Harbour

log = logging.getLogger("carrack.calls")
EVERY: Final = 1.0  # seconds between two looks
STILL: Final = 60.0  # seconds until a clock that stands still is looked at again
AHEAD: Final = 25 * 3600.0  # seconds: nothing is due later than that, unless the wall clock was set back
AT_ONCE: Final = 32  # calls on their way
EACH: Final = 2  # of those, of one person
SOME: Final = 100  # rows that one look takes up
Call, Delivery = models.Call, models.Delivery


class Due(msgspec.Struct):
    """A delivery to be tried, and its way."""

    id: int
    table: str
    about: str
    revision: int
    tries: int
    way: Way


class Caller:
    """Looks for what is due, while the server runs."""

    def __init__(self, harbour: Harbour, sender: Sender) -> None:
        self.harbour = harbour
        self.store = harbour.store
        self.sender = sender
        self._under_way: dict[int, Due] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._arrived: set[int] = set()  # what could not be crossed out yet

    async def run(self) -> None:
        try:
            while True:
                try:
                    await self.look()
                except Problem as problem:
                    log.warning("calls could not be looked after", extra={"why": problem.error})
                except Exception:  # whatever it is, the next look may succeed
                    log.exception("calls could not be looked after")
                await asyncio.sleep(EVERY)
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look(self) -> None:
        now, uptime = time.time(), self.harbour.uptime.now()
        for row in await self.store.read(partial(due_calls, now=now, uptime=uptime)):
            here = row["person"] in self.harbour.live.present(row["table"])
            await self.store.write(partial(settle, row=row, here=here, now=now, uptime=uptime))
        if self._arrived:
            await self.store.write(partial(cross_out, ids=sorted(self._arrived)))
            self._arrived.clear()
        busy = [due.way.id for due in self._under_way.values()]
        for due in await self.store.read(partial(due_deliveries, now=now, busy=busy)):
            self._begin(due)

    def _begin(self, due: Due) -> None:
        """One at a time by each way, a few of each person, and a few more in all: the rest waits for the next look."""
        under_way = self._under_way.values()
        same = sum(other.way.person == due.way.person for other in under_way)
        if len(under_way) >= AT_ONCE or same >= EACH or any(other.way.id == due.way.id for other in under_way):
            return
        self._under_way[due.id] = due
        task = asyncio.get_running_loop().create_task(self._deliver(due))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: self._under_way.pop(due.id, None))

    async def _deliver(self, due: Due) -> None:
        try:
            await self._try(due)
        except Problem as problem:
            log.warning("a call could not be made", extra={"table": due.table, "why": problem.error})
        except Exception:
            log.exception("a call failed", extra={"table": due.table})
            await self._failed(due, Undelivered("fault"))

    async def _try(self, due: Due) -> None:
        subject = await self.store.read(partial(subject_of_due, due=due))
        now = time.time()
        if subject is None or not subject.holds:
            await self._arrive(due)
            return
        uptime = self.harbour.uptime.now()
        later = waits(subject, now, uptime)
        if later is not None:
            until = later.get("due", now + STILL)
            await self.store.write(partial(postpone, id=due.id, tries=due.tries, until=until))
            return
        try:
            await self.sender.send(due.way, subject.message(due.way.language, uptime))
        except Undelivered as undelivered:
            await self._failed(due, undelivered)
        else:
            await self._arrive(due)

    async def _arrive(self, due: Due) -> None:
        self._arrived.add(due.id)
        await self.store.write(partial(cross_out, ids=[due.id]))
        self._arrived.discard(due.id)

    async def _failed(self, due: Due, undelivered: Undelivered) -> None:
        pauses, now = self.harbour.settings.call_pauses, time.time()
        if undelivered.for_good or due.tries >= len(pauses):
            log.info("a way to call somebody was given up", extra={"why": undelivered.why, "job": due.way.kind})
            await self.store.write(partial(ways.give_up, id=due.way.id, why=undelivered.why, now=now))
            return
        again = partial(postpone, id=due.id, tries=due.tries + 1, until=now + pauses[due.tries])
        await self.store.write(again)


def due_calls(connection: Connection, now: float, uptime: float) -> list[dict[str, Any]]:
    when = or_(Call.due <= now, Call.due > now + AHEAD)
    come = or_(Call.uptime.is_(None), Call.uptime <= uptime)
    query = select(Call.__table__).where(models.WAITING, when, come).order_by(Call.due).limit(SOME)
    return [dict(row) for row in connection.execute(query).mappings()]


def settle(connection: Connection, row: dict[str, Any], here: bool, now: float, uptime: float) -> None:
    """What becomes of a call that is due: nothing, if it needs none any more; or it waits; or it is made."""
    which = [getattr(Call, name) == row[name] for name in ("table", "person", "about", "revision")]
    mine = update(Call).where(*which, Call.made == 0)
    subject = subject_of(connection, row["person"], row["table"], row["about"], row["revision"])
    if here or subject is None or not subject.holds:
        connection.execute(mine.values(made=1))
        return
    later = waits(subject, now, uptime)
    if later is not None:
        connection.execute(mine.values(later))
        return
    if connection.execute(mine.values(made=1)).rowcount:
        rows = [
            {"way": way.id, "tries": 0, "due": now, **{name: row[name] for name in ("table", "about", "revision")}}
            for way in ways.ways_of(connection, row["person"])
            if way.is_used and row["about"] in way.about
        ]
        if rows:
            connection.execute(insert(Delivery), rows)


def waits(subject: Subject, now: float, uptime: float) -> dict[str, float] | None:
    """Until when: hours of quiet end by the wall clock, and time runs out by the harbour's own."""
    if subject.about == TIME:
        warned = subject.warned()
        if warned is None or warned > uptime:
            return {"uptime": uptime + STILL if warned is None else warned}
    later = quiet_until(subject.quiet, now)
    return None if later is None else {"due": later}


def due_deliveries(connection: Connection, now: float, busy: list[str]) -> list[Due]:
    when = or_(Delivery.due <= now, Delivery.due > now + AHEAD)
    query = select(Delivery.__table__).where(when, Delivery.way.not_in(busy)).order_by(Delivery.due).limit(SOME)
    rows = connection.execute(query).mappings().all()
    wanted = select(models.Way.__table__).where(models.Way.id.in_({row["way"] for row in rows}))
    known = {row["id"]: way_of(row) for row in connection.execute(wanted).mappings()}
    return [msgspec.convert({**row, "way": known[row["way"]]}, Due) for row in rows]


def subject_of_due(connection: Connection, due: Due) -> Subject | None:
    """None as well where there is a later call of its kind: a turn that is over is not told in the next one."""
    same = (Call.table == due.table) & (Call.person == due.way.person) & (Call.about == due.about)
    if connection.execute(select(Call.revision).where(same, Call.revision > due.revision)).first():
        return None
    return subject_of(connection, due.way.person, due.table, due.about, due.revision)


def postpone(connection: Connection, id: int, tries: int, until: float) -> None:
    connection.execute(update(Delivery).where(Delivery.id == id).values(tries=tries, due=until))


def cross_out(connection: Connection, ids: list[int]) -> None:
    connection.execute(delete(Delivery).where(Delivery.id.in_(ids)))
