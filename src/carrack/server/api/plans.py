"""Planning: what one may be asked next, answers given beforehand, taking them back. One's own seats only."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import Body, Parameter
from msgspec import Meta

from carrack.server.api.common import AnyRequest, refusals, rooms, signed_in
from carrack.server.api.forms import Form
from carrack.server.api.tables import SeatNumber, TableId
from carrack.server.guard.limits import spend
from carrack.server.tables import planning
from carrack.server.tables.acts import AtTable, in_hand, playing
from carrack.server.tables.plans import Horizon, Plan, Plans, foresee
from carrack.server.tables.telling import Choice, Question

Code = Annotated[int, Meta(ge=0, le=2**31)]
OWN = refusals(401, 404, 409)


class Planning(Form):
    """Answers to what `step` will ask, the first that can be given then; as one saw the game at a revision."""

    revision: Annotated[int, Meta(ge=0, le=2**31, examples=[12])]
    step: Annotated[str, Meta(max_length=80, examples=["keep"])]
    actions: Annotated[list[Code], Meta(min_length=1, max_length=20, examples=[[3, 4]])]
    horizon: Annotated[Horizon, Meta(examples=["once"])] = "once"


class MootAnswers(Form):
    """Whether what cannot matter is answered."""

    moot: Annotated[bool, Meta(examples=[True])]


class PlansTold(msgspec.Struct):
    """What a seat has planned. `moot`: what cannot matter is answered for it."""

    plans: list[Plan]
    moot: bool


class ForeseenQuestion(msgspec.Struct):
    """A question that may come, as it might be put, and what may be answered to it."""

    question: Question
    choices: list[Choice]


class ForeseenQuestions(msgspec.Struct):
    """What a seat may be asked next, the likeliest first, as seen at a revision."""

    revision: int
    questions: list[ForeseenQuestion]


def told(plans: Plans) -> PlansTold:
    return PlansTold(list(plans.plans), plans.moot)


@get("/api/tables/{table:str}/seats/{seat:int}/plans", responses=OWN, summary="What one has planned")
async def plans(request: AnyRequest, table: TableId, seat: SeatNumber) -> PlansTold:
    """Answers given beforehand, for a seat of one's own."""
    return told(await planning.planned(rooms(request).harbour, table, signed_in(request).id, seat))


@get("/api/tables/{table:str}/seats/{seat:int}/foreseen", responses=OWN, summary="What one may be asked next")
async def foreseen(request: AnyRequest, table: TableId, seat: SeatNumber) -> ForeseenQuestions:
    """The open question where the seat is asked; else those that it meets in imagined games, which use nothing that it
    may not know, with all answers that they had. Others may come, and not all of these answers may be possible.
    """
    person = signed_in(request).id
    spend(request, "acts", person)
    async with AtTable(rooms(request).harbour, table, person) as found:
        match = playing(found)
        in_hand(found, person, seat)
        game = match.game
        return ForeseenQuestions(
            match.revision,
            [
                ForeseenQuestion(
                    msgspec.convert(game.question(one.state), Question),
                    [Choice(code, game.describe(code), final=False, idle=False) for code in one.actions],
                )
                for one in foresee(match, seat)
            ],
        )


@post("/api/tables/{table:str}/seats/{seat:int}/plans", responses=OWN, summary="Answer beforehand")
async def plan(request: AnyRequest, table: TableId, seat: SeatNumber, data: Annotated[Planning, Body()]) -> PlansTold:
    """`once`: to the next question of its kind, and if none of the answers is possible then, one is asked. For this
    `round`, or `always`: to each such question. It takes the place of what was planned so before.
    """
    person = signed_in(request).id
    spend(request, "acts", person)
    deed = planning.plan(
        rooms(request).harbour, table, person, seat, data.revision, data.step, data.actions, data.horizon
    )
    return told(await deed)


@delete(
    "/api/tables/{table:str}/seats/{seat:int}/plans/{plan:int}",
    responses=OWN,
    status_code=200,
    summary="Take a plan back",
)
async def unplan(
    request: AnyRequest,
    table: TableId,
    seat: SeatNumber,
    plan: Annotated[int, Parameter(ge=0, le=2**31, description="the id of a plan")],
) -> PlansTold:
    """At any time before it is played."""
    person = signed_in(request).id
    spend(request, "acts", person)
    return told(await planning.unplan(rooms(request).harbour, table, person, seat, plan))


@put("/api/tables/{table:str}/seats/{seat:int}/moot", responses=OWN, summary="Answer what cannot matter")
async def moot(
    request: AnyRequest, table: TableId, seat: SeatNumber, data: Annotated[MootAnswers, Body()]
) -> PlansTold:
    """Where all answers come to the same, or every other one costs something and brings nothing, as far as the seat can
    know.
    """
    person = signed_in(request).id
    spend(request, "acts", person)
    return told(await planning.answer_moot(rooms(request).harbour, table, person, seat, data.moot))
