"""Accounts: made, entered, left, changed, ended. Each change is on disk before anybody hears of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import ColumnElement, Connection, Row, delete, select
from sqlalchemy import update as change

from carrack.server.errors import Conflict, Forbidden, Unauthorised
from carrack.server.people import seats
from carrack.server.people.names import key_of, look_of, shown
from carrack.server.people.passwords import acceptable
from carrack.server.people.people import GONE, WELCOME, People, Somebody, add_guest, fingerprint, open_session
from carrack.server.store import models
from carrack.server.tables.harbour import Harbour

Person = models.Person
AccountRow = Row[str, str, str | None, int]
ACCOUNTS: Final = select(Person.id, Person.name, Person.password, Person.banned)


# Rows.


def by_key(connection: Connection, key: str) -> AccountRow | None:
    """The account of a name."""
    return connection.execute(ACCOUNTS.where(Person.name_key == key)).one_or_none()


def by_id(connection: Connection, id: str) -> AccountRow | None:
    return connection.execute(ACCOUNTS.where(Person.id == id)).one_or_none()


def refuse_taken(connection: Connection, name: str, person: str) -> None:
    """No two accounts have one name, or names that look the same, and no guest bears an account's."""
    alike = (key_of(name), look_of(name))
    query = select(Person.id).where(Person.name_key.in_(alike) | Person.name_look.in_(alike), Person.id != person)
    if connection.execute(query).first() is not None:
        raise Conflict("name-taken")


def keys_of(name: str) -> dict[str, str]:
    """By what an account is found, and found to be imitated."""
    return {"name_key": key_of(name), "name_look": look_of(name)}


def close_session(connection: Connection, token: str | None) -> None:
    if token:
        connection.execute(delete(models.Session).where(models.Session.token == fingerprint(token)))


def close_sessions(connection: Connection, person: str) -> None:
    """All browsers are strangers again, and are not called any more."""
    forget_ways(connection, person, models.Way.kind == "push")
    connection.execute(delete(models.Session).where(models.Session.person == person))


def forget_ways(connection: Connection, person: str, *which: ColumnElement[bool]) -> None:
    """Somebody is not called by these any more, or not at all."""
    gone = select(models.Way.id).where(models.Way.person == person, *which)
    connection.execute(delete(models.Delivery).where(models.Delivery.way.in_(gone)))
    connection.execute(delete(models.Way).where(models.Way.id.in_(gone)))


def set_name(connection: Connection, row: AccountRow, name: str) -> None:
    """The name of an account is its key too; a guest's is only shown."""
    refuse_taken(connection, name, row.id)
    keys = {} if row.password is None else keys_of(name)
    connection.execute(change(Person).where(Person.id == row.id).values(name=name, **keys))


def set_password(connection: Connection, person: str, hashed: str) -> None:
    """With a new password all browsers that knew the old one are strangers again."""
    connection.execute(change(Person).where(Person.id == person).values(password=hashed))
    close_sessions(connection, person)


def empty(connection: Connection, person: str) -> None:
    """Nothing is left of a person but a row without a name, to which games that were played still point."""
    close_sessions(connection, person)
    forget_ways(connection, person)
    nothing = dict.fromkeys(("name_key", "name_look", "password", "quiet", "feed"))
    blank = {"name": "", **nothing, "settings": "{}", "holiday": "{}", "banned": GONE}
    blank |= dict.fromkeys(("away", "muted", "created"), 0.0)
    connection.execute(change(Person).where(Person.id == person).values(blank))
    connection.execute(change(models.Line).where(models.Line.person == person).values(person=None))
    connection.execute(change(models.Seat).where(models.Seat.person == person).values(called=""))
    tie, asked = models.Tie, models.Invited
    for rows in (
        delete(tie).where((tie.person == person) | (tie.other == person)),
        delete(asked).where((asked.person == person) | (asked.by == person)),
        delete(models.Call).where(models.Call.person == person),
        delete(models.Note).where(models.Note.person == person),
        delete(models.Passkey).where(models.Passkey.person == person),
        delete(models.Recovery).where(models.Recovery.person == person),
        delete(models.Member).where(models.Member.person == person),
        change(models.Report).where(models.Report.by == person).values(by=None),
    ):
        connection.execute(rows)


def merge(connection: Connection, guest: str, account: str) -> None:
    """What was a guest's is an account's. Keys of acts are let go of: they were unique for the guest alone."""
    seated = select(models.Seat.table).where(models.Seat.person == guest)
    moves = change(models.Move).where(models.Move.table.in_(seated), models.Move.person == guest)
    connection.execute(moves.values(person=account, key=None))
    connection.execute(delete(models.Call).where(models.Call.person == guest))  # whoever signs in has come
    kept = select(models.Note.table).where(models.Note.person == account)
    connection.execute(delete(models.Note).where(models.Note.person == guest, models.Note.table.in_(kept)))
    columns = (models.Seat.person, models.Table.host, models.Line.person, models.Proposal.asker, models.Note.person)
    for column in (*columns, models.Report.by, models.Report.about, models.Way.person):
        connection.execute(change(column.class_).where(column == guest).values({column: account}))
    close_sessions(connection, guest)
    connection.execute(delete(Person).where(Person.id == guest))


# Coming.

Way = Callable[[People, Harbour, Somebody | None, str | None, str, str], Awaitable[tuple[Somebody, str]]]


async def register(
    people: People, harbour: Harbour, before: Somebody | None, token: str | None, name: str, password: str
) -> tuple[Somebody, str]:
    """A new account, and a new token for the browser. A guest becomes the account and keeps everything."""
    if before is not None and before.account:
        raise Conflict("already-account")
    name = shown(name)
    hashed = await people.passwords.hash(acceptable(password, name))

    def job(connection: Connection) -> tuple[Somebody, str]:
        id = add_guest(connection) if before is None else before.id
        refuse_taken(connection, name, id)
        guests = change(Person).where(Person.id == id, Person.password.is_(None), Person.banned == WELCOME)
        done = connection.execute(guests.values(name=name, password=hashed, **keys_of(name)))
        if done.rowcount != 1:  # another tab was quicker
            raise Conflict("already-account")
        close_session(connection, token)
        return Somebody(id, name, True), open_session(connection, id)

    person, fresh = await people.store.write(job)
    people.forget()
    seats.rename(harbour, {person.id: name})
    return person, fresh


async def login(
    people: People, harbour: Harbour, before: Somebody | None, token: str | None, name: str, password: str
) -> tuple[Somebody, str]:
    """The account of a name, and a new token for the browser. What the browser did as a guest goes along.

    Neither what is said nor how long it takes tells whether the name or the password was wrong.
    """
    key = key_of(name)
    row = await people.store.read(lambda connection: by_key(connection, key))
    right = await people.passwords.fits(password, None if row is None else row.password)
    if row is None or not right:
        raise Unauthorised("wrong-login")
    if row.banned != WELCOME:
        raise Forbidden("banned")
    renewed = await people.passwords.hash(password) if people.passwords.is_old(str(row.password)) else row.password
    renew = change(Person).where(Person.id == row.id).values(password=renewed)
    return await come_in(people, harbour, before, token, row, lambda connection: connection.execute(renew))


async def come_in(
    people: People,
    harbour: Harbour,
    before: Somebody | None,
    token: str | None,
    row: AccountRow,
    noted: Callable[[Connection], object],
) -> tuple[Somebody, str]:
    """Somebody has shown to be an account: the browser is that account from here on. What is `noted` goes along."""

    def job(connection: Connection) -> tuple[bool, str]:
        now = by_id(connection, row.id)
        if now is None or now.password != row.password or now.banned != WELCOME:
            raise Unauthorised("wrong-login")
        noted(connection)
        guest = None if before is None else by_id(connection, before.id)
        merging = guest is not None and guest.password is None and guest.banned == WELCOME
        if guest is not None and merging:
            merge(connection, guest.id, row.id)
        close_session(connection, token)
        return merging, open_session(connection, row.id)

    merged, fresh = await people.store.write(job)
    people.forget()
    if before is not None:
        if merged:
            seats.move(harbour, before.id, row.id, row.name)
        harbour.live.disconnect(before.id)
    return Somebody(row.id, row.name, True), fresh


# Going.


async def logout(people: People, harbour: Harbour, person: str, token: str | None, everywhere: bool) -> None:
    def job(connection: Connection) -> None:
        if everywhere:
            close_sessions(connection, person)
        else:
            close_session(connection, token)

    await people.store.write(job)
    people.forget()
    harbour.live.disconnect(person)  # the streams of browsers that are still signed in come again


async def end(people: People, harbour: Harbour, person: Somebody, password: str) -> None:
    """Delete an account, or a guest. An account's password is asked for; games that were played stay."""
    if person.account:
        await check(people, person.id, password)
    await people.store.write(lambda connection: empty(connection, person.id))
    people.forget()
    await clear_away(harbour, person.id)


async def clear_away(harbour: Harbour, person: str) -> None:
    """After somebody's row was emptied: their streams end, their seats are nameless, no table waits for them."""
    harbour.live.disconnect(person)
    seats.rename(harbour, {person: ""}, gone={person})
    await seats.leave_all(harbour, person)


# Changing.


async def seat_name(people: People, person: str, name: str) -> str:
    """What somebody is called who shares a screen with a person: by the rules of all names, and as no account is."""
    name = shown(name)
    await people.store.read(lambda connection: refuse_taken(connection, name, person))
    return name


async def check(people: People, person: str, password: str) -> str:
    """The hash of one's own password, if one knows it."""
    row = await people.store.read(lambda connection: by_id(connection, person))
    hashed = None if row is None else row.password
    if not await people.passwords.fits(password, hashed):
        raise Forbidden("wrong-password")
    return str(hashed)


async def rename(people: People, harbour: Harbour, person: Somebody, name: str) -> Somebody:
    """Another name: an account's must be free, a guest's must not be an account's."""
    name = shown(name)

    def job(connection: Connection) -> None:
        row = by_id(connection, person.id)
        if row is None or row.banned != WELCOME:
            raise Unauthorised("sign-in")
        set_name(connection, row, name)

    await people.store.write(job)
    people.forget()
    seats.rename(harbour, {person.id: name})
    return Somebody(person.id, name, person.account)


async def change_password(people: People, harbour: Harbour, person: Somebody, old: str, new: str) -> str:
    """A new password, and a new token for this browser: all others have to sign in again."""
    if not person.account:
        raise Conflict("no-account")
    known = await check(people, person.id, old)
    hashed = await people.passwords.hash(acceptable(new, person.name))

    def job(connection: Connection) -> str:
        row = by_id(connection, person.id)
        if row is None or row.password != known:
            raise Forbidden("wrong-password")
        set_password(connection, person.id, hashed)
        return open_session(connection, person.id)

    fresh = await people.store.write(job)
    people.forget()
    harbour.live.disconnect(person.id)
    return fresh
