"""The server around the application: its socket, its settings, and an orderly end."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
import threading
from dataclasses import replace
from types import FrameType
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from carrack.server.app import Application, create_app
from carrack.server.settings import Settings

log = logging.getLogger("carrack.server")
BACKLOG: Final = 1024  # connections that may wait to be taken
KEEP_ALIVE: Final = 25  # seconds that a connection may stay without a request
UNTAKEN: Final = 30_000  # milliseconds for which the other side may confirm nothing, before the system hangs up
DESCRIPTORS: Final = 256  # for everything but connections
GARBAGE: Final = 10_000  # objects more than before, after which the collector looks at the youngest


class Server(uvicorn.Server):
    """Ends the event streams when it is asked to stop: they would hold it for the whole of its grace."""

    def __init__(self, app: Application, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if threading.current_thread() is threading.main_thread():  # the process is ours
            freeze_gc()
        log.info("open")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        self._app.rooms.live.close()
        await super().shutdown(sockets)
        log.info("stopped")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM and the first Ctrl-C end in good order, with status 0; the second Ctrl-C does not wait."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def freeze_gc() -> None:
    """What is loaded by now stays. To look through all of it takes the collector the better part of a tenth of a
    second, in which nobody is answered.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, *gc.get_threshold()[1:])


def build(settings: Settings) -> Server:
    """A server that is ready to run on sockets that `listen` opened."""
    app = create_app(with_descriptors(settings))
    options: dict[str, Any] = {
        "http": app.door.connections.guarded(AutoHTTPProtocol),
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


def with_descriptors(settings: Settings) -> Settings:
    """As many connections as the system lets us have, at most those that were asked for."""
    if sys.platform == "win32":
        return settings
    import resource

    wanted = settings.connections + DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return replace(settings, connections=min(settings.connections, soft - DESCRIPTORS))
    return settings


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes a free one. An OSError says what stands in the way."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # a laptop that was closed is away after half a minute
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNTAKEN)
        found.bind((host, port))
        found.listen(BACKLOG)
        found.setblocking(False)
    except BaseException:
        found.close()
        raise
    return found
