"""Contests of a club: a league, in which everybody meets everybody, or a Swiss evening, on which those meet who stand
alike. Made in one form, played round by round; who meets whom is said by `carrack.pairing`, as in the arena.
"""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, select, update

from carrack.bots import NAMES
from carrack.pairing import SWISS, Lineup, next_round, rounds_of
from carrack.server.errors import Conflict, Forbidden, Problem, Unknown
from carrack.server.people.people import WELCOME
from carrack.server.people.ties import account_named
from carrack.server.store import models
from carrack.server.tables import timing
from carrack.server.tables.clocks import Clock
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.levels import strength_of
from carrack.server.tables.ratings import refuse_timeless
from carrack.server.tables.reviving import decode, encode
from carrack.server.tables.seating import start_of
from carrack.server.tables.table import ENDED, PACES, RUNNING

Contest, Fixture = models.Contest, models.Fixture
MOST_ENTRANTS: Final = 32
MOST_ROUNDS: Final = 62  # everybody against everybody, twice
MOST_RUNNING: Final = 5  # contests of one club at once


class Entrant(msgspec.Struct):
    """Who takes part: a person, or a bot by its level."""

    person: str | None = None
    bot: str | None = None


class Wish(msgspec.Struct, kw_only=True):
    """What is to be played, and by whom."""

    name: str
    system: str
    game: str
    seats: int | None
    options: dict[str, bool | int | str]
    pace: str
    clock: Clock | None
    rated: bool
    people: list[str]
    bots: list[str]
    rounds: int | None


class ContestRow(msgspec.Struct):
    """A contest in a list: how many rounds there will be, and which one is played."""

    id: str
    name: str
    system: str
    game: str
    entrants: int
    round: int
    rounds: int
    phase: str


class StandingTold(msgspec.Struct):
    """How somebody stands: games that are over, the shares of victory `won` in them, and by those whom they have met
    (`against`), which decides where the first is alike. Who still stands alike shares a `place`.
    """

    entrant: int
    place: int
    name: str
    bot: str | None
    played: int
    won: float
    against: float


class FixtureTold(msgspec.Struct):
    """A game: who sits where, its table, and the shares of the victory once it is over. Who is named alone rests."""

    round: int
    entrants: list[int]
    table: str | None
    shares: list[float] | None


class ContestTold(ContestRow):
    """A contest, as those of its club know it."""

    club: str
    host: bool
    seats: int
    rated: bool
    standings: list[StandingTold]
    games: list[FixtureTold]


# Making.


async def make(harbour: Harbour, club: str, person: str, wish: Wish) -> str:
    """The host of the club makes it, and it begins; its id."""
    start = start_of(wish.game, wish.seats, wish.options)
    seats = int(start.seats)
    if wish.pace not in PACES:
        raise Problem("no-pace", pace=wish.pace, paces=list(PACES))
    for level in wish.bots:
        if level not in NAMES:
            raise Problem("no-level", level=level, levels=list(NAMES))
        if wish.rated and strength_of(wish.game, level) is None:
            raise Conflict("rated-level", level=level)
    clock = timing.checked(wish.clock)
    refuse_timeless(wish.rated, clock)
    entrants = len(wish.people) + len(wish.bots)
    if seats < 2 or not seats <= entrants <= MOST_ENTRANTS:
        raise Conflict("contest-entrants", least=max(seats, 2), most=MOST_ENTRANTS)
    rounds = wish.rounds or rounds_of(entrants, seats)
    row = {
        "id": secrets.token_hex(8),
        "club": club,
        "host": person,
        "name": " ".join(wish.name.split()) or wish.game,
        "system": wish.system,
        "game": wish.game,
        "seats": seats,
        "options": encode(start.options),
        "pace": wish.pace,
        "clock": None if clock is None else encode(clock),
        "rated": int(wish.rated),
        "rounds": rounds,
        "phase": RUNNING,
        "created": time.time(),
    }

    def job(connection: Connection) -> str:
        host = select(models.Club.host).where(models.Club.id == club)
        if connection.execute(host).scalar_one_or_none() != person:
            raise Forbidden("only-the-host-of-the-club")
        running = select(Contest.id).where(Contest.club == club, Contest.phase == RUNNING)
        if len(connection.execute(running).all()) >= MOST_RUNNING:
            raise Conflict("too-many-contests", most=MOST_RUNNING)
        people = [entrant_named(connection, club, name) for name in wish.people]
        if len({entrant.person for entrant in people}) < len(people):
            raise Conflict("entrant-twice")
        row["entrants"] = encode([*people, *(Entrant(bot=level) for level in wish.bots)])
        connection.execute(insert(Contest), row)
        draw(connection, row)
        return str(row["id"])

    return await harbour.store.write(job)


def entrant_named(connection: Connection, club: str, name: str) -> Entrant:
    """Somebody of the club."""
    person = account_named(connection, name).id
    member = select(models.Member.person).where(models.Member.club == club, models.Member.person == person)
    if connection.execute(member).first() is None:
        raise Unknown("not-in-the-club", name=name)
    return Entrant(person=person)


# Playing.


def draw(connection: Connection, contest: Any) -> bool:
    """Who meets whom in the next round, written down before any table is made; false when nobody meets any more. Who is
    too many on a Swiss evening rests with the share that falls to a seat on the average.
    """
    games = fixtures(connection, contest["id"])
    entrants = entrants_of(contest)
    there = present(connection, contest)
    order = [row.entrant for row in standings(connection, entrants, games) if row.entrant in there]
    played: list[list[Lineup]] = [[] for _ in range(max((game.round for game in games), default=0))]
    for game in games:
        if len(game.entrants) > 1:
            played[game.round - 1].append(tuple(game.entrants))
    while len(played) < contest["rounds"]:
        lineups = next_round(contest["system"], len(entrants), order, contest["seats"], played)
        played.append(lineups)
        if lineups:
            busy = {entrant for lineup in lineups for entrant in lineup}
            resting = [entrant for entrant in order if entrant not in busy] if contest["system"] == SWISS else []
            shares = [*([None] * len(lineups)), *([encode([1 / contest["seats"]])] * len(resting))]
            tables = [*lineups, *((entrant,) for entrant in resting)]
            place = {"contest": contest["id"], "round": len(played)}
            rows = [
                place | {"number": number, "lineup": encode(lineup), "shares": share}
                for number, (lineup, share) in enumerate(zip(tables, shares, strict=True))
            ]
            connection.execute(insert(Fixture), rows)
            return True
    return False


def entrants_of(contest: Any) -> list[Entrant]:
    found: list[Entrant] = decode(contest["entrants"], list[Entrant])
    return found


def present(connection: Connection, contest: Any) -> set[int]:
    """Those who are still to be paired: bots, and people who belong to the club and are not banned."""
    member, person = models.Member, models.Person
    query = select(member.person).join(person, person.id == member.person)
    query = query.where(member.club == contest["club"], person.banned == WELCOME)
    there = set(connection.execute(query).scalars())
    entrants = enumerate(entrants_of(contest))
    return {number for number, entrant in entrants if entrant.person is None or entrant.person in there}


def fixtures(connection: Connection, contest: str) -> list[FixtureTold]:
    """In the order of rounds. The table is named as a link to watch names it, for whoever belongs to the club."""
    table = models.Table
    query = (
        select(Fixture.round, Fixture.lineup, Fixture.shares, table.id, table.watch)
        .outerjoin(table, table.id == Fixture.table)
        .where(Fixture.contest == contest)
        .order_by(Fixture.round, Fixture.number)
    )
    return [
        FixtureTold(
            row.round,
            decode(row.lineup, list[int]),
            None if row.id is None else f"{row.id}.{row.watch}",
            None if row.shares is None else decode(row.shares, list[float]),
        )
        for row in connection.execute(query)
    ]


def standings(connection: Connection, entrants: list[Entrant], games: list[FixtureTold]) -> list[StandingTold]:
    """The best first: by what was won, then by what those have won whom one has met, then as they were entered."""
    names = names_of(connection, entrants)
    won, played = [0.0] * len(entrants), [0] * len(entrants)
    met: list[list[int]] = [[] for _ in entrants]
    for game in games:
        for entrant, share in zip(game.entrants, game.shares or (), strict=game.shares is not None):
            won[entrant] += share
            played[entrant] += len(game.entrants) > 1
            met[entrant] += [other for other in game.entrants if other != entrant]
    against = [sum(won[other] for other in others) for others in met]
    keys = [(-round(won[i], 6), -round(against[i], 6)) for i in range(len(entrants))]
    order = sorted(range(len(entrants)), key=lambda i: keys[i])
    return [
        StandingTold(
            entrant=i,
            place=1 + sum(key < keys[i] for key in keys),
            name=names[i],
            bot=entrants[i].bot,
            played=played[i],
            won=round(won[i], 4),
            against=round(against[i], 4),
        )
        for i in order
    ]


def names_of(connection: Connection, entrants: list[Entrant]) -> list[str]:
    """Of people; bots are worded by the page, by their level."""
    people = [entrant.person for entrant in entrants if entrant.person is not None]
    rows = connection.execute(select(models.Person.id, models.Person.name).where(models.Person.id.in_(people)))
    names = {row.id: row.name for row in rows}
    return [names.get(entrant.person or "", "") for entrant in entrants]


# Looking.


def contests_of(connection: Connection, club: str) -> list[ContestRow]:
    """The latest first."""
    query = select(Contest.__table__).where(Contest.club == club).order_by(Contest.created.desc())
    return [ContestRow(**row_of(connection, contest)) for contest in connection.execute(query).mappings()]


def row_of(connection: Connection, contest: Any) -> dict[str, Any]:
    plain = {name: contest[name] for name in ("id", "name", "system", "game", "rounds", "phase")}
    drawn = select(Fixture.round).where(Fixture.contest == contest["id"]).order_by(Fixture.round.desc()).limit(1)
    number = connection.execute(drawn).scalar_one_or_none() or 0
    return plain | {"entrants": len(entrants_of(contest)), "round": number}


def contest_told(connection: Connection, club: Any, id: str, person: str) -> ContestTold:
    query = select(Contest.__table__).where(Contest.id == id, Contest.club == club["id"])
    contest = connection.execute(query).mappings().one_or_none()
    if contest is None:
        raise Unknown("no-contest")
    games = fixtures(connection, id)
    return ContestTold(
        **row_of(connection, contest),
        club=club["id"],
        host=club["host"] == person,
        seats=contest["seats"],
        rated=bool(contest["rated"]),
        standings=standings(connection, entrants_of(contest), games),
        games=games,
    )


async def end(harbour: Harbour, club: str, id: str, person: str) -> None:
    """The host ends a contest before its time: games that run go on and count, but no round comes after."""

    def job(connection: Connection) -> None:
        host = select(models.Club.host).where(models.Club.id == club)
        if connection.execute(host).scalar_one_or_none() != person:
            raise Forbidden("only-the-host-of-the-club")
        where = (Contest.id == id) & (Contest.club == club) & (Contest.phase == RUNNING)
        done = connection.execute(update(Contest).where(where).values(phase=ENDED))
        if done.rowcount != 1:
            raise Unknown("no-contest")

    await harbour.store.write(job)
