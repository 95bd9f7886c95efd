"""State and Step: what every game has without writing it."""

from __future__ import annotations

import copy
import pickle

import pytest

import carrack
from carrack import IllegalAction
from carrack.core.actions import Actions
from carrack.core.playout import play_checked, play_some, playout
from carrack.core.rng import Rng
from tests.core.hide_and_toss import GAME as COIN
from tests.toys import lagoon
from tests.toys.broken import ConjuringDive, NoRest, RestForEver
from tests.toys.lagoon import ASK_ACT, ASK_DIVE, GAME, LagoonGame


def test_two_states_are_equal_when_all_their_fields_are() -> None:
    one, other = GAME.start(2), GAME.start(2)
    assert one == other
    assert hash(one) == hash(other)
    other.play(lagoon.REST)
    assert one != other
    assert GAME.start(2) != GAME.start(2, {"rounds": 6})
    assert one != "a state"


@pytest.mark.parametrize(
    "made",
    [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))],
    ids=["copy", "deepcopy", "pickle"],
)
@pytest.mark.parametrize("id", ["iron-age", "coin"])
def test_a_copy_is_equal_and_apart(id: str, made: object) -> None:
    assert callable(made)
    state = (COIN if id == "coin" else carrack.game(id)).start(2)
    key = state.key()
    twin = made(state)
    assert twin == state
    twin.play(twin.legal()[0])
    assert twin != state
    assert state.key() == key


def test_a_game_without_a_clone_of_its_own_is_cloned_through_plain_data() -> None:
    state = COIN.start(2)
    state.play(0)
    clone = state.clone()
    clone.play(clone.legal()[0])
    assert state.legal() != clone.legal()


def test_a_seat_has_no_weights_and_no_address() -> None:
    state = GAME.start(2)
    assert state.weights() == []
    assert state.chance() == ""


def test_nature_has_a_weight_for_each_outcome() -> None:
    state = GAME.start(2)
    state.play(lagoon.DIVE)
    assert state.actor == carrack.NATURE
    assert state.legal() == [11, 12, 13]
    assert state.weights() == [4, 3, 2]
    assert state.chance() == "bag/1"


def test_a_question_asks_its_rule_only_about_its_own_verbs() -> None:
    step = GAME.steps[ASK_ACT]
    assert [code for code in range(GAME.actions) if step.takes(code)] == [0, 1, 2, 3, 4, 5]


def test_a_refusal_names_the_action_and_the_reason() -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.start(2).play(lagoon.OPEN)
    assert caught.value.reason == "chest-empty"
    assert "'verb': 'open'" in str(caught.value)


def test_a_long_list_of_answers_outgrows_its_buffer() -> None:
    out = Actions()
    for action in range(1000):
        out.weigh(action, action + 1)
    assert out.codes() == list(range(1000))
    assert out.odds() == list(range(1, 1001))
    assert out.at(0) == 0
    assert out.at(out.total - 1) == 999


def test_a_ticket_falls_by_weight() -> None:
    out = Actions()
    for action, weight in ((5, 2), (7, 1), (9, 3)):
        out.weigh(action, weight)
    assert [out.at(ticket) for ticket in range(6)] == [5, 5, 7, 9, 9, 9]


def test_random_play_comes_to_an_end() -> None:
    state = GAME.start(3)
    assert playout(state, Rng("playout"), Actions()) > 10
    assert state.actor == carrack.OVER


def test_some_random_play_stops_when_told() -> None:
    state = GAME.start(3)
    assert play_some(state, Rng("some"), Actions(), 5) == 5
    assert state.actor != carrack.OVER
    assert play_some(state, Rng("some"), Actions(), 1000) < 1000
    assert state.actor == carrack.OVER


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        (GAME, {}, []),
        (LagoonGame(instead={ASK_DIVE: ConjuringDive()}), {}, ["some came or went"]),
        (LagoonGame(instead={ASK_ACT: RestForEver()}), {}, ["not over after 300 actions"]),
        (LagoonGame(instead={ASK_ACT: NoRest()}), {"storms": True}, ["no answer to the question act"]),
    ],
    ids=["healthy", "law", "endless", "dead end"],
)
def test_checked_play_tells_what_broke(game: LagoonGame, options: dict[str, bool], said: list[str]) -> None:
    broken: list[str] = []
    for n in range(20):
        broken = broken or play_checked(game.start(3, options), Rng(f"checked {n}"), Actions(), 300)
    assert len(broken) == len(said)
    assert all(part in law for part, law in zip(said, broken, strict=True))
