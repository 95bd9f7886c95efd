"""A fingerprint: the same for equal positions, another when anything differs."""

from __future__ import annotations

import pytest

import carrack
from carrack.core.fate import Seeded
from carrack.core.rng import Rng
from carrack.core.state import State
from tests.toys.lagoon import LagoonGame

GAME = carrack.game("endeavor")


def some_way(seats: int, moves: int) -> State:
    state, fate, rng = GAME.start(seats), Seeded("print"), Rng("print")
    for _ in range(moves):
        legal = state.legal()
        state.play(fate.answer(state) if state.actor == carrack.NATURE else legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("seats", [1, 4])
def test_every_field_counts(seats: int) -> None:
    state = some_way(seats, 80)
    plain = state.dump()
    fields = plain["state"]
    assert isinstance(fields, dict)
    assert GAME.load(plain).fingerprint() == state.fingerprint() == state.clone().fingerprint()
    for name, value in fields.items():
        if name == "seats":  # of a table, like its options
            continue
        other = state.clone()
        if isinstance(value, list):
            numbers = getattr(other, name)
            for i in range(len(numbers)):
                numbers[i] += 1
                assert other.fingerprint() != state.fingerprint(), (name, i)
                numbers[i] -= 1
        else:
            setattr(other, name, value + 1)
            assert other.fingerprint() != state.fingerprint(), name


def test_positions_of_a_game_have_prints_of_their_own() -> None:
    state, fate, rng = GAME.start(3), Seeded("own"), Rng("own")
    keys, prints = set(), set()
    while state.actor != carrack.OVER:
        keys.add(state.key())
        prints.add(int(state.fingerprint()))
        legal = state.legal()
        state.play(fate.answer(state) if state.actor == carrack.NATURE else legal[rng.below(len(legal))])
    assert len(prints) == len(keys) > 100


def test_a_game_that_says_nothing_of_its_own_goes_by_the_key() -> None:
    one, other = LagoonGame().start(2), LagoonGame().start(2)
    assert one.fingerprint() == other.fingerprint()
    other.play(Seeded("other").answer(other) if other.actor == carrack.NATURE else other.legal()[0])
    assert one.fingerprint() != other.fingerprint()
