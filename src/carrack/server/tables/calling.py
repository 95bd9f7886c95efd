"""Whom to call about a table. What is to be called is written with the act that causes it; `server/calls` makes it.

A person is called once for a turn: from when it is asked until somebody else is. Whose turn comes again although they
have done nothing meanwhile, since another one took an answer back, was called already. Nobody is called for what comes
of their own act.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.dialects.sqlite import insert

from carrack.server.store import models
from carrack.server.store.database import driver_of
from carrack.server.tables.clocks import Clock
from carrack.server.tables.table import ENDED, Table

TURN: Final = "turn"
INVITED: Final = "invited"
TIME: Final = "time"
OVER: Final = "over"
ABOUT: Final = (TURN, INVITED, TIME, OVER)
PART: Final = 4  # when a quarter is left of the time that a clock gives, it is running out
LONGEST: Final = 12 * 3600.0  # but not before so many seconds are left
Statement = tuple[str, dict[str, Any]]

# Who has named a way may have none that is used.
ROW: Final = """
    insert into calls ("table", person, about, revision, due, uptime, made)
    select :table, :person, :about, :revision, :due, :uptime, 0
    where exists (select 1 from ways where person = :person and confirmed = 1 and given_up = 0)
"""
ONCE: Final = f"{ROW} on conflict do nothing"
# For a later turn, if the person has done something since the call before.
AGAIN: Final = f"""{ROW}
    on conflict do update
    set revision = excluded.revision, due = excluded.due, uptime = excluded.uptime, made = 0
    where made = 0 or exists (
        select 1 from moves
        where moves."table" = calls."table" and moves.revision > calls.revision and moves.person = calls.person
    )
"""
LAPSED: Final = "delete from calls where \"table\" = :table and made = 0 and about in ('turn', 'time')"


def after(
    table: Table, awaited: str | None, person: str | None, deadline: float | None, due: float, callable: Set[str]
) -> list[Statement]:
    """Whom to call after an act of a `person`: whose answer is `awaited` now, or everybody when the game is over. Of
    them only those count who are `callable`: at most tables nobody is, and there it costs nothing.
    """
    if table.phase == ENDED:
        others = table.people() & callable - {person}
        return [*lapsed(table, callable), *((ONCE, row_of(table, one, OVER, due)) for one in sorted(others))]
    if awaited == table.awaited:
        return []
    found = lapsed(table, callable)
    if awaited is not None and awaited in callable and awaited != person:
        found.append((AGAIN, row_of(table, awaited, TURN, due)))
        if table.clock is not None:  # one that stands still is looked at again
            found.append((AGAIN, row_of(table, awaited, TIME, due, warning_at(table.clock, deadline))))
    return found


def lapsed(table: Table, callable: Set[str]) -> list[Statement]:
    """Whoever was asked before is not any more."""
    return [(LAPSED, {"table": table.id})] if table.awaited in callable else []


def row_of(table: Table, person: str, about: str, due: float, uptime: float | None = None) -> dict[str, Any]:
    about_it = {"table": table.id, "person": person, "about": about}
    return about_it | {"revision": table.revision, "due": due, "uptime": uptime}


def invite(connection: Connection, table: Table, by: str, people: Iterable[str], now: float, due: float) -> None:
    """They may know of the table from here on, and are told so."""
    for person in sorted(people):
        row = {"table": table.id, "person": person, "by": by, "at": now}
        connection.execute(insert(models.Invited).on_conflict_do_nothing(), row)
        driver_of(connection).execute(ONCE, row_of(table, person, INVITED, due))


def warning_at(clock: Clock, deadline: float | None) -> float | None:
    """When somebody's time is running out; None while it stands still."""
    return None if deadline is None else deadline - min(clock.given / PART, LONGEST)
