"""Answers given beforehand: what a seat's plans say to a question, and which questions it may be asked next.

All of it is worked out from what the seat may know: from the answers that it is offered, and from imagined games that
begin with a sample, the same whatever its secrets are not.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Annotated, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta

from carrack.core.fate import Seeded
from carrack.core.log import ACT, REWIND, UNDO
from carrack.core.match import Match
from carrack.core.preview import IMAGINED
from carrack.core.state import NATURE, OVER, State

ONCE: Final = "once"  # to the next such question, whether it is given then or not
ROUND: Final = "round"  # whenever it is asked in this round
ALWAYS: Final = "always"
Horizon = Literal["once", "round", "always"]

PLANNED: Final = "planned"  # why an answer was given for somebody, as the log says it: by a plan of theirs
MOOT: Final = "moot"  # or because nothing else could matter
MOST: Final = 40  # plans of a seat
FUTURES: Final = 16  # imagined games in which it is looked for what a seat may be asked
FARTHEST: Final = 300  # answers that others give there before it is


class Plan(msgspec.Struct, frozen=True):
    """The first of `actions` that can be given when `step` asks is given; if none can, its person is asked. One for a
    `round` is for that one alone.
    """

    id: int
    step: str
    actions: tuple[int, ...]
    horizon: Horizon
    round: Annotated[int, Meta(ge=0)] | None = None


class Plans(msgspec.Struct, frozen=True):
    """All that a seat has planned; with `moot`, what cannot matter is answered for it. `last` is the last id given."""

    plans: tuple[Plan, ...] = ()
    moot: bool = False
    last: int = 0

    def only(self, wanted: Callable[[Plan], bool]) -> Plans:
        """Without those that are not wanted; the same object where all are."""
        left = tuple(plan for plan in self.plans if wanted(plan))
        return self if len(left) == len(self.plans) else msgspec.structs.replace(self, plans=left)

    def having(self, step: str, actions: tuple[int, ...], horizon: Horizon, round: int) -> Plans:
        """With one more, in the place of what was planned for that question: for once, or for longer."""
        others = self.only(lambda plan: plan.step != step or (plan.horizon == ONCE) != (horizon == ONCE))
        plan = Plan(self.last + 1, step, actions, horizon, round if horizon == ROUND else None)
        return Plans((*others.plans, plan), self.moot, plan.id)

    def answered(self, step: str, round: int) -> Plans:
        """After the question was answered, by whatever way, and without those of rounds that are over."""
        return self.only(
            lambda plan: (plan.step != step or plan.horizon != ONCE) and (plan.round is None or plan.round >= round)
        )

    def rewound(self) -> Plans:
        """After all have gone back: what was planned for another future is gone."""
        return self.only(lambda plan: plan.horizon == ALWAYS)


NO_PLANS: Final = Plans()


class Reply(NamedTuple):
    """An answer for somebody, and why it is given."""

    action: int
    why: str


def step_of(match: Match) -> str:
    """The name of the question that is open."""
    return str(match.game.steps[match.peek().step].name)


def reply(match: Match, plans: Plans) -> Reply | None:
    """What a seat that is asked has answered beforehand. What was taken back is asked anew, and of the person."""
    if not (plans.plans or plans.moot) or taken_back(match):
        return None
    state = match.peek()
    legal = state.legal()
    step, round = step_of(match), int(match.game.round_of(state))
    fitting = [plan for plan in plans.plans if plan.step == step and plan.round in (None, round)]
    for plan in sorted(fitting, key=lambda plan: plan.horizon != ONCE):  # what is planned for once goes first
        action = next((action for action in plan.actions if action in legal), None)
        return None if action is None else Reply(action, PLANNED)
    found = moot(match) if plans.moot else None
    return None if found is None else Reply(found, MOOT)


def taken_back(match: Match) -> bool:
    """Whether the open question is one to which somebody, or everybody, has gone back."""
    for entry in reversed(match.entries()):
        if entry.kind in (UNDO, REWIND):
            return True
        if entry.kind == ACT and not entry.forced and entry.by != NATURE:
            return False
    return False


def moot(match: Match) -> int | None:
    """The answer to a question that cannot matter: every other one costs something and brings nothing, for certain, or
    all of them come to the same. It is looked for where previews look, not where secrets lie.
    """
    state = match.peek()
    seat = int(state.actor)
    legal = state.legal()
    seen = match.game.sample(state, seat, IMAGINED)
    step = match.game.steps[seen.step]
    useful = [action for action in legal if not step.idle(seen, action)]
    if len(useful) == 1:
        return useful[0]
    first = after(seen, legal[0])
    return legal[0] if all(after(seen, action) == first for action in legal[1:]) else None


def after(state: State, action: int) -> str:
    """A fingerprint of where an answer leads."""
    ahead = state.clone()
    ahead.answer(action)
    return ahead.key()


# What may be asked next.


class Foreseen(NamedTuple):
    """A question that a seat may be asked, where it was met first, and all answers that it was met with."""

    state: State
    actions: list[int]


def foresee(match: Match, seat: int) -> list[Foreseen]:
    """The questions that a seat may be asked next, the likeliest first: the open one if it is asked itself, else those
    met in imagined games in which the others answer anything. None of them uses what the seat may not know.
    """
    state = match.peek()
    if match.over:
        return []
    if state.actor == seat:
        return [Foreseen(state, state.legal())]
    met: dict[int, list[State]] = {}
    for number in range(FUTURES):
        future = imagined(match, seat, number)
        if future is not None:
            met.setdefault(int(future.step), []).append(future)
    by_likelihood = sorted(met.values(), key=len, reverse=True)
    return [Foreseen(futures[0], sorted({a for one in futures for a in one.legal()})) for futures in by_likelihood]


def imagined(match: Match, seat: int, number: int) -> State | None:
    """A game that might be, up to where the seat has a choice; none where it has none before the end, or for long."""
    chance = random.Random(number)
    state = match.game.sample(match.peek(), seat, Seeded(f"future {number}"))
    for _ in range(FARTHEST):
        if state.actor == OVER:
            return None
        legal = state.legal()
        if state.actor == seat and len(legal) > 1:
            return state
        weights = state.weights() if state.actor == NATURE else None
        state.answer(chance.choices(legal, weights)[0])
    return None
