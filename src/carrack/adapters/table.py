"""A table of a game as environments see it: where it starts, what agents observe, what they are rewarded for."""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite
from typing import Any, Final

import numpy
from gymnasium import spaces
from numpy.typing import NDArray

from carrack.adapters.arrays import shared
from carrack.core.catalog import game as find_game
from carrack.core.errors import OptionError, shown
from carrack.core.fate import Fate
from carrack.core.game import DEFAULT_LANGUAGE, Game
from carrack.core.rewards import SHARE, Rewards
from carrack.core.state import NATURE, State
from carrack.twin import Item, Twin

ANSI: Final = "ansi"
ILLEGAL_REWARD: Final = -1.0
TERMINATE: Final = "terminate"
RAISE: Final = "raise"


class Table:
    """A game with its seats and options, its observations as arrays, and its rewards."""

    def __init__(
        self, game: str | Game, seats: int | None = None, options: object = None, rewards: object = SHARE
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.start = self.game.start(seats, options)
        self.seats = int(self.start.seats)
        self.observation = self.game.observation(self.seats, self.start.options)
        self.rewards = Rewards(rewards, self.start)
        self.actions = int(self.observation.actions)

    def row_space(self) -> spaces.Box:
        entries = self.observation.entries
        least = numpy.array([entry.least for entry in entries], numpy.int16)
        most = numpy.array([entry.most for entry in entries], numpy.int16)
        return spaces.Box(least, most, dtype=numpy.int16)

    def mask_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (self.actions,), numpy.int8)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def row(self, state: State, seat: int) -> NDArray[numpy.int16]:
        """The caller's own: written to by nobody else."""
        return shared(self.observation.row(state, seat), numpy.int16).copy()

    def mask(self, state: State, seat: int) -> NDArray[numpy.int8]:
        return shared(self.observation.mask(state, seat), numpy.int8).copy()

    def begin(self, fate: Fate) -> State:
        """A new game, at its first question to a seat."""
        state = self.start.clone()
        settle(state, fate)
        return state

    def told(self, state: State) -> list[float]:
        """By points: what every seat has so far, to tell a change by; otherwise nothing."""
        return self.rewards.standing(state) if self.rewards.by_points else []

    def text(self, state: State, seat: int | None) -> str:
        """What a seat, or None for those who look on, may know, in words."""
        asked = str(self.game.ask(state)["text"])
        return "\n".join([asked, *_said(Twin(self.game, DEFAULT_LANGUAGE).lines(self.game.view(state, seat)), "")])


def check_ways(render_mode: object, illegal_reward: object = ILLEGAL_REWARD) -> None:
    """Refuse at once what would fall over in the middle of a game."""
    if render_mode not in (None, ANSI):
        raise OptionError("render_mode", f"expected {ANSI} or None, got {shown(render_mode)}")
    if isinstance(illegal_reward, bool) or not isinstance(illegal_reward, (int, float)) or not isfinite(illegal_reward):
        raise OptionError("illegal_reward", f"expected a finite number, got {shown(illegal_reward)}")


def settle(state: State, fate: Fate) -> None:
    """Answer Nature until a seat is asked."""
    while state.actor == NATURE:
        answer = fate.answer(state)
        assert answer is not None
        state.answer(answer)


def _said(items: Iterable[Item], margin: str) -> Iterable[str]:
    for item in items:
        said: Any = item.text
        yield f"{margin}{item.label.text}: {said}".rstrip()
        yield from _said(item.lines, margin + "  ")
