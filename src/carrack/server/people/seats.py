"""What it means for the tables when people change: another name, another owner, nobody any more."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, select

from carrack.core.record import MOST_TO_RESIGN
from carrack.server.errors import Unavailable, Unknown
from carrack.server.store import models
from carrack.server.tables import seating
from carrack.server.tables.acts import STRONGEST, AtTable, bot_named
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.table import ENDED, RUNNING, Seat, Table
from carrack.server.tables.telling import seats_told


def rename(harbour: Harbour, names: Mapping[str, str], gone: Collection[str] = ()) -> None:
    """People have other names from now on, at the tables in memory too. With who has gone go the names of those who
    shared a screen with them.
    """
    harbour.people_changed()
    for table in harbour.tables.values():
        changed = False
        for seat in table.seats:
            name = names.get(seat.person or "", seat.name)
            called = "" if seat.person in gone else seat.called
            changed = changed or (name, called) != (seat.name, seat.called)
            seat.name, seat.called = name, called
        if changed:
            harbour.live.tell_table(table, "seats", seats_told(table, harbour.resting))


def move(harbour: Harbour, guest: str, account: str, name: str) -> None:
    """What was a guest's is an account's: on disk it is already."""
    harbour.people_changed()
    if guest in harbour.callable:
        harbour.callable.add(account)
    for table in harbour.tables.values():
        if table.host == guest:
            table.host = account
        if guest in table.seen:
            table.seen[account] = max(table.seen.pop(guest), table.seen.get(account, 0.0))
        if guest in table.invited:
            table.invited = table.invited - {guest} | {account}
        if table.awaited == guest:
            table.awaited = account
        if table.rewinder == guest:
            table.rewinder = account
        if table.proposal is not None and table.proposal.asker == guest:
            table.proposal.asker = account
        own = table.seats_of(guest)
        for seat in own:
            table.seats[seat].person = account
            table.seats[seat].name = name
        if own:
            harbour.live.tell_table(table, "seats", seats_told(table, harbour.resting))


# Leaving for good.


def unfinished(connection: Connection, person: str) -> list[str]:
    """Tables that are not over at which a person sits or which it hosts."""
    seated = select(models.Seat.table).where(models.Seat.person == person)
    query = select(models.Table.id).where(
        models.Table.phase != ENDED, (models.Table.host == person) | models.Table.id.in_(seated)
    )
    return list(connection.execute(query).scalars())


async def leave_all(harbour: Harbour, person: str) -> None:
    """Somebody has gone and will not come back: no table waits for them. Games that are over keep their seat."""
    for id in await harbour.store.read(lambda connection: unfinished(connection, person)):
        try:
            await leave_one(harbour, id, person)
        except (Unknown, Unavailable) as problem:  # removed meanwhile, or not to be opened any more
            if problem.error == "storage":
                raise


async def leave_one(harbour: Harbour, id: str, person: str) -> None:
    """Whoever sits first among the others looks after the table, if the one who goes did."""
    async with AtTable(harbour, id, person) as table:
        heir = next((seat.person for seat in table.seats if seat.person not in (None, person)), None)
        own = table.seats_of(person)
        host = heir if table.host == person and heir is not None else table.host
        if table.phase == ENDED:
            return
        if table.phase == RUNNING and table.outdated is not None:
            await seating.put(harbour, table, {number: Seat(None, "", STRONGEST) for number in own}, host)
            return
        if table.phase == RUNNING and heir is None and own and len(table.seats) <= MOST_TO_RESIGN:
            since = table.revision  # nobody else sits here: the game ends
            table.running.resign(own[0])
            await harbour.commit(table, since, person)
            return
        if table.phase == RUNNING:
            await _hand_over_for_good(harbour, table, own, host)
            return
        if table.host != person or heir is not None:
            await seating.put(harbour, table, {number: Seat() for number in own}, host)
            return
    await seating.remove(harbour, id, person)


async def _hand_over_for_good(harbour: Harbour, table: Table, own: list[int], host: str) -> None:
    """The strongest bot plays on, or the one that played already, and nobody can take the seat back."""
    match = table.running
    since = match.revision
    for number in own:
        seat = table.seats[number]
        if seat.bot is None:
            match.hand_over(number, bot_named(STRONGEST))
        table.seats[number] = Seat(None, "", seat.bot or STRONGEST, seat.contribution)
    table.host = host
    values = {number: table.seats[number] for number in own}
    await harbour.commit(table, since, more=lambda connection: seating.write_seats(connection, table.id, values, host))
    harbour.live.tell_table(table, "seats", seats_told(table, harbour.resting))
