"""The harbour: all tables, those in memory and those on disk."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, update

from carrack.core.errors import CarrackError
from carrack.core.match import Match
from carrack.core.state import State
from carrack.server.errors import Conflict, Unknown
from carrack.server.settings import Settings
from carrack.server.store import models
from carrack.server.store.database import driver_of, sql_of
from carrack.server.store.entries import written
from carrack.server.store.store import Store
from carrack.server.tables.live import Live
from carrack.server.tables.reviving import decode, encode, load_rows, result_of, revive, seal_of, snapshot_before
from carrack.server.tables.table import ENDED, Table
from carrack.server.tables.telling import seats_told

_ID: BindParameter[str] = bindparam("id_")
MOVE = sql_of(insert(models.Move))
SNAPSHOT = sql_of(insert(models.Snapshot))
OWED = sql_of(insert(models.Owed))
PAID = sql_of(delete(models.Owed).where(models.Owed.table == _ID))
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
        self.tables: dict[str, Table] = {}
        self._changes = 0
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
                self.look_round(self.tables.setdefault(id, revive(stored)))
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
            idle = (one for one in others if not (self.live.listened(one.id) or one.lock.locked() or one.owed))
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
            self.live.tell_table(table, "presence", seats_told(table))

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
    ) -> None:
        """Write what the match gained since a revision, then tell. If that fails it never happened."""
        try:
            match = table.running
            if match.over:
                table.phase = ENDED
                table.result = result_of(match)
            change = Change(table, since, person, key, more)
            change.snapshot, change.owed = self._snapshot(table, match), self._owed(table, change.now)
            await self.store.write(change.write)
        except BaseException as error:
            self.forget(table)
            if not isinstance(error, Exception):  # we were stopped, the commit was not: nobody was told of it
                self.live.disconnect_table(table.id)
            raise
        change.note()
        self.live.tell(table, since)
        if change.lapsed:
            self.live.tell_table(table, "proposal", None)
        self.owe(table)

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
        for who is alone with bots: that one takes back past their answers.
        """
        seat = table.asked
        if seat < 0 or not self.answers_itself(table, seat):
            return None
        match = table.running
        played = [i for i, other in enumerate(table.seats) if other.bot is None]
        undoable = len(played) > 1 and any(match.can_undo(i) for i in played)
        due = now + (self.settings.grace if undoable else 0.0)
        return {"table": table.id, "revision": match.revision, "seat": seat, "due": due, "lease": due + LEASE}

    def answers_itself(self, table: Table, seat: int) -> bool:
        """A bot plays the seat, or its person has left a standing answer to this question."""
        return table.seats[seat].bot is not None or standing_answer(table, seat) is not None


class Change:
    """What a table gained, on its way to the disk: `write` puts it there, `note` remembers that it is there."""

    snapshot: dict[str, Any] | None = None
    owed: dict[str, Any] | None = None

    def __init__(
        self, table: Table, since: int, person: str | None, key: str | None, more: Callable[[Connection], object] | None
    ) -> None:
        self.table = table
        self.act = (person, key)
        self.more = more
        self.now = time.time()
        self.rows = move_rows(table, since, self.now, person, key)
        self.lapsed = bool(self.rows) and table.proposal is not None
        self.written = (table.version, table.phase)
        self.progress = {
            "id_": table.id,
            "version": table.version,
            "phase": table.phase,
            "result": None if table.result is None else encode(table.result),
            "revision": since + len(self.rows),
            "asked": table.asked,
            "changed": self.now,
        }

    def write(self, connection: Connection) -> None:
        table, execute = self.table, driver_of(connection).execute
        for row in self.rows:
            execute(MOVE, row)
        execute(PROGRESS if self.written == table.written else TURN, self.progress)
        if self.snapshot is not None:
            execute(SNAPSHOT, self.snapshot)
        if table.owed or self.owed is not None:
            execute(PAID, self.progress)
        if self.owed is not None:
            execute(OWED, self.owed)
        if self.lapsed:
            execute(LAPSED, self.progress)
        if self.more is not None:
            self.more(connection)

    def note(self) -> None:
        table = self.table
        table.changed = self.now
        table.written = self.written
        table.owed = self.owed is not None
        table.due = 0.0 if self.owed is None else self.owed["due"]
        if self.lapsed:
            table.proposal = None
        if self.snapshot is not None:
            table.snapshot = self.snapshot["revision"]
        if self.act[1] is not None:
            table.keys.add(self.act)


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


def standing_answer(table: Table, seat: int) -> int | None:
    """The answer that a seat has given beforehand to the question that is open, if it is legal now."""
    rules = table.seats[seat].standing
    if not rules:
        return None
    match = table.running
    state = match.peek()
    step = match.game.steps[state.step].name
    fitting = (rule.action for rule in rules if rule.step == step and rule.turn in (None, int(state.turns)))
    return next((action for action in fitting if action in state.legal()), None)
