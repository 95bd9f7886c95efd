"""The quick lane: acts, which are most of what is asked, without a task and without the framework.

It only ever does what their handler would, by the same functions: the door's own guards, the same form, the same rules.
Whatever is not plainly right (a form that does not fit, nobody signed in, any refusal, a table that is held or is still
on disk) it leaves untouched to the handler, which says why. `benchmarks/server` shows what it is for.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final, NamedTuple, cast

import msgspec
from litestar import Litestar
from litestar.types import HTTPScope

from carrack.server.api.common import Rooms
from carrack.server.api.play import Acting
from carrack.server.errors import Problem
from carrack.server.guard.door import ALWAYS, NO_STORE, TLS, Door, tell
from carrack.server.guard.identity import token_of
from carrack.server.people.people import fingerprint
from carrack.server.tables.acts import act_then
from carrack.server.wire import Wire, header_lines

PATH: Final = re.compile("/api/tables/[^/]{1,32}/act")
ROUTE: Final = "/api/tables/{table}/act"  # as the framework names it in the log
JSON: Final = b"application/json"
PLAIN: Final = header_lines([(b"content-type", JSON), *ALWAYS, NO_STORE])
SECURE: Final = header_lines([(b"content-type", JSON), *TLS, NO_STORE])
FORM: Final = msgspec.json.Decoder(Acting)


class Head(NamedTuple):
    """What the head of an act says, once the door has let it in."""

    scope: HTTPScope
    length: int  # of the body
    table: str
    session: str  # fingerprint of its token


class Quick:
    """Between the socket and the door."""

    def __init__(self, app: Litestar, door: Door) -> None:
        self._app = app
        self._door = door

    def wants(self, scope: HTTPScope) -> bool:
        """Whether to wait for the body of a request."""
        return scope["method"] == "POST" and PATH.fullmatch(scope["path"]) is not None and not scope["query_string"]

    def read(self, scope: HTTPScope) -> Head | None:
        """The head of a request that is wanted; None if that is for the handler."""
        try:
            headers = self._door.admit(scope)
        except Problem:  # the handler meets it too, and has words for it
            return None
        length = int(headers.get(b"content-length", b"0"))
        token = token_of(scope)
        if not token or headers.get(b"content-type") != JSON or b"content-encoding" in headers:
            return None
        if not 0 < length <= self._door.settings.largest_body:
            return None
        return Head(scope, length, scope["path"].split("/")[3], fingerprint(token))

    def take(self, head: Head, body: bytes, wire: Wire, otherwise: Callable[[], None]) -> bool:
        """Answer as soon as what is asked for is on disk. False if it is for the handler; if that turns out later,
        since the disk refused, `otherwise` is called. (The form lets no body in that the door would not.)
        """
        began = time.perf_counter()
        rooms = cast(Rooms, self._app.state.rooms)
        scope = head.scope

        def then(update: bytes | None) -> None:
            if update is None:
                otherwise()
                return
            wire.answer(200, SECURE if scope["scheme"] == "https" else PLAIN, update)
            scope["path_template"] = ROUTE
            scope["carrack.person"] = person  # type: ignore[typeddict-unknown-key]
            tell(scope, began, wire.status, wire.size)

        try:
            form = FORM.decode(body)
            person = rooms.people.known(head.session)
            if person is None:
                return False
            return act_then(
                rooms.harbour, head.table, person.id, form.revision, form.key, form.actions, form.seat, then
            )
        except Exception:  # a refusal or a fault: the handler meets it too
            return False
