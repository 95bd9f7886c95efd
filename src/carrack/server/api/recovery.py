"""A forgotten password."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import Body, Parameter
from msgspec import Meta

from carrack.server.api.common import AnyRequest, become, refusals, rooms
from carrack.server.api.forms import Form
from carrack.server.api.passkeys import place_of
from carrack.server.api.people import Myself, Naming, Password, myself
from carrack.server.guard.limits import spend
from carrack.server.people import recovery
from carrack.server.people.names import key_of

RecoveryToken = Annotated[str, Parameter(min_length=1, max_length=64, description="what the letter's link says")]


class Forgotten(Naming):
    """The name of an account, and the language of the page."""

    language: Annotated[str, Meta(max_length=10, examples=["en"])] = "en"


class NewPassword(Form):
    """A password as it will be."""

    password: Password


class RecoveryTold(msgspec.Struct):
    """Whether this server can send a letter to who has forgotten the password."""

    able: bool


@get("/api/recovery", responses=refusals(), summary="Whether a password can be recovered")
async def show(request: AnyRequest) -> RecoveryTold:
    """By mail, where the host has set it up."""
    return RecoveryTold(rooms(request).people.post is not None)


@post("/api/recovery", responses=refusals(409), status_code=204, summary="I have forgotten my password")
async def ask(request: AnyRequest, data: Annotated[Forgotten, Body()]) -> None:
    """A letter goes to the address of the account, if there is one: the answer does not tell."""
    spend(request, "confirmations")
    spend(request, "confirmations", f"recovery {key_of(data.name)}")  # whether there is such an account or not
    await recovery.ask(rooms(request).people, data.name, place_of(request).origin, data.language)


@post("/api/recovery/{token:str}", responses=refusals(404), status_code=200, summary="A new password by a letter")
async def recover(request: AnyRequest, token: RecoveryToken, data: Annotated[NewPassword, Body()]) -> Myself:
    """The link of a letter is good for an hour and once. All browsers have to sign in again, but for this one."""
    spend(request, "attempts")
    found = rooms(request)
    person, fresh = await recovery.recover(found.people, found.harbour, token, data.password)
    become(request, person, fresh)
    return myself(person)
