"""Other people: their pages, friends, who is blocked, reports, invitations of friends."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import Body, Parameter
from msgspec import Meta

from carrack.server.api.common import AnyRequest, person_id, refusals, rooms, signed_in
from carrack.server.api.forms import Form
from carrack.server.api.tables import Name, TableId
from carrack.server.errors import Problem
from carrack.server.guard.limits import spend
from carrack.server.people import profiles, reports, ties
from carrack.server.people.profiles import Profile
from carrack.server.people.ties import Kind, Ties

PersonName = Annotated[str, Parameter(min_length=1, max_length=200, description="the name of an account")]
ReportText = Annotated[str, Meta(min_length=1, max_length=reports.LONGEST, examples=["Insults in the chat."])]


class TieForm(Form):
    """What one thinks of somebody."""

    kind: Annotated[Kind, Meta(examples=["friend"])]


class PersonReport(Form):
    """What somebody has done."""

    text: ReportText


class TableReport(Form):
    """What somebody has done: in a `seat`, or by a `line` of chat."""

    text: ReportText
    seat: Annotated[int, Meta(ge=0, le=9, examples=[1])] | None = None
    line: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Inviting(Form):
    """A friend."""

    name: Name


@get("/api/people/{name:str}", responses=refusals(404), summary="Somebody's page")
async def profile(request: AnyRequest, name: PersonName) -> Profile:
    """For those who have played with them, for friends and people of the same club, or as the host has set it."""
    found = rooms(request)
    openness = found.settings.profiles
    return await found.store.read(partial(profiles.profile, viewer=person_id(request), name=name, openness=openness))


@get("/api/me/ties", responses=refusals(401), summary="My friends")
async def show(request: AnyRequest) -> Ties:
    """And who asks to be one, whom I have asked, and whom I have blocked."""
    person, found = signed_in(request).id, rooms(request)
    return await found.store.read(partial(ties.ties_of, person=person, here=found.live.people()))


@put("/api/people/{name:str}/tie", responses=refusals(401, 404, 409), summary="Be friends, or block somebody")
async def tie(request: AnyRequest, name: PersonName, data: Annotated[TieForm, Body()]) -> Ties:
    """Two are friends who both say so. Who is blocked does not sit down where I sit, and is not heard by me."""
    person = signed_in(request)
    spend(request, "chat")
    return await ties.tie(rooms(request).harbour, person, name, data.kind)


@post("/api/people/{name:str}/report", responses=refusals(401, 404, 409), status_code=204, summary="Report somebody")
async def report(request: AnyRequest, name: PersonName, data: Annotated[PersonReport, Body()]) -> None:
    """The host of the server reads it; the other is not told."""
    person = signed_in(request).id
    spend(request, "attempts")
    await reports.report(rooms(request).harbour, person, name, data.text)


@post(
    "/api/tables/{table:str}/report",
    responses=refusals(401, 404, 409),
    status_code=204,
    summary="Report somebody at a table",
)
async def report_at(request: AnyRequest, table: TableId, data: Annotated[TableReport, Body()]) -> None:
    """Who sits in a seat, or wrote a line, which is kept with it. The host of the server reads it."""
    person = signed_in(request).id
    spend(request, "attempts")
    if (data.seat is None) == (data.line is None):
        raise Problem("report-what")
    await reports.report_at(rooms(request).harbour, table, person, data.seat, data.line, data.text)


@post(
    "/api/tables/{table:str}/invite",
    responses=refusals(401, 404, 409),
    status_code=204,
    summary="Ask a friend to a table",
)
async def invite(request: AnyRequest, table: TableId, data: Annotated[Inviting, Body()]) -> None:
    """Before the start, for those who sit there and for its host. The friend finds it among the tables."""
    person = signed_in(request)
    spend(request, "invitations", person.id)
    await ties.invite(rooms(request).harbour, table, person, data.name)


@delete("/api/tables/{table:str}/invite", responses=refusals(401, 404), summary="Not this time")
async def decline(request: AnyRequest, table: TableId) -> None:
    """An invitation of a friend that one does not take up."""
    await ties.decline(rooms(request).harbour, table, signed_in(request).id)
