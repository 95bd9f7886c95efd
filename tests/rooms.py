"""Where the code stands that a game's RULES.md names: `capital.Buy` lies in one of the game's rooms."""

from __future__ import annotations

import importlib
from pathlib import Path

GAMES = Path(__file__).parent.parent / "src" / "carrack" / "games"


ROOMS = ("", "tables", "chapters", "edition_2015", "solo", "laws", "knowledge", "evaluate")


def module_named(game: str, name: str) -> str:
    """The module of that name in the first room that has one, or ''; `knowledge.deck` names its room."""
    parts = name.split(".")
    for room in ROOMS:
        if (GAMES / game / room / "/".join(parts)).with_suffix(".py").exists():
            return ".".join(("carrack.games", game, *filter(None, [room]), *parts))
    return ""


def code_named(game: str, names: list[str]) -> list[object]:
    """What a cell names, one after another: a module, `module.thing`, or a thing of the module named before."""
    module, found = "", list[object]()
    for name in names:
        parts = name.split(".")
        for length in range(len(parts), 0, -1):
            if named := module_named(game, ".".join(parts[:length])):
                module, parts = named, parts[length:]
                break
        thing: object = importlib.import_module(module)
        for part in parts:
            thing = getattr(thing, part)
        found.append(thing)
    return found
