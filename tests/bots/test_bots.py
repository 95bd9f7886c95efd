"""The players: they answer legally, repeat themselves under one seed, and the greedy one knows what it does."""

from __future__ import annotations

import pytest

import carrack
from carrack.bots import NAMES, Bot, bot
from carrack.core.rng import Rng
from carrack.core.state import State

QUICK = [level for level in NAMES if level != "lookahead"]  # that one has tests of its own, in shorter games


def play_out(game: str, players: list[Bot], seed: str) -> State:
    """A whole game; Nature answers from a generator of its own."""
    state = carrack.game(game).start(len(players))
    rng = Rng(seed)
    while state.actor != carrack.OVER:
        if state.actor == carrack.NATURE:
            legal, weights = state.legal(), state.weights()
            ticket = rng.below(sum(weights))
            state.play(next(action for i, action in enumerate(legal) if ticket < sum(weights[: i + 1])))
        else:
            state.play(players[state.actor].choose(state))
    return state


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_level_plays_legal_games_to_the_end(level: str, seats: int) -> None:
    state = play_out("iron-age", [bot(level, f"{seat}") for seat in range(seats)], "a")
    assert state.actor == carrack.OVER


@pytest.mark.parametrize("level", QUICK)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    first, second = (play_out("iron-age", [bot(level, "x"), bot(level, "y")], "b").key() for _ in range(2))
    assert first == second


def test_choosing_leaves_the_state_as_it_was() -> None:
    state = play_some("iron-age", 40)
    before = state.key()
    for level in NAMES:
        assert bot(level, "c").choose(state) in state.legal()
    assert state.key() == before


def play_some(game: str, actions: int) -> State:
    state = carrack.game(game).start(2)
    rng = Rng("some")
    for _ in range(actions):
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
    while state.actor < 0:
        state.play(state.legal()[0])
    return state


def test_the_random_bot_tries_every_answer() -> None:
    state = carrack.game("iron-age").start(2)
    player = bot("random", "d")
    assert {player.choose(state) for _ in range(50)} == set(state.legal())


def test_greedy_beats_random_from_either_seat() -> None:
    won = 0
    for i in range(20):
        players = [bot("random", f"r{i}"), bot("greedy", f"g{i}")]
        mine = i % 2
        state = play_out("iron-age", players if mine else players[::-1], f"e{i}")
        won += mine in state.winners()
    assert won >= 19


def test_greedy_takes_a_conquest_that_pays() -> None:
    game = carrack.game("iron-age")
    fate = carrack.Scripted(
        [game.encode({"verb": "empire-die", "face": "food"}) for _ in range(2)]
        + [game.encode({"verb": "fate-die", "face": "conquest"})]
    )
    match = carrack.Match(game, seats=2, fate=fate)
    match.play(game.encode({"verb": "settle", "what": "province"}))
    match.play(game.encode({"verb": "settle", "what": "port"}))
    match.play(game.encode({"verb": "keep"}))
    assert game.describe(bot("greedy").choose(match.state)) == {"verb": "conquer"}


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(carrack.OptionError, match=r"level: 'grandmaster' is no level of bots; there are: easy, medium"):
        bot("grandmaster")


def test_a_bot_can_be_one_plain_class() -> None:
    class First(Bot):
        def choose(self, state: State) -> int:
            return state.legal()[0]

    assert play_out("iron-age", [First(), bot("random", "f")], "g").actor == carrack.OVER
