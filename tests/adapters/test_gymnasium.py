"""Gymnasium plays Carrack's games: one seat, alone or against the house's bots."""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

import carrack
from carrack.adapters.gymnasium import CarrackEnv, id_of
from carrack.testing.cover import cover

SOLO = ["carrack/iron-age-solo-v1", "carrack/endeavor-solo-v2"]
SEATED = ["carrack/iron-age-v1", "carrack/endeavor-v2", "carrack/discovery-2007-v2", "carrack/discovery-2015-v3"]


def play(env: Any, seed: int, most: int = 100_000) -> tuple[list[list[int]], float, dict[str, Any]]:
    """Random play: what was observed, the rewards in all, and what was told last."""
    rng = random.Random(seed)
    observed, info = env.reset(seed=seed)
    rows, total = [observed.tolist()], 0.0
    for _ in range(most):
        observed, reward, terminated, _, info = env.step(rng.choice(numpy.flatnonzero(info["action_mask"]).tolist()))
        rows.append(observed.tolist())
        total += reward
        if terminated:
            break
    return rows, total, info


def check(name: str, **table: Any) -> None:
    """By the library's own test, which frowns at numbers that nothing limits."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*Box (observation space|low|high).*")
        check_env(gymnasium.make(name, bots="random", **table).unwrapped, skip_render_check=False)


@pytest.mark.parametrize("name", SOLO + SEATED)
def test_gymnasiums_own_test_passes(name: str) -> None:
    check(name)


@pytest.mark.parametrize("name", SEATED)
def test_gymnasiums_own_test_passes_in_every_seat(name: str) -> None:
    seats = max(gymnasium.make(name, bots="random").unwrapped.table.game.seats)  # type: ignore[attr-defined]
    for seat in range(seats):
        check(name, seats=seats, seat=seat)


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(carrack.games()))
def test_gymnasiums_own_test_passes_at_every_table(game: str) -> None:
    title = carrack.game(game)
    for seats in title.seats:
        for options in cover(title, seats)[0]:
            for seat in range(seats):
                check(id_of(title, alone=seats == 1), seats=seats, options=options, seat=seat)


@pytest.mark.parametrize("name", SOLO)
def test_a_solo_game_is_played_to_its_end(name: str) -> None:
    env = gymnasium.make(name, rewards="margin").unwrapped
    _, total, _ = play(env, 4)
    assert isinstance(env, CarrackEnv)
    assert total == env._state.outcome()["margin"]


def test_the_same_seed_gives_the_same_game_against_the_same_bots() -> None:
    games = [play(CarrackEnv("iron-age", 3, {"length": "short"}, 1, ["greedy", "random"]), 9) for _ in range(2)]
    assert games[0][:2] == games[1][:2]
    other = play(CarrackEnv("iron-age", 3, {"length": "short"}, 1, ["greedy", "random"]), 10)
    assert games[0][0] != other[0]


def test_only_the_agents_own_seat_is_asked_of_it() -> None:
    env = CarrackEnv("discovery-2007", 3, seat=2, bots="random")
    _, info = env.reset(seed=1)
    rng = random.Random(1)
    for _ in range(40):
        state = env._state
        assert state.actor == 2
        assert numpy.flatnonzero(info["action_mask"]).tolist() == state.legal()
        _, _, terminated, _, info = env.step(rng.choice(state.legal()))
        if terminated:
            break


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    env = CarrackEnv("iron-age", 1)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(100)
    assert (reward, terminated) == (-1.0, True)
    assert "illegal" in info
    strict = CarrackEnv("iron-age", 1, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(carrack.IllegalAction):
        strict.step(100)


def test_seats_bots_and_ways_that_there_are_not_are_refused() -> None:
    for wrong in (
        {"seat": 2},
        {"bots": "genius"},
        {"bots": ["random", "random"]},
        {"bots": 3},
        {"illegal": "ignore"},
        {"illegal_reward": "much"},
        {"render_mode": "rgb_array"},
        {"seats": 9},
    ):
        with pytest.raises(carrack.OptionError):
            CarrackEnv("iron-age", **{"seats": 2, **wrong})  # type: ignore[arg-type]


def test_ids_carry_versions() -> None:
    assert id_of(carrack.game("discovery-2015")) in gymnasium.registry
    assert id_of(carrack.game("endeavor"), alone=True) in gymnasium.registry
