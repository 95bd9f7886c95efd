"""Records: a game taken along as a file, brought back as a table, and its chance checked."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Body
from msgspec import Meta

from carrack.server.api.common import AnyRequest, anybody, person_id, refusals, rooms
from carrack.server.api.forms import Form
from carrack.server.api.play import MaybeSeat
from carrack.server.api.tables import TableId, TableTold, told
from carrack.server.bots.room import match_parts
from carrack.server.errors import Conflict
from carrack.server.guard.limits import reading, spend
from carrack.server.tables.acts import AtTable, own_seat
from carrack.server.tables.importing import bring
from carrack.server.tables.table import ENDED, Table

JSON_LINES = "application/x-ndjson"


class Importing(Form):
    """The text of a record, as it was exported."""

    record: Annotated[str, Meta(min_length=1, examples=['{"carrack":"record", ...}\n'])]


class Contribution(msgspec.Struct):
    """What somebody brought to the seed when sitting down; a record does not say at which seat."""

    seat: int | None
    text: str


class Fairness(msgspec.Struct):
    """What chance was bound to, and, when the game is over, whether it kept to it.

    The seed is the secret together with the contributions in this order. `fair` is null while the game goes on, and
    where no seed was committed to (real dice) or the rules of then are not those of today. `checked` is the number of
    draws that were confirmed: those since the rules were last corrected.
    """

    commitment: str
    contributions: list[Contribution]
    over: bool
    secret: str | None = None
    fair: bool | None = None
    checked: int | None = None


@post("/api/tables/import", responses=refusals(413, 415), summary="Bring a record")
async def bring_record(request: AnyRequest, data: Annotated[Importing, Body()]) -> TableTold:
    """A finished game becomes a private table to look at, move by move; an unfinished one an open table that plays on
    from where the record ends, with chance of its own.
    """
    spend(request, "imports")
    with reading(request, person_id(request)):
        found = await rooms(request).bots.read(data.record)
    person = await anybody(request)
    table = await bring(rooms(request).harbour, person.id, found)
    return told(request, table, person.id)


@get(
    "/api/tables/{table:str}/record",
    responses=refusals(404, 409),
    media_type=JSON_LINES,
    summary="Take a record along",
)
async def record(request: AnyRequest, table: TableId, seat: MaybeSeat = None) -> Response[str]:
    """JSON Lines. Complete when the game is over, seed and all; before that as one's own seat may know it. Refused for
    a game that was played under older rules to its end.
    """
    person = person_id(request)
    with reading(request, person):
        async with AtTable(rooms(request).harbour, table, person) as found:
            if found.match is not None and found.outdated is not None:
                raise Conflict("older-rules")
            eyes = own_seat(found, person, seat)
            parts = match_parts(found)
            name = f"{found.game.id}-{found.id}.jsonl"
        text = await rooms(request).bots.write(parts, eyes)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=JSON_LINES, headers=headers)


@get("/api/tables/{table:str}/fairness", responses=refusals(404, 409), summary="Was chance fair?")
async def fairness(request: AnyRequest, table: TableId) -> Fairness:
    """The commitment and what everybody brought to the seed; when the game is over, also the secret, and whether every
    draw was the one that the seed gives: the same that `carrack verify` finds in the record.
    """
    person = person_id(request)
    bots = rooms(request).bots
    async with AtTable(rooms(request).harbour, table, person) as found:
        answer = Fairness(found.commitment, contributions(found), found.phase == ENDED)
        reveal: dict[str, Any] = found.fate().reveal()
        if found.phase != ENDED or not reveal:
            return answer
        if found.outdated is not None:
            answer.secret = reveal["secret"]
            return answer
        known = bots.fair.get(found.id)
    if known is None:
        spend(request, "imports")
        with reading(request, person):
            known = await bots.fairness(found.id, match_parts(found))
    answer.secret, answer.fair, answer.checked = reveal["secret"], known["fair"], known["checked"]
    return answer


def contributions(table: Table) -> list[Contribution]:
    if table.record.get("reveal"):
        return [Contribution(None, text) for text in table.record["reveal"]["contributions"]]
    return [Contribution(i, seat.contribution) for i, seat in enumerate(table.seats) if seat.contribution]
