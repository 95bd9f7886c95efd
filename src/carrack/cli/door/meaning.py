"""What was answered, as a code, in words, or as a verb with its arguments, turned into the action that is meant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from carrack.cli.door.forms import Answer, Answers
from carrack.cli.door.words import Refusal
from carrack.cli.table.lexicon import Lexicon, typed_tokens
from carrack.cli.table.speech import Speech
from carrack.core.errors import CarrackError
from carrack.core.game import Game
from carrack.core.state import State

FEW: Final = 8  # answers that a refusal names


@lru_cache(maxsize=16)
def lexicon(game: Game, lang: str) -> Lexicon:
    return Lexicon(game, Speech(lang))


def several(answers: Answers) -> list[Answer]:
    return answers if isinstance(answers, list) else [answers]


def action_of(game: Game, state: State, answer: Answer, lang: str) -> int:
    """An answer to the open question, or one that the rules refuse there: which it is, is not looked at here."""
    if isinstance(answer, str) and answer.strip().isdecimal() and len(answer) < 10:
        answer = int(answer)
    if isinstance(answer, int):
        if not 0 <= answer < game.actions:
            raise Refusal("no-action", action=answer, most=game.actions - 1)
        return answer
    if isinstance(answer, Mapping):
        try:
            return game.encode(answer)
        except CarrackError as error:
            raise Refusal("no-verb", why=str(error)) from None
    return _by_words(game, state.legal(), answer, lang)


def _by_words(game: Game, legal: Sequence[int], said: str, lang: str) -> int:
    """Said in full or in part, in the language or in English; what can be answered goes first."""
    words = typed_tokens(said)
    find = lexicon(game, lang).find
    for actions in (find(words, legal), find(words, range(game.actions), whole=True)):
        if len(actions) == 1:
            return actions[0]
        if actions:
            raise Refusal("ambiguous", said=said, answers=_listed(game, actions, lang))
    raise Refusal("no-words", said=said, answers=_listed(game, legal, lang))


def _listed(game: Game, actions: Sequence[int], lang: str) -> str:
    named = "; ".join(f"{action} {game.word(action, lang)}" for action in actions[:FEW])
    return f"{named} …" if len(actions) > FEW else named
