"""Writes `tests/golden/environments.json`: what the version of each environment stands for.

python -m tools.environments
"""

from __future__ import annotations

import json
from pathlib import Path

import carrack
from carrack.adapters.versions import VERSIONS

GOLDEN = Path(__file__).parent.parent / "tests" / "golden" / "environments.json"


def main() -> None:
    found = {}
    for name, version in sorted(VERSIONS.items()):
        game = carrack.game(name)
        found[name] = {"version": version, "digests": {str(n): game.observation(n).digest for n in game.seats}}
    GOLDEN.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
