"""Versions of the environments: one goes up when what an agent may meet is no longer what it was.

That is when the game's rules, facts or actions change, or the entries of its observations: the golden file
`tests/golden/environments.json` keeps the digest that each number stands for. What was learned under one version is
compared with nothing of another.
"""

from __future__ import annotations

from typing import Final

from carrack.core.game import Game

VERSIONS: Final = {"discovery-2007": 2, "discovery-2015": 3, "endeavor": 2, "iron-age": 1}


def version_of(game: Game) -> int:
    """Of a game that is not ours: its own version."""
    return VERSIONS.get(game.id, game.version)


def name_of(game: Game) -> str:
    """As PettingZoo writes it: `carrack_iron_age_v1`."""
    return f"carrack_{game.id.replace('-', '_')}_v{version_of(game)}"
