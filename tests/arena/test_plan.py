"""Who plays in which game, at which table."""

from __future__ import annotations

from carrack.arena.plan import Plan, Setting
from tests.arena.boxes import plan_of


def test_tables_take_turns() -> None:
    plan = Plan("iron-age", (Setting(2, {}), Setting(3, {})), 5, ("random",), "x")
    assert [plan.setting_of(number).seats for number in (1, 2, 3, 4, 5)] == [2, 3, 2, 3, 2]


def test_one_level_sits_everywhere() -> None:
    assert plan_of(levels="greedy", seats=3).levels_of(7) == ("greedy", "greedy", "greedy")


def test_bots_move_on_a_seat_each_game() -> None:
    plan = plan_of(levels="greedy,random,random", seats=3)
    assert [plan.levels_of(number).index("greedy") for number in (1, 2, 3, 4)] == [0, 2, 1, 0]


def test_bots_stay_when_they_are_told_to() -> None:
    plan = plan_of(levels="greedy,random", rotates=False)
    assert {plan.levels_of(number) for number in (1, 2, 3)} == {("greedy", "random")}


def test_at_tables_that_take_turns_every_bot_meets_every_seat_of_each() -> None:
    plan = Plan("iron-age", (Setting(2, {"length": "short"}), Setting(2, {})), 8, ("greedy", "random"), "x")
    short = [plan.levels_of(number) for number in (1, 3, 5, 7)]
    assert short == [("greedy", "random"), ("random", "greedy")] * 2


def test_only_unkept_games_of_random_players_race() -> None:
    assert plan_of().races
    assert not plan_of(records="somewhere").races
    assert not plan_of(levels="greedy").races
    assert not plan_of(levels="random,greedy").races
