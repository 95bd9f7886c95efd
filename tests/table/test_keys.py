"""Keys: one for each answer in both languages, none in doubt, none that is a command."""

from __future__ import annotations

from collections import Counter

import pytest

from carrack.cli.table.answers import COMMANDS
from carrack.cli.table.board import board_of
from carrack.cli.table.speech import Speech
from carrack.words import LANGUAGES, plain
from tests.iron_age.table import GAME

WITHOUT_KEYS = {"buy"}  # a table with numbers; words do for the rest


def keys_of(lang: str, action: int) -> list[str]:
    return [plain(key) for key in board_of(GAME).keys(GAME.describe(action), Speech(lang))]


def questions() -> list[list[int]]:
    """The actions that may be offered together. Of an Empire die and the Fate die only one falls at a time."""
    found = [[action for action in range(GAME.actions) if step.takes(action)] for step in GAME.steps]
    dice = [
        [action for action in range(GAME.actions) if GAME.describe(action)["verb"] == verb]
        for verb in ("empire-die", "fate-die")
    ]
    return [actions for actions in found if actions != dice[0] + dice[1]] + dice


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_stands_for_two_answers_to_one_question(lang: str) -> None:
    for actions in questions():
        counts = Counter(key for action in actions for key in keys_of(lang, action))
        assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_a_key(lang: str) -> None:
    without = {GAME.describe(action)["verb"] for action in range(GAME.actions) if not keys_of(lang, action)}
    assert without == WITHOUT_KEYS


def test_a_ship_may_still_be_typed_by_the_french_word_it_had_before() -> None:
    ship = next(action for action in range(GAME.actions) if GAME.describe(action)["verb"] == "build-ship")
    assert keys_of("fr", ship) == ["ba", "na", "navire"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_a_command(lang: str) -> None:
    speech = Speech(lang)
    commands = {plain(word) for command in COMMANDS for word in (command, *speech.words_of(f"command-{command}"))}
    keys = {key for action in range(GAME.actions) for key in keys_of(lang, action)}
    assert keys & commands == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_two_commands(lang: str) -> None:
    speech = Speech(lang)
    words = [plain(word) for command in COMMANDS for word in {command, *speech.words_of(f"command-{command}")}]
    assert [word for word, count in Counter(words).items() if count > 1] == []
