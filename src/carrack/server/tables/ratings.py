"""Ratings: how strong people are, for each game and number of seats, by the model of Plackett and Luce of `openskill`.

A rating is believed to be `mu`, give or take `sigma`. It changes when a rated game ends, in the transaction that ends
it, by the places of all seats. Bots have theirs from the arena, and keep them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from math import log, sqrt
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, RowMapping, func, insert, select, update

from carrack.server.errors import Conflict
from carrack.server.store import models
from carrack.server.tables.clocks import Clock
from carrack.server.tables.levels import strength_of
from carrack.server.tables.table import Seat, Table

MU: Final = 25.0  # what everybody begins with, as the library has it
SIGMA: Final = MU / 3
BETA: Final = MU / 6
BOT_SIGMA: Final = 1.0  # a bot's strength was measured
POINTS: Final = 400 / (log(10) * sqrt(2) * BETA)  # of Elo's scale for one of `mu`, between two who are well known
CENTRE: Final = 1500.0  # what is shown of somebody who begins
SURE: Final = 10  # games before which a rating is provisional

Rated = models.Rated
ROWS: Final = select(Rated.__table__).order_by(Rated.id)


class Rating(NamedTuple):
    mu: float = MU
    sigma: float = SIGMA
    games: int = 0


class RatingTold(msgspec.Struct):
    """How strong somebody is believed to be in a game with so many seats, on Elo's scale (1500 is where everybody
    begins), give or take `doubt` points in two of three cases; `provisional` after few `games`.
    """

    game: str
    seats: int
    rating: float
    doubt: float
    games: int
    provisional: bool


def told(game: str, seats: int, rating: Rating) -> RatingTold:
    value = CENTRE + (rating.mu - MU) * POINTS
    return RatingTold(game, seats, round(value, 1), round(rating.sigma * POINTS, 1), rating.games, rating.games < SURE)


def of_bot(game: str, level: str) -> Rating:
    """What the arena says. One that was not measured is there only for somebody who has gone, and may be anything."""
    strength = strength_of(game, level)
    return Rating(MU, SIGMA, SURE) if strength is None else Rating(MU + strength / POINTS, BOT_SIGMA, SURE)


def after(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """How those who played one game are rated after it; 1 is the best place, and several may share one."""
    from openskill.models import PlackettLuce  # only where rated games end

    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    changed = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma, rating.games + 1) for team, rating in zip(changed, ratings, strict=True)]


def places_of(result: Mapping[str, Any], left: Iterable[int] = ()) -> list[int]:
    """The place of each seat: who has won is first, the others follow by points; who gave up or `left` comes last."""
    winners, scores = result["winners"], result["scores"]
    out = {*left, *({result["resigned"]} if "resigned" in result else ())}
    keys = [(seat in out, seat not in winners, -score) for seat, score in enumerate(scores)]
    alike = [(gone, lost, points if lost and not gone else 0) for gone, lost, points in keys]  # those who share a place
    return [1 + sum(other < own for other in alike) for own in alike]


# Tables.


def refuse_timeless(rated: bool, clock: Clock | None) -> None:
    """Without a clock whoever is losing need only stay away, and the game never counts."""
    if rated and clock is None:
        raise Conflict("rated-clock")


def refuse_sitter(table: Table, sitter: Seat) -> None:
    """At a rated table everybody has one seat, and bots are those whose strength is known."""
    if not table.rated:
        return
    if sitter.person is not None and sitter.person in table.people():
        raise Conflict("rated-one-seat")
    if sitter.bot is not None and strength_of(table.game.id, sitter.bot) is None:
        raise Conflict("rated-level", level=sitter.bot)


def refuse_unrated(connection: Connection, table: Table) -> None:
    """What cannot be rated does not start as a rated game: somebody plays, and only people with accounts do."""
    people = table.people()
    if len(table.seats) < 2 or not people or table.given:
        raise Conflict("rated-alone")
    guests = select(func.count()).where(models.Person.id.in_(people), models.Person.password.is_(None))
    if connection.execute(guests).scalar_one():
        raise Conflict("rated-account")


def rate(connection: Connection, table: Table, now: float) -> None:
    """A rated game has ended: a row for each seat. Somebody whose seat a bot plays has left."""
    assert table.result is not None
    left = [number for number, seat in enumerate(table.seats) if seat.person is not None and seat.bot is not None]
    rows = [
        {
            "table": table.id,
            "seat": number,
            "game": table.game.id,
            "seats": len(table.seats),
            "person": seat.person,
            "bot": seat.bot if seat.person is None else None,
            "place": place,
            "at": now,
        }
        for (number, seat), place in zip(enumerate(table.seats), places_of(table.result, left), strict=True)
    ]
    before = [rating_of(connection, row) for row in rows]
    connection.execute(insert(Rated), _rated(rows, before))


def _rated(rows: list[dict[str, Any]], before: list[Rating]) -> list[dict[str, Any]]:
    """The rows of one game with what everybody has after it; bots stay as they are."""
    found = after(before, [row["place"] for row in rows])
    return [
        row | ({"mu": new.mu, "sigma": new.sigma} if row["person"] else {"mu": old.mu, "sigma": old.sigma})
        for row, old, new in zip(rows, before, found, strict=True)
    ]


def rating_of(connection: Connection, row: Mapping[str, Any]) -> Rating:
    """Before a game, of who sits in one of its seats: a person, a bot, or somebody who has gone for good."""
    if row["person"] is None:
        return of_bot(row["game"], row["bot"])
    return current(connection, [row["person"]], row["game"], row["seats"]).get(row["person"], Rating())


def current(connection: Connection, people: Sequence[str], game: str, seats: int) -> dict[str, Rating]:
    """How people are rated now in a game with so many seats; nobody who was never rated."""
    of = (Rated.person.in_(people)) & (Rated.game == game) & (Rated.seats == seats)
    last = select(func.max(Rated.id).label("id"), func.count().label("games")).where(of).group_by(Rated.person)
    ends = last.subquery()
    query = select(Rated.person, Rated.mu, Rated.sigma, ends.c.games).join(ends, ends.c.id == Rated.id)
    return {row.person: Rating(row.mu, row.sigma, row.games) for row in connection.execute(query)}


def all_of(connection: Connection, person: str) -> list[RatingTold]:
    """Everything in which somebody is rated, what was played most first."""
    last = select(func.max(Rated.id).label("id"), func.count().label("games")).where(Rated.person == person)
    ends = last.group_by(Rated.game, Rated.seats).subquery()
    query = select(Rated.game, Rated.seats, Rated.mu, Rated.sigma, ends.c.games).join(ends, ends.c.id == Rated.id)
    rows = connection.execute(query.order_by(ends.c.games.desc(), Rated.game, Rated.seats))
    return [told(row.game, row.seats, Rating(row.mu, row.sigma, row.games)) for row in rows]


# All of them anew.


def work_out_anew(connection: Connection) -> int:
    """By the places that are kept, game after game, as if they were played now; how many games there were."""
    known: dict[tuple[str, str, int], Rating] = {}
    games = 0
    rows = [dict(row) for row in connection.execute(ROWS).mappings()]
    for _, group in groupby(rows, key=lambda row: row["table"]):
        game = list(group)
        keys = [(row["person"], row["game"], row["seats"]) for row in game]
        before = [
            known.get(key, Rating()) if row["person"] else of_bot(row["game"], row["bot"])
            for key, row in zip(keys, game, strict=True)
        ]
        for key, old, row in zip(keys, before, _rated(game, before), strict=True):
            known[key] = Rating(row["mu"], row["sigma"], old.games + 1)
            values = {"mu": row["mu"], "sigma": row["sigma"]}
            connection.execute(update(Rated).where(Rated.id == row["id"]).values(values))
        games += 1
    return games


# What a table tells.


class SeatRating(msgspec.Struct):
    """How whoever sits in a seat is rated, null for an empty one and for somebody who has gone; after the end, the
    `place` reached and how it was `before`.
    """

    seat: int
    rating: RatingTold | None
    place: int | None
    before: RatingTold | None


def at_table(connection: Connection, table: Table) -> list[SeatRating]:
    game, seats = table.game.id, len(table.seats)
    rows = {row["seat"]: row for row in connection.execute(ROWS.where(Rated.table == table.id)).mappings()}
    found = []
    for number, seat in enumerate(table.seats):
        row = rows.get(number)
        person, bot = (seat.person, seat.bot) if row is None else (row["person"], row["bot"])
        if person is None and (bot is None or strength_of(game, bot) is None):
            found.append(SeatRating(number, None, None, None))
        elif row is None:
            now = rating_of(connection, {"person": person, "bot": bot, "game": game, "seats": seats})
            found.append(SeatRating(number, told(game, seats, now), None, None))
        else:
            before = of_bot(game, row["bot"]) if person is None else _before(connection, row)
            now = Rating(row["mu"], row["sigma"], before.games + 1)
            found.append(SeatRating(number, told(game, seats, now), row["place"], told(game, seats, before)))
    return found


def _before(connection: Connection, row: RowMapping) -> Rating:
    """How a person was rated before the game of a row."""
    same = (Rated.person == row["person"]) & (Rated.game == row["game"]) & (Rated.seats == row["seats"])
    earlier = same & (Rated.id < row["id"])
    query = select(Rated.mu, Rated.sigma).where(earlier).order_by(Rated.id.desc()).limit(1)
    last = connection.execute(query).one_or_none()
    games = connection.execute(select(func.count()).where(earlier)).scalar_one()
    return Rating() if last is None else Rating(last.mu, last.sigma, games)
