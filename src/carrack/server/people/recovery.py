"""A forgotten password: whoever reads the mail of an account may set a new one, within an hour and once.

How letters are sent is not known here: whoever can, is the `post` of `People`. Without one there is no recovery.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Final, Protocol

from sqlalchemy import Connection, delete, insert, select

from carrack.server.errors import Conflict, Unknown
from carrack.server.people import accounts
from carrack.server.people.names import key_of
from carrack.server.people.passwords import acceptable
from carrack.server.people.people import WELCOME, People, Somebody, fingerprint, open_session
from carrack.server.people.preferences import preferences_of
from carrack.server.store import models
from carrack.server.tables.harbour import Harbour
from carrack.words import FALLBACK, LANGUAGES, Words

Recovery = models.Recovery
HOUR: Final = 3600.0  # for which a letter is good
WORDS: Final = Words("mail")
log = logging.getLogger("carrack.people")
_letters: set[asyncio.Task[None]] = set()  # on their way: the loop alone would forget them


class Post(Protocol):
    """Sends a letter to the address that a person has confirmed; false where there is none."""

    async def send(self, person: str, subject: str, text: str) -> bool: ...


def post_of(people: People) -> Post:
    if people.post is None:
        raise Conflict("no-mail")
    return people.post


async def ask(people: People, name: str, origin: str, language: str) -> None:
    """A letter for the account of a name, if there is one that has an address: nothing said here tells. It is written
    when the answer has gone, so that how long that takes does not tell either.
    """
    post = post_of(people)
    task = asyncio.create_task(_write(people, post, key_of(name), origin, language))
    _letters.add(task)
    task.add_done_callback(_letters.discard)


async def _write(people: People, post: Post, key: str, origin: str, language: str) -> None:
    token = secrets.token_urlsafe(32)

    def job(connection: Connection) -> tuple[str, str, str] | None:
        row = accounts.by_key(connection, key)
        if row is None or row.banned != WELCOME:
            return None
        connection.execute(delete(Recovery).where((Recovery.person == row.id) | (Recovery.until < time.time())))
        until = time.time() + HOUR
        connection.execute(insert(Recovery), {"token": fingerprint(token), "person": row.id, "until": until})
        stored = select(models.Person.settings).where(models.Person.id == row.id)
        return row.id, row.name, preferences_of(connection.execute(stored).scalar_one()).language

    try:
        found = await people.store.write(job)
        if found is not None:
            person, name, chosen = found
            spoken = next((one for one in (chosen, language) if one in LANGUAGES), FALLBACK)
            details = {"name": name, "link": f"{origin}/recovery/{token}"}
            subject, text = (WORDS.say(f"mail-recovery-{part}", spoken, details) for part in ("subject", "text"))
            await post.send(person, subject, text)
    except Exception:  # whoever asked was answered already
        log.exception("a letter could not be sent")


async def recover(people: People, harbour: Harbour, token: str, password: str) -> tuple[Somebody, str]:
    """A new password by the token of a letter, and a token for the browser; all others have to sign in again."""
    found = await people.store.read(lambda connection: _account(connection, token))
    hashed = await people.passwords.hash(acceptable(password, found.name))

    def job(connection: Connection) -> tuple[Somebody, str]:
        row = _account(connection, token)
        connection.execute(delete(Recovery).where(Recovery.person == row.id))
        accounts.set_password(connection, row.id, hashed)
        return Somebody(row.id, row.name, True), open_session(connection, row.id)

    person, fresh = await people.store.write(job)
    people.forget()
    harbour.live.disconnect(person.id)
    return person, fresh


def _account(connection: Connection, token: str) -> accounts.AccountRow:
    good = (Recovery.token == fingerprint(token)) & (Recovery.until >= time.time())
    person = connection.execute(select(Recovery.person).where(good)).scalar_one_or_none()
    row = None if person is None else accounts.by_id(connection, person)
    if row is None or row.password is None or row.banned != WELCOME:
        raise Unknown("no-recovery")
    return row
