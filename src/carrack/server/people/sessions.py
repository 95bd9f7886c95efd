"""The browsers that are somebody: which there are, and the end of a single one."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, select

from carrack.server.errors import Unknown
from carrack.server.people.people import People, fingerprint
from carrack.server.store import models
from carrack.server.tables.harbour import Harbour

Session = models.Session


class SessionData(msgspec.Struct):
    """A browser that is signed in, by the `id` with which it can be ended; `here` is the one that asks."""

    id: str
    created: float
    seen: float
    here: bool


def handle_of(token: str) -> str:
    """By what a session is named: neither the token nor its hash, which is the key of its row."""
    return fingerprint(token)[:16]


def sessions_of(connection: Connection, person: str, token: str | None) -> list[SessionData]:
    """Those that were used last first."""
    query = select(Session.token, Session.created, Session.seen).where(Session.person == person)
    here = fingerprint(token or "")
    rows = connection.execute(query.order_by(Session.seen.desc(), Session.created.desc()))
    return [SessionData(handle_of(row.token), row.created, row.seen, row.token == here) for row in rows]


async def end_one(people: People, harbour: Harbour, person: str, handle: str) -> None:
    def job(connection: Connection) -> None:
        tokens = connection.execute(select(Session.token).where(Session.person == person)).scalars()
        ended = [token for token in tokens if handle_of(token) == handle]
        if not ended:
            raise Unknown("no-session")
        connection.execute(delete(Session).where(Session.token.in_(ended)))

    await people.store.write(job)
    people.forget()
    harbour.live.disconnect(person)  # the streams of browsers that are still signed in come again
