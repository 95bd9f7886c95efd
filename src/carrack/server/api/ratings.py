"""How strong those at a table are."""

from __future__ import annotations

from functools import partial

from litestar import get

from carrack.server.api.common import AnyRequest, person_id, refusals, rooms
from carrack.server.api.tables import TableId
from carrack.server.tables.acts import AtTable
from carrack.server.tables.ratings import SeatRating, at_table


@get("/api/tables/{table:str}/ratings", responses=refusals(404), summary="How strong those at a table are")
async def ratings(request: AnyRequest, table: TableId) -> list[SeatRating]:
    """Seat by seat, at a rated table; at any other, nothing. After the end, also what the game has changed."""
    found = rooms(request)
    async with AtTable(found.harbour, table, person_id(request)) as there:
        return await found.store.read(partial(at_table, table=there)) if there.rated else []
