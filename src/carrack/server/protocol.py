"""HTTP on one connection: uvicorn's, with limits on what arrives and a short way for acts."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final, NamedTuple

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from carrack.server.api.quick import Head, Quick
from carrack.server.wire import EXTENSION, Streamed, Wire

LARGEST_HEAD: Final = 64 * 1024  # bytes of a request before its body
HEAD_SECONDS: Final = 15.0  # for a request to say what it wants, counted from its first byte or the connection
END_OF_HEAD: Final = b"\r\n\r\n"


class Known(NamedTuple):
    """An act that came here in one piece. What begins with the same bytes and is as long has the same head: it needs
    no parsing, and no guard that looks at heads alone has to be asked again.
    """

    start: bytes
    length: int
    head: Head
    cycle: RequestResponseCycle


class Protocol(HttpToolsProtocol):
    """HTTP/1.1 that waits for nobody's headers for ever: uvicorn bounds neither their size nor their time.

    Each request's scope has a wire (`carrack.server.wire`). What the quick lane wants (`carrack.server.api.quick`)
    begins when its body is there, everything else when its head is.
    """

    _due: asyncio.TimerHandle | None = None
    _head: int = 0  # bytes of the request's head so far; -1 when it is complete
    _begun = 0  # requests that began in the data that has just come
    _whole = True  # the last one that began has come to its end
    _reading = False  # data that has just come
    _wanted: RequestResponseCycle | None = None  # by the quick lane, while its body is read from that data
    _taken: tuple[Head, RequestResponseCycle] | None = None  # by the quick lane, from that data
    _known: Known | None = None
    _quiet_since = 0.0
    streamed: Streamed | None = None

    def __init__(self, *args: Any, quick: Quick, **options: Any) -> None:
        super().__init__(*args, **options)
        self._quick = quick

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel()
        self._known = None
        super().connection_lost(exc)
        if self.streamed is not None:
            self.streamed.drop()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._begun += 1
        self._whole = False

    def on_headers_complete(self) -> None:
        self._head = -1
        super().on_headers_complete()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.streamed is not None:
            self.streamed.flush()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        if self._reading and self._quick.wants(cycle.scope):  # type: ignore[arg-type]
            self._wanted = cycle
        else:
            self._start(cycle)

    def _start(self, cycle: RequestResponseCycle) -> None:
        self._known = None  # the application writes into its scope
        cycle.scope["extensions"] = {EXTENSION: Wire(cycle, self)}  # type: ignore[dict-item]
        super()._start_asgi_task(cycle, self.app)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._whole = True
        cycle, self._wanted = self._wanted, None
        if cycle is not None:
            head = self._quick.read(cycle.scope)  # type: ignore[arg-type]
            if head is not None and self._take(head, cycle):
                self._taken = (head, cycle)
            else:
                self._start(cycle)

    def _take(self, head: Head, cycle: RequestResponseCycle) -> bool:
        return self._quick.take(head, bytes(cycle.body), Wire(cycle, self), partial(self._start, cycle))

    def data_received(self, data: bytes) -> None:
        if self._known is not None and self._take_known(self._known, data):
            return
        alone, self._begun = self._whole, 0
        self._reading = True
        super().data_received(data)
        self._reading = False
        if self._wanted is not None:  # its body is still to come: whoever waits for it has a limit
            cycle, self._wanted = self._wanted, None
            self._start(cycle)
        if self._taken is not None:
            if alone and self._whole and self._begun == 1:
                self._remember(data, *self._taken)
            self._taken = None
        if self._head < 0:
            self._cancel()
        else:
            self._head += len(data)
            self._wait()
            if self._head > LARGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of the request is too large.")

    # The same head again: whoever plays sends one after the other.

    def _remember(self, data: bytes, head: Head, cycle: RequestResponseCycle) -> None:
        """Only what has its length in its head, and is followed by nothing."""
        start = data[: -head.length]
        if head.length == len(cycle.body) and start.endswith(END_OF_HEAD):
            self._known = Known(start, len(data), head, cycle)

    def _take_known(self, known: Known, data: bytes) -> bool:
        """Begin what was answered before anew, with another body. False where it is for the parser."""
        if len(data) != known.length or not data.startswith(known.start):
            return False
        before = self.cycle
        if not (self._whole and before.response_complete) or self.transport.is_closing():
            return False
        cycle = self.cycle = known.cycle
        cycle.body = bytearray(data[len(known.start) :])
        cycle.response_started = cycle.response_complete = False
        if self._take(known.head, cycle):
            return True
        cycle.response_started = cycle.response_complete = True
        self.cycle = before
        return False

    # Clocks.

    def on_response_complete(self) -> None:
        """A clock that runs is not wound up anew with each answer: when it rings, it is asked how long it was quiet."""
        self._quiet_since = self.loop.time()
        running = self.timeout_keep_alive_task is not None
        if running and not (self.pipeline or self.flow.read_paused or self.transport.is_closing()):
            self.server_state.total_requests += 1
        else:
            super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        self.timeout_keep_alive_task = None
        if not (self._whole and self.cycle.response_complete):
            return  # the answer sets it again
        left = self._quiet_since + self.timeout_keep_alive - self.loop.time()
        if left > 0:
            self.timeout_keep_alive_task = self.loop.call_later(left, self.timeout_keep_alive_handler)
        else:
            super().timeout_keep_alive_handler()

    def _wait(self) -> None:
        """Most heads come whole and start no clock."""
        if self._due is None:
            self._due = self.loop.call_later(HEAD_SECONDS, self._too_slow)

    def _cancel(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _too_slow(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
