"""Keeps contests going: makes the tables of a round, writes down how they ended, draws the next one.

It looks at what stands on disk, and every step is a transaction of its own: whatever stops the server, it goes on.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy import update as change

from carrack.server.clubs import clubs
from carrack.server.clubs.contests import Contest, Entrant, Fixture, draw, entrants_of, names_of, present
from carrack.server.errors import Conflict, Problem
from carrack.server.store import models
from carrack.server.tables import seating
from carrack.server.tables.acts import HOUSE, STRONGEST, AtTable
from carrack.server.tables.clocks import Clock
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.ratings import places_of
from carrack.server.tables.reviving import decode, encode
from carrack.server.tables.table import ENDED, OPEN, RUNNING, Seat

log = logging.getLogger("carrack.clubs")
EVERY: Final = 1.0  # seconds between two looks


class Game(NamedTuple):
    """A game of a round that is played now, with the phase and the host of its table once there is one."""

    contest: dict[str, Any]
    round: int
    number: int
    lineup: list[int]
    table: str | None
    phase: str | None
    host: str | None
    shares: str | None


async def keep_contests(harbour: Harbour) -> None:
    """While the server runs."""
    while True:
        try:
            await look(harbour)
        except Exception:  # whatever it is, the next look may succeed
            log.exception("contests could not be looked after")
        await asyncio.sleep(EVERY)


async def look(harbour: Harbour) -> None:
    """Whatever can be done now, for each contest by itself: one that cannot go on holds up no other."""
    if await harbour.store.read(clubs.orphans):
        await harbour.store.write(clubs.left_alone)
    rounds: dict[str, list[Game]] = {}
    for game in await harbour.store.read(games_now):
        rounds.setdefault(game.contest["id"], []).append(game)
    for id, games in rounds.items():
        try:
            await further_all(harbour, games)
        except Problem as problem:
            log.warning("a contest could not be looked after", extra={"contest": id, "why": problem.error})
        except Exception:
            log.exception("a contest could not be looked after", extra={"contest": id})


async def further_all(harbour: Harbour, games: list[Game]) -> None:
    """A round, one step on; when all of its games were over, the next round."""
    for game in games:
        if game.shares is None:
            await further(harbour, game)
    if all(game.shares is not None for game in games):
        await harbour.store.write(partial(go_on, id=games[0].contest["id"]))


def games_now(connection: Connection) -> list[Game]:
    """Those of the last round that was drawn, of all contests that run; of one that was ended before its time, those
    that are still played. The host of the club is the host of its tables.
    """
    found = []
    open_ones = select(Fixture.contest).where(Fixture.table.is_not(None), Fixture.shares.is_(None))
    kept = select(Contest.__table__, models.Club.host.label("keeper"))
    kept = kept.join(models.Club, models.Club.id == Contest.club)
    kept = kept.where((Contest.phase == RUNNING) | Contest.id.in_(open_ones))
    for contest in connection.execute(kept).mappings():
        last = select(Fixture.round).where(Fixture.contest == contest["id"]).order_by(Fixture.round.desc()).limit(1)
        query = (
            select(Fixture.__table__, models.Table.phase, models.Table.host)
            .outerjoin(models.Table, models.Table.id == Fixture.table)
            .where(Fixture.contest == contest["id"], Fixture.round == last.scalar_subquery())
            .order_by(Fixture.number)
        )
        for row in connection.execute(query).mappings():
            game = {name: row[name] for name in ("round", "number", "table", "phase", "host", "shares")}
            found.append(Game(contest=dict(contest), lineup=decode(row["lineup"], list[int]), **game))
    return found


def where_of(game: Game) -> Any:
    same = (Fixture.contest == game.contest["id"]) & (Fixture.round == game.round)
    return change(Fixture).where(same, Fixture.number == game.number)


async def further(harbour: Harbour, game: Game) -> None:
    """One step on: a table, its start, its end."""
    if game.table is None:
        if game.contest["phase"] == RUNNING:
            await lay(harbour, game)
    elif game.phase == ENDED:
        await note(harbour, game, game.table)
    elif game.host != game.contest["keeper"]:
        await look_after(harbour, game.table, game.contest["keeper"])
    elif game.phase == OPEN:
        await start(harbour, game.table)


async def look_after(harbour: Harbour, id: str, host: str) -> None:
    """The club has another host now: while that one is here, games of bots go on."""
    async with AtTable(harbour, id, HOUSE) as table:
        await seating.put(harbour, table, {}, host)


async def lay(harbour: Harbour, game: Game) -> None:
    """Everybody sits where the draw has them; a bot for somebody who has gone meanwhile."""
    contest = game.contest
    entrants = entrants_of(contest)
    people = await harbour.store.read(lambda connection: (names_of(connection, entrants), present(connection, contest)))
    seats = [sitter(entrants[number], people[0][number], number in people[1]) for number in game.lineup]
    first = seating.start_of(contest["game"], contest["seats"], decode(contest["options"]))
    clock = None if contest["clock"] is None else decode(contest["clock"], Clock)
    rated = bool(contest["rated"]) and any(seat.person is not None for seat in seats)
    table = seating.new_table(first, contest["keeper"], False, contest["pace"], False, clock, rated=rated)
    table.seats = seats

    def job(connection: Connection) -> None:
        if not is_running(connection, contest["id"]):
            raise Conflict("no-contest")
        seating.insert_table(connection, table)
        connection.execute(where_of(game).values(table=table.id))

    await harbour.store.write(job)
    harbour.tables[table.id] = table
    await start(harbour, table.id)


def sitter(entrant: Entrant, name: str, there: bool) -> Seat:
    if entrant.person is not None and there:
        return Seat(entrant.person, name)
    return Seat(None, "", entrant.bot or STRONGEST)


async def start(harbour: Harbour, id: str) -> None:
    """As soon as it may: a host may have only so many tables of bots alone."""
    async with AtTable(harbour, id, HOUSE) as table:
        if table.phase != OPEN:
            return
        for number, seat in enumerate(table.seats):
            if not seat.taken:  # who has gone, or stood up, is out
                await seating.put(harbour, table, {number: Seat(None, "", STRONGEST)})
        try:
            await seating.begin(harbour, table)
        except Conflict as problem:
            log.info("a game of a contest waits", extra={"table": id, "why": problem.error})


async def note(harbour: Harbour, game: Game, id: str) -> None:
    """How a game has ended, by the same places as ratings."""
    async with AtTable(harbour, id, HOUSE) as table:
        if table.result is None:
            return
        left = [i for i, seat in enumerate(table.seats) if seat.person is not None and seat.bot is not None]
        places = places_of(table.result, left)
    shares = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    noted = where_of(game).values(shares=encode(shares))
    await harbour.store.write(lambda connection: connection.execute(noted) and None)


def go_on(connection: Connection, id: str) -> None:
    """All games of a round are over: the next one, or the end."""
    contest = connection.execute(select(Contest.__table__).where(Contest.id == id)).mappings().one_or_none()
    if contest is not None and contest["phase"] == RUNNING and not draw(connection, contest):
        connection.execute(change(Contest).where(Contest.id == id).values(phase=ENDED))


def is_running(connection: Connection, id: str) -> bool:
    """Its host may have ended it meanwhile, or the whole club."""
    query = select(Contest.id).where(Contest.id == id, Contest.phase == RUNNING)
    return connection.execute(query).first() is not None
