"""The kit refuses a game that knows its seats by number where it calls them alike."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import carrack
from carrack.core.state import State
from carrack.testing.rotation import rotated_seats_give_rotated_results
from tests.kit.refusals import refusal
from tests.toys import lagoon
from tests.toys.lagoon import ASK_ACT, ASK_DIVE, ASK_SWAP, Act, Lagoon, LagoonGame

HABIT = "rotated seats give rotated results"


class FirstMayNotOpen(Act):
    """Seat 0 alone never opens its chest."""

    def why_not(self, s: Lagoon, action: int) -> int:
        return lagoon.BLIND if action == lagoon.OPEN and s.actor == 0 else super().why_not(s, action)


class SwapWithTheFirst(lagoon.Swap):
    """Whoever is asked, it is the chest of seat 0 that changes hands; then somebody is asked once more."""

    def answer(self, s: Lagoon, action: int) -> None:
        one, other = s.divers[s.turn], s.divers[0]
        one.chest, other.chest = other.chest, one.chest
        one.known, other.known = other.known, one.known
        s.actor = s.turn
        s.step = ASK_ACT


class LuckyFirst(lagoon.Drawing):
    """Seat 0 draws pearls more often than there are any."""

    def __init__(self) -> None:
        super().__init__("dive")

    def weight(self, s: Lagoon, action: int) -> int:
        return s.bag[action - lagoon.COMES] * (2 if s.turn == 0 and action == lagoon.COMES + 2 else 1)

    def answer(self, s: Lagoon, action: int) -> None:
        lagoon.GAME.steps[ASK_DIVE].answer(s, action)


class FirstGoesOn(Act):
    """Resting, seat 0 keeps its turn."""

    def answer(self, s: Lagoon, action: int) -> None:
        if action == lagoon.REST and s.turn == 0 and not s.stormy:
            s.stormy = True
        else:
            super().answer(s, action)


class FirstIsRich(Lagoon):
    def breakdown(self) -> list[dict[str, int]]:
        found = super().breakdown()
        found[0]["pearl"] += 1
        return found


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (LagoonGame(instead={ASK_ACT: FirstMayNotOpen()}), "there are the answers"),
        (LagoonGame(instead={ASK_SWAP: SwapWithTheFirst()}), "these fields differ: divers"),
        (LagoonGame(instead={ASK_DIVE: LuckyFirst()}), "the weights are"),
        (LagoonGame(instead={ASK_ACT: FirstGoesOn()}), "does not end the turn alike"),
        (LagoonGame(kind=FirstIsRich), "the points are"),
    ],
)
def test_a_seat_that_is_more_than_others_is_refused(tmp_path: Path, game: LagoonGame, said: str) -> None:
    error = refusal(game, tmp_path, games=20, seats=3)
    assert error.habit == HABIT
    assert said in str(error)


class Forgetful(LagoonGame):
    """Rotates all but who knows what."""

    def rotate(self, state: State, by: int) -> State | None:
        copy = super().rotate(state, by)
        if isinstance(copy, Lagoon):
            for diver in copy.divers:
                diver.known = 1 if diver.known else 0
        return copy


class Spoiling(LagoonGame):
    def rotate(self, state: State, by: int) -> State | None:
        assert isinstance(state, Lagoon)
        state.stormy = not state.stormy
        return super().rotate(state, by)


class SameActions(LagoonGame):
    """Rotates the seats, but not what is said of them."""

    def rotate_action(self, action: int, seats: int, by: int) -> int:
        return action


@pytest.mark.parametrize("game", [Forgetful(), Spoiling(), SameActions()])
def test_a_rotation_that_is_none_is_refused(tmp_path: Path, game: LagoonGame) -> None:
    assert refusal(game, tmp_path, games=20, seats=3).habit == HABIT


def test_a_game_need_not_call_its_seats_alike() -> None:
    """The Iron Age does not during its set-up, which goes by the numbers of the seats."""
    start = carrack.game("iron-age").start(3)
    assert rotated_seats_give_rotated_results(start, 1, Random(1)) == 0


def test_the_iron_age_calls_its_seats_alike_within_a_turn() -> None:
    state = carrack.game("iron-age").start(3)
    for _ in range(3):
        state.play(state.legal()[0])
    assert rotated_seats_give_rotated_results(state, 2, Random(1)) > 5
