"""Who one is: guests, accounts, sessions, settings, one's data."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.params import Body, Parameter
from msgspec import Meta
from sqlalchemy import select
from sqlalchemy import update as change

from carrack.server.api.common import AnyRequest, anybody, become, refusals, refuse_banned, rooms, signed_in, somebody
from carrack.server.api.forms import Form
from carrack.server.api.tables import Name
from carrack.server.guard.identity import token_of
from carrack.server.guard.limits import guessing, reading, spend
from carrack.server.people import accounts, holidays
from carrack.server.people.data import PersonData, data_of
from carrack.server.people.names import key_of, shown
from carrack.server.people.people import Somebody
from carrack.server.people.preferences import Preferences, preferences_of
from carrack.server.store import models
from carrack.server.tables.clocks import DAY
from carrack.server.tables.reviving import encode

Password = Annotated[str, Meta(max_length=1000, description="8 to 200 letters", examples=["a long sentence of mine"])]


class Naming(Form):
    """Another name."""

    name: Name


class Credentials(Naming):
    """A name and its password."""

    password: Password


class PasswordChange(Form):
    """The password as it was, and as it will be."""

    old: Password
    new: Password


class Leaving(Form):
    """An account's password, so that nobody else deletes it; a guest has none to give."""

    password: Password = ""


class Resting(Form):
    """Until when one is on holiday, by the wall clock; 0 when one is back."""

    until: Annotated[float, Meta(ge=0, le=1e11, examples=[0])]


class HolidayTold(msgspec.Struct):
    """Until when somebody is on holiday, 0 when not, and the days that are left of this year's."""

    until: float
    days: float


class Myself(msgspec.Struct):
    """Who somebody is: a guest, or an account."""

    name: str
    account: bool


def myself(person: Somebody) -> Myself:
    return Myself(person.name, person.account)


async def enter(request: AnyRequest, way: accounts.Way, data: Credentials) -> Myself:
    """By making an account or by signing in to one: the browser is that account from here on."""
    found = rooms(request)
    before = somebody(request)
    person, token = await way(found.people, found.harbour, before, token_of(request.scope), data.name, data.password)
    become(request, person, token)
    return myself(person)


@get("/api/me", responses=refusals(), summary="Who am I")
async def show(request: AnyRequest) -> Myself | None:
    """Null for a stranger: somebody without a cookie, or with one that has ended."""
    person = somebody(request)
    return None if person is None else myself(person)


@patch("/api/me", responses=refusals(401, 409), summary="Take another name")
async def rename(request: AnyRequest, data: Annotated[Naming, Body()]) -> Myself:
    """A guest's name is only shown, an account's is also the one to sign in with. A stranger becomes a guest."""
    spend(request, "attempts")
    found = rooms(request)
    name = shown(data.name)  # nobody becomes a guest by a name that will not do
    if somebody(request) is None:
        await found.store.read(lambda connection: accounts.refuse_taken(connection, name, ""))
    person = await anybody(request)
    return myself(await accounts.rename(found.people, found.harbour, person, name))


@post("/api/me/account", responses=refusals(409), summary="Make an account")
async def register(request: AnyRequest, data: Annotated[Credentials, Body()]) -> Myself:
    """A guest becomes the account, with all tables."""
    await refuse_banned(request)
    spend(request, "attempts")
    return await enter(request, accounts.register, data)


@delete("/api/me/account", responses=refusals(401), summary="Delete myself")
async def end(request: AnyRequest, data: Annotated[Leaving, Body()]) -> None:
    """Games that were played stay, with a seat that nobody's name is on; in those that go on a bot takes over."""
    person, found = signed_in(request), rooms(request)
    with guessing(request, person.id):
        await accounts.end(found.people, found.harbour, person, data.password)
    become(request, None, None)


@put("/api/me/password", responses=refusals(401, 409), summary="Change my password", status_code=204)
async def change_password(request: AnyRequest, data: Annotated[PasswordChange, Body()]) -> None:
    """All other browsers have to sign in again."""
    person, found = signed_in(request), rooms(request)
    with guessing(request, person.id):
        token = await accounts.change_password(found.people, found.harbour, person, data.old, data.new)
    become(request, person, token)


@post("/api/me/session", responses=refusals(401), status_code=200, summary="Sign in")
async def login(request: AnyRequest, data: Annotated[Credentials, Body()]) -> Myself:
    """What this browser did as a guest becomes the account's: seats, tables, chat."""
    with guessing(request, key_of(data.name)):
        return await enter(request, accounts.login, data)


@delete("/api/me/session", responses=refusals(401), summary="Sign out")
async def logout(
    request: AnyRequest,
    everywhere: Annotated[bool, Parameter(description="all browsers, not just this one")] = False,
) -> None:
    """A guest who signs out is gone: without an account nobody can come back."""
    found = rooms(request)
    person = signed_in(request)
    await accounts.logout(found.people, found.harbour, person.id, token_of(request.scope), everywhere)
    become(request, None, None)


@get("/api/me/settings", responses=refusals(401), summary="My settings")
async def settings(request: AnyRequest) -> Preferences:
    """How I like the table; what was never set has its default."""
    person = signed_in(request).id
    query = select(models.Person.settings).where(models.Person.id == person)
    stored = await rooms(request).store.read(lambda connection: connection.execute(query).scalar_one_or_none())
    return preferences_of(stored or "{}")


@put("/api/me/settings", responses=refusals(), summary="Change my settings")
async def set_settings(request: AnyRequest, data: Annotated[Preferences, Body()]) -> Preferences:
    """All of them: one that is not named takes its default. A stranger becomes a guest."""
    person = (await anybody(request)).id
    where = change(models.Person).where(models.Person.id == person).values(settings=encode(data))
    await rooms(request).store.write(lambda connection: connection.execute(where) and None)
    return data


@get("/api/me/holiday", responses=refusals(401), summary="My holidays")
async def holiday(request: AnyRequest) -> HolidayTold:
    """Whether I am on holiday: then my clocks at slow tables stand still."""
    person = signed_in(request).id
    found = await rooms(request).store.read(lambda connection: holidays.holiday_of(connection, person))
    return holiday_told(request, found)


@put("/api/me/holiday", responses=refusals(401), summary="Go on holiday, or come back")
async def set_holiday(request: AnyRequest, data: Annotated[Resting, Body()]) -> HolidayTold:
    """There are so many days a year; who comes back earlier keeps the rest of them."""
    person = signed_in(request).id
    spend(request, "attempts")
    return holiday_told(request, await holidays.rest(rooms(request).harbour, person, data.until))


def holiday_told(request: AnyRequest, found: holidays.Holiday) -> HolidayTold:
    now = time.time()
    days = found.left(now, rooms(request).settings.holidays) / DAY
    return HolidayTold(found.until if found.until > now else 0.0, days)


@get("/api/me/data", responses=refusals(401), summary="My data, as a file")
async def data(request: AnyRequest) -> Response[PersonData]:
    """Profile, settings, sessions without their tokens, friends, clubs, ratings, notes, ways to be called, tables, and
    one's own lines of chat and moves.
    """
    person = signed_in(request).id
    token = token_of(request.scope)
    with reading(request, person):
        found = await rooms(request).store.read(lambda connection: data_of(connection, person, token))
    return Response(found, headers={"content-disposition": 'attachment; filename="carrack.json"'})
