"""Carrack: four great empire-building board games, played by their exact rules."""

from __future__ import annotations

import importlib
import os
from typing import TYPE_CHECKING, Any

if os.environ.get("CARRACK_PURE"):
    from carrack import _pure

    _pure.install()

from carrack.core.catalog import game, register
from carrack.core.catalog import games as _games
from carrack.core.errors import (
    CarrackError,
    FateError,
    IllegalAction,
    MissingExtra,
    NotOver,
    ObservationError,
    OptionError,
    PositionError,
    RecordError,
    UndoError,
    UnknownGame,
)
from carrack.core.fate import Asked, Fate, Scripted, Seeded
from carrack.core.game import Game
from carrack.core.match import Match
from carrack.core.options import Option
from carrack.core.record import Record
from carrack.core.replay import replay
from carrack.core.state import NATURE, OVER, State
from carrack.games import HOUSE

for _id, _place in HOUSE.items():
    register(_id, _place)

games = _games  # after the import of the folder of that name, which would hide it


def vector(game: str | Game, n: int, **table: Any) -> Vector:
    """`n` games side by side, stepped in one compiled call, in NumPy arrays that are filled in place.

    `seats`, `options`, `seed` and `rewards` say of what table; `carrack.adapters.vector.Vector` says what there is.
    """
    try:
        from carrack.adapters.vector import Vector
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise MissingExtra("carrack.vector", "NumPy", "research") from None
    return Vector(game, n, **table)


if TYPE_CHECKING:
    from carrack import testing
    from carrack.adapters.vector import Vector
else:

    def __getattr__(name: str) -> object:
        """Rooms that not every program needs are opened when they are first entered."""
        if name in ("arena", "bots", "testing"):
            return importlib.import_module(f"carrack.{name}")
        raise AttributeError(f"module 'carrack' has no attribute {name!r}")


__all__ = [
    "NATURE",
    "OVER",
    "Asked",
    "CarrackError",
    "Fate",
    "FateError",
    "Game",
    "IllegalAction",
    "Match",
    "MissingExtra",
    "NotOver",
    "ObservationError",
    "Option",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "Scripted",
    "Seeded",
    "State",
    "UndoError",
    "UnknownGame",
    "game",
    "games",
    "register",
    "replay",
    "testing",
    "vector",
]
