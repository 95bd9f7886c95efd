"""Passkeys: devices that sign somebody in, beside a password. `webauthn` reads and checks what they say.

A device signs a challenge that is given out once, for a few minutes, and kept in memory. The name under which it knows
us is that of the host in the address, without its port; browsers want one with letters, over TLS, or `localhost`.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from carrack.server.errors import Conflict, Forbidden, Problem, Unauthorised, Unknown
from carrack.server.people import accounts
from carrack.server.people.challenges import MINUTES
from carrack.server.people.people import WELCOME, People, Somebody
from carrack.server.store import models
from carrack.server.tables.harbour import Harbour

Passkey = models.Passkey
MOST: Final = 20  # passkeys of one account
LONGEST_NAME: Final = 60
HOUSE: Final = "Carrack"


class PasskeyTold(msgspec.Struct):
    """A device by which one signs in."""

    id: str
    name: str
    created: float
    used: float


class Place(NamedTuple):
    """Where a page was opened: the name by which devices know us, and the origin that they sign."""

    name: str
    origin: str


def passkeys_of(connection: Connection, person: str) -> list[PasskeyTold]:
    query = select(Passkey.id, Passkey.name, Passkey.created, Passkey.used).where(Passkey.person == person)
    return [PasskeyTold(*row) for row in connection.execute(query.order_by(Passkey.created))]


# A new one.


async def offer(people: People, person: Somebody, password: str, place: Place) -> dict[str, Any]:
    """What a device is asked to make a passkey by. The password is asked for: an open browser is not enough."""
    if not person.account:
        raise Conflict("no-account")
    await accounts.check(people, person.id, password)
    known = await people.store.read(lambda connection: passkeys_of(connection, person.id))
    if len(known) >= MOST:
        raise Conflict("too-many-passkeys", most=MOST)
    challenge = people.challenges.give(person.id)
    return await asyncio.to_thread(_creation, person, challenge, place, [key.id for key in known])


def _creation(person: Somebody, challenge: bytes, place: Place, known: list[str]) -> dict[str, Any]:
    from webauthn import base64url_to_bytes, generate_registration_options  # slow to load
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=place.name,
        rp_name=HOUSE,
        user_name=person.name,
        user_id=person.id.encode(),
        challenge=challenge,
        timeout=MINUTES * 60_000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known],
    )
    return options_to_json_dict(options)


async def add(people: People, person: Somebody, credential: dict[str, Any], name: str, place: Place) -> None:
    """What the device has made, under a name by which its owner knows it."""
    challenge = challenge_of(credential)
    people.challenges.take(challenge, person.id)
    row = await asyncio.to_thread(_made, credential, challenge, place)
    now = time.time()
    row |= {"person": person.id, "name": " ".join(name.split())[:LONGEST_NAME], "created": now, "used": now}

    def job(connection: Connection) -> None:
        own = select(func.count()).where(Passkey.person == person.id)
        if connection.execute(own).scalar_one() >= MOST:
            raise Conflict("too-many-passkeys", most=MOST)
        if connection.execute(select(Passkey.id).where(Passkey.id == row["id"])).first() is not None:
            raise Conflict("passkey-known")
        connection.execute(insert(Passkey), row)

    await people.store.write(job)


def _made(credential: dict[str, Any], challenge: bytes, place: Place) -> dict[str, Any]:
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    except Exception as error:  # a device may say anything
        raise Problem("passkey-wrong") from error
    key = bytes_to_base64url(found.credential_public_key)
    return {"id": bytes_to_base64url(found.credential_id), "key": key, "uses": found.sign_count}


async def remove(people: People, person: str, id: str) -> None:
    def job(connection: Connection) -> None:
        if connection.execute(delete(Passkey).where(Passkey.id == id, Passkey.person == person)).rowcount != 1:
            raise Unknown("no-passkey")

    await people.store.write(job)


# Signing in.


async def ask(people: People, place: Place) -> dict[str, Any]:
    """What any device that knows us may sign: it says itself whose it is."""
    return await asyncio.to_thread(_request, people.challenges.give(""), place)


def _request(challenge: bytes, place: Place) -> dict[str, Any]:
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=place.name,
        challenge=challenge,
        timeout=MINUTES * 60_000,
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_to_json_dict(options)


async def enter(
    people: People,
    harbour: Harbour,
    before: Somebody | None,
    token: str | None,
    credential: dict[str, Any],
    place: Place,
) -> tuple[Somebody, str]:
    """The account of a passkey, and a new token for the browser, as by a password."""
    challenge = challenge_of(credential)
    people.challenges.take(challenge, "")
    id = str(credential.get("id"))
    query = select(Passkey.person, Passkey.key, Passkey.uses).where(Passkey.id == id)
    known = await people.store.read(lambda connection: connection.execute(query).one_or_none())
    if known is None:
        raise Unauthorised("passkey-unknown")
    uses = await asyncio.to_thread(_signed, credential, challenge, place, known.key, known.uses)
    row = await people.store.read(lambda connection: accounts.by_id(connection, known.person))
    if row is None or row.password is None:
        raise Unauthorised("passkey-unknown")
    if row.banned != WELCOME:
        raise Forbidden("banned")

    def used(connection: Connection) -> None:
        values = {"uses": uses, "used": time.time()}
        if connection.execute(update(Passkey).where(Passkey.id == id).values(values)).rowcount != 1:
            raise Unauthorised("passkey-unknown")

    return await accounts.come_in(people, harbour, before, token, row, used)


def _signed(credential: dict[str, Any], challenge: bytes, place: Place, key: str, uses: int) -> int:
    """How often it was used by now, if it is right."""
    from webauthn import base64url_to_bytes, verify_authentication_response

    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            credential_public_key=base64url_to_bytes(key),
            credential_current_sign_count=uses,
            require_user_verification=True,
        )
    except Exception as error:  # a device may say anything
        raise Unauthorised("passkey-wrong") from error
    return found.new_sign_count


def challenge_of(credential: dict[str, Any]) -> bytes:
    """What a device says that it has signed; whether it has is for the library to find out."""
    from webauthn import base64url_to_bytes

    try:
        data = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(data["challenge"])
    except Exception as error:  # a device may say anything
        raise Problem("passkey-wrong") from error
