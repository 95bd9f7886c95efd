"""Learns what a plan is worth: `python -m tools.train_alone`.

The champion of Endeavor alone knows a line to the end of the game and looks for a better one in every round. A line
that wins will win; where the best that is known loses, games tell how often a better one was found. Two numbers of
`bots/chances.py` are looked for that make this the most likely: how much a plan gains in a round to come, and how much
more or less than that it may be. Games that were not learnt from are the picture for docs/bots.md. The same seed and
numbers give the same ones.
"""

from __future__ import annotations

import argparse
from itertools import product
from math import log
from pathlib import Path

import carrack
from carrack.bots import bot
from carrack.bots.chances import GAINED, WIDER, squash
from carrack.bots.level_bot import LevelBot
from carrack.bots.plan_bot import PlanBot
from carrack.bots.tuning import tuning_of
from carrack.core.fate import Seeded
from tools.train_chances import TESTED, draw

Planned = tuple[int, float, bool]  # the rounds to come, by how much the plan wins or loses, who won
GAME = carrack.game("endeavor")
BOTS = ("search@20", "search@80")  # who thinks as long as the champion hardly ever loses
ROUNDS = len(tuning_of(GAME.id, 1).scales) - 1
GAINS = [0.5 * step for step in range(1, 11)]
WIDTHS = [0.25 * step for step in range(1, 9)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="for each of the bots")
    parser.add_argument("--seed", default="alone")
    parser.add_argument("--check", action="store_true", help="say how good the numbers are that are in use")
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"))
    given = parser.parse_args()
    games = [play(level, f"{given.seed} {number}") for number, level in product(range(given.games), BOTS)]
    lessons = [plan for number, game in enumerate(games) if number // len(BOTS) % TESTED for plan in game]
    tested = [plan for number, game in enumerate(games) if not number // len(BOTS) % TESTED for plan in game]
    gained, wider = (GAINED, WIDER) if given.check else fitted(lessons)
    print(f"alone: a plan gains {gained} a round, more or less {wider}")
    for name, plans in (("learnt from", lessons), ("not learnt from", tested)):
        print(f"{name}: {len(plans)} plans, {surprise(plans, gained, wider):.3f} nats a result")
    pairs = [(chance(plan, gained, wider), float(plan[2])) for plan in tested]
    draw(given.out / "chances-endeavor-alone.svg", "endeavor alone: chances to win, foretold and come true", pairs)


def play(level: str, seed: str) -> list[Planned]:
    """The plans of a game, one for each round."""
    state, fate, player = GAME.start(1, {"level": "hard"}), Seeded(seed), bot(level, seed)
    assert isinstance(player, LevelBot)
    plans: dict[int, float] = {}  # by the rounds to come
    while state.actor != carrack.OVER:
        if state.actor == carrack.NATURE:
            state.play(fate.answer(state))
            continue
        answer = player.choose(state)
        if isinstance(player.mind, PlanBot) and player.mind.plan is not None:
            plans[ROUNDS - int(player.mind.planned)] = player.mind.plan.worth
        state.play(answer)
    return [(left, worth, bool(state.winners())) for left, worth in plans.items()]


def fitted(plans: list[Planned]) -> tuple[float, float]:
    return min(product(GAINS, WIDTHS), key=lambda pair: surprise(plans, *pair))


def surprise(plans: list[Planned], gained: float, wider: float) -> float:
    """Of a result, on the average: what is not foretold costs much."""
    total = 0.0
    for plan in plans:
        foretold = chance(plan, gained, wider)
        total -= log(max(foretold if plan[2] else 1.0 - foretold, 1e-9))
    return total / len(plans)


def chance(plan: Planned, gained: float, wider: float) -> float:
    left, worth, _ = plan
    return 1.0 if worth >= 0 else squash((worth + gained * left) / (1.0 + wider * left))


if __name__ == "__main__":
    main()
