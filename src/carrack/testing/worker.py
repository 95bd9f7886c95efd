"""The fresh process: reads a task of `carrack.testing.papers` from its input, writes the traces of the records."""

from __future__ import annotations

import importlib
import json
import runpy
import sys

import carrack
from carrack.core.game import Game
from carrack.testing.papers import is_compiled, trace


def find(place: str, name: str) -> Game:
    game = runpy.run_path(place)[name] if place.endswith(".py") else getattr(importlib.import_module(place), name)
    assert isinstance(game, Game), f"{place}:{name} is no Game"
    return game


def attempt(text: str) -> list[str] | str:
    """The trace of a record, or why it has none."""
    try:
        return trace(text)
    except Exception as error:  # whatever is wrong with the game is told to whoever asked
        return f"{type(error).__name__}: {error}"


def main() -> None:
    task = json.load(sys.stdin)
    game = find(*task["place"])
    carrack.register(game.id, game)
    json.dump({"compiled": is_compiled(), "traces": [attempt(text) for text in task["records"]]}, sys.stdout)


if __name__ == "__main__":
    main()
