"""What would you do? The champion's advice for whoever is alone with bots."""

from __future__ import annotations

import msgspec
from litestar import get

from carrack.server.api.common import AnyRequest, refusals, rooms, signed_in
from carrack.server.api.play import asked_at
from carrack.server.api.tables import TableId
from carrack.server.bots.owed import position
from carrack.server.errors import Forbidden
from carrack.server.guard.limits import spend
from carrack.server.tables.acts import playing


class Advised(msgspec.Struct):
    """An answer, the chance to win with it, and the seat's points by source some moves later, on the average."""

    action: int
    chance: float
    sources: dict[str, float]


class Hint(msgspec.Struct):
    """The best answers first, to the question of a revision."""

    revision: int
    answers: list[Advised]


@get("/api/tables/{table:str}/hint", responses=refusals(401, 403, 404, 409, 429, 503), summary="What would you do?")
async def hint(request: AnyRequest, table: TableId) -> Hint:
    """Up to three answers that the strongest bot would think of, for the seat that is asked, from what it may know.
    Where other people play, and at a rated table, there are no hints. Nothing is played.
    """
    person = signed_in(request).id
    async with asked_at(request, table) as found:
        playing(found)
        if found.rated:
            raise Forbidden("rated-no-trying")
        if any(seat.person not in (None, person) and seat.bot is None for seat in found.seats):
            raise Forbidden("no-hints")
        revision, payload = found.revision, position(found, found.asked)  # as for a bot in the place of this seat
    spend(request, "hints")
    answers = await rooms(request).bots.advise(payload, person)
    return Hint(revision, msgspec.convert(answers, list[Advised]))
