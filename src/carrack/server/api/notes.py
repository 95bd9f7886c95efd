"""Private notes at a table."""

from __future__ import annotations

from typing import Annotated

from litestar import get, put
from litestar.params import Body
from msgspec import Meta

from carrack.server.api.common import AnyRequest, refusals, rooms, signed_in
from carrack.server.api.forms import Form
from carrack.server.api.tables import TableId
from carrack.server.guard.limits import spend
from carrack.server.tables import notes


class Note(Form):
    """What one has written down."""

    text: Annotated[str, Meta(max_length=notes.LONGEST, examples=["Blue collects silver."])]


@get("/api/tables/{table:str}/note", responses=refusals(401, 404), summary="My note")
async def read(request: AnyRequest, table: TableId) -> Note:
    """One's own sheet at a table, which nobody else is ever told."""
    return Note(await notes.read(rooms(request).harbour, table, signed_in(request).id))


@put("/api/tables/{table:str}/note", responses=refusals(401, 404), status_code=204, summary="Write it down")
async def write(request: AnyRequest, table: TableId, data: Annotated[Note, Body()]) -> None:
    """Instead of what stood there."""
    person = signed_in(request).id
    spend(request, "acts", person)
    await notes.write(rooms(request).harbour, table, person, data.text)
