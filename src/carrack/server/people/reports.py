"""What people tell the host of the server about others: `carrack admin reports` shows it."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, func, insert, select

from carrack.server.errors import Conflict, Problem, Unknown
from carrack.server.people.ties import account_named
from carrack.server.store import models
from carrack.server.tables.acts import AtTable, seat_at
from carrack.server.tables.chat import clean
from carrack.server.tables.harbour import Harbour

MOST: Final = 50  # reports of one person that nobody has looked at yet
LONGEST: Final = 1000


async def report_at(harbour: Harbour, id: str, person: str, seat: int | None, line: int | None, text: str) -> None:
    """About whoever sits in a seat, or wrote a line of chat: guests too, by what they did."""
    async with AtTable(harbour, id, person) as table:
        about = None if seat is None else seat_at(table, seat).person

        def job(connection: Connection) -> None:
            said = ""
            who = about
            if line is not None:
                row = connection.execute(
                    select(models.Line.person, models.Line.text).where(
                        models.Line.table == table.id, models.Line.id == line
                    )
                ).one_or_none()
                if row is None:
                    raise Unknown("no-line", table=table.id, line=line)
                who, said = row.person, row.text
            if who is None:
                raise Conflict("nobody-there")
            _write(connection, person, who, text, table.id, line, said)

        await harbour.store.write(job)


async def report(harbour: Harbour, person: str, name: str, text: str) -> None:
    """About an account."""
    await harbour.store.write(
        lambda connection: _write(connection, person, account_named(connection, name).id, text, None, None, "")
    )


def _write(
    connection: Connection, by: str, about: str, text: str, table: str | None, line: int | None, said: str
) -> None:
    text = clean(text)
    if not text:
        raise Problem("report-empty")
    if about == by:
        raise Conflict("oneself")
    open_ones = select(func.count()).where(models.Report.by == by, models.Report.settled == 0)
    if connection.execute(open_ones).scalar_one() >= MOST:
        raise Conflict("too-many-reports", most=MOST)
    row = {"by": by, "about": about, "table": table, "line": line, "said": said, "text": text, "settled": 0}
    connection.execute(insert(models.Report), row | {"at": time.time()})
