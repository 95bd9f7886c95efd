"""What `carrack admin` changes in the database while the server runs, noticed within two seconds.

The command line raises a counter together with its change; the server looks at the counter.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import Connection, select

from carrack.server.people import holidays, seats
from carrack.server.people.accounts import clear_away
from carrack.server.people.people import GONE, WELCOME, People, tidy
from carrack.server.people.ties import blocked_now
from carrack.server.store import models
from carrack.server.store.store import mark_of, set_mark
from carrack.server.tables import chat
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.table import ENDED

MARK: Final = "people"
EVERY: Final = 1.0  # seconds between two looks
DAY: Final = 24 * 3600.0  # seconds between two times at which it is tidied up
log = logging.getLogger("carrack.people")


def counter(connection: Connection) -> int:
    return int(mark_of(connection, MARK) or 0)


def raise_counter(connection: Connection) -> None:
    """In the transaction of the change itself."""
    set_mark(connection, MARK, str(counter(connection) + 1))


async def watch(people: People, harbour: Harbour) -> None:
    """While the server runs. The first look finishes what a server that was killed had left."""
    seen = -1
    tidied = -DAY  # by the clock that nobody sets
    while True:
        try:
            if time.monotonic() >= tidied + DAY:
                tidied = time.monotonic()
                await tidy(harbour.store, time.time())
            await holidays.look_after(harbour)
            now = await harbour.store.read(counter)
            if now != seen:
                await notice(people, harbour)
                seen = now
        except Exception:  # whatever it is, the next look may succeed
            log.exception("changes of people could not be read")
        await asyncio.sleep(EVERY)


async def notice(people: People, harbour: Harbour) -> None:
    """Take over whatever may have changed: names, bans, sessions, people who have gone, lines that were removed."""
    people.forget()
    harbour.blocked = await harbour.store.read(blocked_now)
    present = harbour.live.people()
    seated = {person for table in harbour.tables.values() for person in table.people()}
    names, unwelcome, gone = await harbour.store.read(lambda connection: _look(connection, seated, present))
    seats.rename(harbour, names)
    for person in unwelcome:
        harbour.live.disconnect(person)
    for person in gone:
        await clear_away(harbour, person)
    await chat.tell_removed(harbour)


def _look(connection: Connection, seated: set[str], present: set[str]) -> tuple[dict[str, str], set[str], list[str]]:
    """The names of those who sit somewhere, who may not listen any more, and who has gone from a table in play or in
    memory.
    """
    person = models.Person
    names = select(person.id, person.name).where(person.id.in_(seated))
    signed_in = select(models.Session.person).where(models.Session.person.in_(present))
    welcome = select(person.id).where(person.id.in_(signed_in), person.banned == WELCOME)
    sits = select(models.Seat.person).join(models.Table, models.Table.id == models.Seat.table)
    gone = select(person.id).where(
        person.banned == GONE,
        person.id.in_(seated)
        | person.id.in_(sits.where(models.Table.phase != ENDED))
        | person.id.in_(select(models.Table.host).where(models.Table.phase != ENDED)),
    )
    return (
        {row.id: row.name for row in connection.execute(names)},
        present - set(connection.execute(welcome).scalars()),
        list(connection.execute(gone).scalars()),
    )
