"""What the champion would answer, what else it thought of, and where the points would come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from carrack.bots.dice import Dice
from carrack.bots.judge import Judge
from carrack.bots.ladder import rung_of
from carrack.bots.notes import Notes
from carrack.bots.plan import Plan, plans
from carrack.bots.plan_bot import A_ROUND
from carrack.bots.rollout import best_of
from carrack.bots.search import Search, drop_idle
from carrack.bots.tuning import Tuning, tuning_of
from carrack.core.actions import borrow, give_back
from carrack.core.rng import Rng
from carrack.core.state import NATURE, State

MOST: Final = 3  # answers that are told
DEALS: Final = 6  # in which is planned what comes after an answer, where something is left to chance


@dataclass(frozen=True)
class Advice:
    """An answer, the chance to win with it, and the seat's points by source some moves later, on the average; where the
    game is planned, at its end.
    """

    action: int
    chance: float
    sources: dict[str, float]


def advise(state: State, seed: str = "", simulations: int = 0) -> list[Advice]:
    """The best answers first, three at most, for the seat that is asked: as the champion sees them, or after so many
    simulations. The state must be one that the seat cannot tell from the true one.
    """
    if state.game.id == "iron-age":
        from carrack.bots.iron_age.advice import WORLDS, weigh  # it brings a game and tables along

        return weigh(state, seed, simulations or WORLDS)[:MOST]
    most = simulations or rung_of(state.game.id, "champion", int(state.seats)).simulations
    tuning = tuning_of(state.game.id, int(state.seats))
    if plans(state, tuning):
        planned = plan_each(state, Rng(seed), tuning, most * A_ROUND)
        if planned:
            return planned
    search = Search(state, Rng(seed), tuning, Judge(), most)
    search.notes = [Notes() for _ in range(search.root.n)]
    while search.part() < 1.0 and not search.is_settled():
        search.step()
        if search.next == 0 and search.left > MOST:  # those that are told are looked at alike
            search.pass_on(search.part())
    found = [told(search, i) for i in list(search.order)[:MOST]]
    if plans(state, tuning):
        each = most * A_ROUND // (DEALS * len(found))
        found = [foreseen(state, advice.action, seed, tuning, each) for advice in found]
    return sorted(found, key=lambda advice: -advice.chance)


def told(search: Search, answer: int) -> Advice:
    """Alone, what is played for is to win by much, and what is told is whether one wins."""
    mean = search.root.mean(answer, search.tuning.faith)
    chance = mean if search.state.seats > 1 else search.chance(answer, search.seat)
    return Advice(int(search.root.actions[answer]), chance, search.notes[answer].sources())


def plan_each(state: State, rng: Rng, tuning: Tuning, simulations: int) -> list[Advice]:
    """The answers with the best plans for what comes after them: the worse half goes until three are left. None where
    something is left to chance.
    """
    out = borrow()
    state.consider(out)
    drop_idle(state, out)
    running = [(answer, Plan(after(state, answer), rng, tuning, Judge())) for answer in out.codes()]
    give_back(out)
    if not all(plan.certain for _, plan in running):
        return []
    times = 1
    while MOST << (times - 1) < len(running):
        times += 1
    for time in range(times - 1, -1, -1):
        running = sorted(running, key=worth_of, reverse=True)[: MOST << time]
        for _, plan in running:
            plan.allow(simulations // times // len(running))
            while plan.think():
                pass
    running.sort(key=worth_of, reverse=True)
    return [Advice(answer, plan.chance(), sources_at(plan.end)) for answer, plan in running]


def foreseen(state: State, answer: int, seed: str, tuning: Tuning, simulations: int) -> Advice:
    """An answer after which something is left to chance: planned in a few deals, the same for all answers. What a
    search says is of the next questions, and who plans makes more of the game than that.
    """
    deals = [dealt(after(state, answer), Rng(f"{seed} {deal}"), tuning) for deal in range(DEALS)]
    for plan in deals:
        plan.allow(simulations)
        while plan.think():
            pass
    ends = [sources_at(plan.end) for plan in deals]
    sources = {source: sum(end[source] for end in ends) / DEALS for source in ends[0]}
    return Advice(answer, sum(plan.chance() for plan in deals) / DEALS, sources)


def dealt(state: State, rng: Rng, tuning: Tuning) -> Plan:
    """A plan from where nothing is left to chance, up to which Nature answers as the dice of a world do, and the seat
    about greedily.
    """
    dice = Dice()
    dice.enter(rng.bits() + 1)
    judge = Judge()
    out = borrow()
    plan = Plan(state, rng, tuning, judge)
    while not plan.certain:
        out.clear()
        state.consider(out)
        state.answer(out.at(dice.draw(state, out.total)) if state.actor == NATURE else best_of(state, out, judge))
        if state.actor != NATURE:
            plan = Plan(state, rng, tuning, judge)
    give_back(out)
    return plan


def after(state: State, answer: int) -> State:
    s = state.clone()
    s.answer(answer)
    return s


def worth_of(running: tuple[int, Plan]) -> float:
    return running[1].worth


def sources_at(end: State) -> dict[str, float]:
    return {source: float(points) for source, points in end.breakdown()[0].items()}
