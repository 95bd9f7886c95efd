"""The ways of people, as the database keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from carrack.server.calls.way import PUSH, Way, way_of
from carrack.server.errors import Conflict, Unknown
from carrack.server.store import models

Row = models.Way
MOST: Final = 10  # of one person
PROVES: Final = 48 * 3600.0  # seconds in which an address can be confirmed


def ways_of(connection: Connection, person: str) -> list[Way]:
    query = select(Row.__table__).where(Row.person == person).order_by(Row.created)
    return [way_of(row) for row in connection.execute(query).mappings()]


def callable_now(connection: Connection) -> set[str]:
    """Who has named any."""
    return set(connection.execute(select(Row.person).distinct()).scalars())


def way_by(connection: Connection, person: str, id: str) -> Way:
    for way in ways_of(connection, person):
        if way.id == id:
            return way
    raise Unknown("no-way")


def add(connection: Connection, way: Way) -> None:
    """A browser is one person's alone; whoever names an address again begins anew with it."""
    same = (Row.kind == way.kind) & (Row.address == way.address)
    found = connection.execute(select(Row.id).where(same if way.kind == PUSH else same & (Row.person == way.person)))
    for id in found.scalars().all():
        remove(connection, id)
    count = select(func.count()).where(Row.person == way.person)
    if connection.execute(count).scalar_one() >= MOST:
        raise Conflict("call-too-many", most=MOST)
    row = msgspec.structs.asdict(way)
    about = msgspec.json.encode(way.about).decode()
    connection.execute(insert(Row), row | {"about": about, "confirmed": int(way.confirmed)})


def remove(connection: Connection, id: str) -> None:
    connection.execute(delete(models.Delivery).where(models.Delivery.way == id))
    connection.execute(delete(Row).where(Row.id == id))


def set_about(connection: Connection, id: str, about: Sequence[str]) -> None:
    connection.execute(update(Row).where(Row.id == id).values(about=msgspec.json.encode(about).decode()))


def confirm(connection: Connection, proof: str, now: float) -> None:
    """Whoever has what was sent to an address reads what is sent there."""
    mine = (Row.proof == proof) & (Row.created > now - PROVES)
    if not connection.execute(update(Row).where(mine).values(confirmed=1, proof=None)).rowcount:
        raise Unknown("no-proof")


def give_up(connection: Connection, id: str, why: str, now: float) -> None:
    """Nobody is there: it is not used again until its person tries it."""
    connection.execute(delete(models.Delivery).where(models.Delivery.way == id))
    connection.execute(update(Row).where(Row.id == id).values(trouble=why, given_up=now))


def take_up(connection: Connection, id: str) -> None:
    connection.execute(update(Row).where(Row.id == id).values(trouble="", given_up=0.0))
