"""Random play, compiled as a whole: the loop that research, roll-outs, soak tests and the benchmark share."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.rng import Rng
from carrack.core.state import OVER, State


def playout(s: State, rng: Rng, out: Actions) -> i64:
    """Play to the end: the full legal list, seats uniformly, Nature by weight. Returns the number of actions."""
    n: i64 = 0
    while s.actor != OVER:
        out.clear()
        s.ask(out)
        s.answer(out.at(rng.below(out.total)))
        n += 1
    return n


def play_some(s: State, rng: Rng, out: Actions, most: i64) -> i64:
    """At most so many actions. Returns how many were played."""
    n: i64 = 0
    while n < most and s.actor != OVER:
        out.clear()
        s.ask(out)
        s.answer(out.at(rng.below(out.total)))
        n += 1
    return n


def play_checked(s: State, rng: Rng, out: Actions, most: i64) -> list[str]:
    """Play to the end with the laws checked after each action. Returns what broke first, [] when nothing did."""
    broken: list[str] = []
    count_checked(s, rng, out, most, broken)
    return broken


def count_checked(s: State, rng: Rng, out: Actions, most: i64, broken: list[str]) -> i64:
    """The same; what broke is added to `broken`. Returns the number of actions."""
    n: i64 = 0
    while s.actor != OVER and not broken:
        out.clear()
        s.ask(out)
        if out.n == 0:
            broken.append(f"no answer to the question {s.game.steps[s.step].name} after {n} actions")
            return n
        s.answer(out.at(rng.below(out.total)))
        n += 1
        for law in s.invariants():
            broken.append(f"after {n} actions: {law}")
        if n == most and s.actor != OVER:
            broken.append(f"not over after {n} actions")
    return n


def many_actions(start: State, games: i64, rng: Rng) -> i64:
    """So many games from one start: how many actions they took in all."""
    out = Actions()
    n: i64 = 0
    for _ in range(games):
        n += playout(start.clone(), rng, out)
    return n


def many_clones(s: State, count: i64) -> i64:
    """For the benchmark of `clone`."""
    total: i64 = 0
    for _ in range(count):
        total += s.clone().step
    return total


def many_values(s: State, seat: i64, count: i64) -> float:
    """For the benchmark of `Game.value`."""
    total: float = 0.0
    for _ in range(count):
        total += s.game.value(s, seat)
    return total
