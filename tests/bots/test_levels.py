"""The levels at a table: every one plays every game, errs in a style that stays the same, and never at the end."""

from __future__ import annotations

from itertools import pairwise

import pytest

import carrack
from carrack.arena.playing import choose
from carrack.bots import LEVELS, NAMES, bot
from carrack.bots.iron_age.leaning import leaned
from carrack.bots.iron_age.value import MOST_LEFT, SIZE, learnt
from carrack.bots.judge import Judge
from carrack.bots.ladder import rung_of
from carrack.bots.level_bot import LevelBot
from carrack.core.fate import Seeded
from carrack.core.game import STYLES
from carrack.core.state import State

GAMES = ("discovery-2007", "discovery-2015", "endeavor", "iron-age")


def positions(game: str, seats: int, seed: str) -> list[State]:
    """The questions of a greedy game, from its beginning to its end."""
    state, fate, player = carrack.game(game).start(seats), Seeded(seed), bot("greedy", seed)
    found = []
    while state.actor != carrack.OVER:
        if state.actor == carrack.NATURE:
            state.play(fate.answer(state))
            continue
        if len(state.legal()) > 1:
            found.append(state.clone())
        state.play(choose(player, state, f"{seed}/{len(found)}"))
    return found


def test_levels_are_named_from_the_weakest_on_and_older_names_still_work() -> None:
    assert LEVELS == ("easy", "medium", "hard", "expert", "champion")
    assert set(NAMES) == {*LEVELS, "random", "greedy", "lookahead"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_legally_and_alike_under_one_seed(game: str, level: str) -> None:
    seen = positions(game, 2, "legal")
    for state in seen[len(seen) // 2 :: 400 if level in ("expert", "champion") else 60]:
        answers = {choose(bot(level, "seed"), state, "seed") for _ in range(2)}
        assert len(answers) == 1
        assert answers <= set(state.legal())


@pytest.mark.parametrize("level", LEVELS)
def test_a_liking_stays_whatever_luck_the_seed_brings(level: str) -> None:
    styles = {LevelBot(f"seed {i}", "Hanno", level).style for i in range(5)}
    assert len(styles) == 1
    assert {LevelBot("seed", f"temper {i}", level).style for i in range(40)} == set(range(len(STYLES)))


@pytest.mark.parametrize("game", GAMES[:3])
@pytest.mark.parametrize("style", range(len(STYLES)))
def test_a_liking_makes_things_seem_better_and_is_gone_in_the_last_round(game: str, style: int) -> None:
    seen = positions(game, 3, "liked")
    last = max(state.game.round_of(state) for state in seen)
    judge, sober = Judge(style, 2.0), Judge()
    errs = [judge.value(state, seat) - sober.value(state, seat) for state in seen for seat in range(3)]
    assert all(error >= 0.0 for error in errs)
    assert max(errs) > 1.0
    assert all(judge.value(state, 0) == sober.value(state, 0) for state in seen if state.game.round_of(state) == last)


@pytest.mark.parametrize("style", range(len(STYLES)))
def test_tables_of_the_iron_age_lean_as_long_as_there_are_rounds_to_come(style: int) -> None:
    plain, seen = learnt(), leaned(learnt(), style, 2.0)
    assert list(seen.weights[:SIZE]) == list(plain.weights[:SIZE])
    for left in range(1, MOST_LEFT + 1):
        rows = zip(seen.weights[left * SIZE : (left + 1) * SIZE], plain.weights[left * SIZE : (left + 1) * SIZE])
        assert sum(one != other for one, other in rows) > 20


def test_who_has_little_trust_counts_on_a_share_of_what_is_to_come() -> None:
    seen, wary = leaned(learnt(), 0, 2.0), leaned(learnt(), 0, 2.0, trust=0.5)
    assert list(wary.weights[:SIZE]) == list(seen.weights[:SIZE])
    assert list(wary.weights[SIZE:]) == [weight / 2 for weight in seen.weights[SIZE:]]


def test_the_champion_has_no_liking() -> None:
    tables = [(game, seats) for game in GAMES for seats in (2, 4)]
    assert {rung_of(game, "champion", seats).bias for game, seats in tables} == {0.0}
    assert all(rung_of(game, level, seats).bias > 0.0 for game, seats in tables for level in ("easy", "medium"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_a_higher_level_looks_farther(game: str, seats: int) -> None:
    rungs = [rung_of(game, level, seats) for level in LEVELS]
    for lower, upper in pairwise(rungs):
        assert (lower.simulations, lower.rounds, lower.trust) <= (upper.simulations, upper.rounds, upper.trust)


def test_somebody_who_looks_less_far_ahead_scores_less_alone() -> None:
    def points(level: str) -> int:
        return sum(_alone(level, f"alone {i}") for i in range(6))

    assert points("easy") < points("hard") < points("champion")


def _alone(level: str, seed: str) -> int:
    state, fate, player = carrack.game("iron-age").start(1), Seeded(seed), bot(level, seed)
    while state.actor != carrack.OVER:
        state.play(fate.answer(state) if state.actor == carrack.NATURE else player.choose(state))
    return state.scores()[0]
