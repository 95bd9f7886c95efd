"""The browsers in which one is signed in."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import delete, get
from litestar.params import Parameter

from carrack.server.api.common import AnyRequest, refusals, rooms, signed_in
from carrack.server.guard.identity import token_of
from carrack.server.people.sessions import SessionData, end_one, sessions_of

SessionId = Annotated[str, Parameter(min_length=1, max_length=64, description="a session's id")]


@get("/api/me/sessions", responses=refusals(401), summary="Where I am signed in")
async def sessions(request: AnyRequest) -> list[SessionData]:
    """Every browser, those that were used last first."""
    person, token = signed_in(request).id, token_of(request.scope)
    return await rooms(request).store.read(partial(sessions_of, person=person, token=token))


@delete("/api/me/sessions/{session:str}", responses=refusals(401, 404), summary="Sign one browser out")
async def end(request: AnyRequest, session: SessionId) -> None:
    """The browser that has it is a stranger from then on."""
    found = rooms(request)
    await end_one(found.people, found.harbour, signed_in(request).id, session)
