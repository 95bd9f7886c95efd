"""What the champion would answer: legal, the best first, the same from the same seed, and from what the seat knows."""

from __future__ import annotations

import pytest

import carrack
from carrack.arena.playing import choose
from carrack.bots import bot
from carrack.bots.advice import MOST, advise
from carrack.bots.judge import Judge
from carrack.bots.plan import Plan
from carrack.bots.tuning import tuning_of
from carrack.core.fate import Seeded
from carrack.core.rng import Rng
from carrack.core.state import State
from tests.toys import lagoon

TABLES = [
    ("discovery-2007", 2),
    ("discovery-2015", 4),
    ("endeavor", 1),
    ("endeavor", 4),
    ("iron-age", 1),
    ("iron-age", 3),
]


def middle(game: str, seats: int) -> State:
    """A question with a choice, some way into a game."""
    state, fate, player, asked = carrack.game(game).start(seats), Seeded("middle"), bot("greedy", "middle"), 0
    while asked < 40 or state.actor < 0 or len(state.legal()) < MOST:
        asked += 1
        answer = fate.answer(state) if state.actor == carrack.NATURE else choose(player, state, f"{asked}")
        state.play(answer)
    return state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_three_answers_with_chances_and_points(game: str, seats: int) -> None:
    state = middle(game, seats)
    before = state.key()
    found = advise(state, "seed", 30)
    assert 2 <= len(found) <= MOST
    assert len({advice.action for advice in found}) == len(found)
    assert {advice.action for advice in found} <= set(state.legal())
    assert [advice.chance for advice in found] == sorted((advice.chance for advice in found), reverse=True)
    assert all(0.0 <= advice.chance <= 1.0 for advice in found)
    sources = set(state.breakdown()[int(state.actor)])
    assert all(set(advice.sources) <= sources and advice.sources for advice in found)
    assert advise(state, "seed", 30) == found
    assert state.key() == before


@pytest.mark.parametrize("seats", [1, 2])
def test_the_iron_age_is_advised_from_its_first_question_to_its_last(seats: int) -> None:
    state, fate, player, kinds = carrack.game("iron-age").start(seats), Seeded("first"), bot("champion", "first"), set()
    while state.actor != carrack.OVER:
        if state.actor == carrack.NATURE:
            state.play(fate.answer(state))
            continue
        if len(state.legal()) > 1 and int(state.step) not in kinds:
            kinds.add(int(state.step))
            assert advise(state, "first", 4)[0].action in state.legal()
        state.play(player.choose(state))
    assert len(kinds) > 4


def test_the_better_of_two_is_told_first() -> None:
    """In the last turn of a game alone the champion's own answer leaves no other ahead of it."""
    state, fate, player = carrack.game("iron-age").start(1), Seeded("last"), bot("champion", "last")
    while not (state.game.round_of(state) == 8 and state.actor == 0 and len(state.legal()) > 2):
        state.play(fate.answer(state) if state.actor == carrack.NATURE else player.choose(state))
    found = advise(state, "last", 20)
    best = max(found, key=lambda advice: sum(advice.sources.values()))
    assert sum(found[0].sources.values()) == pytest.approx(sum(best.sources.values()))


def test_alone_the_chance_is_that_of_who_plans_even_before_all_is_laid_out() -> None:
    """On level hard the champion wins nearly every game; where the Opposition is still to settle, nothing is sure."""
    told = []
    for seed in ("h0", "h1", "h8", "h10"):
        state, fate = carrack.game("endeavor").start(1, {"level": "hard"}), Seeded(seed)
        while state.actor == carrack.NATURE or len(state.legal()) == 1:
            state.play(fate.answer(state) if state.actor == carrack.NATURE else state.legal()[0])
        assert not Plan(state, Rng(seed), tuning_of("endeavor", 1), Judge()).certain
        before = state.key()
        found = advise(state, seed, 100)
        assert advise(state, seed, 100) == found
        assert state.key() == before
        assert all(sum(advice.sources.values()) > 30 for advice in found)  # at the end of the game
        told.append(found[0].chance)
    assert sum(told) / len(told) > 0.6


def test_what_the_seat_cannot_know_changes_no_advice() -> None:
    told = set()
    for shell in range(len(lagoon.SHELLS)):
        state = lagoon.LagoonGame().start(2)
        assert isinstance(state, lagoon.Lagoon)
        state.divers[1].chest = shell
        state.bag[shell] -= 1
        seen = state.game.sample(state, 0, Seeded("same"))
        told.add(tuple(advice.action for advice in advise(seen, "same", 80)))
    assert len(told) == 1
