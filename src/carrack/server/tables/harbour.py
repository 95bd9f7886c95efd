"""The harbour: all tables, those in memory and those on disk."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, update

from carrack.core.errors import CarrackError
from carrack.core.log import entry_data
from carrack.core.match import Match
from carrack.core.state import State
from carrack.server.errors import Conflict, Unknown
from carrack.server.live import Live
from carrack.server.settings import Settings
from carrack.server.store import models
from carrack.server.store.prepared import Prepared
from carrack.server.store.store import Store
from carrack.server.tables.reviving import REMEMBERED, decode, encode, load_rows, result_of, revive, snapshot_before
from carrack.server.tables.table import ENDED, Table

_ID: BindParameter[str] = bindparam("id_")
MOVES = Prepared(insert(models.Move))
SNAPSHOT = insert(models.Snapshot)
OWED = Prepared(insert(models.Owed))
PAID = Prepared(delete(models.Owed).where(models.Owed.table == _ID))
LAPSED = delete(models.Proposal).where(models.Proposal.table == _ID)
PROGRESS = Prepared(
    update(models.Table)
    .where(models.Table.id == _ID)
    .values({name: bindparam(name) for name in ("version", "phase", "result", "revision", "asked", "changed")})
)
LEASE = 15.0  # seconds after a move is due for which whoever owes it is believed to be about to make it


class Harbour:
    """Finds tables, keeps in memory those that are played at, writes what happens before it is told."""

    def __init__(self, store: Store, settings: Settings, live: Live) -> None:
        self.store = store
        self.settings = settings
        self.live = live
        self.tables: dict[str, Table] = {}
        self._changes = 0
        self.owe: Callable[[Table], None] = lambda table: None  # after each commit, and when a table goes

    # Finding.

    async def table(self, id: str) -> Table:
        """A table by its id; whether the asker may know of it is the caller's question."""
        found = self.tables.pop(id, None)
        while found is None:
            changes = self._changes
            stored = await self.store.read(lambda connection: load_rows(connection, id))
            if stored is None:
                raise Unknown("no-table")
            if changes == self._changes:
                found = self.tables.pop(id, None) or revive(stored)
        self.tables[id] = found  # the one used last stands last
        self._shed()
        if found.renewed is not None:
            await self._write_down(found)
        return found

    async def _write_down(self, table: Table) -> None:
        """A table that has come under newer rules: before anybody hears of it, that it has is on disk."""
        async with table.lock:
            since, table.renewed = table.renewed, None
            if since is not None:
                await self.commit(table, since)

    def _shed(self) -> None:
        """Forget tables at which nothing goes on. They are on disk."""
        surplus = len(self.tables) - self.settings.idle_tables
        if surplus <= 0:
            return
        for table in list(self.tables.values())[:-1]:
            if surplus <= 0:
                return
            if not (self.live.listened(table.id) or table.lock.locked() or table.owed):
                del self.tables[table.id]
                table.gone = True  # somebody may have been about to take its lock
                surplus -= 1

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
        more: Callable[[Connection], None] | None = None,
    ) -> None:
        """Write what the match gained since a revision, then tell. If that fails it never happened."""
        match = table.running
        now = time.time()
        rows = move_rows(table, since, now, person, key)
        if match.over:
            table.phase = ENDED
            table.result = result_of(match)
        progress = {
            "id_": table.id,
            "version": table.version,
            "phase": table.phase,
            "result": None if table.result is None else encode(table.result),
            "revision": match.revision,
            "asked": table.asked,
            "changed": now,
        }
        lapsed = bool(rows) and table.proposal is not None
        snapshot = self._snapshot(table, match)
        owed = self._owed(table, now)

        def job(connection: Connection) -> None:
            if rows:
                MOVES.run(connection, *rows)
            PROGRESS.run(connection, progress)
            if snapshot is not None:
                connection.execute(SNAPSHOT, snapshot)
            if table.owed or owed is not None:
                PAID.run(connection, {"id_": table.id})
            if owed is not None:
                OWED.run(connection, owed)
            if lapsed:
                connection.execute(LAPSED, {"id_": table.id})
            if more is not None:
                more(connection)

        try:
            await self.store.write(job)
        except BaseException as error:
            self.forget(table)
            if not isinstance(error, Exception):  # we were stopped, the commit was not: nobody was told of it
                self.live.hang_up(table.id)
            raise
        table.changed = now
        table.owed = owed is not None
        table.due = 0.0 if owed is None else owed["due"]
        if lapsed:
            table.proposal = None
        if snapshot is not None:
            table.snapshot = match.revision
        if person is not None and key is not None:
            table.keys[(person, key)] = match.revision
            if len(table.keys) > REMEMBERED:
                del table.keys[next(iter(table.keys))]
        self.live.tell(table, since)
        if lapsed:
            self.live.tell_table(table, "proposal", None)
        self.owe(table)

    def _snapshot(self, table: Table, match: Match) -> dict[str, Any] | None:
        """Every few dozen entries, and only where no undo reaches behind it; and where the game ends: if the rules are
        corrected later, that is what can still be shown.
        """
        if match.over and match.revision > table.snapshot:
            return snapshot_row(table)
        if match.revision - table.snapshot < self.settings.snapshot_every or match.secure_since() != match.revision:
            return None
        return snapshot_row(table)

    def _owed(self, table: Table, now: float) -> dict[str, Any] | None:
        """Whether the server itself has to answer next; while a person could take back what led here, not at once."""
        seat = table.asked
        if seat < 0 or not self.answers_itself(table, seat):
            return None
        match = table.running
        undoable = any(match.can_undo(i) for i, other in enumerate(table.seats) if other.bot is None)
        due = now + (self.settings.grace if undoable else 0.0)
        return {"table": table.id, "revision": match.revision, "seat": seat, "due": due, "lease": due + LEASE}

    def answers_itself(self, table: Table, seat: int) -> bool:
        """A bot plays the seat, or its person has left a standing answer to this question."""
        return table.seats[seat].bot is not None or standing_answer(table, seat) is not None


def move_rows(
    table: Table, since: int, now: float, person: str | None = None, key: str | None = None
) -> list[dict[str, Any]]:
    """What the match gained since a revision, as the database keeps it; the last row says whose act it was."""
    match = table.running
    rows: list[dict[str, Any]] = [
        {"table": table.id, "revision": since + 1 + i, "entry": encode(entry_data(entry)), "at": now}
        | {"person": None, "key": None, "check": None}
        for i, entry in enumerate(match.entries(since))
    ]
    if rows:
        rows[-1] |= {"person": person, "key": key, "check": match.peek().key()}
    return rows


def snapshot_row(table: Table) -> dict[str, Any]:
    match = table.running
    state = encode(match.peek().dump())
    return {"table": table.id, "revision": match.revision, "version": match.game.version, "state": state}


def standing_answer(table: Table, seat: int) -> int | None:
    """The answer that a seat has given beforehand to the question that is open, if it is legal now."""
    match = table.running
    state = match.peek()
    step = match.game.steps[state.step].name
    for rule in table.seats[seat].standing:
        if rule["step"] == step and rule.get("turn") in (None, int(state.turns)) and rule["action"] in state.legal():
            return int(rule["action"])
    return None
