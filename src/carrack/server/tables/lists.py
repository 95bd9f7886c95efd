"""Lists of tables, read from disk: no table is loaded for them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, select

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
    """A table in a list."""

    id: str
    game: str
    phase: str
    pace: str
    public: bool
    seats: list[RowSeat]
    yours: list[int]
    your_turn: bool
    revision: int
    result: dict[str, Any] | None
    created: float
    changed: float


def mine(connection: Connection, person: str) -> list[TableRow]:
    """Tables at which a person sits or that it hosts, those that await its answer first, then the latest."""
    seated = select(models.Seat.table).where(models.Seat.person == person)
    tables = select(models.Table.__table__).where((models.Table.host == person) | models.Table.id.in_(seated))
    found = _rows(connection, tables.order_by(models.Table.changed.desc()).limit(MOST), person)
    return sorted(found, key=lambda row: (not row.your_turn, row.phase == ENDED))


def public(connection: Connection, person: str | None) -> list[TableRow]:
    """Public tables of others that wait for players, then those that can be watched."""
    tables = select(models.Table.__table__).where(models.PUBLIC)
    found = _rows(connection, tables.order_by(models.Table.changed.desc()).limit(MOST), person)
    return sorted((row for row in found if not row.yours), key=lambda row: row.phase != OPEN)


def _rows(connection: Connection, query: Any, person: str | None) -> list[TableRow]:
    tables = rows(connection, query)
    seats: dict[str, list[Any]] = {table["id"]: [] for table in tables}
    for seat in rows(connection, SEATS.where(models.Seat.table.in_(list(seats)))):
        seats[seat["table"]].append(seat)
    return [_row(table, seats[table["id"]], person) for table in tables]


def _row(table: dict[str, Any], seats: list[Any], person: str | None) -> TableRow:
    names = _names(table["source"]) + [""] * len(seats)
    yours = [seat["seat"] for seat in seats if person is not None and seat["person"] == person]
    asked = table["asked"]
    return TableRow(
        **{name: table[name] for name in ("id", "game", "phase", "pace", "revision", "created", "changed")},
        public=bool(table["public"]),
        seats=[
            RowSeat(seat["called"] or seat["name"] or name, bool(seat["person"] or seat["bot"]), seat["bot"])
            for seat, name in zip(seats, names)
        ],
        yours=yours,
        your_turn=asked in yours and seats[asked]["bot"] is None,
        result=readable(table["result"], dict[str, Any]),
    )


def _names(source: str | None) -> list[str]:
    """Who played, where a record says it: nobody of the house sits there."""
    with suppress(LookupError, TypeError, msgspec.DecodeError):
        return [str(player["name"]) for player in msgspec.json.decode(source or "{}")["record"]["players"]]
    return []
