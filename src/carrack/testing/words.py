"""Habits of words: every question, answer, refusal, event and view is told, in every language of the house."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from carrack.core.game import Game
from carrack.core.log import HAND_OVER, RESIGN, REWIND, RULES, TIME, UNDO
from carrack.core.state import State
from carrack.testing.errors import Broken
from carrack.testing.walk import Position
from carrack.twin import Twin
from carrack.words import LANGUAGES


def every_word_is_there(game: Game) -> None:
    """Each question, verb, event, reason and option has its message in each language, none borrowed from English."""
    keys = [f"ask-{step.name}" for step in game.steps] + ["ask-over"]
    keys += [f"verb-{verb.name}" for verb in game.verbs.table]
    keys += [f"event-{telling.name}" for telling in game.tellings.table]
    keys += [f"event-{kind}" for kind in (UNDO, REWIND, HAND_OVER, TIME, RESIGN, RULES)]
    keys += [f"reason-{reason.name}" for reason in game.reasons.table]
    keys += [f"option-{name}" for name in game.options]
    keys += sorted({name for seats in game.seats for name in game.holdable(game.start(seats))})
    for language in LANGUAGES:
        bundle = game.words.bundle(language)
        missing = [key for key in keys if not bundle.has_message(key)]
        if missing:
            raise Broken(f"{language} has no word for {', '.join(missing)}")


def actions_can_be_said(game: Game) -> None:
    for code in range(game.actions):
        for language in LANGUAGES:
            _is_a_sentence(game.word(code, language), f"action {code} {game.describe(code)}", language)


def the_question_can_be_said(at: Position) -> None:
    """With its step, its seat and its paragraph."""
    for language in LANGUAGES:
        asked = at.game.ask(at.state, language)
        if not asked["step"] or asked["seat"] != at.state.actor or not asked["rule"]:
            raise Broken(f"asked of {at.state.actor}: {asked}")
        _is_a_sentence(asked["text"], f"the question {asked['step']}", language)


def refusals_say_why(at: Position, codes: Iterable[int]) -> None:
    """Why not: nothing for a legal action; else a reason of the table, a paragraph, a sentence."""
    listed = set(at.legal)
    for code in codes:
        for language in LANGUAGES:
            why = at.game.why_not(at.state, code, language)
            if (why is None) != (code in listed):
                raise Broken(f"why_not of {code} {at.game.describe(code)} says {why}")
            if why is None:
                continue
            if not why["reason"] or not why["rule"]:
                raise Broken(f"why_not of {code} {at.game.describe(code)} lacks its reason or its rule: {why}")
            _is_a_sentence(why["text"], f"the reason {why['reason']}", language)
    if at.state.key() != at.key:
        raise Broken("asking why not changed the state")


def one_of_each_kind(state: State) -> list[int]:
    """Some codes that stand for all: one for each verb and reason against it."""
    game = state.game
    found: dict[tuple[str, int], int] = {}
    for code in range(game.actions):
        found.setdefault((game.verbs.verb_of(code).name, int(state.reason(code))), code)
    return list(found.values())


def a_view_can_be_said(at: Position) -> None:
    """What every pair of eyes sees has its words: a page that knows no game shows it by `Game.things`."""
    views: list[dict[str, object]] = []
    for seat in (None, *range(at.state.seats)):
        view = at.game.view(at.state, seat)
        views += [view] if view not in views else []
    for language in LANGUAGES:
        twin = Twin(at.game, language)
        for view in views:
            twin.lines(view)
        if twin.unsaid:
            raise Broken(f"{language} has no word in a view for {', '.join(sorted(twin.unsaid))}")


def events_can_be_told(game: Game, events: Iterable[Mapping[str, object]]) -> None:
    for event in events:
        for language in LANGUAGES:
            _is_a_sentence(game.tell(event, language), f"the event {dict(event)}", language)


def _is_a_sentence(text: object, what: str, language: str) -> None:
    """An argument that is left open does not get this far: while the kit runs, words are strict."""
    if not isinstance(text, str) or not text.strip():
        raise Broken(f"{what} is said in {language} as {text!r}")
