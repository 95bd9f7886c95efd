"""What somebody means by `colosseum.first=8`: one place in the sources of a game, or a refusal that says why."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Any, Final

from carrack.arena.whatif.literals import Literal, Place, places_of, source_of
from carrack.core.game import Game

MOST_NEAR: Final = 8  # paths that are named to who has missed one


class NoFact(Exception):
    """A path that leads to no fact, or a value that cannot stand there. `kind` has words in cli.ftl."""

    def __init__(self, kind: str, path: str, **details: str) -> None:
        super().__init__(f"{path}: {kind} {details}")
        self.kind = kind
        self.path = path
        self.details = details


def package_of(game: Game) -> str:
    """Where the sources of a game are: a package, or the one module that it is."""
    module = type(game).__module__
    return module.rpartition(".")[0] if module.endswith(".game") else module


def modules_of(game: Game) -> list[str]:
    """The modules of a game that are loaded: all of them, since the game is made of them."""
    package = package_of(game)
    return sorted(name for name in sys.modules if name == package or name.startswith(package + "."))


def all_places(game: Game) -> list[Place]:
    """The literals of all its tables."""
    found: list[Place] = []
    for module in modules_of(game):
        file = source_of(package_of(game), module)
        if file is not None:
            found += places_of(module, file.read_text("utf-8"))
    return found


def find(game: Game, path: str) -> Place:
    """The one place that a path names: `ROLLS`, `PRICE.0`, `monuments.colosseum.first`, or just `colosseum.first`.

    A table is called as in the sources or as in `game.facts`.
    """
    places = all_places(game)
    if not places:
        raise NoFact("no-sources", path)
    parts = path.split(".")
    named = [place for place in places if _is_called(game, place, parts)]
    short = [place for place in places if len(parts) == 2 and place.field and [place.row, place.field] == parts]
    fitting = named or short
    if not fitting:
        raise NoFact("no-path", path, near=", ".join(_near(places, parts)) or "–")
    if len(fitting) > 1:
        raise NoFact("many-paths", path, near=", ".join(sorted(place.path for place in fitting)))
    return fitting[0]


def _is_called(game: Game, place: Place, parts: Sequence[str]) -> bool:
    rest = [part for part in (place.row, place.field) if part]
    if list(parts[1:]) != rest:
        return False
    return parts[0].lower() == place.table.lower() or (bool(rest) and _is_fact(game, place, parts[0]))


def _is_fact(game: Game, place: Place, key: str) -> bool:
    """Whether `game.facts` has the table of this place under this name: row by row what stands there."""
    rows: Any = game.facts.get(key)
    table: Any = getattr(sys.modules[place.module], place.table, None)
    if not isinstance(rows, list) or not isinstance(table, tuple) or len(rows) != len(table):
        return False
    return all(
        isinstance(row, list) and isinstance(whole, tuple) and row == list(whole)[: len(row)]
        for row, whole in zip(rows, table, strict=True)
    )


def _near(places: Iterable[Place], parts: Sequence[str]) -> list[str]:
    """What shares a part with a path that leads nowhere; the names of all tables where nothing does."""
    words = {part.lower() for part in parts if part and not part.isdigit()}
    shared = [(len(words & {p.table.lower(), p.row.lower(), p.field.lower()}), p.path) for p in places]
    near = [path for count, path in sorted(shared, key=lambda each: -each[0]) if count]
    return near[:MOST_NEAR] or sorted({place.table.lower() for place in places if place.row and place.field})


def value_for(place: Place, path: str, text: str) -> Literal:
    """What is to stand there: of the kind that stands there now, and something else."""
    if isinstance(place.value, bool):
        found: Literal | None = {"true": True, "false": False}.get(text.lower())
    elif isinstance(place.value, int):
        digits = text.removeprefix("-")
        found = int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else None
    else:
        found = text
    if found is None:
        raise NoFact("wrong-value", path, value=text, now=str(place.value).lower())
    if found == place.value:
        raise NoFact("same-value", path, value=text)
    return found
