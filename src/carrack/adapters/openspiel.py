"""OpenSpiel. To import this module registers every game, `discovery-2007` as `python_carrack_discovery_2007`:

    import pyspiel
    import carrack.adapters.openspiel

    game = pyspiel.load_game("python_carrack_iron_age(seats=2,length=short)")

Actions have Carrack's codes, Nature's too: her questions are chance nodes with their true odds. What a seat may know is
its observation (`view`, as JSON, and as a tensor the numbers of `Game.observation`) and its information state: every
answer of the game so far that it may know. Of that there is no tensor: games of thousands of answers have no room in
one, and OpenSpiel lets a game do without. Returns are shares of the victory: 1 for who wins alone, alike for who wins
together, 0 for everybody else.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from carrack.core.errors import MissingExtra

try:
    import numpy
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtra(__name__, str(error.name), "research") from None

from carrack.adapters.arrays import shared
from carrack.core.catalog import game as game_of
from carrack.core.catalog import games
from carrack.core.game import Game
from carrack.core.state import NATURE, OVER, State

PREFIX: Final = "python_carrack_"
SEATS: Final = "seats"
LONGEST: Final = 20_000  # answers of a game: none comes near it
UNKNOWN: Final = "?"  # an answer that a seat may not know


def name_of(title: str) -> str:
    """Of a game of Carrack's, here."""
    return PREFIX + title.replace("-", "_")


class Held:
    """A State and how it came about, copied as States are: OpenSpiel copies by `deepcopy`."""

    def __init__(self, state: State, told: list[tuple[int, int, int]] | None = None) -> None:
        self.state = state
        self.told = told or []  # who answered, what, and who may know it, a bit per seat

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.state.clone(), self.told.copy())


def type_of(game: Game, secrets: bool, alone: bool) -> Any:
    """With secrets information is imperfect; alone there is nobody to share a victory with."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(game.id),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if secrets else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=len(game.sights) > 0,
        parameter_specification={SEATS: 0, **game.defaults},
    )


class CarrackGame(pyspiel.Game):
    """A game with a number of seats and options, which are OpenSpiel's parameters; `seats` 0 is the usual number."""

    def __init__(self, title: str, params: dict[str, Any] | None = None) -> None:
        self.house = game_of(title)
        given = dict(params or {})
        seats = given.pop(SEATS, 0) or None
        self.first = self.house.start(seats, given)
        alone = self.first.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.house.actions),
            max_chance_outcomes=int(self.house.actions),
            num_players=int(self.first.seats),
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if alone else 1.0,
            max_game_length=LONGEST,
        )
        kind = type_of(self.house, self.house.has_secrets(self.first.options), alone)
        super().__init__(kind, info, dict(params or {}))

    def new_initial_state(self) -> CarrackState:
        return CarrackState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.house, self.first, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def state_of(self, state: State) -> CarrackState:
        """Where a game of Carrack's stands. How it came there is not known here."""
        copy = CarrackState(self)
        copy.held = Held(state.clone())
        return copy


class Observer:
    """What a seat may know: with perfect recall its information state, in words; else what it sees, as numbers too."""

    def __init__(self, game: Game, start: State, kind: Any) -> None:
        self.recalls = bool(kind.perfect_recall)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if len(game.sights) and not self.recalls:
            observation = game.observation(int(start.seats), start.options)
            self.row = observation.blank()
            self.numbers = shared(self.row, numpy.int16)[: int(observation.length)]  # sees what is written into the row
            self.tensor = numpy.zeros(len(self.numbers), numpy.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: CarrackState, player: int) -> None:
        if self.tensor is not None:
            ours = state.held.state
            ours.game.observe_into(ours, player, self.row, 0)
            self.tensor[:] = self.numbers

    def string_from(self, state: CarrackState, player: int) -> str:
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


class CarrackState(pyspiel.State):
    """Where a game stands, for OpenSpiel."""

    def __init__(self, game: CarrackGame) -> None:
        super().__init__(game)
        self.held = Held(game.first.clone())

    def current_player(self) -> int:
        actor = int(self.held.state.actor)
        if actor == NATURE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def is_terminal(self) -> bool:
        return self.held.state.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.held.state
        weights = state.weights()
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(state.legal(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        state = self.held.state
        told = int(state.actor), action, int(state.game.steps[state.step].audience(state))
        state.play(action)
        self.held.told.append(told)

    def _action_to_string(self, player: int, action: int) -> str:
        said = self.held.state.game.describe(action)
        return " ".join(str(word) for word in said.values())

    def returns(self) -> list[float]:
        state = self.held.state
        winners = state.winners() if state.actor == OVER else []
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]

    def observation_string(self, player: int) -> str:
        return json.dumps(self.held.state.game.view(self.held.state, player), separators=(",", ":"))

    def information_state_string(self, player: int) -> str:
        return " ".join(self._known(player))

    def _known(self, player: int) -> Iterable[str]:
        yield str(player)
        for actor, action, audience in self.held.told:
            known = actor == player or (audience >> player) & 1
            yield f"{actor}:{action if known else UNKNOWN}"

    def __str__(self) -> str:
        return self.held.state.key()


def _maker(title: str) -> type[CarrackGame]:
    class Named(CarrackGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(title, params)

    return Named


def load(state: State) -> CarrackGame:
    """The game that a State of Carrack's is of, with its seats and options."""
    game: CarrackGame = pyspiel.load_game(name_of(state.game.id), {SEATS: int(state.seats), **state.options})
    return game


def register() -> None:
    for title in games():
        game = game_of(title)
        pyspiel.register_game(type_of(game, secrets=True, alone=1 in game.seats), _maker(title))


register()
