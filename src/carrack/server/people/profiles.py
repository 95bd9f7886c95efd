"""A page per person: games, results, favourite boxes, ratings, and how one fared against them.

Whoever has played with somebody, is a friend or in the same club may see it; the host of the server may open it to
everybody, or to nobody but oneself. Who was blocked sees nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, exists, select
from sqlalchemy.orm import aliased

from carrack.server.errors import Unknown
from carrack.server.people.ties import BLOCK, FRIEND, account_named, kind_of
from carrack.server.settings import PROFILES
from carrack.server.store import models
from carrack.server.tables.ratings import RatingTold, all_of, places_of
from carrack.server.tables.reviving import readable
from carrack.server.tables.table import ENDED, OPEN

LATEST: Final = 20  # games that are listed
COUNTED: Final = 2000  # games that are looked at, the latest
_KNOWN, EVERYBODY, NOBODY = PROFILES
Relation = Literal["self", "friends", "asked", "asks", "none"]


class BoxTold(msgspec.Struct):
    """How often somebody has played a game, and won it."""

    game: str
    played: int
    won: int


class Rival(msgspec.Struct):
    """Somebody else who sat there: a person by name, empty for one who has gone, or a bot by its level."""

    name: str
    bot: str | None


class PastGame(msgspec.Struct):
    """A game that is over: the `place` among so many seats and the points. Where the one who looks may know of the
    `table` it is named, with who else sat there.
    """

    table: str | None
    game: str
    seats: int
    place: int | None
    points: float
    rivals: list[Rival]
    rated: bool
    at: float


class Meetings(msgspec.Struct):
    """Games that two people have played at one table: how often the one who looks was ahead, and how often behind."""

    played: int
    ahead: int
    behind: int


class Profile(msgspec.Struct):
    """Somebody as others may see them."""

    name: str
    since: float
    relation: Relation
    blocked: bool
    played: int
    won: int
    boxes: list[BoxTold]
    ratings: list[RatingTold]
    games: list[PastGame]
    against: Meetings | None


class Played(msgspec.Struct):
    """A game of somebody's that is over, and the seats of both."""

    table: str
    game: str
    seats: int
    seat: int
    other: int | None  # a seat of the one who looks
    places: list[int]
    points: float
    rivals: list[Rival]
    public: bool
    rated: bool
    at: float


def profile(connection: Connection, viewer: str | None, name: str, openness: str) -> Profile:
    """Of an account, for somebody who may see it."""
    row = account_named(connection, name)
    if not may_see(connection, viewer, row.id, openness):
        raise Unknown("no-person", name=name)
    games = played(connection, row.id, viewer)
    since = connection.execute(select(models.Person.created).where(models.Person.id == row.id)).scalar_one()
    met = [game for game in games if game.other is not None]
    is_other = viewer is not None and viewer != row.id
    return Profile(
        name=row.name,
        since=since,
        relation=relation(connection, viewer, row.id),
        blocked=is_other and kind_of(connection, str(viewer), row.id) == BLOCK,
        played=len(games),
        won=sum(is_won(game) for game in games),
        boxes=boxes(games),
        ratings=all_of(connection, row.id),
        games=[told(game, viewer == row.id) for game in games[:LATEST]],
        against=meetings(met) if is_other else None,
    )


def may_see(connection: Connection, viewer: str | None, person: str, openness: str) -> bool:
    if viewer == person:
        return True
    if openness == NOBODY or (viewer is not None and kind_of(connection, person, viewer) == BLOCK):
        return False
    if openness == EVERYBODY:
        return True
    return viewer is not None and knows(connection, viewer, person)


def knows(connection: Connection, viewer: str, person: str) -> bool:
    """The other says that they are friends; they have sat at one table in a game, or are in one club."""
    if kind_of(connection, person, viewer) == FRIEND:
        return True
    seat, other = aliased(models.Seat), aliased(models.Seat)
    together = (
        exists()
        .where(seat.person == viewer, other.person == person, seat.table == other.table)
        .where(models.Table.id == seat.table, models.Table.phase != OPEN)
    )
    member, fellow = aliased(models.Member), aliased(models.Member)
    club = exists().where(member.person == viewer, fellow.person == person, member.club == fellow.club)
    return bool(connection.execute(select(together | club)).scalar_one())


def relation(connection: Connection, viewer: str | None, person: str) -> Relation:
    if viewer is None:
        return "none"
    if viewer == person:
        return "self"
    mine = kind_of(connection, viewer, person) == FRIEND
    theirs = kind_of(connection, person, viewer) == FRIEND
    return "friends" if mine and theirs else "asked" if mine else "asks" if theirs else "none"


def played(connection: Connection, person: str, viewer: str | None) -> list[Played]:
    """Games that are over in which somebody had one seat, the latest first."""
    seated = select(models.Seat.table).where(models.Seat.person == person)
    tables = select(models.Table.__table__).where(models.Table.id.in_(seated), models.Table.phase == ENDED)
    rows = connection.execute(tables.order_by(models.Table.changed.desc()).limit(COUNTED)).mappings().all()
    seats: dict[str, list[Any]] = {row["id"]: [] for row in rows}
    of_these = select(models.Seat.__table__, models.Person.name)
    of_these = of_these.outerjoin(models.Person, models.Person.id == models.Seat.person)
    of_these = of_these.where(models.Seat.table.in_(list(seats))).order_by(models.Seat.seat)
    for seat in connection.execute(of_these).mappings():
        seats[seat["table"]].append(seat)
    found = []
    for row in rows:
        there = seats[row["id"]]
        own = [seat["seat"] for seat in there if seat["person"] == person]
        others = [seat["seat"] for seat in there if viewer not in (None, person) and seat["person"] == viewer]
        result = readable(row["result"], dict[str, Any])
        if result is None or len(own) != 1:
            continue  # somebody who shares a screen plays against nobody else's account
        left = [seat["seat"] for seat in there if seat["person"] is not None and seat["bot"] is not None]
        places = places_of(result, left)
        other = others[0] if len(others) == 1 else None
        known = bool(row["public"]) or bool(others)
        rivals = [rival(seat) for seat in there if seat["seat"] != own[0]]
        points = result["scores"][own[0]]
        game = (row["id"], row["game"], len(there), own[0], other, places, points, rivals, known)
        found.append(Played(*game, rated=bool(row["rated"]), at=row["changed"]))
    return found


def rival(seat: Any) -> Rival:
    return Rival(seat["name"] or "", None) if seat["person"] is not None else Rival("", seat["bot"])


def is_won(game: Played) -> bool:
    """Alone nobody wins against anybody."""
    return game.seats > 1 and game.places[game.seat] == 1


def boxes(games: list[Played]) -> list[BoxTold]:
    """What was played most first."""
    times = Counter(game.game for game in games)
    won = Counter(game.game for game in games if is_won(game))
    return [BoxTold(game, count, won[game]) for game, count in times.most_common()]


def told(game: Played, own: bool) -> PastGame:
    place = game.places[game.seat] if game.seats > 1 else None
    known = own or game.public
    rivals = game.rivals if known else []
    table = game.table if known else None
    return PastGame(table, game.game, game.seats, place, game.points, rivals, game.rated, game.at)


def meetings(games: list[Played]) -> Meetings:
    places = [(game.places[game.other], game.places[game.seat]) for game in games if game.other is not None]
    return Meetings(len(places), sum(mine < theirs for mine, theirs in places), sum(mine > t for mine, t in places))
