"""The harbour: all tables, those in memory and those on disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, update

from carrack.core.errors import CarrackError
from carrack.core.match import Match
from carrack.core.state import State
from carrack.server.errors import Conflict, Problem, Unknown
from carrack.server.settings import Settings
from carrack.server.store import models
from carrack.server.store.database import driver_of, sql_of
from carrack.server.store.entries import written
from carrack.server.store.store import Store
from carrack.server.store.uptime import Uptime
from carrack.server.store.uptime import write as write_uptime
from carrack.server.tables import calling, timing
from carrack.server.tables.clocks import Times
from carrack.server.tables.live import Live
from carrack.server.tables.plans import Reply, reply
from carrack.server.tables.ratings import rate
from carrack.server.tables.reviving import decode, encode, load_rows, result_of, revive, seal_of, snapshot_before
from carrack.server.tables.table import ENDED, Table
from carrack.server.tables.telling import seats_told

_ID: BindParameter[str] = bindparam("id_")
MOVE = sql_of(insert(models.Move))
SNAPSHOT = sql_of(insert(models.Snapshot))
OWED = sql_of(insert(models.Owed))
PAID = sql_of(delete(models.Owed).where(models.Owed.table == _ID))
CLOCKS = sql_of(
    update(models.Table)
    .where(models.Table.id == _ID)
    .values({"times": bindparam("times"), "deadline": bindparam("deadline")})
)
PLANS = sql_of(
    update(models.Seat)
    .where(models.Seat.table == _ID, models.Seat.seat == bindparam("seat_"))
    .values({"plans": bindparam("plans")})
)
LAPSED = sql_of(delete(models.Proposal).where(models.Proposal.table == _ID))


def _progress(*names: str) -> str:
    values: dict[str, Any] = {name: bindparam(name) for name in ("revision", "asked", "changed", *names)}
    return sql_of(update(models.Table).where(models.Table.id == _ID).values(values))


PROGRESS = _progress()
TURN = _progress("version", "phase", "result")  # there is an index of phases: while the phase stays it is left alone
LEASE = 6.0  # seconds after a move is due for which whoever owes it is believed to be about to make it


class Harbour:
    """Finds tables, keeps in memory those that are played at, writes what happens before it is told."""

    def __init__(self, store: Store, settings: Settings, live: Live) -> None:
        self.store = store
        self.settings = settings
        self.live = live
        self.uptime = Uptime(store)
        self.resting: dict[str, float] = {}  # people on holiday, and until when
        self.callable: set[str] = set()  # who has named a way to be called
        self.blocked: dict[str, set[str]] = {}  # by person: with whom they want to have nothing to do
        self.tables: dict[str, Table] = {}
        self._changes = 0
        self._notes: set[asyncio.Task[None]] = set()
        self.owe: Callable[[Table], None] = lambda table: None  # after each commit, and when a table goes
        live.noticed = self.notice

    # Finding.

    async def table(self, id: str) -> Table:
        """A table by its id; whether the asker may know of it is the caller's question."""
        while id not in self.tables:
            changes = self._changes
            stored = await self.store.read(lambda connection: load_rows(connection, id))
            if stored is None:
                raise Unknown("no-table")
            if changes == self._changes and id not in self.tables:
                table = self.tables.setdefault(id, revive(stored))
                table.awaited = self.awaited(table)
                self.look_round(table)
        found = self.tables[id] = self.tables.pop(id)  # the one used last stands last
        self._shed()
        if found.renewed is not None:  # it has come under newer rules: before anybody hears of that, it is on disk
            async with found.lock:
                since, found.renewed = found.renewed, None
                if since is not None:
                    await self.commit(found, since)
        return found

    def _shed(self) -> None:
        """Forget tables at which nothing goes on. They are on disk."""
        surplus = len(self.tables) - self.settings.idle_tables
        if surplus > 0:
            others = list(self.tables.values())[:-1]
            idle = (
                one for one in others if not (self.live.listened(one.id) or one.lock.locked() or one.due is not None)
            )
            for table in islice(idle, surplus):
                del self.tables[table.id]
                table.gone = True  # somebody may have been about to take its lock

    def look_round(self, table: Table) -> bool:
        """Who of those who sit at a table is there; whether that has changed."""
        here = self.live.present(table.id) & table.people()
        changed = here ^ table.here
        table.seen.update(dict.fromkeys(changed, time.time()))
        table.here = here
        return bool(changed)

    def notice(self, id: str) -> None:
        """Somebody may have come to a table, or gone: then everybody is told."""
        table = self.tables.get(id)
        if table is not None and self.look_round(table):
            self.live.tell_table(table, "presence", seats_told(table, self.resting))

    def wanted(self, table: Table, person: str | None) -> bool:
        """Whether nobody who sits at a table or hosts it wants to have nothing to do with a person."""
        return not any(person in self.blocked.get(other, ()) for other in {table.host, *table.people()})

    def deaf_to(self, person: str) -> set[str]:
        """Who does not want to hear a person."""
        return {other for other, blocked in self.blocked.items() if person in blocked}

    def looked_away(self, id: str, person: str | None) -> None:
        """Somebody who sits at a table has followed it up to now, and stops: it is written down whenever that is."""
        table = self.tables.get(id)
        if table is None or table.match is None:
            return
        for seat in table.seats_of(person):
            if table.seats[seat].seen != table.revision:
                table.seats[seat].seen = table.revision
                task = asyncio.get_running_loop().create_task(self._note_seen(id, seat, table.revision))
                self._notes.add(task)
                task.add_done_callback(self._notes.discard)

    async def _note_seen(self, id: str, seat: int, revision: int) -> None:
        where = update(models.Seat).where(models.Seat.table == id, models.Seat.seat == seat).values(seen=revision)
        with suppress(Problem, RuntimeError):  # who is shown something twice has lost nothing
            await self.store.write(lambda connection: connection.execute(where))

    def people_changed(self) -> None:
        """Names or owners of seats changed on disk: rows that are being read just now may be from before."""
        self._changes += 1

    def forget(self, table: Table) -> None:
        """What stands in memory may not be what is on disk: whoever comes next reads it anew."""
        table.gone = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self.owe(table)

    async def moment(self, table: Table, revision: int) -> tuple[int, State]:
        """Where a table stood at a revision; under older rules, at the last one before it whose state is stored."""
        match = table.running
        if table.outdated is None and revision >= match.base:
            return revision, match.at(revision)
        row = await self.store.read(lambda connection: snapshot_before(connection, table.id, revision))
        if row is not None:
            with suppress(CarrackError):
                return row["revision"], table.game.adopt(decode(row["state"]))
        raise Conflict("older-rules")

    # Writing.

    async def commit(
        self,
        table: Table,
        since: int,
        person: str | None = None,
        key: str | None = None,
        more: Callable[[Connection], object] | None = None,
        planned: str | None = None,
    ) -> None:
        """Write what the match gained since a revision, then tell. If that fails it never happened. `planned` says
        why an answer was given for somebody, and is told to that one alone.
        """
        try:
            match = table.running
            ends = match.over and table.phase != ENDED
            if match.over:
                table.phase = ENDED
                table.result = result_of(match)
            now = time.time()
            rows = move_rows(table, since, now, person, key)
            if planned is not None:
                rows[0]["planned"] = planned
            lapses = bool(rows) and table.proposal is not None
            snapshot, owed = self._snapshot(table, match), self._owed(table, now)
            timed = self.clocks_after(table, since)
            if timed is not None and rows:
                rows[-1]["times"] = timed.text
            awaited = self.awaited(table)
            deadline = None if timed is None else timed.times.deadline
            called = calling.after(table, awaited, person, deadline, now + self.settings.call_after, self.callable)
            statements = [*((MOVE, row) for row in rows), progress(table, now), *called]
            if snapshot:
                statements.append((SNAPSHOT, snapshot))
            statements += [*dues(table, owed), *plans_kept(table)]
            if lapses:
                statements.append((LAPSED, {"id_": table.id}))

            def job(connection: Connection) -> None:
                execute_all(connection, statements)
                if timed is not None:
                    timed.write(connection)
                if more is not None:
                    more(connection)
                if ends and table.rated:
                    rate(connection, table, now)

            await self.store.write(job)
        except BaseException as error:
            self.forget(table)
            if not isinstance(error, Exception):  # we were stopped, the commit was not: nobody was told of it
                self.live.disconnect_table(table.id)
            raise
        table.changed = now
        table.awaited = awaited
        table.written = (table.version, table.phase)
        table.due = owed["due"] if owed else None
        if planned is not None:
            table.planned[since + 1] = planned
        if snapshot:
            table.snapshot = match.revision
        if key is not None:
            table.keys.add((person, key))
        if lapses:
            table.proposal = None
        self.live.tell(table, since)
        self._tell_plans(table)
        if timed is not None:
            timing.note(table, timed.times)
            self.tell_clocks(table)
        if lapses:
            self.live.tell_table(table, "proposal", None)
        self.owe(table)

    async def commit_plans(self, table: Table) -> None:
        """Write what seats have planned, and what is owed by that. Nobody else hears of it, nor that there was
        anything: no list and no stream has it.
        """
        try:
            owed = self._owed(table, time.time())
            statements = [*dues(table, owed), *plans_kept(table)]
            await self.store.write(lambda connection: execute_all(connection, statements))
        except BaseException:
            self.forget(table)
            raise
        table.due = owed["due"] if owed else None
        self._tell_plans(table)
        self.owe(table)

    def _tell_plans(self, table: Table) -> None:
        """What is written now: each person hears of their own."""
        for number, seat in enumerate(table.seats):
            if seat.plans is not seat.written:
                seat.written = seat.plans
                self.live.tell_person(table, seat.person, "plans", {"seat": number})

    def clocks_after(self, table: Table, since: int) -> Timed | None:
        """How the clocks of a table stand after what its match has gained, if it has any."""
        now = self.uptime.now()
        times = timing.after(table, since, now, self.resting)
        return None if times is None else Timed(table.id, times, now)

    def tell_clocks(self, table: Table) -> None:
        if table.times is not None:
            self.live.tell_table(table, "clock", timing.clock_told(table, self.uptime.now()))

    async def reset_clocks(self, table: Table, more: Callable[[Connection], object] | None = None) -> None:
        """Something beside the game may have stopped a clock, or set it going; `more` is written with it."""
        timed = self.clocks_after(table, table.revision)

        def job(connection: Connection) -> None:
            if more is not None:
                more(connection)
            if timed is not None:
                timed.write(connection)

        await self.store.write(job)
        if timed is not None:
            timing.note(table, timed.times)
            self.tell_clocks(table)

    def _snapshot(self, table: Table, match: Match) -> dict[str, Any] | None:
        """Every few dozen entries, and only where no undo reaches behind it; and where the game ends: if the rules are
        corrected later, that is what can still be shown.
        """
        gained = match.revision - table.snapshot
        least = 1 if match.over else self.settings.snapshot_every
        wanted = gained >= least and (match.over or match.secure_since() == match.revision)
        return snapshot_row(table) if wanted else None

    def _owed(self, table: Table, now: float) -> dict[str, Any] | None:
        """Whether the server itself has to answer next; while a person could take back what led here, not at once, but
        for who is alone with bots: that one takes back past their answers. What is planned comes no sooner than anybody
        quick would answer.
        """
        seat = table.asked
        if seat < 0 or not self.answers_itself(table, seat):
            return None
        match = table.running
        played = [i for i, other in enumerate(table.seats) if other.bot is None]
        waits = len(played) > 1 and (seat in played or any(match.can_undo(i) for i in played))
        due = now + (self.settings.grace if waits else 0.0)
        return {"table": table.id, "revision": match.revision, "seat": seat, "due": due, "lease": due + LEASE}

    def awaited(self, table: Table) -> str | None:
        """Whose answer is awaited, where it is a person who gives it."""
        seat = timing.asked_person(table)
        return None if seat < 0 or self.answers_itself(table, seat) else table.seats[seat].person

    def answers_itself(self, table: Table, seat: int) -> bool:
        """A bot plays the seat, or its person has answered this question beforehand."""
        return table.seats[seat].bot is not None or planned_answer(table, seat) is not None


class Timed:
    """How the clocks of a table stand, on their way to the disk, with the time at which they were read."""

    def __init__(self, table: str, times: Times, now: float) -> None:
        self.table = table
        self.times = times
        self.now = now
        self.text = encode(times)

    def write(self, connection: Connection) -> None:
        values = {"id_": self.table, "times": self.text, "deadline": self.times.deadline}
        driver_of(connection).execute(CLOCKS, values)
        write_uptime(connection, self.now)


def progress(table: Table, now: float) -> tuple[str, dict[str, Any]]:
    """What a table's row says of the game."""
    row: dict[str, Any] = {"id_": table.id, "revision": table.revision, "asked": table.asked, "changed": now}
    if table.written == (table.version, table.phase):
        return PROGRESS, row
    result = None if table.result is None else encode(table.result)
    return TURN, row | {"version": table.version, "phase": table.phase, "result": result}


def move_rows(
    table: Table, since: int, now: float, person: str | None = None, key: str | None = None
) -> list[dict[str, Any]]:
    """What the match gained since a revision, as the database keeps it; the last row says whose act it was."""
    match = table.running
    rows: list[dict[str, Any]] = [
        {
            "table": table.id,
            "revision": since + 1 + i,
            "entry": written(entry),
            "at": now,
            "person": None,
            "key": None,
            "check": None,
            "times": None,
            "planned": None,
        }
        for i, entry in enumerate(match.entries(since))
    ]
    if rows:
        last = rows[-1]
        last["person"], last["key"], last["check"] = person, key, seal_of(match.peek())
    return rows


def snapshot_row(table: Table) -> dict[str, Any]:
    match = table.running
    state = encode(match.peek().dump())
    return {"table": table.id, "revision": match.revision, "version": match.game.version, "state": state}


Statement = tuple[str, dict[str, Any]]


def dues(table: Table, owed: dict[str, Any] | None) -> list[Statement]:
    """What is owed to a table now, instead of what was."""
    paid = [(PAID, {"id_": table.id})] if table.due is not None or owed else []
    return [*paid, *([(OWED, owed)] if owed else [])]


def plans_kept(table: Table) -> list[Statement]:
    """What seats have planned, where that is not on disk yet."""
    return [
        (PLANS, {"id_": table.id, "seat_": number, "plans": encode(seat.plans)})
        for number, seat in enumerate(table.seats)
        if seat.plans is not seat.written
    ]


def execute_all(connection: Connection, statements: list[Statement]) -> None:
    execute = driver_of(connection).execute
    for statement, values in statements:
        execute(statement, values)


def planned_answer(table: Table, seat: int) -> Reply | None:
    """What the person of a seat that is asked has answered beforehand."""
    return reply(table.running, table.seats[seat].plans)
