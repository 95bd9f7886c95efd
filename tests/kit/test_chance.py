"""The kit refuses chance that cannot be checked afterwards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carrack import Game
from carrack.core.fate import Seeded
from carrack.core.state import NATURE, Step
from carrack.testing import chance
from carrack.testing.errors import Broken
from carrack.testing.walk import Position
from tests.kit.refusals import refusal
from tests.toys import lagoon
from tests.toys.lagoon import ASK_DIVE, ASK_WEATHER, Dive, Lagoon, LagoonGame, Weather

STORMS = {"storms": True}


class ShortWeights(Lagoon):
    def weights(self) -> list[int]:
        return super().weights()[1:]


class SeatWeights(Lagoon):
    """Weighs what a seat may answer, too."""

    def weights(self) -> list[int]:
        return [1] * len(self.legal())


@pytest.mark.parametrize("kind", [ShortWeights, SeatWeights])
def test_weights_that_do_not_fit_are_refused(tmp_path: Path, kind: type[Lagoon]) -> None:
    assert refusal(LagoonGame(kind=kind), tmp_path).habit == "weights stand beside the outcomes"


class OneAddress(Dive):
    def address(self, s: Lagoon) -> str:
        return "bag"


class NoAddress(Dive):
    def address(self, s: Lagoon) -> str:
        return ""


@pytest.mark.parametrize(
    ("step", "habit"),
    [(OneAddress(), "an address never comes back"), (NoAddress(), "weights stand beside the outcomes")],
)
def test_a_draw_without_an_address_of_its_own_is_refused(tmp_path: Path, step: Dive, habit: str) -> None:
    assert refusal(LagoonGame(instead={ASK_DIVE: step}), tmp_path, games=9).habit == habit


class Counting(Lagoon):
    """Counts every answer of Nature."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.draws = 0

    def clone(self) -> Lagoon:
        copy = super().clone()
        assert isinstance(copy, Counting)
        copy.draws = self.draws
        return copy

    def answer(self, action: int) -> None:
        self.draws += self.actor == NATURE
        super().answer(action)


class CountedDive(Dive):
    def address(self, s: Lagoon) -> str:
        assert isinstance(s, Counting)
        return f"draw/{s.draws}"


class CountedWeather(Weather):
    def address(self, s: Lagoon) -> str:
        assert isinstance(s, Counting)
        return f"draw/{s.draws}"


def test_an_address_that_only_counts_is_refused(tmp_path: Path) -> None:
    """The third draw is a shell in one game and the weather in another."""
    counted: dict[int, Step[Lagoon]] = {ASK_DIVE: CountedDive(), ASK_WEATHER: CountedWeather()}
    error = refusal(LagoonGame(kind=Counting, instead=counted), tmp_path, games=20, seats=3, options=STORMS)
    assert error.habit == "one seed gives the same answers"
    assert re.search(r"'draw/\d+' brings (comes|weather) in one game, (comes|weather) in the other", str(error))


class ByEar(Dive):
    """Goes another way when somebody listens."""

    def answer(self, s: Lagoon, action: int) -> None:
        heard = s.journal is not None
        super().answer(s, action)
        if heard:
            s.stormy = True


def test_a_game_that_knows_when_it_is_heard_is_refused(tmp_path: Path) -> None:
    error = refusal(LagoonGame(instead={ASK_DIVE: ByEar()}), tmp_path)
    assert error.habit == "a scripted outcome is the one that happens"


def test_what_is_drawn_is_what_the_fate_said() -> None:
    state = lagoon.GAME.start(2)
    state.play(lagoon.DIVE)
    assert state.actor == NATURE
    chance.weights_stand_beside_the_outcomes(Position(state))
    for outcome in state.legal():
        drawn = state.clone()
        assert isinstance(drawn, Lagoon)
        drawn.play(outcome)
        assert drawn.divers[0].shells[outcome - lagoon.COMES] == 1


def test_an_address_is_taken_once() -> None:
    state = lagoon.GAME.start(2)
    state.play(lagoon.DIVE)
    used: dict[str, str] = {}
    chance.an_address_never_comes_back(Position(state), used)
    with pytest.raises(Broken, match="'bag/1', now of the question dive, was asked before, by dive"):
        chance.an_address_never_comes_back(Position(state), used)


def test_a_seed_draws_by_weight() -> None:
    """Nine shells: over many seeds the first draws are shared as they are."""
    state = lagoon.GAME.start(2)
    state.play(lagoon.DIVE)
    draws = [Seeded(f"seed {n}").answer(state) for n in range(900)]
    shares = [draws.count(lagoon.COMES + shell) for shell in range(3)]
    assert [round(share / 100) for share in shares] == [4, 3, 2]
