"""PettingZoo plays Carrack's games: its own tests pass, masks are what is legal, and misuse is told as users expect."""

from __future__ import annotations

import random
import time
import warnings
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, seed_test

import carrack
from carrack.adapters import pettingzoo
from carrack.core.state import OVER
from carrack.testing.cover import cover

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("iron-age", 2, {}),
    ("endeavor", 3, {"neutral_discs": True}),
    ("discovery-2007", 4, {"start_auction_2007": True, "hide_failed_counters": True}),
    ("discovery-2015", 3, {"scouting": True, "nations": "auction"}),
]

performance_benchmark = import_module("pettingzoo.test.performance_benchmark")  # the module, not its function


def play(env: Any, rng: random.Random, most: int = 100_000) -> dict[str, float]:
    """Random play to the end. What every agent was rewarded with in all."""
    found = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        observed, reward, terminated, truncated, _ = env.last()
        found[agent] += reward
        env.step(None if terminated or truncated else rng.choice(pettingzoo.legal_of(observed)))
    return found


# The library frowns at observations that are dicts, its own way to hand over a mask, and at numbers beyond 1.
FROWNS = pytest.mark.filterwarnings("ignore:Observation")


@FROWNS
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_pettingzoos_own_test_passes(game: str, seats: int, options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(game, seats=seats, options=options), num_cycles=20)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_same_seed_gives_the_same_game(game: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(game, seats=seats, options=options), num_cycles=20)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_pettingzoos_own_benchmark_runs(
    game: str, seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays for five seconds of its clock, which goes faster here. How fast we are says `benchmarks.adapters`."""
    monkeypatch.setattr(performance_benchmark, "time", SimpleNamespace(time=lambda: 10 * time.monotonic()))
    performance_benchmark.performance_benchmark(pettingzoo.env(game, seats=seats, options=options))
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.soak
@FROWNS
@pytest.mark.parametrize("game", sorted(carrack.games()))
def test_pettingzoos_own_tests_pass_at_every_table(game: str) -> None:
    title = carrack.game(game)
    for seats in title.seats:
        for options in cover(title, seats)[0]:
            api_test(pettingzoo.env(game, seats=seats, options=options), num_cycles=200)
            seed_test(lambda s=seats, o=options: pettingzoo.env(game, seats=s, options=o), num_cycles=100)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_masks_and_numbers_are_the_engines_at_every_step(game: str, seats: int, options: dict[str, Any]) -> None:
    env = pettingzoo.raw_env(game, seats, options)
    env.reset(seed=5)
    rng = random.Random(game)
    for _ in range(150):
        state = env._state
        if state.actor == OVER:
            break
        for seat, agent in enumerate(env.agents):
            observed = env.observe(agent)
            assert observed["observation"].tolist() == state.game.observe(state, seat)
            assert pettingzoo.legal_of(observed) == (state.legal() if seat == state.actor else [])
        env.step(rng.choice(state.legal()))


def test_an_illegal_action_ends_the_game_and_loses_it() -> None:
    env = pettingzoo.env("iron-age", seats=3)
    env.reset(seed=1)
    illegal = numpy.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]
    loser = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(illegal)
    assert env.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.possible_agents}
    assert all(env.terminations.values())


def test_without_the_librarys_wrappers_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.raw_env("iron-age", 2)
    env.reset(seed=1)
    before = env._state.key()
    with pytest.raises(carrack.IllegalAction):
        env.step(22)
    assert env._state.key() == before
    assert env.agent_selection == "seat_0"


@pytest.mark.parametrize("rewards", ["win", "share", "margin"])
def test_the_victory_is_told_at_the_end(rewards: str) -> None:
    env = pettingzoo.env("iron-age", seats=3, options={"length": "short"}, rewards=rewards)
    env.reset(seed=2)
    found = play(env, random.Random(2))
    state = env.unwrapped._state
    scores, winners = state.scores(), state.winners()
    assert len(winners) == 1
    best, second = sorted(scores, reverse=True)[:2]
    for seat, agent in enumerate(env.possible_agents):
        won = seat in winners
        assert found[agent] == (scores[seat] - (second if won else best) if rewards == "margin" else float(won))


@pytest.mark.parametrize("weights", [None, {"tribute": 2.0, "skulls": 1}])
def test_points_are_told_as_they_come(weights: dict[str, float] | None) -> None:
    env = pettingzoo.env("iron-age", seats=2, options={"length": "short"}, rewards=weights or "points")
    env.reset(seed=3)
    found = play(env, random.Random(3))
    for seat, points in enumerate(env.unwrapped._state.breakdown()):
        expected = sum(weight * points[name] for name, weight in (weights or dict.fromkeys(points, 1.0)).items())
        assert found[f"seat_{seat}"] == expected


def test_rewards_that_there_are_not_are_refused() -> None:
    for rewards in ("fame", 7, {"fame": 1.0}, {"tribute": "much"}, {"tribute": float("nan")}):
        with pytest.raises(carrack.OptionError, match="rewards"):
            pettingzoo.env("iron-age", rewards=rewards)


def test_ways_that_there_are_not_are_refused_at_once() -> None:
    for wrong in ({"render_mode": "human"}, {"illegal_reward": "much"}, {"illegal_reward": float("nan")}):
        with pytest.raises(carrack.OptionError, match=next(iter(wrong))):
            pettingzoo.env("iron-age", **wrong)
    with pytest.raises(carrack.OptionError, match="render_mode"):
        pettingzoo.raw_env("iron-age", render_mode="human")


def test_a_game_that_has_not_begun_says_so() -> None:
    with pytest.raises(carrack.IllegalAction, match="reset"):
        pettingzoo.raw_env("iron-age").step(0)


def test_the_environment_tells_its_version_and_shows_the_table_in_words() -> None:
    env = pettingzoo.env("endeavor", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert env.metadata["name"] == "carrack_endeavor_v2"
    assert env.metadata["digest"] == carrack.game("endeavor").observation(2).digest
    assert "Round: " in env.render()
