"""OpenSpiel plays Carrack's games: its own tests pass, odds and answers are ours, and secrets stay secrets."""

from __future__ import annotations

import json
import random

import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough

import carrack
from carrack.adapters.openspiel import CarrackState, load
from carrack.core.fate import Seeded
from carrack.core.state import NATURE
from carrack.testing.cover import cover

TABLES = [
    "python_carrack_iron_age",
    "python_carrack_iron_age(seats=1,length=short)",
    "python_carrack_endeavor(seats=1,level=hard)",
    "python_carrack_endeavor(seats=3,neutral_discs=True)",
    "python_carrack_discovery_2007(seats=4,start_auction_2007=True)",
    "python_carrack_discovery_2015(seats=6,scouting=True,hide_failed_counters=True)",
]
SCOUTING = "python_carrack_discovery_2015(seats=3,scouting=True,nations=off)"


def walk(state: CarrackState, rng: random.Random, most: int = 10_000) -> None:
    for _ in range(most):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("table", TABLES[:4] + [pytest.param(table, marks=pytest.mark.slow) for table in TABLES[4:]])
def test_openspiels_own_test_passes(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(carrack.games()))
def test_openspiels_own_test_passes_at_every_table(name: str) -> None:
    title = carrack.game(name)
    for seats in title.seats:
        for options in cover(title, seats)[0]:
            game = load(title.start(seats, options))
            pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("table", ["discovery_2007(seats=2)", "discovery_2015(seats=2,scouting=True)"])
def test_a_playthrough_of_discovery_can_be_written(table: str) -> None:
    """Once: it spells out hundreds of numbers for each seat after each of hundreds of answers."""
    assert "IsTerminal() = True" in playthrough(f"python_carrack_{table}", None, seed=3)


@pytest.mark.parametrize("table", TABLES[:4])
def test_a_playthrough_can_be_written_and_is_the_same_again(table: str) -> None:
    told = playthrough(table, None, seed=3)
    assert "IsTerminal() = True" in told
    assert told == playthrough(table, None, seed=3)


@pytest.mark.parametrize("table", TABLES)
def test_answers_odds_and_results_are_the_engines(table: str) -> None:
    state, rng = pyspiel.load_game(table).new_initial_state(), random.Random(table)
    ours = state.held.state.clone()
    while not state.is_terminal():
        assert state.current_player() == (pyspiel.PlayerId.CHANCE if ours.actor == NATURE else ours.actor)
        if state.is_chance_node():
            odds = dict(state.chance_outcomes())
            assert list(odds) == ours.legal()
            assert sum(odds.values()) == pytest.approx(1)
            answer = rng.choices(list(odds), list(odds.values()))[0]
        else:
            assert state.legal_actions() == ours.legal()
            answer = rng.choice(ours.legal())
        state.apply_action(answer)
        ours.play(answer)
    winners = ours.winners()
    assert [seat for seat, share in enumerate(state.returns()) if share > 0] == winners
    assert sum(state.returns()) == pytest.approx(1 if winners else 0)


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("python_carrack_endeavor").new_initial_state()
    walk(state, random.Random(1), 40)
    before, copy = str(state), state.clone()
    walk(copy, random.Random(2))
    assert str(state) == before
    assert copy.is_terminal()


@pytest.mark.parametrize("seed", range(4))
def test_an_observation_does_not_tell_what_a_seat_cannot_know(seed: int) -> None:
    game = pyspiel.load_game(SCOUTING)
    state, rng = game.new_initial_state(), random.Random(seed)
    for step in range(60):
        walk(state, rng, 4)
        if state.is_terminal():
            break
        for seat in range(3):
            other = game.house.sample(state.held.state, seat, Seeded(f"{seed} {step}"))
            assert game.state_of(other).observation_string(seat) == state.observation_string(seat)
    assert json.loads(state.observation_string(0))["game"] == "discovery-2015"


def test_only_who_scouts_knows_what_was_seen() -> None:
    game = pyspiel.load_game(SCOUTING)
    for seed in range(40):
        state, rng = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            core = state.held.state
            audience = core.game.steps[core.step].audience(core)
            if state.is_chance_node() and len(state.legal_actions()) > 1 and audience >= 0:
                one, other = state.clone(), state.clone()
                one.apply_action(state.legal_actions()[0])
                other.apply_action(state.legal_actions()[-1])
                for seat in range(3):
                    same = one.information_state_string(seat) == other.information_state_string(seat)
                    assert same != bool((audience >> seat) & 1)
                return
            walk(state, rng, 1)
    pytest.fail("nobody scouted")


def test_an_answer_that_is_refused_leaves_nothing_behind() -> None:
    state = pyspiel.load_game("python_carrack_iron_age").new_initial_state()
    before = state.information_state_string(0)
    for wrong in (10**6, 50):
        with pytest.raises(carrack.IllegalAction):
            state.apply_action(wrong)
    assert state.information_state_string(0) == before
    assert state.history() == []
    state.apply_action(state.legal_actions()[1])
    assert state.information_state_string(0) == "0 0:1"


def test_a_state_of_ours_is_found_with_its_seats_and_options() -> None:
    state = carrack.game("endeavor").start(3, {"neutral_discs": True})
    game = load(state)
    assert game.num_players() == 3
    assert str(game.state_of(state)) == state.key()


def test_seats_and_options_that_there_are_not_are_refused() -> None:
    for table in (
        "python_carrack_iron_age(seats=7)",
        "python_carrack_iron_age(length=endless)",
        "python_carrack_iron_age(colour=1)",
    ):
        with pytest.raises((carrack.OptionError, pyspiel.SpielError)):
            pyspiel.load_game(table)
