"""One's own data, as a file: what is kept about a person, and nothing about anybody else."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from carrack.server.people.people import fingerprint
from carrack.server.people.preferences import Preferences, preferences_of
from carrack.server.store import models
from carrack.server.store.entries import Act
from carrack.server.tables.reviving import readable


class ProfileData(msgspec.Struct):
    """Who one is."""

    name: str
    account: bool
    created: float


class SessionData(msgspec.Struct):
    """A browser that is signed in; `here` is the one that asks."""

    created: float
    seen: float
    here: bool


class SeatData(msgspec.Struct):
    """A seat of one's own: how somebody is `called` there who shares one's screen, what one brought to the seed, and
    what one answered beforehand.
    """

    seat: int
    called: str
    bot: str | None
    contribution: str
    standing: list[dict[str, Any]]


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


class PersonData(msgspec.Struct):
    """Everything that is kept about a person; a password and a session's token are kept as hashes and left out."""

    written: float
    profile: ProfileData
    settings: Preferences
    sessions: list[SessionData]
    tables: list[TableData]
    chat: list[LineData]
    moves: list[MoveData]


def data_of(connection: Connection, person: str, token: str | None) -> PersonData:
    row = connection.execute(select(models.Person.__table__).where(models.Person.id == person)).mappings().one()
    tables = _tables(connection, person)
    session, line = models.Session, models.Line
    here = session.token == fingerprint(token or "")
    sessions = select(session.created, session.seen, here).where(session.person == person).order_by(session.created)
    lines = select(line.table, line.at, line.text, line.removed != 0).where(line.person == person).order_by(line.id)
    return PersonData(
        written=time.time(),
        profile=ProfileData(row["name"], row["password"] is not None, row["created"]),
        settings=preferences_of(row["settings"]),
        sessions=[SessionData(*row) for row in connection.execute(sessions)],
        tables=tables,
        chat=[LineData(*row) for row in connection.execute(lines)],
        moves=[move for table in tables if table.seats for move in _moves(connection, person, table)],
    )


def _tables(connection: Connection, person: str) -> list[TableData]:
    own = select(models.Seat.__table__).where(models.Seat.person == person).order_by(models.Seat.seat)
    seats: dict[str, list[SeatData]] = {}
    for row in connection.execute(own).mappings():
        standing = readable(row["standing"], list[dict[str, Any]]) or []
        seat = SeatData(row["seat"], row["called"], row["bot"], row["contribution"], standing)
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
    """Of each act that was this person's, the answers of its own seats: what else followed may be others' secret."""
    own = {seat.seat for seat in table.seats}
    query = select(models.Move.__table__).where(models.Move.table == table.id).order_by(models.Move.revision)
    found: list[MoveData] = []
    act: list[MoveData] = []
    for row in connection.execute(query).mappings():
        entry = readable(row["entry"], Act)
        if entry is not None and entry.by in own:
            act.append(MoveData(table.id, row["revision"], row["at"], entry.by, entry.action))
        if row["check"] is not None:
            if row["person"] == person:
                found += act
            act = []
    return found
