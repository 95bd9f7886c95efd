"""A connection, for what is written to it too often to go through all layers of the application each time.

The server hangs one at each request's scope. An answer goes out whole, in one piece; a stream's events go straight to
the socket, and wait with their listener only while the other side does not take them.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from litestar.types import Scope
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, RequestResponseCycle

EXTENSION: Final = "carrack.wire"  # where a scope has it


class Streamed(Protocol):
    """Whoever has something to write for as long as the connection lasts."""

    def flush(self) -> None: ...

    def drop(self) -> None: ...


class Line(Protocol):
    """A connection as such: tells whoever streams there when the other side takes again, and when it has gone."""

    streamed: Streamed | None


class Wire:
    """One request's hold on a connection. `status` and `size` are what went out here, for the log."""

    __slots__ = ("_cycle", "_line", "size", "status")

    def __init__(self, cycle: RequestResponseCycle, line: Line) -> None:
        self._cycle = cycle
        self._line = line
        self.status = 0
        self.size = 0

    def stream(self, streamed: Streamed | None) -> None:
        """Who writes here from now on, None when it has ended."""
        self._line.streamed = streamed

    @property
    def full(self) -> bool:
        """The other side is behind: nothing more is to be written before `flush`."""
        return self._cycle.flow.write_paused

    @property
    def gone(self) -> bool:
        return self._cycle.transport.is_closing()

    def write(self, data: bytes) -> None:
        """A part of a body whose start went out already, and whose end will, by `send`."""
        self.size += len(data)
        self._cycle.transport.write(b"%x\r\n%b\r\n" % (len(data), data))

    def answer(self, status: int, headers: bytes, body: bytes) -> None:
        """A whole response, at once. `headers` are lines, without that of the length."""
        cycle = self._cycle
        if cycle.disconnected:
            return
        own = b"".join([b"%b: %b\r\n" % header for header in cycle.default_headers])
        if not cycle.keep_alive:
            own += b"connection: close\r\n"
        cycle.transport.write(
            b"%b%b%bcontent-length: %d\r\n\r\n%b" % (STATUS_LINE[status], own, headers, len(body), body)
        )
        self.status = status
        self.size += len(body)
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        if not cycle.keep_alive:
            cycle.transport.close()
        cycle.on_response()


def wire_of(scope: Scope) -> Wire:
    extensions: Any = scope["extensions"]
    found: Wire = extensions[EXTENSION]
    return found


def header_lines(headers: list[tuple[bytes, bytes]]) -> bytes:
    return b"".join(b"%b: %b\r\n" % header for header in headers)
