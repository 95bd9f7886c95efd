"""What the host of a server may do to accounts: each in a transaction, told to a running server by the counter."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection, Select, func, select
from sqlalchemy import update as change
from sqlalchemy.orm import aliased

from carrack.server.errors import Unknown
from carrack.server.guard.logs import mark_of
from carrack.server.people import accounts
from carrack.server.people.accounts import AccountRow
from carrack.server.people.names import key_of, shown
from carrack.server.people.passwords import acceptable, hasher_of
from carrack.server.people.people import BANNED, GONE, HOUR, WELCOME
from carrack.server.people.watch import raise_counter
from carrack.server.settings import Settings
from carrack.server.store import models
from carrack.server.store.database import DatabaseError, connect, version_of, versions

Person = models.Person
GUESTS: Final = (Person.password.is_(None), Person.banned != GONE)


@contextmanager
def changing(path: Path) -> Iterator[Connection]:
    """A transaction on a database that a server may have open; at its end the server is told to look."""
    with looking(path) as connection:
        yield connection
        raise_counter(connection)


@contextmanager
def looking(path: Path) -> Iterator[Connection]:
    """Only a file of this version will do: to make one, or to bring one up to date, is for the server."""
    if not path.exists():
        raise DatabaseError("database-missing", file=str(path))
    if version_of(path) != versions()[0]:
        raise DatabaseError("database-not-ready", file=str(path))
    engine = connect(path)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


class Listed(NamedTuple):
    """Somebody in a list; `seen` is 0 for an account that is signed in nowhere."""

    name: str
    created: float
    seen: float
    tables: int
    banned: bool


def people(connection: Connection) -> list[Listed]:
    """All accounts, by name."""
    rows = connection.execute(_listed().where(Person.name_key.is_not(None)).order_by(Person.name_key))
    return [Listed(row.name, row.created, row.seen or 0.0, row.tables or 0, row.banned == BANNED) for row in rows]


def guests(connection: Connection) -> list[tuple[str, Listed]]:
    """All guests, those who came last first, each with the mark by which the log tells of them."""
    rows = connection.execute(_listed().where(*GUESTS).order_by(Person.created.desc()))
    return [
        (mark_of(row.id), Listed(row.name, row.created, row.seen or 0.0, row.tables or 0, row.banned == BANNED))
        for row in rows
    ]


def _listed() -> Select[str, str, float, float | None, int | None, int]:
    seen = select(func.max(models.Session.seen)).where(models.Session.person == Person.id).scalar_subquery()
    seated = select(func.count(models.Seat.table.distinct())).where(models.Seat.person == Person.id).scalar_subquery()
    return select(Person.id, Person.name, Person.created, seen.label("seen"), seated.label("tables"), Person.banned)


def guest(connection: Connection, mark: str) -> str:
    """The guest of a mark: guests may be called anything, also what others are called."""
    for id in connection.execute(select(Person.id).where(*GUESTS)).scalars():
        if mark_of(id) == mark.lower():
            return id
    raise Unknown("no-guest", mark=mark)


def account(connection: Connection, name: str) -> AccountRow:
    row = accounts.by_key(connection, key_of(name))
    if row is None:
        raise Unknown("no-person", name=name)
    return row


def reset_password(connection: Connection, settings: Settings, name: str, password: str | None) -> str:
    """A password that was given, else a fresh one. Whoever is signed in has to sign in again."""
    row = account(connection, name)
    chosen = secrets.token_urlsafe(12) if password is None else acceptable(password, row.name)
    accounts.set_password(connection, row.id, hasher_of(settings).hash(chosen))
    return chosen


def ban(connection: Connection, name: str, banned: bool, is_guest: bool = False) -> None:
    """Nobody who is banned is anybody here, in any browser; what they did stays, and comes back with them. A guest is
    named by the mark.
    """
    id = guest(connection, name) if is_guest else account(connection, name).id
    value = BANNED if banned else WELCOME
    connection.execute(change(Person).where(Person.id == id).values(banned=value))


def mute(connection: Connection, name: str, hours: float, is_guest: bool = False) -> None:
    """For so many hours nothing is said by them anywhere; 0 ends it. A guest is named by the mark."""
    id = guest(connection, name) if is_guest else account(connection, name).id
    until = time.time() + hours * HOUR if hours else 0.0
    connection.execute(change(Person).where(Person.id == id).values(muted=until))


class Reported(NamedTuple):
    """A report that nobody has settled: by whom and about whom, a guest by the mark; what was `said` in a line."""

    number: int
    at: float
    by: str
    about: str
    table: str
    line: int | None
    said: str
    text: str


def reports(connection: Connection) -> list[Reported]:
    """Those that are open, the first first."""
    report, by, about = models.Report, aliased(Person), aliased(Person)
    query = (
        select(report.__table__, by.name.label("of"), by.id.label("from"), about.name, about.password)
        .outerjoin(by, by.id == report.by)
        .join(about, about.id == report.about)
        .where(report.settled == 0)
        .order_by(report.id)
    )
    return [
        Reported(
            row["id"],
            row["at"],
            row["of"] or (mark_of(row["from"]) if row["from"] else "?"),
            row["name"] if row["password"] else f"{mark_of(row['about'])} {row['name']}".rstrip(),
            row["table"] or "",
            row["line"],
            row["said"],
            row["text"],
        )
        for row in connection.execute(query).mappings()
    ]


def settle(connection: Connection, number: int) -> None:
    """Somebody has looked at a report, and done what was to be done."""
    where = change(models.Report).where(models.Report.id == number, models.Report.settled == 0)
    if connection.execute(where.values(settled=1)).rowcount != 1:
        raise Unknown("no-report", number=number)


def rename(connection: Connection, name: str, new: str) -> str:
    row = account(connection, name)
    accounts.set_name(connection, row, shown(new))
    return shown(new)


def delete(connection: Connection, name: str) -> None:
    """The row is emptied; the server, now or when it starts, lets bots play on where the person sat."""
    accounts.empty(connection, account(connection, name).id)


def remove_line(connection: Connection, table: str, line: int) -> None:
    """Take a line of chat out: its place stays, its text does not."""
    where = change(models.Line).where(models.Line.table == table, models.Line.id == line)
    if connection.execute(where.values(removed=1, text="")).rowcount != 1:
        raise Unknown("no-line", table=table, line=line)
