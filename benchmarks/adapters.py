"""Steps a second through each interface, beside the engine itself and beside the libraries' own environments.

    python -m benchmarks.adapters [GAME ...] [--seats N] [--seconds S]

CPU time, one core, the best of eight slices, all in one run. A step is an answer that a seat gives, with what the seat
may know and its mask read before it: Nature's answers are part of the step that brings them about. `engine` plays
compiled and reads nothing; `legal/play` is the contract from Python; `vector` steps 1,000 games, and chooses at random
for each. `(own)` are the libraries' environments, through the same loop; those of OpenSpiel are written in C++.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy
import pyspiel
from pettingzoo.test.example_envs import generated_agents_env_v0

import carrack
from carrack.adapters import openspiel, pettingzoo
from carrack.adapters.gymnasium import CarrackEnv
from carrack.core.actions import Actions
from carrack.core.playout import play_some
from carrack.core.rng import Rng
from carrack.core.state import NATURE, OVER

SLICES = 8
GAMES = 1000  # of a vector
Loop = Callable[[], int]  # plays for a moment, and says how many steps that were


def engine(game: str, seats: int) -> Loop:
    """Compiled random play: every answer counts, Nature's too, as in `carrack bench`."""
    start, rng, out = carrack.game(game).start(seats), Rng("bench"), Actions()

    def loop() -> int:
        return sum(int(play_some(start.clone(), rng, out, 100_000)) for _ in range(20))

    return loop


def contract(game: str, seats: int) -> Loop:
    start, rng = carrack.game(game).start(seats), random.Random(1)

    def loop() -> int:
        state, steps = start.clone(), 0
        while state.actor != OVER:
            legal = state.legal()
            if state.actor == NATURE:
                state.play(rng.choices(legal, state.weights())[0])
            else:
                state.play(rng.choice(legal))
                steps += 1
        return steps

    return loop


def vector(game: str, seats: int) -> Loop:
    many = carrack.vector(game, GAMES, seats=seats, seed="bench")
    for _ in range(100):
        many.step(many.random())

    def loop() -> int:
        for _ in range(20):
            many.step(many.random())
        return 20 * GAMES

    return loop


def aec(env: Any) -> Loop:
    """Random play as PettingZoo's own benchmark does it, a game at a time."""

    def loop() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter(2000):
            observed, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            elif isinstance(observed, dict):
                env.step(random.choice(numpy.flatnonzero(observed["action_mask"]).tolist()))
                steps += 1
            else:
                env.step(env.action_space(agent).sample())
                steps += 1
        return steps

    return loop


def gym(env: Any) -> Loop:
    def loop() -> int:
        _, info = env.reset()
        for step in range(2000):
            mask = info.get("action_mask")
            action = env.action_space.sample() if mask is None else random.choice(numpy.flatnonzero(mask).tolist())
            _, _, terminated, truncated, info = env.step(action)
            if terminated or truncated:
                return step + 1
        return 2000

    return loop


def spiel(name: str) -> Loop:
    game = pyspiel.load_game(name)

    def loop() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal() and steps < 2000:
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps

    return loop


def rate(loop: Loop, seconds: float) -> float:
    """Steps a CPU second, in the best of the slices."""
    best = 0.0
    for _ in range(SLICES):
        began, steps = time.process_time(), 0
        while time.process_time() - began < seconds / SLICES:
            steps += loop()
        best = max(best, steps / (time.process_time() - began))
    return best


def own() -> Iterator[tuple[str, Loop]]:
    yield "PettingZoo (own) generated_agents_env", aec(generated_agents_env_v0.env())
    for name in ("Taxi-v4", "Blackjack-v1"):
        yield f"Gymnasium (own) {name}", gym(gymnasium.make(name))
    for name in ("backgammon", "tic_tac_toe"):
        yield f"OpenSpiel (own) {name}", spiel(name)


def ours(game: str, seats: int) -> Iterator[tuple[str, Loop]]:
    title = f"{game}, {seats} seats"
    yield f"{title}: engine, all answers", engine(game, seats)
    yield f"{title}: legal/play from Python", contract(game, seats)
    yield f"{title}: vector of {GAMES:,}, with random answers", vector(game, seats)
    yield f"{title}: PettingZoo raw_env", aec(pettingzoo.raw_env(game, seats))
    yield f"{title}: PettingZoo env", aec(pettingzoo.env(game, seats))
    yield f"{title}: Gymnasium against random bots", gym(CarrackEnv(game, seats, bots="random"))
    yield f"{title}: OpenSpiel", spiel(f"{openspiel.name_of(game)}(seats={seats})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=sorted(carrack.games()))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU for each line")
    asked = parser.parse_args()
    for game in asked.games:
        for name, loop in ours(game, asked.seats):
            print(f"{name:60} {rate(loop, asked.seconds):>12,.0f}", flush=True)
    for name, loop in own():
        print(f"{name:60} {rate(loop, asked.seconds):>12,.0f}", flush=True)


if __name__ == "__main__":
    main()
