"""Tables of bots alone: which they are, and how many of them a person may have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, exists, func, select

from carrack.server.errors import Conflict
from carrack.server.store import models
from carrack.server.tables.table import RUNNING, Table

PLAYED: Final = models.Seat.person.is_not(None) & models.Seat.bot.is_(None)  # a row of a seat that a person plays


def bots_alone(table: Table, but: int | None = None) -> bool:
    """Nobody plays: every seat, but perhaps one, is a bot's, if only for the time being."""
    return all(seat.person is None or seat.bot is not None or i == but for i, seat in enumerate(table.seats))


def refuse_too_many(table: Table, most: int) -> Callable[[Connection], None]:
    """Where a table is about to be one of bots alone: its host has less than `most` others."""
    alone = ~exists().where(models.Seat.table == models.Table.id, PLAYED)
    others = (models.Table.host == table.host) & (models.Table.id != table.id) & (models.Table.phase == RUNNING)
    query = select(func.count()).where(others, alone)

    def job(connection: Connection) -> None:
        if connection.execute(query).scalar_one() >= most:
            raise Conflict("too-many-bot-tables", most=most)

    return job
