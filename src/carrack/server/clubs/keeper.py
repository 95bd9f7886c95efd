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
    """A game of a round that is played now, with the phase of its table once there is one."""

    contest: dict[str, Any]
    round: int
    number: int
    lineup: list[int]
    table: str | None
    phase: str | None
    shares: str | None


async def keep_contests(harbour: Harbour) -> None:
    """While the server runs."""
    while True:
        try:
            await look(harbour)
        except Problem as problem:
            log.warning("contests could not be looked after", extra={"why": problem.error})
        except Exception:  # whatever it is, the next look may succeed
            log.exception("contests could not be looked after")
        await asyncio.sleep(EVERY)


async def look(harbour: Harbour) -> None:
    """Whatever can be done now, for each contest that runs."""
    games = await harbour.store.read(games_now)
    rounds: dict[str, list[Game]] = {}
    for game in games:
        rounds.setdefault(game.contest["id"], []).append(game)
    for one_round in rounds.values():
        for game in one_round:
            await further(harbour, game)
    if await harbour.store.read(clubs.orphans):
        await harbour.store.write(clubs.left_alone)
    ended = [one_round[0] for one_round in rounds.values() if all(game.shares is not None for game in one_round)]
    for game in ended:
        await harbour.store.write(partial(go_on, contest=game.contest, number=game.round))


def games_now(connection: Connection) -> list[Game]:
    """Those of the last round that was drawn, of all contests that run."""
    found = []
    running = select(Contest.__table__).where(Contest.phase == RUNNING)
    for contest in connection.execute(running).mappings():
        last = select(Fixture.round).where(Fixture.contest == contest["id"]).order_by(Fixture.round.desc()).limit(1)
        query = (
            select(Fixture.__table__, models.Table.phase)
            .outerjoin(models.Table, models.Table.id == Fixture.table)
            .where(Fixture.contest == contest["id"], Fixture.round == last.scalar_subquery())
            .order_by(Fixture.number)
        )
        for row in connection.execute(query).mappings():
            lineup = decode(row["lineup"], list[int])
            game = (dict(contest), row["round"], row["number"], lineup, row["table"], row["phase"], row["shares"])
            found.append(Game(*game))
    return found


def where_of(game: Game) -> Any:
    same = (Fixture.contest == game.contest["id"]) & (Fixture.round == game.round)
    return change(Fixture).where(same, Fixture.number == game.number)


async def further(harbour: Harbour, game: Game) -> None:
    """One step on: a table, its start, its end."""
    if game.table is None:
        await lay(harbour, game)
    elif game.phase == OPEN:
        await start(harbour, game.table)
    elif game.phase == ENDED and game.shares is None:
        await note(harbour, game, game.table)


async def lay(harbour: Harbour, game: Game) -> None:
    """Everybody sits where the draw has them; a bot for somebody who has gone meanwhile."""
    contest = game.contest
    entrants = entrants_of(contest)
    people = await harbour.store.read(
        lambda connection: (names_of(connection, entrants), present(connection, entrants))
    )
    seats = [sitter(entrants[number], people[0][number], number in people[1]) for number in game.lineup]
    first = seating.start_of(contest["game"], contest["seats"], decode(contest["options"]))
    clock = None if contest["clock"] is None else decode(contest["clock"], Clock)
    rated = bool(contest["rated"]) and any(seat.person is not None for seat in seats)
    table = seating.new_table(first, contest["host"], False, contest["pace"], False, clock, rated=rated)
    table.seats = seats

    def job(connection: Connection) -> None:
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


def go_on(connection: Connection, contest: dict[str, Any], number: int) -> None:
    """All games of a round are over: the next one, or the end. Where too few are left to fill a table, it ends."""
    enough = len(present(connection, entrants_of(contest))) >= contest["seats"]
    if number < contest["rounds"] and enough:
        draw(connection, contest)
    else:
        connection.execute(change(Contest).where(Contest.id == contest["id"]).values(phase=ENDED))
