"""Calls: by which ways one wants to be called, about what, and when not; a feed and a calendar of what waits."""

from __future__ import annotations

import time
from collections.abc import Awaitable
from typing import Annotated, Final, Literal

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.params import Body, Parameter
from msgspec import Meta

from carrack.server.api.common import AnyRequest, refusals, rooms, signed_in
from carrack.server.api.forms import Form
from carrack.server.api.people import Password
from carrack.server.calls.feeds import atom as atom_of
from carrack.server.calls.feeds import calendar as calendar_of
from carrack.server.calls.push import Keys
from carrack.server.calls.quiet import Quiet
from carrack.server.calls.way import MAIL, PUSH, SERVICE, Way
from carrack.server.guard.hosts import origin_of
from carrack.server.guard.limits import guessing, spend
from carrack.server.people import accounts
from carrack.server.people.preferences import preferences_of
from carrack.server.tables.calling import ABOUT
from carrack.server.tables.lists import TableRow, mine
from carrack.words import FALLBACK, language_of, speaks

WayId = Annotated[str, Parameter(min_length=1, max_length=32, description="a way of mine")]
FeedKey = Annotated[str, Parameter(min_length=1, max_length=64, description="the key of somebody's feed")]
About = Literal["turn", "invited", "time", "over"]
WHOLE: Final = (PUSH, MAIL)  # kinds whose addresses hold nothing that anybody could use
ATOM: Final = "application/atom+xml"
CALENDAR: Final = "text/calendar"


class NewWay(Form):
    """A way to call me: for `push` an endpoint and keys as the browser's subscription says them, else a mail address, a
    webhook, or an address as apprise writes it. `name` is for me, to know it by. For the mail address of an account its
    `password` is asked for: whoever reads there can set another one.
    """

    kind: Annotated[Literal["push", "mail", "webhook", "service"], Meta(examples=["mail"])]
    address: Annotated[str, Meta(min_length=1, max_length=2000, examples=["dido@example.org"])]
    keys: Keys | None = None
    name: Annotated[str, Meta(max_length=80, examples=["my phone"])] = ""
    language: Annotated[str, Meta(max_length=8, examples=["fr"])] = FALLBACK
    password: Password = ""


class WayChange(Form):
    """What a way is used for."""

    about: Annotated[list[About], Meta(max_length=4, examples=[["turn", "time"]])]


class QuietChange(Form):
    """Hours in which I am not called; null for none."""

    quiet: Annotated[Quiet | None, Meta(examples=[{"start": "22:00", "end": "08:00", "zone": "Europe/Paris"}])]


class Confirming(Form):
    """What stands in the link of a mail."""

    key: Annotated[str, Meta(min_length=1, max_length=64, examples=["ZdIkA4f0..."])]


class WayTold(msgspec.Struct):
    """A way of mine: what it is used for (`about`), whether it was confirmed, and, where it was `given_up`, when and
    for which `trouble`. Of an address that may hold a password only its beginning is told.
    """

    id: str
    kind: str
    address: str
    name: str
    about: list[str]
    confirmed: bool
    trouble: str
    given_up: float
    created: float


class CallsTold(msgspec.Struct):
    """The `kinds` of ways that exist here, the `services` that may be named, the key that a browser subscribes with
    (`push_key`); what calls can be `about`; and what I have chosen. `feed` is the key of my feed and my calendar.
    """

    kinds: list[str]
    services: list[str]
    push_key: str
    about: list[str]
    ways: list[WayTold]
    quiet: Quiet | None
    feed: str | None


def way_told(way: Way) -> WayTold:
    whole = way.kind in WHOLE
    start, _, rest = way.address.partition("://")
    address = way.address if whole else f"{start}://{rest.partition('/')[0].rpartition('@')[2]}/…"
    names = ("id", "kind", "name", "about", "confirmed", "trouble", "given_up", "created")
    return WayTold(address=address, **{name: getattr(way, name) for name in names})


async def calls_told(request: AnyRequest, person: str) -> CallsTold:
    found = rooms(request).calls
    quiet, feed = await found.person(person)
    return CallsTold(
        kinds=list(found.sender.kinds),
        services=list(found.settings.services) if SERVICE in found.sender.kinds else [],
        push_key=found.sender.signer.public,
        about=list(ABOUT),
        ways=[way_told(way) for way in await found.ways(person)],
        quiet=quiet,
        feed=feed,
    )


async def done(request: AnyRequest, person: str, deed: Awaitable[object]) -> CallsTold:
    """Something is changed; how all of it is after that."""
    await deed
    return await calls_told(request, person)


@get("/api/me/calls", responses=refusals(401), summary="How I am called")
async def show(request: AnyRequest) -> CallsTold:
    """What the host offers and what I have chosen."""
    return await calls_told(request, signed_in(request).id)


@post("/api/me/calls/ways", responses=refusals(401, 409), summary="A way to call me")
async def add(request: AnyRequest, data: Annotated[NewWay, Body()]) -> CallsTold:
    """It is used for every kind of call at first. A mail address gets a letter, and is used once the link in it was
    opened.
    """
    somebody = signed_in(request)
    person = somebody.id
    spend(request, "attempts")
    found = rooms(request).calls
    found.check(data.kind, data.address, data.keys)
    if data.kind == MAIL and somebody.account:  # an open browser is not enough
        with guessing(request, person):
            await accounts.check(rooms(request).people, person, data.password)
    if data.kind == MAIL:
        spend(request, "confirmations")
        spend(request, "confirmations", data.address.lower())
    language, origin = language_of(data.language), origin_of(request.scope)
    adding = found.add(person, data.kind, data.address, data.keys, data.name, language, origin)
    return await done(request, person, adding)


@patch("/api/me/calls/ways/{way:str}", responses=refusals(401, 404), summary="What a way is used for")
async def alter(request: AnyRequest, way: WayId, data: Annotated[WayChange, Body()]) -> CallsTold:
    """Kinds of calls that are not named do not come by it."""
    person = signed_in(request).id
    return await done(request, person, rooms(request).calls.set_about(person, way, data.about))


@delete("/api/me/calls/ways/{way:str}", responses=refusals(401, 404), status_code=200, summary="Not by this way")
async def remove(request: AnyRequest, way: WayId) -> CallsTold:
    """It is forgotten, and so is what was to come by it."""
    person = signed_in(request).id
    return await done(request, person, rooms(request).calls.remove(person, way))


@post("/api/me/calls/ways/{way:str}/try", responses=refusals(401, 404, 409), status_code=200, summary="Try a way")
async def attempt(request: AnyRequest, way: WayId) -> CallsTold:
    """Calls once, now, and says whether it arrived. A way that was given up is used again if it did."""
    person = signed_in(request).id
    spend(request, "attempts")
    return await done(request, person, rooms(request).calls.attempt(person, way))


@put("/api/me/calls/quiet", responses=refusals(401), summary="When I am not called")
async def set_quiet(request: AnyRequest, data: Annotated[QuietChange, Body()]) -> CallsTold:
    """What happens in these hours is told at their end, if it still holds."""
    person = signed_in(request).id
    return await done(request, person, rooms(request).calls.set_quiet(person, data.quiet))


@post("/api/me/calls/feed", responses=refusals(401), status_code=200, summary="A feed and a calendar")
async def renew_feed(request: AnyRequest) -> CallsTold:
    """A new key for both: with the one before nothing is read any more."""
    person = signed_in(request).id
    return await done(request, person, rooms(request).calls.set_feed(person, True))


@delete("/api/me/calls/feed", responses=refusals(401), status_code=200, summary="No feed")
async def end_feed(request: AnyRequest) -> CallsTold:
    """Neither a feed nor a calendar."""
    person = signed_in(request).id
    return await done(request, person, rooms(request).calls.set_feed(person, False))


@post("/api/calls/confirm", responses=refusals(404), status_code=204, summary="Confirm a mail address")
async def confirm(request: AnyRequest, data: Annotated[Confirming, Body()]) -> None:
    """Whoever has the link from the mail says that the address is theirs. It needs no cookie."""
    spend(request, "attempts")
    await rooms(request).calls.confirm(data.key)


@get("/api/feeds/{key:str}/atom", responses=refusals(404), media_type=ATOM, summary="What waits for somebody")
async def atom(request: AnyRequest, key: FeedKey) -> Response[str]:
    """An Atom feed: games in which it is this person's turn, invitations, games that are over."""
    rows, language, now = await waiting(request, key)
    text = atom_of(rows, origin_of(request.scope), f"/api/feeds/{key}/atom", language, now)
    return Response(text, media_type=ATOM)


@get("/api/feeds/{key:str}/calendar", responses=refusals(404), media_type=CALENDAR, summary="Somebody's deadlines")
async def calendar(request: AnyRequest, key: FeedKey) -> Response[str]:
    """An iCalendar: until when this person has to answer, as far as that can be said: clocks stand still while the
    server is away.
    """
    rows, language, now = await waiting(request, key)
    return Response(calendar_of(rows, origin_of(request.scope), language, now), media_type=CALENDAR)


async def waiting(request: AnyRequest, key: str) -> tuple[list[TableRow], str, float]:
    """The tables of whose key it is, in the language that was chosen, or else in that of who asks."""
    found = rooms(request)
    person, settings = await found.calls.reader(key)
    uptime, now = found.harbour.uptime.now(), time.time()
    rows = await found.store.read(lambda connection: mine(connection, person, uptime))
    chosen = preferences_of(settings).language
    asked = [part.partition(";")[0].strip() for part in request.headers.get("accept-language", "").split(",")]
    spoken = next((tag for tag in asked if tag and speaks(tag)), FALLBACK)
    return rows, language_of(spoken if chosen == "auto" else chosen), now
