"""Before and after the game: tables are made, people sit down, games start; rematches, branches, imports."""

from __future__ import annotations

import secrets
import string
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy import update as change

from carrack.bots import LEVELS, NAMES
from carrack.core.catalog import game as find_game
from carrack.core.errors import IllegalAction, OptionError, UnknownGame
from carrack.core.match import Match
from carrack.core.state import State
from carrack.server.errors import Conflict, Forbidden, Problem, Unknown
from carrack.server.store import models
from carrack.server.tables import calling, timing
from carrack.server.tables.acts import HOUSE, AtTable, bot_named, seat_at, seat_change
from carrack.server.tables.clocks import Clock
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.quota import bots_alone, refuse_too_many
from carrack.server.tables.ratings import refuse_sitter, refuse_timeless, refuse_unrated
from carrack.server.tables.reviving import encode, row_of
from carrack.server.tables.table import ENDED, OPEN, PACES, RUNNING, Seat, Table
from carrack.server.tables.telling import seats_told

_LETTERS: Final = string.ascii_letters + string.digits
BESIDE: Final = (  # rows that go with their table
    *(models.Move, models.Snapshot, models.Owed, models.Proposal, models.Line, models.Seat),
    *(models.Invited, models.Call, models.Delivery, models.Note),
)
HOST_TO_BE: Final = ""  # stands for whoever makes a table until it is known who that is


def start_of(game: str, seats: int | None, options: Mapping[str, Any]) -> State:
    """The first question of a game as somebody wants it, or why there is none."""
    try:
        return find_game(game).start(seats, dict(options))
    except UnknownGame:
        raise Problem("no-game", game=game) from None
    except OptionError as refused:
        raise Problem("option", field=refused.field, message=str(refused)) from None


async def add(harbour: Harbour, table: Table) -> Table:
    """Write a new table, at which somebody may sit already."""
    await harbour.store.write(lambda connection: insert_table(connection, table))
    harbour.tables[table.id] = table
    return table


def lay(table: Table, sit: bool, contribution: str, bots: Mapping[str, str], complete: bool) -> None:
    """Put bots into their seats and keep one for the host, who is not known yet. What is refused is refused before
    anything is written, and before a stranger becomes somebody.
    """
    if sit:
        table.seats[0] = Seat(HOST_TO_BE, "", None, contribution)
    for text, level in sorted(bots.items()):
        number = seat_number(text)
        may_seat_bot(table, number, level)
        table.seats[number] = Seat(None, "", level)
    if complete:
        refuse_empty_seats(table)


async def open_laid(harbour: Harbour, table: Table, person: str, name: str, start: bool) -> None:
    """The host has come: the table is written, and starts if that is wanted."""
    table.host = person
    for number in table.seats_of(HOST_TO_BE):
        table.seats[number].person, table.seats[number].name = person, name
    await add(harbour, table)
    if not start:
        return
    try:
        async with table.lock:
            await begin(harbour, table, person)
    except Problem:
        with suppress(Problem):  # it could not be written down: nothing is to be left behind, if that can be
            await remove(harbour, table.id, person)
        raise


def new_table(
    start: State,
    host: str,
    public: bool,
    pace: str,
    auto_start: bool = False,
    clock: Clock | None = None,
    given: Sequence[int] = (),
    source: dict[str, Any] | None = None,
    rated: bool = False,
) -> Table:
    """A table that nobody knows of yet; it is still to be written. The secret of its chance is drawn now; all see what
    commits to it.
    """
    if pace not in PACES:
        raise Problem("no-pace", pace=pace, paces=list(PACES))
    refuse_timeless(rated, clock)
    now = time.time()
    return Table(
        id=_new_id(),
        game=start.game,
        version=start.game.version,
        options=dict(start.options),
        seats=[Seat() for _ in range(int(start.seats))],
        host=host,
        public=public,
        pace=pace,
        invitation=secrets.token_urlsafe(16),
        watch=secrets.token_urlsafe(16),
        secret=secrets.token_hex(32),
        phase=OPEN,
        created=now,
        changed=now,
        given=list(given),
        source=source,
        auto_start=auto_start,
        clock=timing.checked(clock),
        rated=rated,
    )


def _new_id() -> str:
    """Letters and digits alone: a double click takes up the whole of it, and no command takes it for an option."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def insert_table(connection: Connection, table: Table) -> None:
    connection.execute(insert(models.Table), row_of(table))
    seats = [{"table": table.id, "seat": i} | _seat_row(seat) for i, seat in enumerate(table.seats)]
    connection.execute(insert(models.Seat), seats)


def _seat_row(seat: Seat) -> dict[str, Any]:
    row = asdict(seat) | {"plans": encode(seat.plans)}
    del row["name"], row["written"]  # the name is the person's
    return row


def write_seats(connection: Connection, table: str, seats: Mapping[int, Seat], host: str | None) -> None:
    if host is not None:
        connection.execute(change(models.Table).where(models.Table.id == table).values(host=host))
    for number, seat in seats.items():
        where = change(models.Seat).where(models.Seat.table == table, models.Seat.seat == number)
        connection.execute(where.values(_seat_row(seat)))


async def put(harbour: Harbour, table: Table, seats: Mapping[int, Seat], host: str | None = None) -> None:
    """Write who sits where, and who looks after the table if that is somebody else now; then show it."""
    await harbour.store.write(lambda connection: write_seats(connection, table.id, seats, host))
    if host is not None:
        table.host = host
    for number, seat in seats.items():
        table.seats[number] = seat
    harbour.look_round(table)
    harbour.live.tell_table(table, "seats", seats_told(table, harbour.resting))
    harbour.live.dismiss(table)
    await begin_if_full(harbour, table)


async def begin_if_full(harbour: Harbour, table: Table) -> None:
    """Where the host likes it so. A game that cannot start waits for the host, who is then told why."""
    if table.auto_start and table.full and table.phase == OPEN:
        with suppress(Conflict):
            await begin(harbour, table)


def waiting(table: Table) -> None:
    if table.phase != OPEN:
        raise Conflict("already-started")


async def join(harbour: Harbour, id: str, sitter: Seat, seat: int | None, invitation: str | None) -> Table:
    """Sit down, at a named seat or at the first that is free, and bring something to the seed."""
    async with AtTable(harbour, id, HOUSE) as table:
        free = free_seat(table, sitter.person, seat, invitation)
        refuse_sitter(table, sitter)
        if not harbour.wanted(table, sitter.person):
            raise Forbidden("not-wanted-here")
        await put(harbour, table, {free: sitter})
        return table


async def may_join(harbour: Harbour, id: str, person: str | None, seat: int | None, invitation: str | None) -> Table:
    """Refuses a stranger before becoming somebody: who gets no seat leaves no trace."""
    async with AtTable(harbour, id, HOUSE) as table:
        free_seat(table, person, seat, invitation)
        return table


def free_seat(table: Table, person: str | None, seat: int | None, invitation: str | None) -> int:
    """The seat that somebody may take, or why none."""
    invited = invitation is not None and secrets.compare_digest(invitation.encode(), table.invitation.encode())
    if not (table.knows(person) or invited):
        raise Unknown("no-table")
    if invitation is not None and not invited:
        raise Forbidden("no-invitation")
    waiting(table)
    if seat is None:
        free = [i for i, other in enumerate(table.seats) if not other.taken]
        if not free:
            raise Conflict("table-full")
        return free[0]
    if seat_at(table, seat).taken:
        raise Conflict("seat-taken", seat=seat)
    return seat


async def by_invitation(harbour: Harbour, invitation: str) -> Table:
    query = select(models.Table.id).where(models.Table.invitation == invitation)
    id = await harbour.store.read(lambda connection: connection.execute(query).scalar_one_or_none())
    if id is None:
        raise Unknown("no-invitation")
    return await harbour.table(id)


def seat_number(text: str) -> int:
    """A seat as a key of a JSON object."""
    if not (text.isascii() and text.isdigit() and len(text) == 1):
        raise Problem("no-seat", seat=text)
    return int(text)


async def leave(harbour: Harbour, id: str, person: str, seat: int) -> Table:
    """Stand up before the game starts; the host may ask somebody to."""
    async with AtTable(harbour, id, person) as table:
        waiting(table)
        if person not in (seat_at(table, seat).person, table.host):
            raise Forbidden("not-your-seat", seat=seat)
        await put(harbour, table, {seat: Seat()})
        return table


async def mute(harbour: Harbour, id: str, person: str, seat: int, muted: bool) -> None:
    """The host lets somebody say nothing at this table any more, or again."""
    async with AtTable(harbour, id, person) as table:
        only_host(table, person)
        if seat_at(table, seat).person in (None, person):
            raise Conflict("nobody-there")
        job = seat_change(table, seat, muted=int(muted))
        await harbour.store.write(lambda connection: job(connection) and None)
        table.seats[seat].muted = muted
        harbour.live.tell_table(table, "seats", seats_told(table, harbour.resting))


async def seat_bot(harbour: Harbour, id: str, person: str, seat: int, level: str) -> None:
    """The host puts a bot into a free seat."""
    async with AtTable(harbour, id, person) as table:
        only_host(table, person)
        waiting(table)
        may_seat_bot(table, seat, level)
        await put(harbour, table, {seat: Seat(None, "", level)})


def may_seat_bot(table: Table, seat: int, level: str) -> None:
    if level not in NAMES:
        raise Problem("no-level", level=level, levels=list(LEVELS))
    if seat_at(table, seat).person is not None:
        raise Conflict("seat-taken", seat=seat)
    refuse_sitter(table, Seat(None, "", level))


def only_host(table: Table, person: str) -> None:
    if person != table.host:
        raise Forbidden("only-the-host")


async def change_start(harbour: Harbour, id: str, person: str, auto_start: bool) -> None:
    """The host says whether the game starts by itself: if every seat is taken already, at once."""
    async with AtTable(harbour, id, person) as table:
        only_host(table, person)
        waiting(table)
        where = change(models.Table).where(models.Table.id == table.id).values(auto_start=int(auto_start))
        await harbour.store.write(lambda connection: connection.execute(where) and None)
        table.auto_start = auto_start
        harbour.live.tell_table(table, "seats", seats_told(table, harbour.resting))
        await begin_if_full(harbour, table)


async def start(harbour: Harbour, id: str, person: str) -> None:
    """The host starts the game when every seat is taken."""
    async with AtTable(harbour, id, person) as table:
        only_host(table, person)
        waiting(table)
        refuse_empty_seats(table)
        await begin(harbour, table, person)


def refuse_empty_seats(table: Table) -> None:
    empty = [i for i, seat in enumerate(table.seats) if not seat.taken]
    if empty:
        raise Conflict("seats-empty", seats=empty)


async def begin(harbour: Harbour, table: Table, person: str | None = None) -> None:
    try:
        table.match = Match.from_line(table.game, len(table.seats), table.options, table.given, table.fate())
    except (IllegalAction, OptionError):  # the table was made, or its first moves were given, under other rules
        raise Conflict("cannot-start") from None
    for number, seat in enumerate(table.seats):
        if seat.bot is not None:
            table.match.hand_over(number, bot_named(seat.bot))
    table.phase = RUNNING
    timing.started(table)
    await harbour.commit(table, 0, person, more=partial(_check_start, table=table, most=harbour.settings.bot_tables))
    harbour.live.tell_table(table, "seats", seats_told(table, harbour.resting))


def _check_start(connection: Connection, table: Table, most: int) -> None:
    """What only the database knows, in the transaction that starts a game."""
    if bots_alone(table):
        refuse_too_many(table, most)(connection)
    if table.rated:
        refuse_unrated(connection, table)


async def remove(harbour: Harbour, id: str, person: str) -> None:
    """The host removes a table: before the start, or when no other person plays at it. A rated game stays."""
    async with AtTable(harbour, id, person) as table:
        only_host(table, person)
        if table.phase != OPEN and table.rated:
            raise Conflict("rated-stays")
        if table.phase != OPEN and table.people() - {person}:
            raise Conflict("others-play-here")

        def job(connection: Connection) -> None:
            if connection.execute(select(models.Fixture.round).where(models.Fixture.table == table.id)).first():
                raise Conflict("contest-stays")
            for model in BESIDE:
                connection.execute(delete(model).where(model.__table__.c.table == table.id))
            connection.execute(delete(models.Table).where(models.Table.id == table.id))

        await harbour.store.write(job)
        harbour.forget(table)
        harbour.live.tell_table(table, "gone", None)


async def invite(harbour: Harbour, table: Table, by: str, people: set[str]) -> None:
    """They may know of the table from here on, find it among those to which they are asked, and are called if they
    like. Of two of whom one has blocked the other neither asks the other.
    """
    apart = harbour.deaf_to(by) | harbour.blocked.get(by, set())
    asked = {person for person in people - apart if not (person in table.invited or table.is_insider(person))}
    now = time.time()
    due = now + harbour.settings.call_after
    await harbour.store.write(lambda connection: calling.invite(connection, table, by, asked, now, due))
    table.invited |= asked


async def rematch(harbour: Harbour, id: str, person: str) -> Table:
    """The same game again with the same people: whoever asks first makes the table, the others find it."""
    async with AtTable(harbour, id, person) as table:
        if table.phase != ENDED:
            raise Conflict("not-over")
        if person not in table.people():
            raise Forbidden("not-at-this-table")
        if table.rematch is not None:
            with suppress(Unknown):  # it may have been removed
                return await harbour.table(table.rematch)
        start = start_of(table.game.id, len(table.seats), table.options)
        again = new_table(start, person, table.public, table.pace, table.auto_start, table.clock, rated=table.rated)
        await add(harbour, again)
        last = len(table.seats) - 1  # who sat first sits last
        bots = {(i - 1) % (last + 1): Seat(None, "", seat.bot) for i, seat in enumerate(table.seats) if seat.bot}
        async with again.lock:
            await put(harbour, again, bots)
        where = change(models.Table).where(models.Table.id == table.id).values(rematch=again.id)
        await harbour.store.write(lambda connection: connection.execute(where))
        table.rematch = again.id
        await invite(harbour, again, person, table.people())
        harbour.live.tell_table(table, "rematch", {"table": again.id})  # who watches hears it too: no invitation
        return again


async def branch(harbour: Harbour, id: str, person: str, revision: int) -> Table:
    """A new table from any move that one may see, with chance of its own."""
    async with AtTable(harbour, id, person) as table:
        match = table.running
        if not 0 <= revision <= match.revision:
            raise Problem("no-revision", revision=revision, most=match.revision)
        if table.outdated is not None or match.base:
            raise Conflict("older-rules")
        if not match.over and table.rated:
            raise Conflict("rated-no-trying")
        if not match.over and not match.is_open(revision):
            raise Conflict("secrets-in-play")
        start = start_of(table.game.id, len(table.seats), table.options)
        source = {"table": table.id, "revision": revision}
        line = match.line(revision)
        return await add(harbour, new_table(start, person, False, table.pace, False, table.clock, line, source))
