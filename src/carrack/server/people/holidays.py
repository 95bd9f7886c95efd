"""Holidays: while somebody is away, their clocks at slow tables stand still. Days are counted by the wall clock, and
there are so many of them in a year.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime

import msgspec
from sqlalchemy import Connection, select, update

from carrack.server.errors import Problem
from carrack.server.store import models
from carrack.server.tables.acts import HOUSE, AtTable
from carrack.server.tables.clocks import DAY
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.reviving import encode, readable
from carrack.server.tables.table import RUNNING
from carrack.server.tables.telling import seats_told
from carrack.server.tables.timing import SLOW


class Holiday(msgspec.Struct):
    """`until` when somebody is away, 0 when not, and the seconds `spent` on holiday in a `year`."""

    until: float = 0.0
    year: int = 0
    spent: float = 0.0

    def left(self, now: float, days: float) -> float:
        """Seconds that are left of this year's."""
        return max(0.0, days * DAY - (self.spent if self.year == year_of(now) else 0.0))


def year_of(now: float) -> int:
    return datetime.fromtimestamp(now, UTC).year


def holiday_of(connection: Connection, person: str) -> Holiday:
    stored = connection.execute(select(models.Person.holiday).where(models.Person.id == person)).scalar_one_or_none()
    return readable(stored, Holiday) or Holiday()


def keep(connection: Connection, person: str, holiday: Holiday) -> None:
    values = {"holiday": encode(holiday), "away": holiday.until}
    connection.execute(update(models.Person).where(models.Person.id == person).values(values))


async def rest(harbour: Harbour, person: str, until: float) -> Holiday:
    """Somebody goes on holiday, stays longer, or is back earlier: what was not used of it is kept. 0 is now."""
    now = time.time()
    days = harbour.settings.holidays

    def job(connection: Connection) -> Holiday:
        holiday = holiday_of(connection, person)
        spent = holiday.spent - max(0.0, holiday.until - now) if holiday.year == year_of(now) else 0.0
        wanted = max(0.0, until - now)
        if wanted > days * DAY - spent:
            left = (days * DAY - spent) / DAY
            raise Problem("holiday-too-long", days=int(left))
        changed = Holiday(until if wanted else 0.0, year_of(now), spent + wanted)
        keep(connection, person, changed)
        return changed

    changed = await harbour.store.write(job)
    await noticed(harbour, {person: changed.until})
    return changed


async def noticed(harbour: Harbour, away: dict[str, float]) -> None:
    """From here on these people are on holiday until then, or not: their clocks stand still, or run."""
    for person, until in away.items():
        if until > time.time():
            harbour.resting[person] = until
        else:
            harbour.resting.pop(person, None)
    for id in await harbour.store.read(lambda connection: slow_tables(connection, list(away))):
        async with AtTable(harbour, id, HOUSE) as table:
            if table.phase == RUNNING and table.outdated is None:
                await harbour.reset_clocks(table)
            harbour.live.tell_table(table, "seats", seats_told(table, harbour.resting))


def slow_tables(connection: Connection, people: list[str]) -> list[str]:
    """Those with a clock that people sit at."""
    table, seat = models.Table, models.Seat
    seated = select(seat.table).where(seat.person.in_(people))
    clocked = (table.phase == RUNNING) & (table.pace == SLOW) & table.clock.is_not(None)
    return list(connection.execute(select(table.id).where(clocked, table.id.in_(seated))).scalars())


def away_now(connection: Connection) -> dict[str, float]:
    """Who is on holiday, or was when it was last looked at."""
    query = select(models.Person.id, models.Person.away).where(models.Person.away > 0.0)
    return {row.id: row.away for row in connection.execute(query)}


async def look_after(harbour: Harbour) -> None:
    """Those whose holiday has ended are back."""
    now = time.time()
    back = {person: 0.0 for person, until in harbour.resting.items() if until <= now}
    if back:
        ended = update(models.Person).where(models.Person.id.in_(list(back))).values(away=0.0)
        await harbour.store.write(lambda connection: connection.execute(ended) and None)
        await noticed(harbour, back)
