"""A game alone, planned to its end: what is planned comes, and nobody waits for it."""

from __future__ import annotations

import carrack
from carrack.arena.playing import choose
from carrack.bots import bot
from carrack.bots.judge import Judge
from carrack.bots.level_bot import LevelBot
from carrack.bots.plan import Plan
from carrack.bots.plan_bot import PlanBot, only_answer, rest_of
from carrack.bots.search import fold
from carrack.bots.search_bot import SearchBot
from carrack.bots.tuning import Tuning, tuning_of
from carrack.core.actions import Actions
from carrack.core.fate import Seeded
from carrack.core.rng import Rng
from carrack.core.state import State
from tests.bots import crossroads
from tests.bots.crossroads import GO_ON, HILL
from tests.bots.test_search import open_question

SURE = Tuning(hidden=False)


def alone(seed: str, turns: int = 4) -> State:
    return open_question("endeavor", 1, seed, turns)


def planned(state: State, simulations: int, seed: str = "plan") -> Plan:
    plan = Plan(state, Rng(seed), tuning_of(state.game.id, 1), Judge(), simulations)
    while plan.think():
        pass
    return plan


def test_what_is_planned_comes() -> None:
    state, out = alone("comes"), Actions()
    plan = planned(state, 60)
    for action in plan.line:
        fold(state, out)
        state.play(action)
    fold(state, out)
    assert state.actor == carrack.OVER
    assert state.outcome()["margin"] == plan.worth
    assert state.key() == plan.end.key()


def test_a_line_that_wins_is_a_chance_of_one_and_one_that_loses_a_smaller_one() -> None:
    won = set()
    for seed in "abcdef":
        plan = planned(alone(seed, 1), 10)
        (chance,) = plan.thought().chances
        won.add(bool(plan.end.winners()))
        assert (chance == 1.0) == bool(plan.end.winners())
        assert chance > 0.0
    assert won == {True, False}


def test_who_thinks_longer_finds_a_better_end() -> None:
    state = alone("longer", 1)
    assert planned(state, 0).worth < planned(state, 200).worth


def test_what_cannot_be_missed_is_found() -> None:
    plan = Plan(crossroads.GAME.start(1), Rng("hill"), SURE, Judge(), 10)
    while plan.think():
        pass
    assert plan.line == [HILL, GO_ON]
    assert plan.whole


def test_a_throw_is_not_to_be_planned() -> None:
    assert not Plan(crossroads.GAME.start(1, {"bets": True}), Rng("bet"), SURE, Judge(), 10).certain
    start = carrack.game("endeavor").start(1)
    assert not Plan(start, Rng("deal"), tuning_of("endeavor", 1), Judge(), 10).certain


def test_it_may_be_stopped_at_any_moment() -> None:
    state = alone("stopped")
    plan = Plan(state, Rng("stopped"), tuning_of("endeavor", 1), Judge(), 100)
    worth = plan.worth
    while plan.think(0.0001):
        thought = plan.thought()
        assert thought.line[0] == plan.best()
        assert plan.best() in state.legal()
        assert 0.0 <= thought.done <= 1.0
        assert plan.worth >= worth
        worth = plan.worth


def test_a_budget_is_hardly_overdrawn() -> None:
    plan = planned(alone("budget"), 50)
    assert plan.most <= plan.positions < plan.most + 2 * plan.first


def test_a_line_that_is_no_line_is_not_followed() -> None:
    state = alone("no line")
    plan, better = planned(state, 0), planned(state, 100)
    before = list(plan.line)
    plan.follow([])
    plan.follow([*better.line[:-1], -1])
    plan.follow(better.line[1:])
    assert plan.line == before
    plan.follow(better.line)
    assert (plan.line, plan.worth) == (better.line, better.worth)


def play_on(state: State, player: PlanBot) -> State:
    """To the next question with a choice."""
    state.play(player.choose(state))
    while state.actor != carrack.OVER and len(state.legal()) == 1:
        state.play(state.legal()[0])
    return state


def test_a_line_is_followed_and_another_player_may_be_told_it() -> None:
    state = alone("followed")
    player = PlanBot("a", 20, 0.0, tuning_of("endeavor", 1), Judge())
    while only_answer(state) >= 0:
        play_on(state, player)
    play_on(state, player)
    plan = player.plan
    assert plan is not None
    assert rest_of(plan, state)
    assert rest_of(plan, alone("elsewhere")) == []
    other = PlanBot("b", 20, 0.0, tuning_of("endeavor", 1), Judge())
    other.remember(player)
    assert rest_of(other.plan, state) == rest_of(plan, state)
    while state.game.round_of(state) == player.planned:
        assert other.choose(state) == player.choose(state)
        assert player.plan is plan
        play_on(state, player)


def test_a_whole_game_alone_ends_no_worse_than_it_was_planned() -> None:
    state, fate, player, asked = carrack.game("endeavor").start(1), Seeded("whole"), bot("search@20", "whole"), 0
    best = -1000.0
    while state.actor != carrack.OVER:
        asked += 1
        answer = fate.answer(state) if state.actor == carrack.NATURE else choose(player, state, f"{asked}")
        state.play(answer)
        assert isinstance(player, LevelBot)
        if isinstance(player.mind, PlanBot) and player.mind.plan is not None:
            assert player.mind.plan.worth >= best
            best = player.mind.plan.worth
    assert state.outcome()["margin"] == best


def test_who_sees_less_far_plans_no_game() -> None:
    state = alone("far", 10)
    for level, kind in (("search@5", PlanBot), ("expert", SearchBot)):
        player = bot(level, "far")
        player.choose(state)
        assert isinstance(player, LevelBot)
        assert isinstance(player.mind, kind)
