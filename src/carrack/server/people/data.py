"""One's own data, as a file: what is kept about a person, and nothing about anybody else."""

from __future__ import annotations

import time
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, select

from carrack.server.people.holidays import Holiday, holiday_of
from carrack.server.people.passkeys import PasskeyTold, passkeys_of
from carrack.server.people.preferences import Preferences, preferences_of
from carrack.server.people.sessions import SessionData, sessions_of
from carrack.server.people.ties import Ties, ties_of
from carrack.server.store import models
from carrack.server.store.entries import Act
from carrack.server.tables.reviving import readable

T = TypeVar("T", bound=msgspec.Struct)


class ProfileData(msgspec.Struct):
    """Who one is."""

    name: str
    account: bool
    created: float


class SeatData(msgspec.Struct):
    """A seat of one's own: how somebody is `called` there who shares one's screen, what one brought to the seed, and
    what one answered beforehand.
    """

    seat: int
    called: str
    bot: str | None
    contribution: str
    plans: dict[str, Any]


class TableData(msgspec.Struct):
    """A table at which one sits, or that one hosts."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    host: bool
    public: bool
    pace: str
    phase: str
    result: dict[str, Any] | None
    created: float
    changed: float
    seats: list[SeatData]


class LineData(msgspec.Struct):
    """A line of chat that one wrote."""

    table: str
    at: float
    text: str
    removed: bool


class MoveData(msgspec.Struct):
    """An answer that one gave."""

    table: str
    revision: int
    at: float
    seat: int
    action: int


class NoteData(msgspec.Struct):
    """What one has written down at a table."""

    table: str
    text: str


class RatedData(msgspec.Struct):
    """A rated game: the place that one reached, and how one was rated after it."""

    table: str
    game: str
    seats: int
    place: int
    mu: float
    sigma: float
    at: float


class InvitedData(msgspec.Struct):
    """A table to which one was asked."""

    table: str
    at: float


class ReportData(msgspec.Struct):
    """What one has told the host of the server."""

    at: float
    table: str | None
    text: str


class WayData(msgspec.Struct):
    """A way by which one is called, and about what."""

    kind: str
    address: str
    name: str
    about: list[str]
    language: str
    created: float


class PersonData(msgspec.Struct):
    """Everything that is kept about a person. Left out is what opens something: the hashes of the password and of
    sessions, the keys of passkeys, browsers and feeds. `muted` is until when one says nothing, by the wall clock.
    """

    written: float
    profile: ProfileData
    settings: Preferences
    sessions: list[SessionData]
    passkeys: list[PasskeyTold]
    ties: Ties
    ratings: list[RatedData]
    notes: list[NoteData]
    reports: list[ReportData]
    clubs: list[str]
    contests: list[str]
    invited: list[InvitedData]
    holiday: Holiday
    muted: float
    quiet: dict[str, str] | None
    ways: list[WayData]
    tables: list[TableData]
    chat: list[LineData]
    moves: list[MoveData]


def data_of(connection: Connection, person: str, token: str | None) -> PersonData:
    row = connection.execute(select(models.Person.__table__).where(models.Person.id == person)).mappings().one()
    tables = _tables(connection, person)
    line = models.Line
    lines = select(line.table, line.at, line.text, line.removed != 0).where(line.person == person).order_by(line.id)
    clubs = select(models.Club.name).join(models.Member, models.Member.club == models.Club.id)
    clubs = clubs.where(models.Member.person == person).order_by(models.Club.name_key)
    return PersonData(
        written=time.time(),
        profile=ProfileData(row["name"], row["password"] is not None, row["created"]),
        settings=preferences_of(row["settings"]),
        sessions=sessions_of(connection, person, token),
        passkeys=passkeys_of(connection, person),
        ties=ties_of(connection, person, set()),
        ratings=_all(connection, person, RatedData, models.Rated, models.Rated.person),
        notes=_all(connection, person, NoteData, models.Note, models.Note.person),
        reports=_all(connection, person, ReportData, models.Report, models.Report.by),
        clubs=list(connection.execute(clubs).scalars()),
        contests=_contests(connection, person),
        invited=_all(connection, person, InvitedData, models.Invited, models.Invited.person),
        holiday=holiday_of(connection, person),
        muted=row["muted"],
        quiet=readable(row["quiet"], dict[str, str]),
        ways=_ways(connection, person),
        tables=tables,
        chat=[LineData(*row) for row in connection.execute(lines)],
        moves=[move for table in tables if table.seats for move in _moves(connection, person, table)],
    )


def _all(connection: Connection, person: str, kind: type[T], model: type[models.Model], whose: Any) -> list[T]:
    """Rows of a person, as far as a structure asks for them."""
    columns = [getattr(model, field) for field in kind.__struct_fields__]
    return [kind(*row) for row in connection.execute(select(*columns).where(whose == person))]


def _contests(connection: Connection, person: str) -> list[str]:
    """Those in which one takes part, by name."""
    contest = models.Contest
    query = select(contest.name).where(contest.entrants.contains(person, autoescape=True)).order_by(contest.created)
    return list(connection.execute(query).scalars())


def _ways(connection: Connection, person: str) -> list[WayData]:
    way = models.Way
    query = select(way.kind, way.address, way.name, way.about, way.language, way.created).where(way.person == person)
    found = connection.execute(query.order_by(way.created)).mappings()
    return [WayData(**{**row, "about": readable(row["about"], list[str]) or []}) for row in found]


def _tables(connection: Connection, person: str) -> list[TableData]:
    own = select(models.Seat.__table__).where(models.Seat.person == person).order_by(models.Seat.seat)
    seats: dict[str, list[SeatData]] = {}
    for row in connection.execute(own).mappings():
        plans = readable(row["plans"], dict[str, Any]) or {}
        seat = SeatData(row["seat"], row["called"], row["bot"], row["contribution"], plans)
        seats.setdefault(row["table"], []).append(seat)
    seated = select(models.Seat.table).where(models.Seat.person == person)
    tables = select(models.Table.__table__).where((models.Table.host == person) | models.Table.id.in_(seated))
    return [
        TableData(
            **{name: row[name] for name in ("id", "game", "pace", "phase", "created", "changed")},
            options=readable(row["options"], dict[str, bool | int | str]) or {},
            host=row["host"] == person,
            public=bool(row["public"]),
            result=readable(row["result"], dict[str, Any]),
            seats=seats.get(row["id"], []),
        )
        for row in connection.execute(tables.order_by(models.Table.created)).mappings()
    ]


def _moves(connection: Connection, person: str, table: TableData) -> list[MoveData]:
    """Of each act that was this person's, planned or not, the answers of its own seats: what else followed may be
    others' secret.
    """
    own = {seat.seat for seat in table.seats}
    query = select(models.Move.__table__).where(models.Move.table == table.id).order_by(models.Move.revision)
    found: list[MoveData] = []
    act: list[MoveData] = []
    planned = False
    for row in connection.execute(query).mappings():
        entry = readable(row["entry"], Act)
        if entry is not None and entry.by in own:
            act.append(MoveData(table.id, row["revision"], row["at"], entry.by, entry.action))
        planned = planned or (row["planned"] is not None and bool(act))
        if row["check"] is not None:
            if row["person"] == person or planned:
                found += act
            act, planned = [], False
    return found
