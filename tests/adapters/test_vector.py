"""Many games side by side: each is played as if it were alone, and the arrays say so at every step."""

from __future__ import annotations

import subprocess
import sys

import numpy
import pytest

import carrack
from carrack.core.fleet import Fleet
from carrack.core.rewards import Rewards

GAMES = ("discovery-2007", "discovery-2015", "endeavor", "iron-age")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_by_the_rules(game: str) -> None:
    vector = carrack.vector(game, 3, seats=3, seed="rules")
    for _ in range(60):
        for place in range(3):
            state = vector.fleet.states[place]
            seat = int(state.actor)
            assert vector.turns[place] == seat
            assert vector.observations[place].tolist() == state.game.observe(state, seat)
            assert numpy.flatnonzero(vector.masks[place]).tolist() == state.legal()
            assert state.invariants() == []
        vector.step(vector.random())


def test_a_game_that_ends_is_rewarded_and_begins_anew() -> None:
    vector = carrack.vector("iron-age", 4, seats=2, options={"length": "short"}, seed=1)
    ended = 0
    while ended < 6:
        vector.step(vector.random())
        for place in range(4):
            if vector.dones[place]:
                ended += 1
                assert vector.rewards[place].sum() == 1.0
                assert vector.fleet.states[place].round <= 1  # type: ignore[attr-defined]
            else:
                assert not vector.rewards[place].any()


def test_points_are_told_as_they_come_and_go() -> None:
    vector = carrack.vector("iron-age", 2, seats=2, options={"length": "short"}, seed=2, rewards="points")
    total = numpy.zeros((2, 2))
    for _ in range(400):
        before = [state.clone() for state in vector.fleet.states]
        vector.step(vector.random())
        total += vector.rewards
        for place in range(2):
            if vector.dones[place]:
                start = carrack.game("iron-age").start(2)
                close = numpy.abs(total[place] - before[place].scores()).max()
                assert close <= 30  # what the last answer of a game can bring
                assert total[place].any() or before[place].scores() == start.scores()
                total[place] = 0
            else:
                assert total[place].tolist() == vector.fleet.states[place].scores()


def test_the_same_seed_gives_the_same_games() -> None:
    one, other, third = (carrack.vector("endeavor", 2, seats=2, seed=seed) for seed in (7, 7, 8))
    for _ in range(20):
        actions = one.random()
        one.step(actions)
        other.step(actions)
        assert (one.observations == other.observations).all()
    assert (third.fleet.states[0].key(), 1) != (one.fleet.states[0].key(), 1)


def test_an_illegal_action_is_refused_and_no_game_is_played() -> None:
    vector = carrack.vector("iron-age", 3, seats=2, seed=1)
    before = [state.key() for state in vector.fleet.states]
    good = vector.random()
    for wrong in (22, -1, 10**6):
        actions = good.copy()
        actions[2] = wrong
        with pytest.raises(carrack.IllegalAction, match="game 2"):
            vector.step(actions)
    for shape in (good[:2], good.astype(float), good.reshape(1, 3)):
        with pytest.raises(carrack.OptionError, match="actions"):
            vector.step(shape)
    assert [state.key() for state in vector.fleet.states] == before
    vector.step(good.tolist())


def test_the_arrays_are_the_engines_own_memory_and_not_to_be_written_to() -> None:
    vector = carrack.vector("iron-age", 2, seats=2, seed=1)
    for array in (vector.observations, vector.masks, vector.rewards, vector.dones, vector.turns):
        assert not array.flags.writeable
    seen = vector.observations
    before = seen.copy()
    for _ in range(5):
        vector.step(vector.random())
    assert (seen != before).any()


def test_numbers_and_tables_that_there_are_not_are_refused() -> None:
    for wrong in (0, -3, True, 2.5):
        with pytest.raises(carrack.OptionError, match="n: "):
            carrack.vector("iron-age", wrong)  # type: ignore[arg-type]
    with pytest.raises(carrack.OptionError, match="seats"):
        carrack.vector("iron-age", 2, seats=9)
    with pytest.raises(carrack.UnknownGame):
        carrack.vector("go", 2)


def test_more_games_than_memory_holds_are_refused_at_once() -> None:
    with pytest.raises(MemoryError):
        carrack.vector("iron-age", 10**12)


def test_a_fleet_needs_no_numpy() -> None:
    start = carrack.game("iron-age").start(2)
    fleet = Fleet(start, 2, Rewards("share", start), "any")
    fleet.reset(0, 2)
    fleet.choose()
    fleet.check(fleet.chosen)
    fleet.step(fleet.chosen, 0, 2)
    assert len(fleet.observations) == 2 * carrack.game("iron-age").observation(2).length


def test_without_numpy_carrack_works_and_says_what_is_missing() -> None:
    program = """
import sys
sys.modules["numpy"] = None
import carrack
assert carrack.game("iron-age").observe(carrack.game("iron-age").start(2), 0)
try:
    carrack.vector("iron-age", 2)
except carrack.MissingExtra as error:
    print(error)
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert told == "carrack.vector needs NumPy: pip install carrack[research]\n"
