"""Clubs: their people, their tables, leagues and Swiss evenings."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post
from litestar.params import Body, Parameter
from msgspec import Meta
from sqlalchemy import Connection

from carrack.server.api.common import AnyRequest, person_id, refusals, rooms, signed_in
from carrack.server.api.forms import Form
from carrack.server.api.profiles import PersonName
from carrack.server.api.tables import LevelName, Name, deed
from carrack.server.clubs import clubs, contests
from carrack.server.clubs.clubs import ClubInvitation, ClubRow, ClubTold
from carrack.server.clubs.contests import MOST_ENTRANTS, MOST_ROUNDS, ContestTold, Wish
from carrack.server.guard.limits import spend
from carrack.server.people.ties import only_accounts
from carrack.server.tables.clocks import Clock

ClubId = Annotated[str, Parameter(min_length=1, max_length=64, description="a club's id")]
ContestId = Annotated[str, Parameter(min_length=1, max_length=64, description="a contest's id")]
ClubLink = Annotated[str, Parameter(min_length=1, max_length=64, description="what the link says")]


class NewClub(Form):
    """A club's name, and what it is about."""

    name: Name
    about: Annotated[str, Meta(max_length=clubs.LONGEST, examples=["Thursdays at eight."])] = ""


class NewContest(Form):
    """A league (`round-robin`) or a Swiss evening (`swiss`): what is played, and by which people of the club and bots.
    Without `rounds` there are as many as it takes until everybody can have met everybody.
    """

    name: Annotated[str, Meta(max_length=80, examples=["Spring league"])]
    system: Annotated[Literal["round-robin", "swiss"], Meta(examples=["round-robin"])]
    game: Annotated[str, Meta(max_length=80, examples=["iron-age"])]
    people: Annotated[list[Name], Meta(max_length=MOST_ENTRANTS, examples=[[]])]
    bots: Annotated[list[LevelName], Meta(max_length=MOST_ENTRANTS, examples=[["easy", "medium"]])] = msgspec.field(
        default_factory=list
    )
    seats: Annotated[int, Meta(ge=2, le=9, examples=[2])] | None = None
    options: Annotated[dict[str, bool | int | str], Meta(max_length=40, examples=[{}])] = msgspec.field(
        default_factory=dict
    )
    pace: Annotated[str, Meta(max_length=20, examples=["live"])] = "live"
    clock: Clock | None = None
    rated: bool = False
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None = None


async def club_of(request: AnyRequest, club: str) -> ClubTold:
    found, person = rooms(request), signed_in(request).id
    here, now = found.live.people(), found.harbour.uptime.now()
    return await found.store.read(partial(clubs.told, id=club, person=person, here=here, now=now))


async def contest_of(request: AnyRequest, club: str, contest: str) -> ContestTold:
    person = signed_in(request).id

    def query(connection: Connection) -> ContestTold:
        return contests.contest_told(connection, clubs.known(connection, club, person), contest, person)

    return await rooms(request).store.read(query)


@get("/api/clubs", responses=refusals(401), summary="My clubs")
async def mine(request: AnyRequest) -> list[ClubRow]:
    """Those to which one belongs."""
    person = signed_in(request).id
    return await rooms(request).store.read(partial(clubs.clubs_of, person=person))


@post("/api/clubs", responses=refusals(401, 409), summary="Make a club")
async def create(request: AnyRequest, data: Annotated[NewClub, Body()]) -> ClubTold:
    """For an account, who is its host."""
    person = signed_in(request)
    spend(request, "creations")
    return await club_of(request, await clubs.make(rooms(request).harbour, person, data.name, data.about))


@get("/api/clubs/{club:str}", responses=refusals(401, 404), summary="A club")
async def show(request: AnyRequest, club: ClubId) -> ClubTold:
    """Its people, the public tables at which they sit, and its contests; for those who belong to it."""
    return await club_of(request, club)


@delete("/api/clubs/{club:str}", responses=refusals(401, 404), summary="End a club")
async def end(request: AnyRequest, club: ClubId) -> None:
    """For its host. Games stay with those who play them."""
    await clubs.remove(rooms(request).harbour, club, signed_in(request).id)


@delete("/api/clubs/{club:str}/people/{name:str}", responses=refusals(401, 404), summary="Leave a club")
async def leave(request: AnyRequest, club: ClubId, name: PersonName) -> None:
    """Oneself, or, as the host, somebody else. Whoever has been there longest is the host after the host has gone."""
    await clubs.leave(rooms(request).harbour, club, signed_in(request).id, name)


@get("/api/club-invitations/{invitation:str}", responses=refusals(404), summary="The club of a link")
async def invited(request: AnyRequest, invitation: ClubLink) -> ClubInvitation:
    """What somebody who holds the link may know before joining."""
    person = person_id(request)
    return await rooms(request).store.read(partial(clubs.invited, invitation=invitation, person=person))


@deed("/api/club-invitations/{invitation:str}", summary="Join a club")
async def join(request: AnyRequest, invitation: ClubLink) -> ClubTold:
    """By its link, for an account."""
    person = signed_in(request)
    spend(request, "creations")
    return await club_of(request, await clubs.join(rooms(request).harbour, person, invitation))


@post("/api/clubs/{club:str}/contests", responses=refusals(401, 404, 409), summary="Make a contest")
async def contest(request: AnyRequest, club: ClubId, data: Annotated[NewContest, Body()]) -> ContestTold:
    """For the host of the club. It begins at once: every table of a round is made and started by itself, and the next
    round comes when all of them are over.
    """
    person = signed_in(request)
    only_accounts(person)
    spend(request, "creations")
    wish = Wish(**msgspec.structs.asdict(data))
    id = await contests.make(rooms(request).harbour, club, person.id, wish)
    return await contest_of(request, club, id)


@get("/api/clubs/{club:str}/contests/{contest:str}", responses=refusals(401, 404), summary="A contest")
async def standings(request: AnyRequest, club: ClubId, contest: ContestId) -> ContestTold:
    """How everybody stands, and all games, each with the id by which those of the club may watch its table."""
    return await contest_of(request, club, contest)


@delete("/api/clubs/{club:str}/contests/{contest:str}", responses=refusals(401, 404), summary="End a contest")
async def end_contest(request: AnyRequest, club: ClubId, contest: ContestId) -> None:
    """For the host, before its time: games that run go on and count, no round comes after them."""
    await contests.end(rooms(request).harbour, club, contest, signed_in(request).id)
