"""The room of calls: what the host offers, what people set up, and who makes the calls."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence
from functools import partial
from typing import Final

from sqlalchemy import select, update

from carrack.server.calls import push, ways
from carrack.server.calls.caller import Caller
from carrack.server.calls.mail import check_mailbox
from carrack.server.calls.outside import check_address
from carrack.server.calls.quiet import Quiet, check_quiet
from carrack.server.calls.sending import Sender
from carrack.server.calls.services import check_service
from carrack.server.calls.way import MAIL, PUSH, SERVICE, Undelivered, Way
from carrack.server.calls.words import CONFIRM, TRY, house_message
from carrack.server.errors import Conflict, Problem, Unknown
from carrack.server.people.people import WELCOME, fingerprint
from carrack.server.store import models
from carrack.server.tables.calling import ABOUT
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.reviving import encode, readable

Person = models.Person
SETTINGS: Final = "/settings"
log = logging.getLogger("carrack.calls")


class Calls:
    """`open` it, and let its `caller` run."""

    def __init__(self, harbour: Harbour, signer: push.Signer) -> None:
        self.harbour = harbour
        self.store = harbour.store
        self.settings = harbour.settings
        self.sender = Sender(harbour.settings, signer)
        self.caller = Caller(harbour, self.sender)

    @classmethod
    async def open(cls, harbour: Harbour) -> Calls:
        return cls(harbour, await push.signer_of(harbour.store))

    def close(self) -> None:
        self.sender.close()

    @property
    def post(self) -> Letters | None:
        """Who sends letters to accounts, where there is a mail server."""
        return Letters(self) if MAIL in self.sender.kinds else None

    # Ways.

    def check(self, kind: str, address: str, keys: push.Keys | None) -> str:
        """What is kept of a browser's keys; refuses what is no address of its kind, and kinds that are none here."""
        private = self.settings.private_calls
        if kind not in self.sender.kinds:
            raise Problem("call-kind")
        if kind == MAIL:
            check_mailbox(address)
        elif kind == SERVICE:
            check_service(address, self.settings.services)
        else:
            check_address(address, private)
        return encode(push.check_keys(keys)) if kind == PUSH else ""

    async def add(
        self, person: str, kind: str, address: str, keys: push.Keys | None, name: str, language: str, origin: str
    ) -> Way:
        """A new way, for every kind of call. A mail address is used once whoever reads there has said so."""
        sealed = self.check(kind, address, keys)
        key = secrets.token_urlsafe(24) if kind == MAIL else None
        way = Way(
            id=secrets.token_urlsafe(9),
            person=person,
            kind=kind,
            address=address,
            keys=sealed,
            name=name,
            about=list(ABOUT),
            language=language,
            origin=origin,
            proof=None if key is None else fingerprint(key),
            confirmed=key is None,
            trouble="",
            given_up=0.0,
            created=time.time(),
        )
        self.harbour.callable.add(person)
        await self.store.write(partial(ways.add, way=way))
        if key is not None:
            try:
                await self._send(way, CONFIRM, f"/confirm/{key}")
            except Conflict:
                await self.store.write(partial(ways.remove, id=way.id))
                raise
        return way

    async def ways(self, person: str) -> list[Way]:
        return await self.store.read(partial(ways.ways_of, person=person))

    async def way(self, person: str, id: str) -> Way:
        return await self.store.read(partial(ways.way_by, person=person, id=id))

    async def attempt(self, person: str, id: str) -> None:
        """Call once, now. A way that works is used again, also where it was given up."""
        way = await self.way(person, id)
        if not way.confirmed:
            raise Conflict("call-unconfirmed")
        await self._send(way, TRY, SETTINGS)
        await self.store.write(partial(ways.take_up, id=way.id))

    async def _send(self, way: Way, about: str, path: str) -> None:
        said = house_message(f"{about}-{secrets.token_urlsafe(9)}", about, way.language, path)
        try:
            await self.sender.send(way, said)
        except Undelivered as undelivered:
            raise Conflict("call-failed", trouble=undelivered.why) from None

    async def set_about(self, person: str, id: str, about: Sequence[str]) -> Way:
        way = await self.way(person, id)
        chosen = [one for one in ABOUT if one in about]
        await self.store.write(partial(ways.set_about, id=way.id, about=chosen))
        return await self.way(person, id)

    async def remove(self, person: str, id: str) -> None:
        way = await self.way(person, id)
        await self.store.write(partial(ways.remove, id=way.id))

    async def confirm(self, key: str) -> None:
        await self.store.write(partial(ways.confirm, proof=fingerprint(key), now=time.time()))

    # Hours of quiet, and the key of feed and calendar.

    async def person(self, person: str) -> tuple[Quiet | None, str | None]:
        query = select(Person.quiet, Person.feed).where(Person.id == person)
        row = await self.store.read(lambda connection: connection.execute(query).one())
        return readable(row.quiet, Quiet), row.feed

    async def set_quiet(self, person: str, quiet: Quiet | None) -> None:
        if quiet is not None:
            check_quiet(quiet)
        await self._change(person, quiet=None if quiet is None else encode(quiet))

    async def set_feed(self, person: str, wanted: bool) -> None:
        """A key, a new one where there was one, or none: whoever has the one before reads nothing any more."""
        await self._change(person, feed=secrets.token_urlsafe(24) if wanted else None)

    async def _change(self, person: str, **values: str | None) -> None:
        where = update(Person).where(Person.id == person).values(**values)
        await self.store.write(lambda connection: connection.execute(where) and None)

    async def reader(self, key: str) -> tuple[str, str]:
        """Whose feed a key opens, and that person's settings."""
        query = select(Person.id, Person.settings).where(Person.feed == key, Person.banned == WELCOME)
        row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise Unknown("no-feed")
        return row.id, row.settings


class Letters:
    """Letters of the house, to the addresses that somebody has confirmed: a `people.recovery.Post`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    async def send(self, person: str, subject: str, text: str) -> bool:
        found = [way for way in await self._calls.ways(person) if way.kind == MAIL and way.confirmed]
        for way in found:
            try:
                await self._calls.sender.write(way.address, subject, text)
            except Undelivered as trouble:  # of several addresses one may be dead
                log.warning("a letter could not be sent", extra={"why": trouble.why})
        return bool(found)
