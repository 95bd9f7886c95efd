"""Chat at a table: those who sit there or host it talk; whoever may watch may read."""

from __future__ import annotations

import time
from functools import partial
from itertools import groupby, islice
from typing import Any, Final
from unicodedata import category, normalize

import msgspec
from sqlalchemy import Connection, Select, insert, select

from carrack.server.errors import Forbidden, Problem
from carrack.server.store import models
from carrack.server.tables.acts import AtTable
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.table import Table

MOST: Final = 200  # lines told at once
LONGEST: Final = 500  # letters of a line
JOINERS: Final = ("\u200c", "\u200d")  # without them neither Persian nor families can be written
STRIPPED: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
STACKED: Final = ("Mn", "Me", "Cf")  # signs that take no room of their own; joiners between them do not help
MOST_STACKED: Final = 4  # on one letter (Unicode TR39, 5.4): more would reach into the lines around


LINES: Final = select(models.Line.__table__, models.Person.name).outerjoin(
    models.Person, models.Person.id == models.Line.person
)


class LineTold(msgspec.Struct):
    """A line of chat. Of one that was removed only that is told; nobody's name is left of somebody who has gone."""

    id: int
    at: float
    name: str
    seats: list[int]
    host: bool
    text: str
    removed: bool


class Chat(msgspec.Struct):
    """Lines in the order in which they were written; `more` when there are others after them."""

    lines: list[LineTold]
    more: bool


def clean(text: str) -> str:
    """What is stored: one line, without control characters and without those that turn the direction of writing, with
    as many marks on a letter as writing needs.
    """
    spaced = " ".join(normalize("NFC", text).split())
    kept = (letter for letter in spaced if letter in JOINERS or category(letter) not in STRIPPED)
    runs = groupby(kept, lambda letter: category(letter) in STACKED)
    return "".join("".join(islice(run, MOST_STACKED if stacked else None)) for stacked, run in runs).strip()


async def say(harbour: Harbour, id: str, person: str, text: str) -> LineTold:
    """Write a line, then let everybody at the table hear it who wants to."""
    text = clean(text)
    if not text.strip("".join(JOINERS)):
        raise Problem("chat-empty")
    async with AtTable(harbour, id, person) as table:
        if person != table.host and person not in table.people():
            raise Forbidden("not-at-this-table")
        if any(table.seats[seat].muted for seat in table.seats_of(person)):
            raise Forbidden("muted-here")
        row = {"table": table.id, "person": person, "at": time.time(), "text": text, "removed": 0}

        muted = select(models.Person.muted).where(models.Person.id == person)

        def job(connection: Connection) -> LineTold:
            if (connection.execute(muted).scalar_one_or_none() or 0.0) > time.time():
                raise Forbidden("muted")
            done = connection.execute(insert(models.Line), row)
            assert done.inserted_primary_key is not None, "a line gets its number from the database"
            return _told(connection, table, LINES.where(models.Line.id == done.inserted_primary_key[0]))[0]

        line = await harbour.store.write(job)
        harbour.live.tell_table(table, "chat", line, but=harbour.deaf_to(person))
        return line


async def lines(harbour: Harbour, id: str, person: str | None, after: int | None) -> Chat:
    """The lines after one that is known, or the last ones."""
    async with AtTable(harbour, id, person) as table:
        query = LINES.where(models.Line.table == table.id)
        unheard = harbour.blocked.get(person or "")
        if unheard:
            query = query.where(models.Line.person.is_(None) | models.Line.person.not_in(unheard))
        if after is None:
            query = query.order_by(models.Line.id.desc()).limit(MOST)
        else:
            query = query.where(models.Line.id > after).order_by(models.Line.id).limit(MOST + 1)
        found = await harbour.store.read(lambda connection: _told(connection, table, query))
    found.sort(key=lambda line: line.id)
    return Chat(found[:MOST], len(found) > MOST)


async def tell_removed(harbour: Harbour) -> None:
    """Who listens hears which lines are gone, by the same message that brought them."""
    for table in [table for table in harbour.tables.values() if harbour.live.listened(table.id)]:
        query = LINES.where(models.Line.table == table.id, models.Line.removed == 1)
        for line in await harbour.store.read(partial(_told, table=table, query=query)):
            harbour.live.tell_table(table, "chat", line)


def _told(connection: Connection, table: Table, query: Select[Any]) -> list[LineTold]:
    return [
        LineTold(
            id=row.id,
            at=row.at,
            name=row.name or "",
            seats=table.seats_of(row.person),
            host=row.person == table.host,
            text="" if row.removed else row.text,
            removed=bool(row.removed),
        )
        for row in connection.execute(query)
    ]
