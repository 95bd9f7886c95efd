"""All languages have every word that is asked for, none besides, and each can be said with whatever comes."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from carrack.words import FALLBACK, LANGUAGES, LOCALES, SEAT
from tests.words import fluent
from tests.words.spoken import Vocabulary, combinations
from tests.words.vocabularies import VOCABULARIES

OTHERS = [language for language in LANGUAGES if language != FALLBACK]
FAMILIES = {spoken.words.name: spoken.words.files[:-1] for spoken in VOCABULARIES}  # by the edition's own file

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("spoken", VOCABULARIES, ids=repr)


@in_every_language
@pytest.mark.parametrize("name", fluent.FILES)
def test_every_line_of_a_file_is_understood(language: str, name: str) -> None:
    assert [entry.content for entry in fluent.entries(language, name) if isinstance(entry, ast.Junk)] == []


@in_every_language
@pytest.mark.parametrize("name", fluent.FILES)
def test_no_message_is_written_twice(language: str, name: str) -> None:
    keys = [message.id.name for message in fluent.messages(language, name)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", fluent.FILES)
def test_a_language_has_the_same_messages_as_english_in_the_same_order(language: str, name: str) -> None:
    """But an edition may say more of what its family has said: its box may have other words in that language."""
    english = [message.id.name for message in fluent.messages(FALLBACK, name)]
    family = {message.id.name for other in FAMILIES.get(name, ()) for message in fluent.messages(FALLBACK, other)}
    said = [message.id.name for message in fluent.messages(language, name)]
    assert [key for key in said if key in english or key not in family] == english


@pytest.mark.parametrize("name", ["mcp", "server", "web"])
def test_nothing_the_house_says_calls_a_number_a_seat(name: str) -> None:
    """An argument of this name is a seat, and the house knows nobody: "There is no move Seat 3 to go to"."""
    arguments = fluent.Arguments()
    for message in fluent.messages(FALLBACK, name):
        arguments.visit(message)
    assert SEAT not in arguments.names


@in_every_language
def test_a_language_has_the_same_files_as_english(language: str) -> None:
    names = {path.name for path in (LOCALES / language).iterdir() if path.name.endswith(".ftl")}
    assert names == {f"{name}.ftl" for name in fluent.FILES}


def written(spoken: Vocabulary, language: str) -> dict[str, ast.Message]:
    return {m.id.name: m for name in spoken.files for m in fluent.messages(language, name)}


@of_every_game
@in_every_language
def test_every_key_a_game_asks_for_is_written(spoken: Vocabulary, language: str) -> None:
    assert spoken.all_keys - set(written(spoken, language)) == set()


@of_every_game
@in_every_language
def test_no_message_is_unused(spoken: Vocabulary, language: str) -> None:
    messages = written(spoken, language)
    quoted = {key for m in messages.values() for pattern in fluent.patterns(m) for key in fluent.references(pattern)}
    assert set(messages) - spoken.all_keys - spoken.may_be_written - quoted == set()


@of_every_game
def test_the_games_that_were_heard_asked_every_question(spoken: Vocabulary) -> None:
    steps, _reasons = spoken.heard
    assert set(steps) == {step.name for step in spoken.game.steps}


def assert_said(spoken: Vocabulary, key: str, language: str, arguments: dict[str, object]) -> str:
    text, errors = spoken.words.attempt(key, language, arguments)
    assert errors == [], f"{key} in {language} with {arguments}: {errors}"
    assert text.strip(), f"{key} in {language} with {arguments} says nothing"
    assert "{" not in text, f"{key} in {language} with {arguments} says {text}"
    assert "  " not in text, f"{key} in {language} with {arguments} says {text}"
    return text


@of_every_game
@in_every_language
@pytest.mark.parametrize("kind", ["ask", "verb", "reason", "event"])
def test_every_message_can_be_said_with_arguments_of_every_kind(spoken: Vocabulary, language: str, kind: str) -> None:
    for key, domains in spoken.messages_with_arguments.items():
        if key.startswith(f"{kind}-"):
            for arguments in combinations(domains):
                text = assert_said(spoken, key, language, arguments)
                assert (text[-1] in ".?") == (kind != "verb"), f"only an answer is no sentence: {text}"


@of_every_game
@in_every_language
def test_two_answers_are_never_said_alike(spoken: Vocabulary, language: str) -> None:
    said = [spoken.game.word(code, language) for code in range(spoken.game.actions)]
    assert sorted(said) == sorted(set(said))


@of_every_game
@in_every_language
def test_every_name_can_be_said_alone(spoken: Vocabulary, language: str) -> None:
    for kind, name in spoken.named():
        assert_said(spoken, f"{kind}-{name}", language, {})
    for key in (*spoken.options(), "title", "nature", "nobody"):
        assert_said(spoken, key, language, {})


@of_every_game
@in_every_language
def test_every_help_can_be_said_with_the_numbers_of_the_facts(spoken: Vocabulary, language: str) -> None:
    for kind, name in spoken.helped():
        text = assert_said(spoken, f"help-{kind}-{name}", language, spoken.words.figures.row(kind, name))
        assert spoken.words.help(kind, name, language) == text
        assert re.fullmatch(r"[^.]+\.( [^.]+\.)?", text), f"one or two sentences, not {text}"


@of_every_game
def test_the_english_title_is_the_games(spoken: Vocabulary) -> None:
    assert spoken.words.say("title", "en", {}) == spoken.game.title
