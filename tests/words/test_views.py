"""Any page can show a view in words: every key of it is called something, and every thing in it has a name and help."""

from __future__ import annotations

import pytest

from carrack.core.game import Game
from carrack.words import LANGUAGES
from examples.nim import GAME as NIM
from tests.words.views import HIDDEN, Walk, needed
from tests.words.vocabularies import VOCABULARIES

GAMES = [*(spoken.game for spoken in VOCABULARIES), NIM]

of_every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@of_every_game
@in_every_language
def test_everything_in_a_view_can_be_said(game: Game, language: str) -> None:
    bundle = game.words.bundle(language)
    unsaid = {need for need in needed(game, language) if not any(bundle.has_message(key) for key in need)}
    assert unsaid == set()


@of_every_game
def test_what_is_called_a_thing_stands_in_a_view(game: Game) -> None:
    """A key that no view has is a slip of the pen."""
    found: set[str] = set()

    def collect(value: object) -> None:
        inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        if isinstance(value, dict):
            found.update(value)
        for part in inner:
            collect(part)

    for seats in game.seats:
        collect(game.view(game.start(seats), 0))
    worker_of_a_slot = {"worker"}  # stands where somebody stands
    assert set(game.things()) - {"*"} - found - worker_of_a_slot == set()


def test_a_key_without_a_word_is_found() -> None:
    walk = Walk(NIM, "en")
    assert list(walk.needs({"piles": [1], "moon_phase": "full"})) == [
        ("view-piles",),
        ("view-moon-phase",),
        ("a kind for the text full",),
    ]
    assert list(walk.needs({"last": 0})) == [("view-last",)]
    walk.things = {"last": HIDDEN}
    assert list(walk.needs({"last": 0})) == []
