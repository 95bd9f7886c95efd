"""The quick lane: acts, which are most of what is asked, are answered before the framework has found their handler.

It only ever says what the handler would say, by the same function: whatever is not plainly right (a form that does not
fit, nobody signed in, any refusal) goes on to the handler, which says why. `benchmarks/server` shows what it is for.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from carrack.server.api.common import Rooms
from carrack.server.api.play import Acting
from carrack.server.errors import Problem
from carrack.server.guard.door import ALWAYS, NO_STORE, TLS, once
from carrack.server.guard.identity import token_of
from carrack.server.tables.acts import act
from carrack.server.wire import header_lines, wire_of

BEFORE: Final = "/api/tables/"
AFTER: Final = "/act"
ROUTE: Final = "/api/tables/{table}/act"  # as the framework names it in the log
LONGEST: Final = 32  # signs of a table's id
JSON: Final = b"application/json"
PLAIN: Final = header_lines([(b"content-type", JSON), *ALWAYS, NO_STORE])
SECURE: Final = header_lines([(b"content-type", JSON), *TLS, NO_STORE])
FORM: Final = msgspec.json.Decoder(Acting)


class Quick:
    """ASGI between the door and the application."""

    def __init__(self, app: Litestar, inner: ASGIApp) -> None:
        self._app = app
        self._inner = inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "POST":
            path = scope["path"]
            table = path[len(BEFORE) : -len(AFTER)]
            if path.startswith(BEFORE) and path.endswith(AFTER) and "/" not in table and len(table) <= LONGEST:
                body: bytes = (await receive()).get("body", b"")  # type: ignore[assignment]  # the door has read it
                update = await self._act(scope, table, body)
                if update is not None:
                    wire_of(scope).answer(200, SECURE if scope["scheme"] == "https" else PLAIN, update)
                    return
                receive = once(body, receive)
        await self._inner(scope, receive, send)

    async def _act(self, scope: Scope, table: str, body: bytes) -> bytes | None:
        if (b"content-type", JSON) not in scope["headers"] or scope.get("query_string"):
            return None
        rooms = cast(Rooms, self._app.state.rooms)
        try:
            form = FORM.decode(body)
            person = await rooms.people.who(token_of(scope))
            if person is None:
                return None
            update = await act(rooms.harbour, table, person.id, form.revision, form.key, form.actions, form.seat)
        except (msgspec.MsgspecError, Problem):
            return None
        scope["path_template"] = ROUTE
        scope["carrack.person"] = person  # type: ignore[typeddict-unknown-key]
        return update
