"""Clubs: made, joined by a link, left. Their pages are for those who belong to them."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy import update as change

from carrack.server.clubs.contests import ContestRow, contests_of
from carrack.server.errors import Conflict, Forbidden, Unknown
from carrack.server.people import accounts
from carrack.server.people.names import key_of, shown
from carrack.server.people.people import Somebody
from carrack.server.people.ties import only_accounts
from carrack.server.store import models
from carrack.server.tables.chat import clean
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.lists import TableRow, some

Club, Member, Person = models.Club, models.Member, models.Person
MOST: Final = 20  # clubs of one person
MOST_PEOPLE: Final = 200
LONGEST: Final = 1000  # letters of what is said about a club


class ClubRow(msgspec.Struct):
    """A club in a list."""

    id: str
    name: str
    people: int


class MemberTold(msgspec.Struct):
    """Somebody in a club; `here` while one of their pages is open."""

    name: str
    host: bool
    here: bool


class ClubTold(msgspec.Struct):
    """A club, as those know it who belong to it. `tables` are the public ones at which its people sit."""

    id: str
    name: str
    about: str
    host: bool
    invitation: str
    people: list[MemberTold]
    tables: list[TableRow]
    contests: list[ContestRow]


class ClubInvitation(msgspec.Struct):
    """What somebody knows of a club who was given its link."""

    name: str
    about: str
    host: str
    people: int
    member: bool


# Coming.


def new_link() -> str:
    return secrets.token_urlsafe(16)


async def make(harbour: Harbour, person: Somebody, name: str, about: str) -> str:
    """A club, of which one is the first member and the host; its id."""
    only_accounts(person)
    name = shown(name)
    club = {
        "id": secrets.token_hex(8),
        "name": name,
        "name_key": key_of(name),
        "about": clean(about),
        "host": person.id,
        "invitation": new_link(),
        "created": time.time(),
    }

    def job(connection: Connection) -> None:
        refuse_too_many(connection, person.id)
        if connection.execute(select(Club.id).where(Club.name_key == club["name_key"])).first() is not None:
            raise Conflict("club-taken")
        connection.execute(insert(Club), club)
        add(connection, str(club["id"]), person.id)

    await harbour.store.write(job)
    return str(club["id"])


def refuse_too_many(connection: Connection, person: str) -> None:
    if connection.execute(select(func.count()).where(Member.person == person)).scalar_one() >= MOST:
        raise Conflict("too-many-clubs", most=MOST)


def add(connection: Connection, club: str, person: str) -> None:
    connection.execute(insert(Member), {"club": club, "person": person, "joined": time.time()})


def by_invitation(connection: Connection, invitation: str) -> dict[str, Any]:
    row = connection.execute(select(Club.__table__).where(Club.invitation == invitation)).mappings().one_or_none()
    if row is None:
        raise Unknown("no-club")
    return dict(row)


def invited(connection: Connection, invitation: str, person: str | None) -> ClubInvitation:
    club = by_invitation(connection, invitation)
    people = members(connection, club["id"])
    host = next((row.name for row in people if row.id == club["host"]), "")
    return ClubInvitation(club["name"], club["about"], host, len(people), any(row.id == person for row in people))


async def join(harbour: Harbour, person: Somebody, invitation: str) -> str:
    """By its link, for an account; the club's id."""
    only_accounts(person)

    def job(connection: Connection) -> str:
        club = by_invitation(connection, invitation)
        people = members(connection, club["id"])
        if any(row.id == person.id for row in people):
            return str(club["id"])
        if len(people) >= MOST_PEOPLE:
            raise Conflict("club-full", most=MOST_PEOPLE)
        refuse_too_many(connection, person.id)
        add(connection, club["id"], person.id)
        return str(club["id"])

    return await harbour.store.write(job)


# Looking.


def members(connection: Connection, club: str) -> list[Any]:
    query = select(Person.id, Person.name).join(Member, Member.person == Person.id).where(Member.club == club)
    return list(connection.execute(query.order_by(Member.joined, Person.name_key)))


def known(connection: Connection, club: str, person: str | None) -> dict[str, Any]:
    """A club to which a person belongs; there is none for anybody else."""
    query = select(Club.__table__).join(Member, Member.club == Club.id).where(Club.id == club, Member.person == person)
    row = connection.execute(query).mappings().one_or_none()
    if row is None:
        raise Unknown("no-club")
    return dict(row)


def clubs_of(connection: Connection, person: str) -> list[ClubRow]:
    own = select(Member.club).where(Member.person == person)
    query = (
        select(Club.id, Club.name, func.count().label("people"))
        .join(Member, Member.club == Club.id)
        .where(Club.id.in_(own))
        .group_by(Club.id)
        .order_by(Club.name_key)
    )
    return [ClubRow(row.id, row.name, row.people) for row in connection.execute(query)]


def told(connection: Connection, id: str, person: str, here: set[str], now: float) -> ClubTold:
    club = known(connection, id, person)
    people = members(connection, id)
    sitting = select(models.Seat.table).where(models.Seat.person.in_([row.id for row in people]))
    tables = select(models.Table.__table__).where(models.PUBLIC, models.Table.id.in_(sitting))
    return ClubTold(
        **{name: club[name] for name in ("id", "name", "about", "invitation")},
        host=club["host"] == person,
        people=[MemberTold(row.name, row.id == club["host"], row.id in here) for row in people],
        tables=some(connection, tables.order_by(models.Table.changed.desc()), person, now),
        contests=contests_of(connection, id),
    )


# Going.


async def leave(harbour: Harbour, id: str, person: str, name: str) -> None:
    """Leave a club, or, as its host, ask somebody to, whose link is good for nothing then. When the host goes, who has
    been there longest is the host; with the last one goes the club.
    """

    def job(connection: Connection) -> None:
        club = known(connection, id, person)
        other = accounts.by_key(connection, key_of(name))  # who is banned can be removed, too
        if other is None:
            raise Unknown("no-person", name=name)
        if person not in (other.id, club["host"]):
            raise Forbidden("only-the-host-of-the-club")
        gone = connection.execute(delete(Member).where(Member.club == id, Member.person == other.id))
        if gone.rowcount != 1:
            raise Unknown("no-person", name=name)
        if person != other.id:
            connection.execute(change(Club).where(Club.id == id).values(invitation=new_link()))
        inherit(connection, id, club["host"])

    await harbour.store.write(job)


def inherit(connection: Connection, id: str, host: str) -> None:
    """Somebody has gone from a club: it has a host as long as anybody is there."""
    people = [row.id for row in members(connection, id)]
    if not people:
        remove_rows(connection, id)
    elif host not in people:
        connection.execute(change(Club).where(Club.id == id).values(host=people[0]))


async def remove(harbour: Harbour, id: str, person: str) -> None:
    """The host ends a club. Games that were played stay, their tables with those who sit there."""

    def job(connection: Connection) -> None:
        if known(connection, id, person)["host"] != person:
            raise Forbidden("only-the-host-of-the-club")
        remove_rows(connection, id)

    await harbour.store.write(job)


def remove_rows(connection: Connection, id: str) -> None:
    contests = select(models.Contest.id).where(models.Contest.club == id)
    connection.execute(delete(models.Fixture).where(models.Fixture.contest.in_(contests)))
    connection.execute(delete(models.Contest).where(models.Contest.club == id))
    connection.execute(delete(Member).where(Member.club == id))
    connection.execute(delete(Club).where(Club.id == id))


def left_alone(connection: Connection) -> None:
    """Clubs whose host deleted the account get another one, or go; looked after by the keeper."""
    there = select(Member.person).where(Member.club == Club.id, Member.person == Club.host)
    for row in connection.execute(select(Club.id, Club.host).where(~there.exists())).all():
        inherit(connection, row.id, row.host)


def orphans(connection: Connection) -> bool:
    there = select(Member.person).where(Member.club == Club.id, Member.person == Club.host)
    return connection.execute(select(Club.id).where(~there.exists()).limit(1)).first() is not None
