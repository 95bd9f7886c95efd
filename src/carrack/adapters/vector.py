"""Many games at once, in NumPy arrays: what `carrack.vector` gives."""

from __future__ import annotations

import secrets
from typing import Final

import numpy
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from carrack.adapters.arrays import shared
from carrack.core.catalog import game as find_game
from carrack.core.errors import OptionError, shown
from carrack.core.fleet import Fleet
from carrack.core.game import Game
from carrack.core.rewards import SHARE, Rewards

SLICE: Final = 10_000  # games stepped in one go: a compiled call hears no Ctrl-C


class Vector:
    """`n` games of one table, side by side. Each step takes an action for every game; one that ends begins anew.

    The arrays are filled in place and are not to be written to; a copy keeps what it shows:

        observations  n x entries, int16   what the seat that is asked may know (`names` says what stands where)
        masks         n x actions, bool    what it may answer
        turns         n, int64             which seat that is
        rewards       n x seats, float64   of the last step
        dones         n, bool              whether it ended a game: the reward is that game's, all else the next one's
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        seats: int | None = None,
        options: object = None,
        seed: object = None,
        rewards: object = SHARE,
    ) -> None:
        if isinstance(n, bool) or not isinstance(n, int) or n < 1:
            raise OptionError("n", f"expected a number of games from 1 on, got {shown(n)}")
        self.game = find_game(game) if isinstance(game, str) else game
        start = self.game.start(seats, options)
        self.n = n
        self.seats = int(start.seats)
        self.observation = self.game.observation(self.seats, start.options)
        self.seed = secrets.token_hex(8) if seed is None else str(seed)
        self.fleet = fleet = Fleet(start, n, Rewards(rewards, start), self.seed)
        self.observations: NDArray[numpy.int16] = shared(fleet.observations, numpy.int16).reshape(n, -1)
        self.masks: NDArray[numpy.bool_] = shared(fleet.masks, numpy.bool_).reshape(n, -1)
        self.rewards: NDArray[numpy.float64] = shared(fleet.rewards, numpy.float64).reshape(n, -1)
        self.dones: NDArray[numpy.bool_] = shared(fleet.dones, numpy.bool_)
        self.turns: NDArray[numpy.int64] = shared(fleet.turns, numpy.int64)
        self._chosen: NDArray[numpy.int64] = shared(fleet.chosen, numpy.int64)
        self.reset()

    @property
    def names(self) -> list[str]:
        return self.observation.names

    def reset(self) -> None:
        """New games in all places."""
        for first in range(0, self.n, SLICE):
            self.fleet.reset(first, min(first + SLICE, self.n))

    def step(self, actions: ArrayLike) -> None:
        """Play one action in each game. IllegalAction if one of them is not legal: then none is played."""
        given = numpy.ascontiguousarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            wrong = f"{given.dtype} of shape {given.shape}"
            raise OptionError("actions", f"expected {self.n} integers, one for each game, got {wrong}")
        answers = vec[i64](given.astype(numpy.int64, copy=False))
        self.fleet.check(answers)
        for first in range(0, self.n, SLICE):
            self.fleet.step(answers, first, min(first + SLICE, self.n))

    def random(self) -> NDArray[numpy.int64]:
        """A legal action for each game, all equally likely: a new array."""
        self.fleet.choose()
        return self._chosen.copy()
