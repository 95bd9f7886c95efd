"""The engine's figures as one JSON object, to keep and compare: `python benchmarks/engine.py [GAME ...]`."""

from __future__ import annotations

import json
import platform
import sys

import carrack
from carrack.arena.measures import measure
from carrack.cli.bench import plain_of
from carrack.cli.build import is_compiled
from carrack.games import HOUSE


def main(names: list[str]) -> None:
    found = {name: [plain_of(figure) for figure in measure(carrack.game(name))] for name in names or sorted(HOUSE)}
    about = {"python": platform.python_version(), "machine": platform.machine(), "compiled": is_compiled()}
    print(json.dumps({**about, "games": found}, indent=2))


if __name__ == "__main__":
    main(sys.argv[1:])
