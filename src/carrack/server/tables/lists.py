"""Lists of tables, read from disk: no table is loaded for them."""

from __future__ import annotations

from contextlib import suppress
from math import inf
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, select
from sqlalchemy.orm import aliased

from carrack.server.store import models
from carrack.server.tables.reviving import SEATS, readable, rows
from carrack.server.tables.table import ENDED, OPEN

MOST = 100


class RowSeat(msgspec.Struct):
    """A seat in a list."""

    name: str
    taken: bool
    bot: str | None


class TableRow(msgspec.Struct):
    """A table in a list; `left` are the seconds of whoever is asked, where a clock runs. A `friend` sits there, or is
    its host.
    """

    id: str
    game: str
    phase: str
    pace: str
    public: bool
    rated: bool
    friend: bool
    seats: list[RowSeat]
    yours: list[int]
    your_turn: bool
    left: float | None
    revision: int
    result: dict[str, Any] | None
    created: float
    changed: float


class InvitedRow(TableRow):
    """A table that a friend asks one to: by whom, and what the link says."""

    by: str
    invitation: str


def mine(connection: Connection, person: str, now: float) -> list[TableRow]:
    """Tables at which a person sits or that it hosts, those that await its answer first, of these the most urgent,
    then the longest waiting; then the latest.
    """
    seated = select(models.Seat.table).where(models.Seat.person == person)
    tables = select(models.Table.__table__).where((models.Table.host == person) | models.Table.id.in_(seated))
    found = _rows(connection, tables.order_by(models.Table.changed.desc()).limit(MOST), person, now)
    return sorted(found, key=lambda row: (not row.your_turn, row.phase == ENDED, urgency(row)))


def urgency(row: TableRow) -> tuple[float, float]:
    """What is left to somebody who is asked, and since when; nothing is urgent that waits for others."""
    if not row.your_turn:
        return inf, -row.changed
    return inf if row.left is None else row.left, row.changed


def public(connection: Connection, person: str | None, now: float) -> list[TableRow]:
    """Public tables of others that wait for players, then those that can be watched; those of friends first."""
    tables = select(models.Table.__table__).where(models.PUBLIC)
    found = _rows(connection, tables.order_by(models.Table.changed.desc()).limit(MOST), person, now)
    return sorted((row for row in found if not row.yours), key=lambda row: (row.phase != OPEN, not row.friend))


def invited(connection: Connection, person: str, now: float) -> list[InvitedRow]:
    """Tables that wait for somebody who was asked there, the latest first."""
    asked = models.Invited
    query = (
        select(asked.table, models.Person.name, models.Table.invitation)
        .join(models.Table, models.Table.id == asked.table)
        .join(models.Person, models.Person.id == asked.by)
        .where(asked.person == person, models.Table.phase == OPEN)
        .order_by(asked.at.desc())
        .limit(MOST)
    )
    links = {row.table: (row.name, row.invitation) for row in connection.execute(query)}
    tables = select(models.Table.__table__).where(models.Table.id.in_(list(links)))
    found = {row.id: row for row in _rows(connection, tables, person, now) if not row.yours}
    return [
        InvitedRow(**msgspec.structs.asdict(found[id]), by=name, invitation=link)
        for id, (name, link) in links.items()
        if id in found
    ]


def some(connection: Connection, query: Select[Any], person: str, now: float) -> list[TableRow]:
    """Tables of a query, as a person may see them in a list."""
    return _rows(connection, query.limit(MOST), person, now)


def friends_of(connection: Connection, person: str | None) -> set[str]:
    """Two are friends who both say so."""
    back = aliased(models.Tie)
    mutual = (back.person == models.Tie.other) & (back.other == models.Tie.person)
    query = select(models.Tie.other).join(back, mutual)
    both = query.where(models.Tie.person == person, models.Tie.kind == "friend", back.kind == "friend")
    return set(connection.execute(both).scalars())


def _rows(connection: Connection, query: Any, person: str | None, now: float) -> list[TableRow]:
    tables = rows(connection, query)
    seats: dict[str, list[Any]] = {table["id"]: [] for table in tables}
    for seat in rows(connection, SEATS.where(models.Seat.table.in_(list(seats)))):
        seats[seat["table"]].append(seat)
    friends = friends_of(connection, person)
    return [_row(table, seats[table["id"]], person, now, friends) for table in tables]


def _row(table: dict[str, Any], seats: list[Any], person: str | None, now: float, friends: set[str]) -> TableRow:
    names = _names(table["source"]) + [""] * len(seats)
    yours = [seat["seat"] for seat in seats if person is not None and seat["person"] == person]
    asked = table["asked"]
    return TableRow(
        **{name: table[name] for name in ("id", "game", "phase", "pace", "revision", "created", "changed")},
        public=bool(table["public"]),
        rated=bool(table["rated"]),
        friend=not friends.isdisjoint({table["host"], *(seat["person"] for seat in seats)}),
        seats=[
            RowSeat(seat["called"] or seat["name"] or name, bool(seat["person"] or seat["bot"]), seat["bot"])
            for seat, name in zip(seats, names)
        ],
        yours=yours,
        your_turn=asked in yours and seats[asked]["bot"] is None,
        left=None if table["deadline"] is None else max(0.0, table["deadline"] - now),
        result=readable(table["result"], dict[str, Any]),
    )


def _names(source: str | None) -> list[str]:
    """Who played, where a record says it: nobody of the house sits there."""
    with suppress(LookupError, TypeError, msgspec.DecodeError):
        return [str(player["name"]) for player in msgspec.json.decode(source or "{}")["record"]["players"]]
    return []
