"""Chat at a table."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import Body, Parameter
from msgspec import Meta

from carrack.server.api.common import AnyRequest, person_id, refusals, rooms, signed_in
from carrack.server.api.forms import Form
from carrack.server.api.tables import TableId
from carrack.server.guard.limits import spend
from carrack.server.tables import chat
from carrack.server.tables.chat import LONGEST, Chat, LineTold


class Saying(Form):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST, examples=["Well played."])]


@get("/api/tables/{table:str}/chat", responses=refusals(404), summary="What was said at a table")
async def lines(
    request: AnyRequest,
    table: TableId,
    after: Annotated[int | None, Parameter(ge=0, le=2**53, description="only lines after this one")] = None,
) -> Chat:
    """The last lines, or those after one that is known. A line that was removed is told as removed."""
    return await chat.lines(rooms(request).harbour, table, person_id(request), after)


@post("/api/tables/{table:str}/chat", responses=refusals(401, 404), summary="Say something")
async def say(request: AnyRequest, table: TableId, data: Annotated[Saying, Body()]) -> LineTold:
    """For those who sit at the table, and for its host. Everybody at the table hears it as `chat`."""
    person = signed_in(request).id
    spend(request, "chat")
    return await chat.say(rooms(request).harbour, table, person, data.text)
