"""Tables: made, listed, joined, started, removed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import delete, get, patch, post
from litestar.params import Body, Parameter
from msgspec import Meta

from carrack.server.api.common import AnyRequest, anybody, person_id, refusals, rooms, signed_in, somebody
from carrack.server.api.forms import Form
from carrack.server.errors import Conflict
from carrack.server.guard.limits import spend
from carrack.server.people.accounts import seat_name
from carrack.server.tables import seating
from carrack.server.tables.acts import AtTable
from carrack.server.tables.clocks import Clock
from carrack.server.tables.lists import InvitedRow, TableRow, mine, public
from carrack.server.tables.lists import invited as asked_to
from carrack.server.tables.recounting import followed
from carrack.server.tables.rewinding import ProposalTold, proposal_told
from carrack.server.tables.table import OutdatedTold, Seat, Table
from carrack.server.tables.telling import SeatTold, seats_told
from carrack.server.tables.timing import ClockTold, clock_told

TableId = Annotated[str, Parameter(min_length=1, max_length=64, description="the table's id, or ID.KEY to watch")]
SeatNumber = Annotated[int, Parameter(ge=0, le=9, description="a seat, counted from 0")]
Invitation = Annotated[str, Parameter(min_length=1, max_length=64, description="what the link says")]
Short = Annotated[str, Meta(max_length=128)]
Name = Annotated[str, Meta(max_length=200, description="2 to 40 letters that can be seen", examples=["Dido"])]
LevelName = Annotated[str, Meta(max_length=40, examples=["hard"])]


deed: Final = partial(post, responses=refusals(401, 404, 409), status_code=200)  # what somebody does at a table


class NewTable(Form):
    """A new table. Options that are not named take their defaults; `bots` are levels by seat. It starts at once
    (`start`), as soon as every seat is taken (`auto_start`), or when its host says so. A `rated` game counts for all
    who play it: accounts alone, with one seat each and a clock.
    """

    game: Annotated[str, Meta(max_length=80, examples=["iron-age"])]
    seats: Annotated[int, Meta(ge=1, le=9, examples=[2])] | None = None
    options: Annotated[dict[str, bool | int | str], Meta(max_length=40, examples=[{}])] = msgspec.field(
        default_factory=dict
    )
    public: bool = False
    pace: Annotated[str, Meta(max_length=20, examples=["live"])] = "live"
    sit: bool = True
    contribution: Short = ""
    bots: Annotated[dict[str, LevelName], Meta(max_length=9, examples=[{"1": "hard"}])] = msgspec.field(
        default_factory=dict
    )
    start: bool = False
    auto_start: bool = False
    clock: Clock | None = None
    rated: bool = False


class TableChange(Form):
    """Whether the game starts by itself."""

    auto_start: Annotated[bool, Meta(examples=[True])]


class Joining(Form):
    """Sitting down: at a seat or at the first that is free, with something of one's own for the seed. With a `name` it
    is somebody else who sits there, on one's own screen.
    """

    seat: Annotated[int, Meta(ge=0, le=9, examples=[1])] | None = None
    contribution: Short = ""
    invitation: Short | None = None
    name: Name = ""


class SeatOnly(Form):
    """A seat."""

    seat: Annotated[int, Meta(ge=0, le=9, examples=[0])]


class TableTold(msgspec.Struct):
    """A table as one person may know it. `version` is that of the rules it is played under; `secrets` says whether
    seats may know different things; `clock` is the time that it gives its people, `clocks` how theirs stand; `earliest`
    is the revision behind which nobody goes back: what the game began with, or where its rules were corrected; `watch`
    is the id by which anybody may watch, for whoever may pass it on; `followed` is the revision up to which who has a
    seat knows the game, having looked or answered then.
    """

    id: str
    game: str
    version: int
    outdated: OutdatedTold | None
    options: dict[str, bool | int | str]
    secrets: bool
    seats: list[SeatTold]
    yours: list[int]
    host: bool
    public: bool
    pace: str
    auto_start: bool
    rated: bool
    clock: Clock | None
    clocks: ClockTold | None
    phase: str
    revision: int
    earliest: int
    asked: int
    commitment: str
    given: int
    source: dict[str, Any] | None
    rematch: str | None
    result: dict[str, Any] | None
    proposal: ProposalTold | None
    created: float
    changed: float
    invitation: str | None
    watch: str | None
    followed: int | None


AS_THEY_ARE: Final = (
    *("id", "version", "options", "public", "pace", "auto_start", "rated", "clock", "phase", "revision", "asked"),
    *("commitment", "source", "rematch", "result", "created", "changed", "outdated"),
)  # what a table says of itself to everybody


def told(request: AnyRequest, table: Table, person: str | None, invited: bool = False) -> TableTold:
    """The links are for those who sit at the table, for its host, and for whoever was invited otherwise."""
    inside = invited or (person is not None and (person in table.invited or table.is_insider(person)))
    harbour = rooms(request).harbour
    return TableTold(
        **{name: getattr(table, name) for name in AS_THEY_ARE},
        game=table.game.id,
        secrets=table.game.has_secrets(table.options),
        seats=seats_told(table, harbour.resting),
        clocks=clock_told(table, harbour.uptime.now()),
        yours=table.seats_of(person),
        host=person == table.host,
        earliest=0 if table.match is None else max(table.match.given, table.match.base),
        given=len(table.given),
        proposal=proposal_told(table),
        invitation=table.invitation if inside else None,
        watch=table.id if table.public else f"{table.id}.{table.watch}" if inside else None,
        followed=followed(table, person, person in rooms(request).live.present(table.id)),
    )


async def done(request: AnyRequest, table: str, what: Callable[..., Awaitable[None]], *given: object) -> TableTold:
    """Somebody does something at a table; how it is after that."""
    person = signed_in(request).id
    await what(rooms(request).harbour, table, person, *given)
    async with AtTable(rooms(request).harbour, table, person) as found:
        return told(request, found, person)


def refuse_guest(request: AnyRequest, table: Table) -> None:
    """A rated game is for accounts: whoever could begin anew without a name would."""
    found = somebody(request)
    if table.rated and (found is None or not found.account):
        raise Conflict("rated-account")


class Lists(msgspec.Struct):
    """One's own tables, those that await an answer first; those to which friends have `invited` one; and those that
    anybody may join or watch.
    """

    mine: list[TableRow]
    invited: list[InvitedRow]
    public: list[TableRow]


@post("/api/tables", responses=refusals(404, 409), summary="Make a table")
async def create(request: AnyRequest, data: Annotated[NewTable, Body()]) -> TableTold:
    """Make a table; if asked, sit down, put bots into seats and start, in one go."""
    if person_id(request) is not None:  # a stranger's is counted as it becomes somebody
        spend(request, "creations")
    start = seating.start_of(data.game, data.seats, data.options)
    host = seating.HOST_TO_BE
    table = seating.new_table(start, host, data.public, data.pace, data.auto_start, data.clock, rated=data.rated)
    refuse_guest(request, table)
    seating.lay(table, data.sit, data.contribution, data.bots, data.start)
    person = await anybody(request)
    begins = data.start or (data.auto_start and table.full)
    await seating.open_laid(rooms(request).harbour, table, person.id, person.name, begins)
    return told(request, table, person.id)


@get("/api/tables", responses=refusals(), summary="My tables and the public ones")
async def lists(request: AnyRequest) -> Lists:
    """For a stranger the public ones alone."""
    person = person_id(request)
    store, now = rooms(request).store, rooms(request).harbour.uptime.now()
    return await store.read(
        lambda connection: Lists(
            mine=[] if person is None else mine(connection, person, now),
            invited=[] if person is None else asked_to(connection, person, now),
            public=public(connection, person, now),
        )
    )


@get("/api/tables/{table:str}", responses=refusals(404), summary="One table")
async def show(request: AnyRequest, table: TableId) -> TableTold:
    """Public ones for everybody; others for those who sit there or host it. What is played stands in its state."""
    person = person_id(request)
    async with AtTable(rooms(request).harbour, table, person) as found:
        return told(request, found, person)


@patch("/api/tables/{table:str}", responses=refusals(401, 404, 409), summary="When it starts")
async def alter(request: AnyRequest, table: TableId, data: Annotated[TableChange, Body()]) -> TableTold:
    """For its host, before the start: whether the game starts by itself as soon as every seat is taken."""
    return await done(request, table, seating.change_start, data.auto_start)


@delete("/api/tables/{table:str}", responses=refusals(401, 404, 409), summary="Remove a table")
async def remove(request: AnyRequest, table: TableId) -> None:
    """For its host: before the start, or when no other person plays at it."""
    await seating.remove(rooms(request).harbour, table, signed_in(request).id)


@get("/api/invitations/{invitation:str}", responses=refusals(404), summary="The table of an invitation")
async def invited(request: AnyRequest, invitation: Invitation) -> TableTold:
    """What somebody who holds an invitation may know before sitting down."""
    table = await seating.by_invitation(rooms(request).harbour, invitation)
    return told(request, table, person_id(request))


@post("/api/tables/{table:str}/join", responses=refusals(404, 409), status_code=200, summary="Sit down")
async def join(request: AnyRequest, table: TableId, data: Annotated[Joining, Body()]) -> TableTold:
    """At a public table, at one's own, or with an invitation; once for each seat. A stranger becomes a guest."""
    harbour, people = rooms(request).harbour, rooms(request).people
    called = await seat_name(people, person_id(request) or "", data.name) if data.name else ""
    found = somebody(request)
    if found is None or not found.account:
        refuse_guest(request, await seating.may_join(harbour, table, person_id(request), data.seat, data.invitation))
    person = await anybody(request)
    sitter = Seat(person.id, person.name, None, data.contribution, called=called)
    return told(request, await seating.join(harbour, table, sitter, data.seat, data.invitation), person.id)


@deed("/api/tables/{table:str}/leave", summary="Stand up")
async def leave(request: AnyRequest, table: TableId, data: Annotated[SeatOnly, Body()]) -> TableTold:
    """Stand up before the game starts, or, as the host, ask somebody to."""
    person = signed_in(request)
    return told(request, await seating.leave(rooms(request).harbour, table, person.id, data.seat), person.id)


class Muting(Form):
    """Whether somebody is muted."""

    muted: Annotated[bool, Meta(examples=[True])]


@deed("/api/tables/{table:str}/seats/{seat:int}/mute", summary="Mute somebody")
async def mute(request: AnyRequest, table: TableId, seat: SeatNumber, data: Annotated[Muting, Body()]) -> TableTold:
    """For the host: what the person of a seat says is not heard at this table, until the host says otherwise."""
    return await done(request, table, seating.mute, seat, data.muted)


@deed("/api/tables/{table:str}/start", summary="Start the game")
async def start(request: AnyRequest, table: TableId) -> TableTold:
    """For the host, when every seat is taken."""
    return await done(request, table, seating.start)


@deed("/api/tables/{table:str}/rematch", summary="The same again")
async def rematch(request: AnyRequest, table: TableId) -> TableTold:
    """When the game is over: whoever of its players asks first makes the table, the others find it."""
    person = signed_in(request).id
    return told(request, await seating.rematch(rooms(request).harbour, table, person), person, invited=True)
