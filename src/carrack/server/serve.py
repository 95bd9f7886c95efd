"""The server around the application: its socket, its settings, and an orderly end."""

from __future__ import annotations

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

from carrack.server.app import create_app
from carrack.server.protocol import Protocol
from carrack.server.settings import Settings

log = logging.getLogger("carrack.server")
BACKLOG: Final = 1024  # connections that may wait to be taken
KEEP_ALIVE: Final = 30  # seconds that a connection may stay without a request
GARBAGE: Final = 10_000  # objects more than before, after which the collector looks at the youngest


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
