"""At the table: what is asked, what can be done, doing it, taking it back."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import groupby
from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Response, get
from litestar.params import Body, HeaderParameter, Parameter
from litestar.response import Stream
from msgspec import Meta

from carrack.core.log import ACT
from carrack.server.api.common import AnyRequest, Rooms, person_id, refusals, rooms, signed_in
from carrack.server.api.forms import Form
from carrack.server.api.streams import EventStream
from carrack.server.api.tables import LevelName, SeatNumber, SeatOnly, TableId, TableTold, deed, done, told
from carrack.server.errors import Conflict, Forbidden, Problem
from carrack.server.guard.limits import count, spend
from carrack.server.tables import acts, rewinding, seating
from carrack.server.tables.acts import AtTable, any_seat, own_seat
from carrack.server.tables.live import Listener, message, update_message
from carrack.server.tables.recounting import recount
from carrack.server.tables.table import OPEN, Table
from carrack.server.tables.telling import Question, Update, encoded, update_at

MaybeSeat = Annotated[int | None, Parameter(ge=0, le=9, description="through which of one's own seats to look")]
ActionCode = Annotated[int, Parameter(ge=0, le=2**31, description="an action of the game")]
Revision = Annotated[int, Meta(ge=0, le=2**31, examples=[12])]
Key = Annotated[str, Meta(min_length=1, max_length=64, examples=["7d0f6c1e"])]
STALE = refusals(401, 404, 409, stale=True)  # of what is done to the question of a revision


class Acting(Form):
    """Answers to the question of a revision, done once per key, all or none."""

    revision: Revision
    key: Key
    actions: Annotated[list[Annotated[int, Meta(ge=0, le=2**31)]], Meta(min_length=1, max_length=64, examples=[[3]])]
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None


class Undoing(Form):
    """To take back one's last answer."""

    revision: Revision
    key: Key
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None


class Rewinding(Form):
    """To which revision all are asked to go back."""

    to: Revision


class RewindTold(msgspec.Struct):
    """How many decisions of each seat would be lost by going back."""

    to: int
    lost: list[int]


class Consent(Form):
    """Yes or no to a rewind."""

    consent: Annotated[bool, Meta(examples=[True])]


class Branching(Form):
    """From which revision to play on at a table of one's own."""

    revision: Revision


class Level(Form):
    """A level of bots."""

    level: LevelName


class Recount(msgspec.Struct):
    """Where the game stood, and each move since."""

    updates: list[Update]


class TurnStart(msgspec.Struct):
    """From this revision on a seat answers."""

    revision: int
    seat: int


class TurnStarts(msgspec.Struct):
    """Where turns begin, in the order of the log."""

    turns: list[TurnStart]


class Why(msgspec.Struct):
    """Why an action cannot be done now; null when it can. The page words it (`reason-<reason>`)."""

    why: dict[str, Any] | None


class RefusedAction(msgspec.Struct):
    """An action that cannot be done now: the reason, the paragraph, and what the reason is worded with."""

    action: int
    reason: str
    rule: str
    details: dict[str, Any]


class WhyNot(msgspec.Struct):
    """Everything that the verbs of the open question could mean and that cannot be done."""

    refused: list[RefusedAction]


class Preview(msgspec.Struct):
    """What follows for certain, as the seat that is asked may know it: the events, the view after them, points by seat
    and by source, and whose question comes next. Where that is chance, `odds` has the weight of each answer that may
    come. `idle`: it costs something and brings nothing.
    """

    events: list[dict[str, Any]]
    view: dict[str, Any]
    scores: list[int]
    breakdown: list[dict[str, int]]
    question: Question
    idle: bool
    odds: dict[int, int] | None = None


@get("/api/tables/{table:str}/state", responses=refusals(404, 409), summary="Where the game stands")
async def state(
    request: AnyRequest,
    table: TableId,
    seat: MaybeSeat = None,
    since: Annotated[int, Parameter(ge=0, le=2**31, description="events after this revision")] = 0,
) -> Response[Update]:
    """View, question, options and events for one's own eyes: a seat's, or a spectator's."""
    person = person_id(request)
    async with AtTable(rooms(request).harbour, table, person) as found:
        return said(encoded(found, own_seat(found, person, seat), min(since, found.running.revision)))


@get("/api/tables/{table:str}/moves/{revision:int}", responses=refusals(404, 409), summary="An earlier moment")
async def moment(
    request: AnyRequest,
    table: TableId,
    revision: Annotated[int, Parameter(ge=0, le=2**31, description="after so many entries of the log")],
    seat: MaybeSeat = None,
) -> Update:
    """The game at a revision, for replays: through one's own eyes, when it is over through anybody's. Of what was
    played under older rules only some moments are stored: the answer is then the last one before, and says which.
    """
    person = person_id(request)
    async with AtTable(rooms(request).harbour, table, person) as found:
        if revision > found.running.revision:
            raise Problem("no-revision", revision=revision, most=found.revision)
        eyes = any_seat(found, person, seat)
        shown, state = await rooms(request).harbour.moment(found, revision)
        return update_at(found, eyes, shown, state)


@get("/api/tables/{table:str}/since/{revision:int}", responses=refusals(404, 409), summary="What happened since")
async def since(
    request: AnyRequest,
    table: TableId,
    revision: Annotated[int, Parameter(ge=0, le=2**31, description="after so many entries of the log")],
    seat: MaybeSeat = None,
) -> Recount:
    """Where the game stood at a revision and after each move since, for a show of it: an `Update` a move, with all that
    followed by itself. Of very many, the last ones.
    """
    person = person_id(request)
    async with AtTable(rooms(request).harbour, table, person) as found:
        if revision > found.running.revision:
            raise Problem("no-revision", revision=revision, most=found.revision)
        if found.outdated is not None:
            raise Conflict("older-rules")
        return Recount(recount(found, own_seat(found, person, seat), revision))


@get("/api/tables/{table:str}/turns", responses=refusals(404, 409), summary="Where turns begin")
async def turn_starts(request: AnyRequest, table: TableId) -> TurnStarts:
    """The revisions at which another seat began to answer, for jumping from turn to turn in a replay."""
    async with AtTable(rooms(request).harbour, table, person_id(request)) as found:
        entries = enumerate(found.running.entries())
        answers = [TurnStart(revision, entry.by) for revision, entry in entries if entry.kind == ACT and entry.by >= 0]
        return TurnStarts([next(turn) for _, turn in groupby(answers, key=lambda answer: answer.seat)])


def said(update: bytes) -> Response[Update]:
    """An update that is JSON already."""
    return cast("Response[Update]", Response(update, media_type=MediaType.JSON))


@deed("/api/tables/{table:str}/act", responses=STALE, summary="Answer")
async def act(request: AnyRequest, table: TableId, data: Annotated[Acting, Body()]) -> Response[Update]:
    """Answer the open question, and those that follow, all or nothing."""  # most come by `light.Light`
    return said(await answered(rooms(request), signed_in(request).id, table, data))


async def answered(found: Rooms, person: str, table: str, data: Acting) -> bytes:
    """What an answer of somebody comes to, by whichever way it came."""
    count(found.limits, "acts", person, time.monotonic())
    answer = partial(acts.answer, person=person, actions=data.actions, seat=data.seat)
    return await acts.once(found.harbour, table, person, data, answer)


@deed("/api/tables/{table:str}/undo", responses=STALE, summary="Take back")
async def undo(request: AnyRequest, table: TableId, data: Annotated[Undoing, Body()]) -> Response[Update]:
    """One's own last answer, as long as nothing was drawn or revealed and nobody else has answered since."""
    person = signed_in(request).id
    spend(request, "acts", person)
    harbour = rooms(request).harbour
    last = partial(acts.undo_last, harbour, person=person, seat=data.seat)
    return said(await acts.once(harbour, table, person, data, last))


@get("/api/tables/{table:str}/why/{action:int}", responses=refusals(404, 409), summary="Why not?")
async def why(request: AnyRequest, table: TableId, action: ActionCode) -> Why:
    """Why something cannot be done now, by which paragraph. While the game goes on for the seat that is asked alone:
    whatever another one could do or not may be its secret.
    """
    async with asked_at(request, table) as found:
        match = found.running
        if action >= match.game.actions:
            raise Problem("no-action", action=action, most=match.game.actions - 1)
        return Why(acts.why_not(match, action))


@get("/api/tables/{table:str}/why", responses=refusals(404, 409), summary="Why nothing else?")
async def why_nothing_else(request: AnyRequest, table: TableId) -> WhyNot:
    """All that the verbs of the open question could mean and that cannot be done, without what this table does not
    have. Like a single `why`, it is for the seat that is asked alone.
    """
    async with asked_at(request, table) as found:
        return WhyNot(msgspec.convert(found.game.refused(found.running.peek()), list[RefusedAction]))


@asynccontextmanager
async def asked_at(request: AnyRequest, table: str) -> AsyncIterator[Table]:
    """A table of which somebody may know what can be done and what not: who is asked, and everybody when it is over."""
    person = person_id(request)
    async with AtTable(rooms(request).harbour, table, person) as found:
        if not found.running.over and own_seat(found, person, None) != found.asked:
            raise Forbidden("not-asked", seat=found.asked)
        yield found


@get("/api/tables/{table:str}/preview/{action:int}", responses=refusals(404, 409), summary="What would happen?")
async def preview(request: AnyRequest, table: TableId, action: ActionCode) -> Preview:
    """What an answer would bring, up to where chance or somebody else has a say; for the seat that is asked alone.
    Nothing is played, and nothing that this seat may not know has a part in it.
    """
    async with asked_at(request, table) as found:
        return msgspec.convert(acts.preview(found, action), Preview)


@deed("/api/tables/{table:str}/rewind", summary="Ask to go back")
async def rewind(request: AnyRequest, table: TableId, data: Annotated[Rewinding, Body()]) -> TableTold:
    """By consent of all seats; bots never mind. The proposal lapses when the game goes on. Going back is taken back by
    asking for the revision before it (`rewound`): who asked for it needs nobody's consent for that.
    """
    return await done(request, table, rewinding.propose_rewind, data.to)


@get("/api/tables/{table:str}/rewind/{revision:int}", responses=refusals(404, 409), summary="What would be lost")
async def rewind_cost(
    request: AnyRequest,
    table: TableId,
    revision: Annotated[int, Parameter(ge=0, le=2**31, description="to which one would go back")],
) -> RewindTold:
    """How many decisions of each seat going back to a revision would undo. Nothing is asked of anybody."""
    async with AtTable(rooms(request).harbour, table, person_id(request)) as found:
        return RewindTold(revision, rewinding.lost(rewinding.goes_back_to(found, revision), revision))


@deed("/api/tables/{table:str}/rewind/answer", summary="Consent to going back, or not")
async def rewind_answer(request: AnyRequest, table: TableId, data: Annotated[Consent, Body()]) -> TableTold:
    """The last consent that was missing makes it happen; one refusal ends the proposal."""
    return await done(request, table, rewinding.answer_rewind, data.consent)


@deed("/api/tables/{table:str}/seats/{seat:int}/bot", summary="Let a bot play a seat")
async def bot(request: AnyRequest, table: TableId, seat: SeatNumber, data: Annotated[Level, Body()]) -> TableTold:
    """Before the start the host fills a seat; later a person hands theirs over, or the host an absent person's."""
    async with AtTable(rooms(request).harbour, table, signed_in(request).id) as found:
        phase = found.phase
    return await done(request, table, seating.seat_bot if phase == OPEN else acts.hand_to_bot, seat, data.level)


@deed("/api/tables/{table:str}/seats/{seat:int}/take-back", summary="Play a seat oneself again")
async def take_back(request: AnyRequest, table: TableId, seat: SeatNumber) -> TableTold:
    """A seat of one's own that a bot plays at the moment."""
    return await done(request, table, acts.take_back, seat)


@deed("/api/tables/{table:str}/resign", summary="Give up")
async def resign(request: AnyRequest, table: TableId, data: Annotated[SeatOnly, Body()]) -> TableTold:
    """Alone or at a table of two the game ends; at a larger one a bot plays on, and the seat is not taken back."""
    return await done(request, table, acts.resign, data.seat)


@deed("/api/tables/{table:str}/branch", status_code=201, summary="Play on from here")
async def branch(request: AnyRequest, table: TableId, data: Annotated[Branching, Body()]) -> TableTold:
    """A new table that starts from a move of this one, with chance of its own."""
    person = signed_in(request).id
    spend(request, "creations")
    return told(request, await seating.branch(rooms(request).harbour, table, person, data.revision), person)


# Live.


@get(
    "/api/tables/{table:str}/stream",
    responses=refusals(404, 409),
    media_type="text/event-stream",
    summary="Live updates of a table",
)
async def stream(
    request: AnyRequest,
    table: TableId,
    seat: MaybeSeat = None,
    since: Annotated[int | None, Parameter(ge=0, le=2**31, description="what happened after this revision")] = None,
    last: Annotated[str, HeaderParameter(name="Last-Event-ID", description="counts as `since`")] = "",
) -> Stream:
    """Server-sent events: first an `update` since a revision, then one whenever the game goes on; and `seats`,
    `presence`, `chat`, `proposal`, `clock`, `plans` (one's own have changed), `thinking`, `rematch`, `gone`. A
    reconnecting browser's Last-Event-ID counts as `since`.
    """
    person, live = person_id(request), rooms(request).live
    if last.isascii() and last.isdigit() and len(last) < 10:
        since = int(last)
    async with AtTable(rooms(request).harbour, table, person) as found:
        own_eyes = own_seat(found, person, seat)
        listener = Listener(person, seat, not found.knows(person))
        live.listen(found.id, listener)
        listener.waiting.clear()  # that one is here oneself stands in the table, too
        listener.put(message("table", told(request, found, person)))
        if found.phase != OPEN:
            start = found.revision if since is None else min(since, found.revision)
            listener.put(update_message(found, own_eyes, start))

    def leave() -> None:
        live.leave(found.id, listener)
        rooms(request).harbour.looked_away(found.id, person)

    return EventStream(listener, leave)


@get("/api/me/stream", responses=refusals(401), media_type="text/event-stream", summary="Whose turn it is, everywhere")
async def turns(request: AnyRequest) -> Stream:
    """One stream a browser: a `turn` for each of one's tables whenever it goes on."""
    person, live = signed_in(request).id, rooms(request).live
    listener = Listener(person, None)
    listener.put(message("ready", {}))
    live.listen(person, listener)
    return EventStream(listener, lambda: live.leave(person, listener))
