"""The light way to an act, which is most of what is asked: the framework's own way to its handler would take half of
the time of an act. Door, form, handler and refusals are the same; what does not look like an act at all goes
to the framework, which refuses it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from carrack.server.api.common import Rooms, no_stranger
from carrack.server.api.forms import read_as
from carrack.server.api.play import Acting, answered
from carrack.server.guard.door import respond

ROUTE: Final = "/api/tables/{table}/act"
PATH: Final = re.compile(ROUTE.replace("{table}", "([^/]{1,64})"))


class Light:
    """ASGI between the door and the framework."""

    def __init__(self, framework: ASGIApp, rooms: Callable[[], Rooms]) -> None:
        self._framework = framework
        self._rooms = rooms

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == ScopeType.HTTP else None
        if found is None or scope.get("method") != "POST" or scope["query_string"]:
            await self._framework(scope, receive, send)
            return
        scope["path_template"] = ROUTE
        person = no_stranger(scope["carrack.person"])  # type: ignore[typeddict-item]
        data = read_as(Acting, scope["carrack.body"])  # type: ignore[typeddict-item]
        await respond(send, 200, await answered(self._rooms(), person.id, found[1], data))
