"""Any page can show a view in words: every key of it is called something, and every thing in it has a name and help."""

from __future__ import annotations

import pytest

from carrack.core.game import Game
from carrack.twin import Twin
from carrack.words import LANGUAGES
from examples.nim import GAME as NIM
from tests.words.views import views
from tests.words.vocabularies import VOCABULARIES

GAMES = [*(spoken.game for spoken in VOCABULARIES), NIM]

of_every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@of_every_game
@in_every_language
def test_everything_in_a_view_can_be_said(game: Game, language: str) -> None:
    twin = Twin(game, language)
    for view in views(game):
        twin.lines(view)
    assert twin.unsaid == set()


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
    named = {key.split(".")[-1] for key in game.things()}
    assert named - {"*"} - found - worker_of_a_slot == set()


@of_every_game
def test_what_an_answer_names_lies_where_the_game_says(game: Game) -> None:
    """Places name verbs and arguments that there are, and ways into a view that has them."""
    views = [game.view(game.start(seats), 0) for seats in game.seats]
    for said, places in game.places().items():
        verb, argument = said.split(".")
        assert argument in game.verbs.by_name[verb].arguments
        for place in set(places.split(" ")) - {"-"}:
            assert any(leads(view, place.split(".")) for view in views), place


def leads(value: object, way: list[str]) -> bool:
    if not way:
        return True
    if isinstance(value, list):
        return any(leads(inner, way) for inner in value)
    return isinstance(value, dict) and way[0] in value and leads(value[way[0]], way[1:])


def test_a_key_without_a_word_is_found() -> None:
    twin = Twin(NIM, "en")
    said = twin.lines({"piles": [1], "moon_phase": "full", "turn": 0, "turns": 4})
    assert [(line.label.text, line.text) for line in said] == [
        ("Sticks in each pile", "1"),
        ("Moon phase", "full"),
        ("Turn of", "Seat 1"),
    ]
    assert twin.unsaid == {"view-moon-phase", "a kind for the text full"}
