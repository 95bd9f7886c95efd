"""Who somebody is. A browser's cookie holds a random token; the database holds its hash."""

from __future__ import annotations

import hashlib
import secrets
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, delete, exists, insert, select, update
from sqlalchemy.orm import InstrumentedAttribute

from carrack.server.errors import Unavailable
from carrack.server.people.challenges import Challenges
from carrack.server.people.passwords import Passwords
from carrack.server.settings import Settings
from carrack.server.store import models
from carrack.server.store.store import Store

if TYPE_CHECKING:
    from carrack.server.people.recovery import Post

REMEMBERED: Final = 60.0  # seconds for which a session is believed; whoever changes something says so (`forget`)
MOST_REMEMBERED: Final = 10_000
HOUR: Final = 3600.0  # a session's last use is written down at most this often
YEAR: Final = 365 * 24 * HOUR  # a session that was not used for so long has ended
MONTH: Final = 30 * 24 * HOUR  # a guest who left nothing here and was not seen for so long is forgotten
AT_ONCE: Final = 200  # who is forgotten in one job: a few milliseconds in which nobody else is served

SessionRow = Row[str, str, str | None, int, float]
SESSIONS: Final = select(
    models.Person.id, models.Person.name, models.Person.password, models.Person.banned, models.Session.seen
).join(models.Session, models.Session.person == models.Person.id)

# What `people.banned` says.
WELCOME: Final = 0
BANNED: Final = 1
GONE: Final = 2  # deleted: the row is empty and stays for the games that were played


class Somebody(msgspec.Struct, frozen=True):
    """A person, as far as the rest of the server needs to know."""

    id: str
    name: str
    account: bool


def fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Sessions and guests."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.passwords = Passwords(settings)
        self.challenges = Challenges()
        self.post: Post | None = None  # who sends letters, where anybody does
        self._known: dict[str, tuple[float, Somebody | None]] = {}  # by token
        self._changes = 0

    async def who(self, token: str | None) -> Somebody | None:
        """Whose session a token is; None for strangers and for those who are banned."""
        if not token:
            return None
        now = time.monotonic()
        known = self._known.get(token)
        if known is not None and known[0] > now:
            return known[1]
        changes = self._changes
        row, somebody = await self.session(token), None
        if row is not None and row.banned == WELCOME and row.seen >= time.time() - YEAR:
            somebody = Somebody(row.id, row.name, row.password is not None)
            if row.seen < time.time() - HOUR:
                used = update(models.Session).where(models.Session.token == fingerprint(token)).values(seen=time.time())
                with suppress(Unavailable):  # who cannot write may still read
                    await self.store.write(lambda connection: connection.execute(used))
        if changes == self._changes:
            if len(self._known) > MOST_REMEMBERED:
                self._known.clear()
            self._known[token] = (now + REMEMBERED, somebody)
        return somebody

    async def is_banned(self, token: str | None) -> bool:
        """Whether a token is that of somebody who is banned."""
        row = await self.session(token) if token else None
        return row is not None and row.banned == BANNED

    async def session(self, token: str) -> SessionRow | None:
        """Whose session a token opens, and when it was last noted that it is used."""
        query = SESSIONS.where(models.Session.token == fingerprint(token))
        return await self.store.read(lambda connection: connection.execute(query).one_or_none())

    def forget(self) -> None:
        """Something about people changed: ask the database again. What is being read just now is not believed."""
        self._changes += 1
        self._known.clear()

    async def guest(self) -> tuple[Somebody, str]:
        """Somebody new, without an account, and the token for their browser."""

        def job(connection: Connection) -> tuple[Somebody, str]:
            id = add_guest(connection)
            return Somebody(id, "", False), open_session(connection, id)

        return await self.store.write(job)


def add_guest(connection: Connection) -> str:
    """A row for a guest who has said nothing yet, and its id."""
    id = secrets.token_urlsafe(12)
    row = {"id": id, "name": "", "banned": WELCOME, "settings": "{}", "created": time.time()}
    connection.execute(insert(models.Person), row)
    return id


def open_session(connection: Connection, person: str) -> str:
    """From here on the browser that has this token is somebody."""
    token, now = secrets.token_urlsafe(32), time.time()
    row = {"token": fingerprint(token), "person": person, "created": now, "seen": now}
    connection.execute(insert(models.Session), row)
    return token


async def tidy(store: Store, now: float) -> None:
    """Sessions that nobody used for a year go, and guests of whom nothing is left but a cookie that was not used for a
    month: they sit nowhere, host nothing and have said nothing.
    """
    person, session = models.Person, models.Session
    idle = person.password.is_(None) & (person.banned != BANNED) & (person.created < now - MONTH)
    needed = (
        exists().where(session.person == person.id, session.seen >= now - MONTH)
        | exists().where(models.Seat.person == person.id)
        | exists().where(models.Table.host == person.id)
        | exists().where(models.Line.person == person.id)
        | exists().where(models.Note.person == person.id)
        | exists().where((models.Report.by == person.id) | (models.Report.about == person.id))
        | exists().where(models.Way.person == person.id)
        | exists().where(models.Invited.person == person.id)
        | exists().where(models.Call.person == person.id)
    )
    await forget_all(store, session.token, session.seen < now - YEAR)
    await forget_all(store, person.id, idle & ~needed)


async def forget_all(store: Store, key: InstrumentedAttribute[str], gone: ColumnElement[bool]) -> None:
    """A reader finds them, in the order of their keys; a few at a time are removed, if they are still to go."""
    query = select(key).where(gone).order_by(key).limit(AT_ONCE)
    last = ""
    while some := await store.read(partial(keys, query=query.where(key > last))):
        await store.write(partial(forget, key=key, query=query.where(key.in_(some))))
        last = some[-1]


def keys(connection: Connection, query: Select[str]) -> list[str]:
    return list(connection.execute(query).scalars())


def forget(connection: Connection, key: InstrumentedAttribute[str], query: Select[str]) -> None:
    some = keys(connection, query)
    if key is models.Person.id:
        connection.execute(delete(models.Session).where(models.Session.person.in_(some)))
    connection.execute(delete(key.class_).where(key.in_(some)))
