"""The player that looks ahead: what it sees that the greedy one does not, and what it must not see."""

from __future__ import annotations

import pytest

import carrack
from carrack.arena.playing import choose
from carrack.bots import Bot, bot
from carrack.bots.lookahead import LookaheadBot, clear_lead
from carrack.core.fate import Seeded
from carrack.core.state import State
from carrack.games.endeavor.state import Endeavor
from tests.bots import crossroads
from tests.bots.crossroads import BET, COIN, GO_ON, HILL
from tests.bots.watched import Watched
from tests.toys import lagoon

SEEDS = [f"{i}" for i in range(40)]


def answers_of(level: str, state: State) -> set[int]:
    return {bot(level, seed).choose(state) for seed in SEEDS}


def test_it_climbs_for_five_points_where_greedy_picks_up_a_coin() -> None:
    state = crossroads.GAME.start(1)
    assert answers_of("greedy", state) == {COIN}
    assert answers_of("lookahead", state) == {HILL}
    state.play(HILL)
    assert answers_of("lookahead", state) == {GO_ON}


def test_one_lucky_throw_does_not_make_a_good_bet() -> None:
    state = crossroads.GAME.start(1, {"bets": True})
    assert BET not in answers_of("lookahead", state)


def test_a_lead_counts_less_what_may_be_luck_in_it() -> None:
    assert clear_lead(8 * 3.0, 8 * 9.0) == 3.0  # three points in each of eight worlds
    assert clear_lead(60.0, 3600.0) < 0.0  # sixty points in one of them
    assert 0.0 < clear_lead(8 * 3.0, 8 * 10.0) < 3.0


def test_the_first_among_equals_is_any() -> None:
    state = crossroads.GAME.start(1)
    ranked = [list(LookaheadBot(seed).ranked(state)) for seed in SEEDS]
    assert {answers[0] for answers in ranked} == {COIN}
    assert len({answers[1] for answers in ranked}) > 1


def values_after(state: State) -> list[float]:
    values = []
    for action in state.legal():
        after = state.clone()
        after.play(action)
        values.append(state.game.value(after, state.actor))
    return values


def test_answers_are_ranked_by_the_evaluation() -> None:
    state = solo("ranked")
    ranked = list(LookaheadBot("a").ranked(state))
    assert sorted(ranked) == state.legal()
    by_action = dict(zip(state.legal(), values_after(state), strict=True))
    assert [by_action[action] for action in ranked] == sorted(by_action.values(), reverse=True)


def solo(seed: str) -> Endeavor:
    """Endeavor alone: the table is laid, and nothing is left to chance."""
    state = carrack.game("endeavor").start(1)
    assert isinstance(state, Endeavor)
    fate = Seeded(seed)
    while state.round == 0:
        state.play(fate.answer(state) if state.actor == carrack.NATURE else state.legal()[0])
    return state


def margin_of(state: State, player: Bot) -> int:
    """What a player makes of the rest."""
    while state.actor != carrack.OVER:
        state.play(player.choose(state))
    margin = state.outcome()["margin"]
    assert isinstance(margin, int)
    return margin


@pytest.mark.parametrize("seed", ["north", "south"])
def test_alone_in_endeavor_it_does_better_than_greedy(seed: str) -> None:
    greedy, ahead = (margin_of(late(seed), bot(level, seed)) for level in ("greedy", "lookahead"))
    assert ahead > greedy


def late(seed: str) -> State:
    """The last three rounds are enough."""
    state = solo(seed)
    player = bot("greedy", seed)
    while state.round < 5:
        state.play(player.choose(state))
    return state


def test_the_same_seed_gives_the_same_answers() -> None:
    for state in (late("east"), carrack.Match("iron-age", seats=2, seed="same").state):
        one, other = bot("lookahead", "x"), bot("lookahead", "x")
        assert [one.choose(state) for _ in range(3)] == [other.choose(state) for _ in range(3)]


def test_choosing_leaves_the_state_as_it_was() -> None:
    for state in (late("west"), crossroads.GAME.start(1, {"bets": True})):
        before = state.key()
        assert bot("lookahead", "c").choose(state) in state.legal()
        assert state.key() == before


@pytest.mark.parametrize("seed", SEEDS[:5])
def test_a_secret_that_changes_changes_no_answer(seed: str) -> None:
    """Whatever lies in the other's chest, the diver who cannot look into it does the same."""
    given = set()
    for shell in range(len(lagoon.SHELLS)):
        state = lagoon.LagoonGame().start(2)
        assert isinstance(state, lagoon.Lagoon)
        state.divers[1].chest = shell
        state.bag[shell] -= 1
        assert len(state.legal()) > 1
        given.add(choose(bot("lookahead", seed), state, seed))
    assert len(given) == 1


def test_what_is_hidden_differs_from_world_to_world() -> None:
    game = Watched()
    state = game.start(2)
    assert isinstance(state, lagoon.Lagoon)
    state.divers[1].chest = 0
    state.bag[0] -= 1
    bot("lookahead", "worlds").choose(state)
    assert {seat for seat, _shell in game.dealt} == {0}
    assert len(game.dealt) >= 8
    assert len({shell for _seat, shell in game.dealt}) > 1


def test_a_whole_game_with_secrets_and_chance_is_played_to_the_end() -> None:
    state = lagoon.LagoonGame().start(3)
    fate = Seeded("whole")
    players = [bot("lookahead", f"{seat}") for seat in range(3)]
    moves = 0
    while state.actor != carrack.OVER:
        moves += 1
        state.play(
            fate.answer(state)
            if state.actor == carrack.NATURE
            else choose(players[state.actor], state, f"whole/{moves}")
        )
    assert state.winners()
