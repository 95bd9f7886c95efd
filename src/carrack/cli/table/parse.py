"""From a typed line to the actions it means: all of them, or none and what is wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from carrack.cli.table.lexicon import Lexicon, Tokens, typed_tokens
from carrack.cli.table.menu import Keys, Menu, no_keys
from carrack.core.reasons import ALLOWED
from carrack.core.state import NATURE, OVER, State

MOST_TOKENS: Final = 40
LONGEST_KEY: Final = 2  # words
MOST_TRIES: Final = 500  # a line of many words that all nearly fit is given up, not searched for ever

UNKNOWN: Final = "unknown"  # no action is called that
AMBIGUOUS: Final = "ambiguous"  # several may be meant
REFUSED: Final = "refused"  # it is an action, and the rules do not allow it here
UNSEEN: Final = "unseen"  # a number of a list that was not shown yet
CHANCE: Final = "chance"  # the dice fall first
TURN: Final = "turn"  # somebody else is asked first, or the game is over
LONG: Final = "long"


class Problem(NamedTuple):
    """Why a line was not understood: at which words, in which position, and the actions they may mean."""

    kind: str
    words: Tokens
    state: State
    actions: tuple[int, ...] = ()


class Plan(NamedTuple):
    actions: tuple[int, ...]
    problem: Problem | None = None


def parts_of(line: str) -> list[Tokens]:
    """Commas and semicolons part answers for certain; spaces do where that makes sense."""
    return [part for part in (typed_tokens(part) for part in re.split(r"[,;]", line)) if part]


class Reader:
    """Reads lines at one table. `asked` says that people answer Nature, too: real dice."""

    def __init__(self, lexicon: Lexicon, keys_of: Keys, asked: bool, loose_of: Keys = no_keys) -> None:
        self.lexicon = lexicon
        self.game = lexicon.game
        self.keys_of = keys_of
        self.loose_of = loose_of
        self.asked = asked

    def menu(self, state: State) -> Menu:
        return Menu(self.game, state, self.keys_of, self.loose_of)

    def read(self, line: str, state: State) -> Plan:
        """Each answer is tried on a copy, so that the next one is read against the question it will meet."""
        parts = parts_of(line)
        if sum(len(part) for part in parts) > MOST_TOKENS:
            return Plan((), Problem(LONG, (), state))
        return _Attempt(self, state).read(parts)


class _Attempt:
    """One line being read: what was shown, and the problem furthest along so far."""

    def __init__(self, reader: Reader, start: State) -> None:
        self.reader = reader
        self.start = start
        self.shown = reader.menu(start)
        self.tries = 0
        self.furthest = -1
        self.problem: Problem | None = None

    def read(self, parts: Sequence[Tokens]) -> Plan:
        tokens: Tokens = tuple(token for part in parts for token in part)
        ends = set(accumulate(len(part) for part in parts))
        if not tokens:
            return Plan((), Problem(UNKNOWN, tokens, self.start))
        actions = self._from(tokens, ends, 0, self.start.clone(), False, [])
        if actions is not None:
            return Plan(tuple(actions))
        return Plan((), self.problem or Problem(UNKNOWN, tokens, self.start))

    def _from(
        self, tokens: Tokens, ends: set[int], at: int, state: State, drawn: bool, forced: list[State]
    ) -> list[int] | None:
        """The actions of the tokens from `at` on, or None. Keys go before words, long phrases before short ones.

        `forced` are the questions that have just answered themselves: to answer them once more is no mistake.
        """
        if at == len(tokens):
            return []
        end = min(end for end in ends if end > at)
        for to in range(end, at, -1) if forced else ():
            if self._says(tokens[at:to], forced[0]):
                return self._from(tokens, ends, to, state, drawn, forced[1:])
        stop = self._stop(state, drawn)
        if stop:
            self._fail(at, Problem(stop, tokens[at:], state))
            return None
        menu = self.shown if at == 0 else self.reader.menu(state)
        keys = [(self._by_key, to) for to in range(min(at + LONGEST_KEY, end), at, -1)]
        phrases = [(self._by_words, to) for to in range(end, at, -1)]
        for meaning, to in (*keys, *phrases):
            self.tries += 1
            if self.tries > MOST_TRIES:
                self._fail(at, Problem(LONG, tokens[at:], state))
                return None
            action = meaning(menu, state, at, tokens[at:to])
            if action is None:
                if meaning == self._by_key and to - at > 1 and menu.meant(" ".join(tokens[at:to])):
                    return None  # a key of two words that cannot be played is not two keys instead
                continue
            ahead = state.clone()
            ahead.play(action)
            answered = go_on(ahead, self.reader.asked)
            drawn_now = drawn or state.actor == NATURE
            rest = self._from(tokens, ends, to, ahead, drawn_now, answered)
            if rest is not None:
                return [action, *rest]
        return None

    def _says(self, words: Tokens, asked: State) -> bool:
        """Whether words are the only answer to a question."""
        menu = self.reader.menu(asked)
        meant = menu.meant(" ".join(words))
        if meant:
            return meant == menu.actions
        return bool(self.reader.lexicon.find(words, menu.actions, whole=True))

    def _stop(self, state: State, drawn: bool) -> str:
        """Whether the rest of the line would answer before its writer can know to what."""
        if state.actor == NATURE:
            return "" if self.reader.asked else CHANCE
        if state.actor == OVER or state.turns != self.start.turns:
            return TURN
        if drawn:
            return CHANCE
        return TURN if state.actor != self.start.actor else ""

    def _by_key(self, menu: Menu, state: State, at: int, words: Tokens) -> int | None:
        """A number means what it meant in the list that was shown."""
        meant = menu.meant(" ".join(words))
        if not meant and len(words) == 1 and menu.numbered and words[0].isdecimal():
            if not menu.asks_what(self.shown):
                self._fail(at, Problem(UNSEEN, words, state))
                return None
            numbered = self.shown.of_number(words[0])
            meant = [] if numbered is None else [numbered]
        if meant and state.reason(meant[0]) != ALLOWED:
            self._fail(at, Problem(REFUSED, words, state, tuple(meant)))
            return None
        if len(meant) > 1:
            self._fail(at, Problem(AMBIGUOUS, words, state, tuple(meant)))
            return None
        return meant[0] if meant else None

    def _by_words(self, menu: Menu, state: State, at: int, words: Tokens) -> int | None:
        """What is a key is no beginning of a word, and a number by itself no word: each would mean two things."""
        keyed = any(menu.meant(word) for word in words)
        if len(words) == 1 and (keyed or words[0].isdecimal()):
            self._fail(at, Problem(UNKNOWN, words, state))
            return None
        find = self.reader.lexicon.find
        found = find(words, menu.actions, whole=keyed)
        if len(found) == 1:
            return found[0]
        if found:
            self._fail(at, Problem(AMBIGUOUS, words, state, tuple(found)))
            return None
        known = find(words, menu.takes, whole=keyed) or find(words, range(self.reader.game.actions), whole=True)
        self._fail(at, Problem(REFUSED if known else UNKNOWN, words, state, tuple(known)))
        return None

    def _fail(self, at: int, problem: Problem) -> None:
        """The problem furthest along is the one to tell: what came before it was understood."""
        better = self.problem is None or RANKS[problem.kind] < RANKS[self.problem.kind]
        if at > self.furthest or (at == self.furthest and better):
            self.furthest = at
            self.problem = problem


# Which of several problems at one place says most.
RANKS: Final = {AMBIGUOUS: 0, REFUSED: 1, CHANCE: 2, TURN: 2, UNSEEN: 2, LONG: 3, UNKNOWN: 4}


def go_on(state: State, asked: bool) -> list[State]:
    """Questions with a single answer answer themselves, as in a Match. Gives those that did."""
    answered: list[State] = []
    while state.actor != OVER and (asked or state.actor != NATURE):
        legal = state.legal()
        if len(legal) > 1:
            break
        answered.append(state.clone())
        state.play(legal[0])
    return answered
