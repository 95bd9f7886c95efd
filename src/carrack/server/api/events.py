"""Event streams as they go out: not as a stream of the framework, which takes a dozen calls for each message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from litestar.response import Stream
from litestar.types import Receive, Scope, Send

from carrack.server.live import Listener
from carrack.server.wire import wire_of

HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class EventStream(Stream):
    """What a listener is told, for as long as it listens. `leave` is called when it has gone, however it went."""

    def __init__(self, listener: Listener, leave: Callable[[], None]) -> None:
        super().__init__((), media_type="text/event-stream")
        self._listener = listener
        self._leave = leave

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        return Sending(self._listener, self._leave)


class Sending:
    """The ASGI side of a stream: its start and its end. All between goes from the listener to the wire."""

    def __init__(self, listener: Listener, leave: Callable[[], None]) -> None:
        self._listener = listener
        self._leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        listener = self._listener
        try:
            await send({"type": "http.response.start", "status": 200, "headers": list(HEADERS)})
            await listener.attend(wire_of(scope))
            await send({"type": "http.response.body", "body": listener.take(), "more_body": False})
        finally:
            self._leave()
