"""Planning at a running table: answers given beforehand, and taken back. Nobody else is told anything of it."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.log import ACT, REWIND, UNDO
from carrack.core.match import Match
from carrack.core.state import Chance
from carrack.server.errors import Conflict, Problem, Unknown
from carrack.server.tables.acts import AtTable, in_hand, playing
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.plans import MOST, Horizon, Plans
from carrack.server.tables.table import Table


async def planned(harbour: Harbour, id: str, person: str, seat: int) -> Plans:
    """What a seat of one's own has planned."""
    async with AtTable(harbour, id, person) as table:
        in_hand(table, person, seat)
        return table.seats[seat].plans


async def plan(
    harbour: Harbour,
    id: str,
    person: str,
    seat: int,
    revision: int,
    step: str,
    actions: Sequence[int],
    horizon: Horizon,
) -> Plans:
    """Answer beforehand whatever `step` will ask, as one saw the game at a revision: refused if one has answered, or
    gone back, since then, for it might be meant for a question that is gone.
    """
    async with AtTable(harbour, id, person) as table:
        match = playing(table)
        in_hand(table, person, seat)
        check_answers(match, step, actions)
        check_revision(match, seat, revision)
        round = int(match.game.round_of(match.peek()))
        plans = table.seats[seat].plans.answered("", round).having(step, tuple(actions), horizon, round)
        if len(plans.plans) > MOST:
            raise Conflict("too-many-plans", most=MOST)
        return await keep(harbour, table, seat, plans)


def check_answers(match: Match, step: str, actions: Sequence[int]) -> None:
    """A question that seats are asked, and answers that it could have."""
    asked = next((one for one in match.game.steps if one.name == step and not isinstance(one, Chance)), None)
    if asked is None:
        raise Problem("no-step", step=step)
    for action in actions:
        if action >= match.game.actions:
            raise Problem("no-action", action=action, most=match.game.actions - 1)
        if not asked.takes(action):
            raise Problem("no-answer", action=action, step=step)


def check_revision(match: Match, seat: int, revision: int) -> None:
    if revision > match.revision:
        raise Problem("no-revision", revision=revision, most=match.revision)
    for entry in match.entries(revision):
        answered = entry.kind in (ACT, UNDO) and entry.by == seat and not entry.forced
        if answered or entry.kind == REWIND:
            raise Conflict("plan-late")


async def unplan(harbour: Harbour, id: str, person: str, seat: int, number: int) -> Plans:
    """Take a plan back."""
    async with AtTable(harbour, id, person) as table:
        playing(table)
        in_hand(table, person, seat)
        plans = table.seats[seat].plans
        left = plans.only(lambda plan: plan.id != number)
        if left is plans:
            raise Unknown("no-plan")
        return await keep(harbour, table, seat, left)


async def answer_moot(harbour: Harbour, id: str, person: str, seat: int, moot: bool) -> Plans:
    """Whether what cannot matter is answered for oneself."""
    async with AtTable(harbour, id, person) as table:
        playing(table)
        in_hand(table, person, seat)
        plans = table.seats[seat].plans
        return await keep(harbour, table, seat, Plans(plans.plans, moot, plans.last))


async def keep(harbour: Harbour, table: Table, seat: int, plans: Plans) -> Plans:
    table.seats[seat].plans = plans
    await harbour.commit_plans(table)
    return plans
