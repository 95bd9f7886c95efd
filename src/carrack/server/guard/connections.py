"""Connections: how many there may be, in all and from one address, and how long each may take over each thing it does.

ASGI begins with a request whose head is complete, so what comes before it is watched here, between the socket and the
HTTP protocol of the ASGI server: through asyncio's own interface alone, whatever protocol that is. The door says when
a request begins, has come and is answered (`Phase`), and for how many bytes of it there is room.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

from carrack.server.errors import Problem, said
from carrack.server.guard.limits import household
from carrack.server.settings import Settings

Address = tuple[str, int]
LARGEST_HEAD: Final = 64 * 1024  # bytes before, or beyond, what a request says it has
HEAD_SECONDS: Final = 30.0  # for a request's head to come, from its first byte, the connection or the last answer
BODY_SECONDS: Final = 30.0  # for its body to come after that
STALLED_SECONDS: Final = 30.0  # for which the other side may take nothing of what was sent
STEP: Final = 4096  # bytes that count as taking something
SWEEP: Final = 1.0  # seconds between two looks at all connections: a timer for each would cost more than most requests


def last_answer(status: bytes, body: bytes = b"") -> bytes:
    """What is said to whoever is not let through to HTTP, or not any more."""
    head = b"HTTP/1.1 %b\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n"
    return head % (status, len(body)) + body


BUSY: Final = last_answer(b"503 Service Unavailable")
TOO_LARGE: Final = last_answer(b"431 Request Header Fields Too Large")
TOO_SLOW: Final = last_answer(b"408 Request Timeout", said(Problem("too-slow"))[0])


class Connections:
    """All that are open."""

    def __init__(self, settings: Settings, trusts: Callable[[str], bool]) -> None:
        self._most = settings.connections
        self._most_each = settings.connections_each
        self._trusts = trusts  # a proxy of ours speaks for many, and has limits of its own
        self._open: dict[Address, Connection] = {}
        self._each: Counter[str] = Counter()
        self._sweeping: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._open)

    def guarded(self, protocol: Callable[..., asyncio.Protocol]) -> Callable[..., Connection]:
        """A protocol's factory, behind us."""
        return partial(Connection, self, protocol)

    def add(self, connection: Connection) -> bool:
        """Whether there is room for one more."""
        address, _ = connection.peer
        if len(self._open) >= self._most:
            return False
        if self._each[household(address)] >= self._most_each and not self._trusts(address):
            return False
        self._open[connection.peer] = connection
        self._each[household(address)] += 1
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(SWEEP, self._sweep)
        return True

    def remove(self, connection: Connection) -> None:
        if self._open.get(connection.peer) is not connection:
            return
        del self._open[connection.peer]
        address = household(connection.peer[0])
        self._each[address] -= 1
        if not self._each[address]:
            del self._each[address]

    def begin(self, peer: Address | None, length: int) -> Phase:
        """A request with a body of this length begins. Elsewhere than behind `guarded`, nobody looks at its phase."""
        connection = None if peer is None else self._open.get((peer[0], peer[1]))
        phase = Phase() if connection is None else connection.phase
        phase.begin(length)
        return phase

    def _sweep(self) -> None:
        self._sweeping = None
        now = time.monotonic()
        for connection in list(self._open.values()):
            if connection.phase.is_late(now) or connection.is_stalled(now):
                connection.transport.abort()
            elif connection.phase.is_without_body(now):
                connection.refuse(TOO_SLOW)
        if self._open:
            self._sweeping = asyncio.get_running_loop().call_later(SWEEP, self._sweep)


class Phase:
    """What a connection is about: waiting for a request, for the body of one, or for our answer."""

    __slots__ = ("body", "requests", "room", "since")

    def __init__(self) -> None:
        self.requests = 0  # under way
        self.body = False  # that of the request is still to come
        self.room = LARGEST_HEAD  # for bytes that may come
        self.since = time.monotonic()  # when it began to wait for a request, or the request to come

    def begin(self, length: int) -> None:
        self.requests += 1
        self.body = length > 0
        self.room = LARGEST_HEAD + length
        self.since = time.monotonic()

    def end(self) -> None:
        self.requests -= 1
        if not self.requests:  # else the next one has begun already, and what it said of itself stays
            self.body = False
            self.room = LARGEST_HEAD
            self.since = time.monotonic()

    def is_late(self, now: float) -> bool:
        """The next request does not come."""
        return not self.requests and now - self.since > HEAD_SECONDS

    def is_without_body(self, now: float) -> bool:
        return self.body and now - self.since > BODY_SECONDS


class Connection(asyncio.Protocol):
    """One of them: passes everything on, counts bytes and looks at the clock."""

    transport: asyncio.Transport
    peer: Address

    def __init__(self, connections: Connections, protocol: Callable[..., asyncio.Protocol], **options: Any) -> None:
        self._connections = connections
        self._http = protocol(**options)
        self._admitted = False
        self.phase = Phase()
        self._left = 0  # least of what was sent that the other side has not taken
        self._taken = self.phase.since  # when it last took something

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.peer = transport.get_extra_info("peername")[:2]
        self._admitted = self._connections.add(self)
        if self._admitted:
            self._http.connection_made(transport)
        else:
            self.refuse(BUSY)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.remove(self)
        if self._admitted:
            self._http.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._admitted:
            return
        phase = self.phase
        if not phase.requests and phase.room == LARGEST_HEAD:
            phase.since = time.monotonic()
        before = phase.room
        self._http.data_received(data)
        phase.room -= len(data)
        if phase.room < 0 <= before:  # where this completes a head, the door makes room first: its task began just now
            asyncio.get_running_loop().call_soon(self._check_room)

    def _check_room(self) -> None:
        if self.phase.room < 0:
            self.refuse(TOO_LARGE)

    def refuse(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()

    def eof_received(self) -> bool | None:
        return self._http.eof_received() if self._admitted else None

    def pause_writing(self) -> None:
        self._http.pause_writing()

    def resume_writing(self) -> None:
        self._left, self._taken = 0, time.monotonic()
        self._http.resume_writing()

    def is_stalled(self, now: float) -> bool:
        """The other side does not take what it asked for; also where we have closed and wait for that."""
        left = self.transport.get_write_buffer_size()
        if left == 0 or left <= self._left - STEP:
            self._left, self._taken = left, now
        elif self._left == 0:
            self._left = left
        return left > 0 and now - self._taken > STALLED_SECONDS
