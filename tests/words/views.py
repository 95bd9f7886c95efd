"""Views of a game at many moments, as every pair of eyes sees them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import carrack
from carrack.core.game import Game
from carrack.twin import Twin

POSITIONS = 50


def views(game: Game, positions: int = POSITIONS) -> Iterator[dict[str, object]]:
    """What every pair of eyes sees at so many moments of random games, spread over them."""
    chooser = random.Random(f"views of {game.id}")
    found = 0
    while found < positions:
        state = game.start(chooser.choice(game.seats))
        while state.actor != carrack.OVER:
            state.play(chooser.choice(state.legal()))
            if state.actor == carrack.OVER or chooser.random() < 0.05:
                found += 1
                for seat in (None, *range(state.seats)):
                    yield game.view(state, seat)


class Heard(Twin):
    """Notes every word that it says."""

    said: set[str]

    def _say(self, key: str) -> str:
        self.said.add(key)
        return super()._say(key)


def labels(game: Game, language: str) -> set[str]:
    """The words of their own that the keys of a view need."""
    twin = Heard(game, language)
    twin.said = set()
    for view in views(game):
        twin.lines(view)
    return {key for key in twin.said | twin.unsaid if key.startswith("view-")}
