"""What a game asks and refuses, as data: the step, the seat, the paragraph, and what the sentence is worded with."""

from __future__ import annotations

import json
import random

import pytest

import carrack
from carrack.core.game import Game
from carrack.core.state import OVER, State
from carrack.words import Words
from tests.toys import lagoon

GAMES = [lagoon.GAME, carrack.game("iron-age"), carrack.game("discovery-2007")]


def states(game: Game) -> list[State]:
    """The questions of the first part of a random game, and its end."""
    state = game.start()
    dice = random.Random("questions")
    found = [state.clone()]
    while state.actor != OVER:
        state.play(dice.choice(state.legal()))
        if len(found) < 150 or state.actor == OVER:
            found.append(state.clone())
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_question_is_what_is_asked_but_for_its_sentence(game: Game) -> None:
    steps = set()
    for state in states(game):
        question = game.question(state)
        asked = game.ask(state, "fr")
        assert question == {name: value for name, value in asked.items() if name != "text"}
        assert set(question) == {"step", "seat", "rule", "details"}
        assert question["seat"] == state.actor
        assert json.loads(json.dumps(question)) == question
        steps.add(question["step"])
    assert "over" in steps
    assert len(steps) > 3


def test_a_question_needs_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(*_: object) -> str:
        raise AssertionError("something was said")

    monkeypatch.setattr(Words, "say", silent)
    assert lagoon.GAME.question(lagoon.GAME.start(2))["step"] == "act"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_refusal_comes_with_what_it_is_worded_with(game: Game) -> None:
    detailed = False
    for state in states(game)[:40]:
        for action in range(game.actions):
            reason = state.reason(action)
            if not reason:
                continue
            why = game.why_not(state, action)
            assert why is not None
            details = why["details"]
            assert isinstance(details, dict)
            assert details == {"seat": state.actor, **game.why_details(state, action, reason)}
            assert json.loads(json.dumps(details)) == details
            assert why["text"] == game.words.say(f"reason-{why['reason']}", "en", details)
            detailed = detailed or len(details) > 1
    assert detailed or game is lagoon.GAME


@pytest.mark.parametrize("lang", ["de", "", "english", "xx-FR"])
def test_a_language_that_is_not_spoken_is_refused(lang: str) -> None:
    game = carrack.game("iron-age")
    state = game.start()
    event = {"event": "kept", "seat": 0}
    for said in (
        lambda: game.ask(state, lang),
        lambda: game.word(0, lang),
        lambda: game.tell(event, lang),
        lambda: game.why_not(state, game.encode({"verb": "keep"}), lang),
    ):
        with pytest.raises(carrack.OptionError, match=r"lang: .* is not spoken here; there are: en, fr"):
            said()
    assert game.ask(state, "fr_CA.UTF-8") == game.ask(state, "fr")
