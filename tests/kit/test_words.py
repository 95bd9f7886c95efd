"""The kit refuses a game that lacks words."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.core.state import State
from tests.kit.refusals import refusal
from tests.toys import lagoon
from tests.toys.lagoon import ASK_ACT, Act, Lagoon, LagoonGame
from tests.toys.lagoon_words import WORDS


def with_words(language: str, old: str, new: str) -> LagoonGame:
    """The toy with one text changed."""
    assert old in WORDS[language]
    return LagoonGame(words={**WORDS, language: WORDS[language].replace(old, new)})


@pytest.mark.parametrize("key", ["ask-act", "verb-dive", "event-dived", "reason-stormy", "option-blind"])
def test_a_word_that_one_language_lacks_is_refused(tmp_path: Path, key: str) -> None:
    error = refusal(with_words("fr", f"\n{key} =", f"\nother-{key} ="), tmp_path)
    assert error.habit == "every word is there"
    assert f"fr has no word for {key}" in str(error)


@pytest.mark.parametrize(
    ("old", "new", "habit"),
    [
        ("verb-dive = Plonger", "verb-dive = Plonger { $depth }", "actions can be said"),
        ("ask-act = Que", "ask-act = { $who } Que", "the question can be said"),
        ("reason-chest-empty = Votre", "reason-chest-empty = { $whose } Votre", "refusals say why"),
        ("event-kept = { $seat }", "event-kept = { $seat } { $shell }", "events can be told"),
    ],
)
def test_a_sentence_with_a_gap_is_refused(tmp_path: Path, old: str, new: str, habit: str) -> None:
    assert refusal(with_words("fr", old, new), tmp_path, games=9).habit == habit


@pytest.mark.parametrize("key", ["view-divers", "view-inside"])
def test_a_view_without_words_is_refused(tmp_path: Path, key: str) -> None:
    error = refusal(with_words("fr", f"\n{key} =", f"\nother-{key} ="), tmp_path)
    assert error.habit == "a view can be said"
    assert f"fr has no word in a view for {key}" in str(error)


def test_words_are_strict_only_while_the_kit_looks_at_them(tmp_path: Path) -> None:
    game = with_words("fr", "verb-dive = Plonger", "verb-dive = Plonger { $depth }")
    assert "fr: Unknown external: depth" in str(refusal(game, tmp_path))
    assert game.word(lagoon.DIVE, "fr") == "Plonger depth"


class Ruleless(Act):
    def __init__(self) -> None:
        super().__init__()
        self.rule = ""


def test_a_question_without_a_paragraph_is_refused(tmp_path: Path) -> None:
    assert refusal(LagoonGame(instead={ASK_ACT: Ruleless()}), tmp_path).habit == "the question can be said"


class Silent(LagoonGame):
    def why_not(self, state: State, action: object, lang: str = "en") -> dict[str, object] | None:
        return None


class Unfounded(LagoonGame):
    def why_not(self, state: State, action: object, lang: str = "en") -> dict[str, object] | None:
        why = super().why_not(state, action, lang)
        return why and {**why, "rule": ""}


class Meddling(LagoonGame):
    """To say why not, it tries."""

    def why_not(self, state: State, action: object, lang: str = "en") -> dict[str, object] | None:
        assert isinstance(state, Lagoon)
        state.stormy = not state.stormy
        return super().why_not(state, action, lang)


@pytest.mark.parametrize("game", [Silent(), Unfounded(), Meddling()])
def test_a_refusal_that_does_not_say_why_is_refused(tmp_path: Path, game: LagoonGame) -> None:
    assert refusal(game, tmp_path).habit == "refusals say why"
