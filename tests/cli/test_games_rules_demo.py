"""The catalog, the rules and a game of bots, in words."""

from __future__ import annotations

import pytest

import carrack as package
from carrack import rules_pages
from carrack.games import HOUSE
from carrack.words import LANGUAGES
from tests.cli.conftest import Carrack


def test_the_catalog_names_every_game_with_seats_and_options(carrack: Carrack) -> None:
    said = carrack("games")
    assert said.status == 0
    assert said.err == ""
    for id in HOUSE:
        assert f"{id}  {package.game(id).title}" in said.out
    for id in package.games():
        assert f"\n{id}" in "\n" + said.out
    assert "Seats: 1, 2, 3, 4" in said.out
    assert "length=normal  When the game ends" in said.out
    assert "Short game" in said.out


def test_a_game_that_cannot_be_loaded_does_not_hide_the_others(carrack: Carrack) -> None:
    package.register("broken-box", "carrack.no_such_module:GAME")
    try:
        said = carrack("games")
    finally:
        package.core.catalog._places.pop("broken-box")
    assert said.status == 0
    assert "broken-box\n  cannot be loaded: " in said.out
    assert "carrack.no_such_module" in said.out
    assert "iron-age" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_shown_whole_by_chapter_and_by_paragraph(carrack: Carrack, lang: str) -> None:
    page = rules_pages.load(package.game("iron-age").words, lang)
    assert page is not None
    whole = carrack("rules", "iron-age", "--lang", lang)
    assert whole.status == 0
    assert whole.out == page.markdown()
    chapter = carrack("rules", "iron-age", "roll", "--lang", lang).out
    paragraph = carrack("rules", "iron-age", "roll.again", "--lang", lang).out
    assert paragraph in chapter
    assert chapter in whole.out
    assert len(paragraph) < len(chapter) < len(whole.out)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Rolling again"), ("en", "rolling"), ("fr", "Relancer"), ("fr", "relancer")]
)
def test_a_paragraph_is_found_by_its_title(carrack: Carrack, lang: str, words: str) -> None:
    by_id = carrack("rules", "iron-age", "roll.again", "--lang", lang)
    assert carrack("rules", "iron-age", words, "--lang", lang) == by_id


def test_a_game_without_rules_pages_says_so(carrack: Carrack) -> None:
    from tests.core.hide_and_toss import GAME

    package.register(GAME.id, GAME)
    said = carrack("rules", GAME.id)
    assert said.status == 1
    assert said.err == "carrack: GAME: there are no rules pages of hide-and-toss yet\n"


def test_a_demo_is_told_to_its_end(carrack: Carrack) -> None:
    said = carrack("demo", "--seed", "tonight", "--option", "length=short")
    assert said.status == 0
    assert said.out.startswith("The Iron Age: Necho, Dido\n")
    assert "The game ends: " in said.out
    assert " wins with " in said.out
    assert said.out.endswith("The same game again: --seed tonight\n")
    assert "event-" not in said.out


def test_the_same_seed_gives_the_same_demo_and_another_seed_another(carrack: Carrack) -> None:
    one, same, other = (carrack("demo", "--seats", 1, "--seed", seed).out for seed in ("a", "a", "b"))
    assert one == same
    assert one != other


def test_a_demo_speaks_french_and_seats_whom_it_is_told(carrack: Carrack) -> None:
    said = carrack("demo", "--seats", 3, "--bots", "random", "--seed", "x", "--lang", "fr", "--option", "length=short")
    assert said.out.startswith("L’Âge de fer\u202f: Nékao, Didon, Hannon\n")
    assert "La manche 1 commence." in said.out


def test_a_game_without_words_can_be_told(carrack: Carrack) -> None:
    from tests.core.hide_and_toss import GAME

    package.register(GAME.id, GAME)
    said = carrack("demo", GAME.id, "--seed", "x")
    assert said.status == 0
    assert "opened " in said.out
