"""Event streams, as plain ASGI: the framework's own take a dozen calls for each message."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from litestar.response import Stream
from litestar.types import Receive, Scope, Send

from carrack.server.tables.live import Listener

HEADERS: Final = [(b"content-type", b"text/event-stream; charset=utf-8"), (b"x-accel-buffering", b"no")]


class EventStream(Stream):
    """What a listener is told, for as long as it listens. `leave` is called when it has gone, however it went."""

    def __init__(self, listener: Listener, leave: Callable[[], None]) -> None:
        super().__init__((), media_type="text/event-stream")
        self._listener = listener
        self._leave = leave

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        return self._respond

    async def _respond(self, scope: Scope, receive: Receive, send: Send) -> None:
        """It ends when nothing more will come, or nobody is there. Where the other side takes nothing, `send` waits
        until it does, or until the connection is cut off (`guard.connections`).
        """
        listener = self._listener
        watching = asyncio.create_task(self._watch(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": list(HEADERS)})
            while data := await listener.take():
                listener.stalled = True
                await send({"type": "http.response.body", "body": data, "more_body": True})
                listener.stalled = False
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            watching.cancel()
            self._leave()

    async def _watch(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._listener.disconnect()
