"""Private notes at a table: one sheet for each person, which nobody else is ever told."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from carrack.server.store import models
from carrack.server.tables.acts import AtTable
from carrack.server.tables.harbour import Harbour

Note = models.Note
LONGEST: Final = 4000  # letters


async def read(harbour: Harbour, id: str, person: str) -> str:
    async with AtTable(harbour, id, person) as table:
        query = select(Note.text).where(Note.table == table.id, Note.person == person)
        found = await harbour.store.read(lambda connection: connection.execute(query).scalar_one_or_none())
    return found or ""


async def write(harbour: Harbour, id: str, person: str, text: str) -> None:
    """Instead of what stood there; nothing is kept of an empty sheet."""
    async with AtTable(harbour, id, person) as table:

        def job(connection: Connection) -> None:
            connection.execute(delete(Note).where(Note.table == table.id, Note.person == person))
            if text.strip():
                connection.execute(insert(Note), {"table": table.id, "person": person, "text": text})

        await harbour.store.write(job)
