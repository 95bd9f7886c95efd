"""Passwords: hashed with argon2 in a thread, a few at a time, and never compared faster for a name that is unknown."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from carrack.server.errors import Problem
from carrack.server.people.names import key_of
from carrack.server.settings import Settings

LEAST: Final = 8
MOST: Final = 200
AT_ONCE: Final = 2  # hashes in the making: each takes 64 MB and a processor


def acceptable(password: str, name: str) -> str:
    """A password as it is hashed, or why it will not do. It is never part of what is said."""
    composed = normalize("NFC", password)
    if len(composed) < LEAST:
        raise Problem("password-short", least=LEAST)
    if len(composed) > MOST:
        raise Problem("password-long", most=MOST)
    if key_of(composed) == key_of(name):
        raise Problem("password-is-name")
    return composed


def hasher_of(settings: Settings) -> PasswordHasher:
    return PasswordHasher(time_cost=settings.hash_time_cost, memory_cost=settings.hash_memory_cost)


class Passwords:
    """Makes and checks hashes. The parameters are the host's; a hash made with others is renewed at the next login."""

    def __init__(self, settings: Settings) -> None:
        self._hasher = hasher_of(settings)
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._decoy = ""

    async def hash(self, password: str) -> str:
        async with self._at_once:
            return await asyncio.to_thread(self._hasher.hash, normalize("NFC", password))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether a password is the one that was hashed; without a hash it takes as long to say no."""
        if not self._decoy:
            self._decoy = await self.hash(secrets.token_urlsafe())
        async with self._at_once:
            right = await asyncio.to_thread(self._verify, hashed or self._decoy, normalize("NFC", password))
        return right and hashed is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    def is_old(self, hashed: str) -> bool:
        """Made with other parameters than today's."""
        return self._hasher.check_needs_rehash(hashed)
