"""What was typed, against the words of the game's actions: whole, in part, or by the beginnings of words."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from typing import Final

from carrack.cli.table.speech import Speech
from carrack.core.game import Game
from carrack.words import FALLBACK, plain

Tokens = tuple[str, ...]

SUGGESTIONS: Final = 3
NO_WORD: Final = re.compile(r"[-+]\d|.*[!?*_@#~^=|<>\\]")  # what no answer is written with


def tokens_of(text: str) -> Tokens:
    return tuple(re.findall(r"[^\W_]+", plain(text)))


def typed_tokens(text: str) -> Tokens:
    """The words of a line that somebody typed, as of a phrase; but "-1" is not 1, nor is "1!": that is no word."""
    found: list[str] = []
    for said in plain(text).split():
        found += [said] if NO_WORD.match(said) else tokens_of(said)
    return tuple(found)


class Lexicon:
    """Every action of a game by its words: those of the language, of English, and of the verb table."""

    def __init__(self, game: Game, speech: Speech) -> None:
        self.game = game
        self.lang = speech.lang
        self.small_words = {plain(word) for word in speech.words_of("small-words")}
        self._phrases: dict[int, list[Tokens]] = {}

    def phrases(self, action: int) -> list[Tokens]:
        """The ways to say an action in full."""
        if action not in self._phrases:
            said = self.game.describe(action)
            texts = [self.game.word(action, lang) for lang in dict.fromkeys((self.lang, FALLBACK))]
            texts.append(" ".join(str(value) for value in said.values()))
            self._phrases[action] = list(dict.fromkeys(tokens_of(text) for text in texts))
        return self._phrases[action]

    def _meant(self, wanted: Tokens, action: int) -> list[Tokens]:
        """What words are held against: a letter alone is never the beginning of a word of another language."""
        letter = any(len(word) == 1 and word.isalpha() for word in wanted)
        return self.phrases(action)[:1] if letter else self.phrases(action)

    def find(self, typed: Sequence[str], actions: Iterable[int], whole: bool = False) -> list[int]:
        """The actions that the words fit best: said in full, else by whole words, else by beginnings of words."""
        wanted = self._without_small_words(tuple(typed))
        if not wanted:
            return []
        best = (FITS.index(by_beginnings), 0) if whole else WORST
        found: list[int] = []
        for action in actions:
            fit = min(fit_of(wanted, self._without_small_words(phrase)) for phrase in self._meant(wanted, action))
            if fit < best:
                best, found = fit, [action]
            elif fit == best and found:
                found.append(action)
        return found

    def is_said_in_full(self, typed: Sequence[str], actions: Iterable[int]) -> bool:
        return any(tuple(typed) in self.phrases(action) for action in actions)

    def suggest(self, typed: Sequence[str], actions: Iterable[int]) -> list[str]:
        """Words of these actions that look like what was typed."""
        known = {word for action in actions for phrase in self.phrases(action) for word in phrase if len(word) > 2}
        close = (difflib.get_close_matches(word, sorted(known), SUGGESTIONS) for word in typed if len(word) > 2)
        return list(dict.fromkeys(word for words in close for word in words))[:SUGGESTIONS]

    def _without_small_words(self, words: Tokens) -> Tokens:
        """Articles and the like need not fit; a line of nothing else is taken as it is."""
        return tuple(word for word in words if word not in self.small_words) or words


def in_full(wanted: Tokens, phrase: Tokens) -> bool:
    return wanted == phrase


def by_whole_words(wanted: Tokens, phrase: Tokens) -> bool:
    left = list(phrase)
    for word in wanted:
        if word not in left:
            return False
        left.remove(word)
    return True


def by_beginnings(wanted: Tokens, phrase: Tokens) -> bool:
    """The longest first, so that "p" does not take the word that only "port" fits."""
    left = list(phrase)
    for word in sorted(wanted, key=len, reverse=True):
        fitting = next((other for other in left if other.startswith(word)), None)
        if fitting is None:
            return False
        left.remove(fitting)
    return True


FITS: Final = (in_full, by_whole_words, by_beginnings)
NEARLY_ALL: Final = 2  # words left unsaid
MUCH: Final = 99
WORST: Final = (len(FITS), 0)


def fit_of(wanted: Tokens, phrase: Tokens) -> tuple[int, int]:
    """How well words fit a phrase: the place in FITS, and whether little of the phrase is left unsaid.

    So "food" is the food face and not the one for food or population; but of two long phrases that share a word
    neither is meant more than the other.
    """
    for i, fits in enumerate(FITS):
        if fits(wanted, phrase):
            unsaid = len(phrase) - len(wanted)
            return i, unsaid if fits is by_whole_words and unsaid <= NEARLY_ALL else MUCH
    return WORST
