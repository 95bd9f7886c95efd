"""Calls by the services that apprise knows: ntfy, Discord, Matrix ...; those that the host has named.

It has requests of its own, so each call is made in a process of its own (`messenger.py`), which refuses to connect to
where it may not, and is ended when it takes too long.
"""

from __future__ import annotations

import asyncio
import sys
from importlib.util import find_spec
from typing import Final

import msgspec

from carrack.server.calls.way import Undelivered, Way
from carrack.server.calls.words import Message
from carrack.server.errors import Problem

MESSENGER: Final = ("-m", "carrack.server.calls.messenger")
AT_ONCE: Final = 2  # each takes a second of a processor to begin
STARTS: Final = 15.0  # seconds that a process may take to begin, on a busy machine
DONE, REFUSED, PRIVATE, MALFORMED = 0, 10, 11, 12  # how a messenger ends
OUTCOMES: Final = {REFUSED: "refused", PRIVATE: "private", MALFORMED: "malformed"}


def is_installed() -> bool:
    return find_spec("apprise") is not None


def check_service(address: str, allowed: tuple[str, ...]) -> None:
    """Its scheme is the name of a service that the host has named; with an s at its end, over TLS."""
    scheme = address.partition("://")[0].lower()
    if scheme not in {*allowed, *(f"{one}s" for one in allowed)} or not address.isprintable():
        raise Problem("call-service", services=", ".join(allowed))


class Errand(msgspec.Struct):
    """What the process is told, on its standard input: an address may hold somebody's password."""

    address: str
    title: str
    text: str
    private: bool


class Messengers:
    """Those who are under way."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)

    async def send(self, way: Way, said: Message, private: bool, within: float) -> None:
        errand = Errand(way.address, said.title, f"{said.text}\n{way.origin}{said.path}", private)
        async with self._free:
            status = await run(msgspec.json.encode(errand), within + STARTS)
        if status != DONE:
            why = OUTCOMES.get(status, "unreachable")
            raise Undelivered(why, for_good=why in ("private", "malformed"))


async def run(errand: bytes, within: float) -> int:
    """How a messenger has ended; one that takes too long is ended."""
    pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        sys.executable, *MESSENGER, stdin=pipe, stdout=nothing, stderr=nothing
    )
    try:
        async with asyncio.timeout(within):
            await process.communicate(errand)
            return await process.wait()
    except TimeoutError:
        raise Undelivered("silent") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
