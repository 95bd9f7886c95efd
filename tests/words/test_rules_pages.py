"""The rules pages: every rule id has its paragraph in each language, every number is that of the facts."""

from __future__ import annotations

import re

import pytest

from carrack import rules_pages
from carrack.core.game import Game
from carrack.games.iron_age.facts import PORTS
from carrack.rules_pages import parse
from carrack.words import LANGUAGES, Figures, Words
from tests.words.pages import page, paragraphs, source
from tests.words.spoken import Vocabulary
from tests.words.vocabularies import IRON_AGE, VOCABULARIES

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("spoken", VOCABULARIES, ids=repr)


# Ids.


def rule_ids(game: Game) -> set[str]:
    """Those of the questions, of their answers, of the reasons and of the end: `ask` and `why_not` know no others."""
    found = {step.rule for step in game.steps} | {reason.rule for reason in game.reasons.table} | {game.end_rule()}
    found |= {step.rule_of(code) for step in game.steps for code in range(game.actions) if step.takes(code)}
    return found - {""}


@of_every_game
@in_every_language
def test_every_rule_id_has_its_paragraph(spoken: Vocabulary, language: str) -> None:
    assert rule_ids(spoken.game) - {found.id for found in paragraphs(spoken, language)} == set()


@of_every_game
@in_every_language
def test_all_languages_have_the_same_paragraphs_in_the_same_order(spoken: Vocabulary, language: str) -> None:
    english = [(found.id, found.level) for found in paragraphs(spoken, "en")]
    assert [(found.id, found.level) for found in paragraphs(spoken, language)] == english


@of_every_game
def test_no_id_is_given_twice(spoken: Vocabulary) -> None:
    ids = [found.id for found in paragraphs(spoken, "en")]
    assert sorted(ids) == sorted(set(ids))


@of_every_game
@in_every_language
def test_every_heading_has_an_id_and_every_number_is_filled_in(spoken: Vocabulary, language: str) -> None:
    for found in page(spoken, language).paragraphs:
        assert not re.search(r"^#|\{\{|\}\}|\{#", found.text, re.MULTILINE), found
        assert "{" not in found.title


@of_every_game
@in_every_language
def test_every_link_leads_to_a_paragraph(spoken: Vocabulary, language: str) -> None:
    targets = re.findall(r"\]\(([^)]*)\)", page(spoken, language).markdown())
    assert targets
    assert {target for target in targets if page(spoken, language).find(target.removeprefix("#")) is None} == set()


@of_every_game
@in_every_language
def test_a_paragraph_without_words_of_its_own_is_a_chapter(spoken: Vocabulary, language: str) -> None:
    for found in page(spoken, language).paragraphs:
        assert found.text or len(page(spoken, language).under(found.id)) > 1, found.id


# Numbers.


@of_every_game
@in_every_language
def test_every_number_that_stands_alone_is_told(spoken: Vocabulary, language: str) -> None:
    numbers = spoken.words.figures.numbers
    assert numbers
    assert {name for name in numbers if f"{{{{{name}}}}}" not in source(spoken, language)} == set()


def test_a_corrected_number_is_told_at_once() -> None:
    figures = Figures({"ROLLS": (9, "rules"), "SHIPS_MOST": (7, "made")}, {"ports": [PORTS[0]]})
    text = "# T {#t}\n\n{{ROLLS}} {{SHIPS_MOST}} {{=SHIPS_MOST}} {{ports.0.urns}} {{ports.0.source}}."
    assert parse(text, figures)[0].text == f"9 7† 7 {PORTS[0].urns} ."


# Finding one's way.


def test_a_chapter_brings_its_paragraphs() -> None:
    french = page(IRON_AGE, "fr")
    assert [found.id for found in french.under("store")] == ["store", "store.goods"]
    assert [found.id for found in french.under("store.goods")] == ["store.goods"]
    assert french.under("no.such") == []
    assert french.find("no.such") is None


@of_every_game
@in_every_language
def test_the_page_bears_the_title_of_the_game(spoken: Vocabulary, language: str) -> None:
    assert page(spoken, language).title == spoken.words.say("title", language, {})
    assert page(spoken, language).markdown().startswith(f"# {page(spoken, language).title}\n")


@of_every_game
def test_a_language_without_the_page_reads_the_english_one(spoken: Vocabulary) -> None:
    assert page(spoken, "xx").markdown() == page(spoken, "en").markdown()


def test_a_game_without_a_page_has_none() -> None:
    assert rules_pages.load(Words("toy", {}), "en") is None
