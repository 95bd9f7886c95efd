"""Passkeys: devices that sign one in."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import delete, get, post
from litestar.params import Body, Parameter
from msgspec import Meta

from carrack.server.api.common import AnyRequest, become, refusals, rooms, signed_in, somebody
from carrack.server.api.forms import Form
from carrack.server.api.people import Myself, Password, myself
from carrack.server.errors import Problem
from carrack.server.guard.identity import token_of
from carrack.server.guard.limits import guessing, spend
from carrack.server.people import passkeys
from carrack.server.people.passkeys import PasskeyTold, Place, passkeys_of

PasskeyId = Annotated[str, Parameter(min_length=1, max_length=1400, description="a passkey's id")]
Credential = Annotated[
    dict[str, Any], Meta(max_length=20, description="what the browser's `toJSON` says", examples=[{}])
]


class Knowing(Form):
    """One's own password."""

    password: Password


class NewPasskey(Form):
    """What the device has made, and a name for it."""

    credential: Credential
    name: Annotated[str, Meta(min_length=1, max_length=passkeys.LONGEST_NAME, examples=["My phone"])]


class Signed(Form):
    """What the device has signed."""

    credential: Credential


class PasskeyOptions(msgspec.Struct):
    """For the browser's `PublicKeyCredential.parse...OptionsFromJSON`."""

    options: dict[str, Any]


def place_of(request: AnyRequest) -> Place:
    """By the page that asks: the door has seen that it is one of ours."""
    headers = dict(request.scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1")
    host = headers.get(b"host", b"").decode("latin-1").rpartition(":")
    name = host[0] if host[0] and host[2].isdigit() else f"{host[0]}{host[1]}{host[2]}"
    if not origin:
        raise Problem("passkey-origin")
    return Place(name, origin)


@get("/api/me/passkeys", responses=refusals(401), summary="My passkeys")
async def show(request: AnyRequest) -> list[PasskeyTold]:
    """The devices by which one signs in."""
    person = signed_in(request).id
    return await rooms(request).store.read(lambda connection: passkeys_of(connection, person))


@post("/api/me/passkeys/options", responses=refusals(401, 409), status_code=200, summary="Begin a passkey")
async def offer(request: AnyRequest, data: Annotated[Knowing, Body()]) -> PasskeyOptions:
    """What a device is asked to make one by. The password is asked for."""
    person = signed_in(request)
    place = place_of(request)
    with guessing(request, person.id):
        return PasskeyOptions(await passkeys.offer(rooms(request).people, person, data.password, place))


@post("/api/me/passkeys", responses=refusals(401, 409), summary="Add a passkey")
async def add(request: AnyRequest, data: Annotated[NewPasskey, Body()]) -> list[PasskeyTold]:
    """What the device has made of the options; all of one's passkeys come back."""
    person, found = signed_in(request), rooms(request)
    spend(request, "attempts")
    await passkeys.add(found.people, person, data.credential, data.name, place_of(request))
    return await found.store.read(lambda connection: passkeys_of(connection, person.id))


@delete("/api/me/passkeys/{passkey:str}", responses=refusals(401, 404), summary="Remove a passkey")
async def remove(request: AnyRequest, passkey: PasskeyId) -> None:
    """The device that has it signs nobody in any more; browsers that are signed in stay so."""
    await passkeys.remove(rooms(request).people, signed_in(request).id, passkey)


@post("/api/me/session/passkey/options", responses=refusals(), status_code=200, summary="Begin to sign in by a passkey")
async def ask(request: AnyRequest) -> PasskeyOptions:
    """What any device that knows this server may sign."""
    spend(request, "attempts")
    return PasskeyOptions(await passkeys.ask(rooms(request).people, place_of(request)))


@post("/api/me/session/passkey", responses=refusals(401), status_code=200, summary="Sign in by a passkey")
async def enter(request: AnyRequest, data: Annotated[Signed, Body()]) -> Myself:
    """What this browser did as a guest becomes the account's, as with a password."""
    spend(request, "attempts")
    found = rooms(request)
    before, token = somebody(request), token_of(request.scope)
    person, fresh = await passkeys.enter(found.people, found.harbour, before, token, data.credential, place_of(request))
    become(request, person, fresh)
    return myself(person)
