"""The server around the application: sockets, limits on what arrives, and an orderly end."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import threading
from functools import partial
from types import FrameType
from typing import Any, Final

import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from carrack.server.api.quick import Quick
from carrack.server.app import create_app
from carrack.server.settings import Settings
from carrack.server.wire import EXTENSION, Streamed, Wire

log = logging.getLogger("carrack.server")
BACKLOG: Final = 1024  # connections that may wait to be taken
LARGEST_HEAD: Final = 64 * 1024  # bytes of a request before its body
HEAD_SECONDS: Final = 15.0  # for a request to say what it wants, counted from its first byte or the connection
KEEP_ALIVE: Final = 30  # seconds that a connection may stay without a request
GARBAGE: Final = 10_000  # objects more than before, after which the collector looks at the youngest


class Protocol(HttpToolsProtocol):
    """HTTP/1.1 that waits for nobody's headers for ever: uvicorn bounds neither their size nor their time.

    Each request's scope has a wire (`carrack.server.wire`). What the quick lane wants (`carrack.server.api.quick`)
    begins when its body is there, everything else when its head is.
    """

    _due: asyncio.TimerHandle | None = None
    _head: int = 0  # bytes of the request's head so far; -1 when it is complete
    _reading = False  # data that has just come
    _wanted: RequestResponseCycle | None = None  # by the quick lane, while its body is read from that data
    streamed: Streamed | None = None

    def __init__(self, *args: Any, quick: Quick, **options: Any) -> None:
        super().__init__(*args, **options)
        self._quick = quick

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel()
        super().connection_lost(exc)
        if self.streamed is not None:
            self.streamed.drop()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0

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
        cycle.scope["extensions"] = {EXTENSION: Wire(cycle, self)}  # type: ignore[dict-item]
        super()._start_asgi_task(cycle, self.app)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        cycle, self._wanted = self._wanted, None
        if cycle is not None:
            start = partial(self._start, cycle)
            if not self._quick.take(cycle.scope, bytes(cycle.body), Wire(cycle, self), start):  # type: ignore[arg-type]
                start()

    def data_received(self, data: bytes) -> None:
        self._reading = True
        super().data_received(data)
        self._reading = False
        if self._wanted is not None:  # its body is still to come: whoever waits for it has a limit
            cycle, self._wanted = self._wanted, None
            self._start(cycle)
        if self._head < 0:
            self._cancel()
        else:
            self._head += len(data)
            self._wait()
            if self._head > LARGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of the request is too large.")

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


class Server(uvicorn.Server):
    """Ends the event streams when it is asked to stop: they would hold it for the whole of its grace."""

    def __init__(self, app: Litestar, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if threading.current_thread() is threading.main_thread():  # the process is ours
            settle()
        log.info("open")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        self._app.state.rooms.live.close()
        await super().shutdown(sockets)
        log.info("stopped")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM and the first Ctrl-C end in good order, with status 0; the second Ctrl-C does not wait."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def settle() -> None:
    """What is loaded by now stays. To look through all of it takes the collector the better part of a tenth of a
    second, in which nobody is answered.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, *gc.get_threshold()[1:])


def build(settings: Settings) -> Server:
    """A server that is ready to run on sockets that `listen` opened."""
    app = create_app(settings)
    options: dict[str, Any] = {
        "http": partial(Protocol, quick=app.quick),
        "ws": "none",
        "lifespan": "on",
        "log_config": None,
        "access_log": False,  # ours says less: no query, no raw path
        "proxy_headers": False,  # our own guard believes them, from those it is told to
        "server_header": False,
        "backlog": BACKLOG,
        "timeout_keep_alive": KEEP_ALIVE,
        "timeout_graceful_shutdown": settings.stop_within,
    }
    return Server(app, uvicorn.Config(app, **options))


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes a free one. An OSError says what stands in the way."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(BACKLOG)
        found.setblocking(False)
    except BaseException:
        found.close()
        raise
    return found
