"""OpenSpiel's search plays by its budget, and is found by its name."""

from __future__ import annotations

import pytest

import carrack
from carrack.adapters.mcts import Mcts
from carrack.arena.players import player
from carrack.core.fate import Seeded
from carrack.core.state import NATURE

NAME = "carrack.adapters.mcts:Mcts"


def test_it_answers_legally_and_alike_under_one_seed() -> None:
    state, fate = carrack.game("iron-age").start(2, {"length": "short"}), Seeded("mcts")
    one, other = player(f"{NAME}@6", "seed"), player(f"{NAME}@6", "seed")
    asked = 0
    while asked < 12:
        if state.actor == NATURE:
            state.play(fate.answer(state))
            continue
        answer = one.choose(state.clone())
        assert answer in state.legal()
        assert other.choose(state.clone()) == answer
        state.play(answer)
        asked += 1


def test_in_seconds_it_thinks_for_as_many_simulations_as_fit_in() -> None:
    state = carrack.game("iron-age").start(2)
    few, many = Mcts("seed", "0.002s"), Mcts("seed", "0.2s")
    for mind in (few, many):
        mind.choose(state.clone())
    assert few.simulations < many.simulations


@pytest.mark.parametrize(
    "level",
    ["carrack.adapters.mcts:Nobody", "no.such.module:Mcts", f"{NAME}@much", "carrack.core.rng:Rng", ":", "a:"]
    + [f"{NAME}@{budget}" for budget in ("0", "1", "-5", "0s", "-1s", "nans", "infs")],
)
def test_who_is_no_bot_is_refused(level: str) -> None:
    with pytest.raises(carrack.OptionError, match="is no bot"):
        player(level)
