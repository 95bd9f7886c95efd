"""The catalog: which games there are. A game is loaded when it is first asked for."""

from __future__ import annotations

import importlib
from typing import Final

from carrack.core.errors import UnknownGame
from carrack.core.game import Game

GROUP: Final = "carrack.games"

_places: Final[dict[str, str]] = {}
_loaded: Final[dict[str, Game]] = {}
_found: Final[list[bool]] = []


def register(id: str, place: str | Game, listed: bool = True) -> None:
    """Add a game: itself, or where it is found, as "module:name". The last one to take an id has it. One that is not
    listed is found by whoever knows its id.
    """
    _loaded.pop(id, None)
    if isinstance(place, Game):
        _loaded[id] = place
        if listed:
            _places[id] = ""
    else:
        _places[id] = place


def _find_entry_points() -> None:
    if _found:
        return
    _found.append(True)
    from importlib.metadata import entry_points  # costs more than all of our own modules

    for point in entry_points(group=GROUP):
        if point.name not in _places:
            _places[point.name] = point.value


def games() -> list[str]:
    """The ids of all games: those of the house and those that installed packages add."""
    _find_entry_points()
    return sorted(_places)


def game(id: str) -> Game:
    if id in _loaded:
        return _loaded[id]
    if id not in _places:
        _find_entry_points()
    if id not in _places:
        raise UnknownGame(f"{id!r} is no game of the catalog; there are: {', '.join(games())}")
    module, _, name = _places[id].partition(":")
    try:
        found = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise UnknownGame(f"{id!r}: {_places[id]} cannot be loaded: {error}") from error
    if not isinstance(found, Game):
        raise UnknownGame(f"{id!r}: {_places[id]} is not a Game but {type(found).__name__}")
    if found.id != id:
        raise UnknownGame(f"{id!r}: {_places[id]} is the game {found.id!r}")
    _loaded[id] = found
    return found
