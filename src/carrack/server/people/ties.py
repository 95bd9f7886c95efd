"""Friends, and people with whom somebody wants to have nothing to do. Both are for accounts: a guest has no name that
stays.

A row says what one thinks of another; friends are two who both say so. Who is blocked neither sits down where the other
sits or hosts, nor is heard by the other, nor asks the other to a table.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.orm import aliased

from carrack.server.errors import Conflict, Forbidden, Unknown
from carrack.server.people import accounts
from carrack.server.people.names import key_of
from carrack.server.people.people import WELCOME, Somebody
from carrack.server.store import models
from carrack.server.tables import seating
from carrack.server.tables.acts import AtTable
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.seating import waiting

Tie, Person = models.Tie, models.Person
FRIEND: Final = "friend"
BLOCK: Final = "block"
NONE: Final = "none"
MOST: Final = 500  # ties of one person
Kind = Literal["friend", "block", "none"]


class Friend(msgspec.Struct):
    """Somebody who is a friend; `here` while one of their pages is open."""

    name: str
    here: bool


class Ties(msgspec.Struct):
    """One's friends, whom one has `asked` to be one, who `asks`, and whom one has `blocked`."""

    friends: list[Friend]
    asked: list[str]
    asks: list[str]
    blocked: list[str]


def account_named(connection: Connection, name: str) -> accounts.AccountRow:
    """An account by its name, or the refusal that there is none."""
    row = accounts.by_key(connection, key_of(name))
    if row is None or row.banned != WELCOME:
        raise Unknown("no-person", name=name)
    return row


def only_accounts(person: Somebody) -> None:
    if not person.account:
        raise Forbidden("accounts-only")


def kind_of(connection: Connection, person: str, other: str) -> str:
    """What one thinks of another."""
    query = select(Tie.kind).where(Tie.person == person, Tie.other == other)
    return connection.execute(query).scalar_one_or_none() or NONE


def are_friends(connection: Connection, one: str, other: str) -> bool:
    return kind_of(connection, one, other) == FRIEND == kind_of(connection, other, one)


async def tie(harbour: Harbour, person: Somebody, name: str, kind: Kind) -> Ties:
    """Say what one thinks of somebody from now on."""
    only_accounts(person)

    def job(connection: Connection) -> tuple[str, list[str], Ties]:
        other = account_named(connection, name).id
        if other == person.id:
            raise Conflict("oneself")
        connection.execute(delete(Tie).where(Tie.person == person.id, Tie.other == other))
        if kind != NONE:
            if len(connection.execute(select(Tie.other).where(Tie.person == person.id)).all()) >= MOST:
                raise Conflict("too-many-ties", most=MOST)
            row = {"person": person.id, "other": other, "kind": kind, "at": time.time()}
            connection.execute(insert(Tie), row)
        asked: list[str] = []
        if kind == BLOCK:
            where = (models.Invited.person == person.id) & (models.Invited.by == other)
            asked = list(connection.execute(select(models.Invited.table).where(where)).scalars())
            connection.execute(delete(models.Invited).where(where))
        return other, asked, ties_of(connection, person.id, harbour.live.people())

    other, asked, found = await harbour.store.write(job)
    _forget(harbour, asked, person.id)
    harbour.blocked.setdefault(person.id, set()).discard(other)
    if kind == BLOCK:
        harbour.blocked[person.id].add(other)
    return found


def ties_of(connection: Connection, person: str, here: set[str]) -> Ties:
    back = aliased(Tie)
    own = (
        select(Tie.kind, Person.id, Person.name, back.kind.label("back"))
        .join(Person, Person.id == Tie.other)
        .outerjoin(back, (back.person == Tie.other) & (back.other == Tie.person))
        .where(Tie.person == person)
        .order_by(Person.name_key)
    )
    asking = (
        select(Person.name)
        .join(Tie, Tie.person == Person.id)
        .outerjoin(back, (back.person == Tie.other) & (back.other == Tie.person))
        .where(Tie.other == person, Tie.kind == FRIEND, back.kind.is_(None))
        .order_by(Tie.at)
    )
    rows = connection.execute(own).all()
    return Ties(
        friends=[Friend(row.name, row.id in here) for row in rows if row.kind == row.back == FRIEND],
        asked=[row.name for row in rows if row.kind == FRIEND and row.back != FRIEND],
        asks=list(connection.execute(asking).scalars()),
        blocked=[row.name for row in rows if row.kind == BLOCK],
    )


def blocked_now(connection: Connection) -> dict[str, set[str]]:
    """By person: whom they have blocked."""
    found: dict[str, set[str]] = {}
    for row in connection.execute(select(Tie.person, Tie.other).where(Tie.kind == BLOCK)):
        found.setdefault(row.person, set()).add(row.other)
    return found


async def invite(harbour: Harbour, id: str, person: Somebody, name: str) -> None:
    """Ask a friend to a table at which one sits or which one hosts: they find it in their harbour, and are called."""
    async with AtTable(harbour, id, person.id) as table:
        waiting(table)
        if not table.is_insider(person.id):
            raise Forbidden("not-at-this-table")
        only_accounts(person)
        friend = await harbour.store.read(lambda connection: _friend(connection, person.id, name))
        await seating.invite(harbour, table, person.id, {friend})


def _friend(connection: Connection, person: str, name: str) -> str:
    other: str = account_named(connection, name).id
    if not are_friends(connection, person, other):
        raise Forbidden("not-friends", name=name)
    return other


async def decline(harbour: Harbour, id: str, person: str) -> None:
    """Not this time."""
    asked = (models.Invited.table == id) & (models.Invited.person == person)

    def job(connection: Connection) -> None:
        if not connection.execute(delete(models.Invited).where(asked)).rowcount:
            raise Unknown("no-invitation")

    await harbour.store.write(job)
    _forget(harbour, [id], person)


def _forget(harbour: Harbour, tables: Iterable[str], person: str) -> None:
    """Somebody is not asked there any more, as far as these tables are in memory."""
    for id in tables:
        if id in harbour.tables:
            harbour.tables[id].invited.discard(person)
