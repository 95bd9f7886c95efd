"""By which kinds of ways this harbour calls, and how each is used."""

from __future__ import annotations

import secrets
from typing import Final

from carrack.server.calls import push, webhook
from carrack.server.calls.mail import Post, call_by, letter_to, server_of
from carrack.server.calls.services import Messengers, is_installed
from carrack.server.calls.way import MAIL, PUSH, SERVICE, WEBHOOK, Undelivered, Way
from carrack.server.calls.words import Message
from carrack.server.settings import KINDS, Settings


def kinds_of(settings: Settings) -> tuple[str, ...]:
    """Those that the host wants and has what they need."""
    lacking = {MAIL: not settings.smtp, SERVICE: not (settings.services and is_installed())}
    return tuple(kind for kind in KINDS if kind in settings.calls and not lacking.get(kind))


class Sender:
    """Takes a message to where it is to go, or is Undelivered."""

    def __init__(self, settings: Settings, signer: push.Signer) -> None:
        self.kinds: Final = kinds_of(settings)
        self.signer: Final = signer
        self._private = settings.private_calls
        self._within = settings.call_within
        self._post = Post(server_of(settings.smtp)) if MAIL in self.kinds else None
        self._messengers = Messengers()

    async def send(self, way: Way, said: Message) -> None:
        if way.kind not in self.kinds:
            raise Undelivered("kind", for_good=True)  # the host does not want it any more
        if way.kind == PUSH:
            await push.send(self.signer, way, said, self._private, self._within)
        elif way.kind == WEBHOOK:
            await webhook.send(way, said, self._private, self._within)
        elif way.kind == SERVICE:
            await self._messengers.send(way, said, self._private, self._within)
        elif self._post is not None:
            await self._post.send(call_by(self._post.server, way, said), self._within)

    async def write(self, address: str, subject: str, text: str) -> None:
        """A letter that is no call."""
        if self._post is None:
            raise Undelivered("kind", for_good=True)
        await self._post.send(
            letter_to(self._post.server, address, secrets.token_urlsafe(12), subject, text), self._within
        )

    def close(self) -> None:
        if self._post is not None:
            self._post.close()
