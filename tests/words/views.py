"""What a view has to say on a page that knows no game: the labels of its keys and the names of its things.

The walk is that of `web/src/boards/generic/twin.ts`; `Game.things` says what is what.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import carrack
from carrack.core.game import Game

UNSAID = ("game", "seats", "options", "actor", "step")  # the question and the page say it
BY_SEAT, SEAT, HIDDEN = "by-seat", "seat", "-"
POSITIONS = 50

Need = tuple[str, ...]  # keys of messages, of which one has to be there


def spellings(kind: str, word: str) -> Need:
    return tuple(dict.fromkeys((f"{kind}-{word}", f"{kind}-{word.replace('_', '-')}")))


def is_written_as_it_is(word: str) -> bool:
    """Numbers, and the letters of spaces on a board."""
    return word.isdecimal() or (len(word) == 1 and word.isupper())


class Walk:
    """Everything in a view that needs a word, and the things among it."""

    def __init__(self, game: Game, language: str) -> None:
        self.things = game.things()
        self.own = self.things.get("*", "").split()
        self.bundle = game.words.bundle(language)

    def needs(self, view: Mapping[str, Any]) -> Iterator[Need]:
        for key, value in view.items():
            if key not in UNSAID:
                yield from self.field(key, value, True)

    def knows(self, kind: str, word: str) -> bool:
        return any(self.bundle.has_message(key) for key in spellings(kind, word))

    def kinds(self, key: str, within: str) -> list[str]:
        said = self.things.get(f"{within}.{key}", self.things.get(key))
        return [] if said is None else said.split(" ")

    def field(self, key: str, value: Any, top: bool = False, within: str = "") -> Iterator[Need]:
        kinds = self.kinds(key, within)
        if kinds[:1] == [HIDDEN]:
            return
        if not is_written_as_it_is(key):
            label = f"view-{key.replace('_', '-')}"
            named = [kind for kind in self.own if self.knows(kind, key)]
            yield (label,) if not named or (top and self.bundle.has_message(label)) else spellings(named[0], key)
        yield from self.value(value, kinds, key)

    def value(self, value: Any, kinds: list[str], within: str = "") -> Iterator[Need]:
        plain = kinds[1:] if kinds[:1] == [BY_SEAT] else kinds
        if isinstance(value, list):
            for inner in value:
                yield from self.value(inner, plain, within)
        elif isinstance(value, dict):
            for key, inner in value.items():
                if plain and plain[0] and self.knows(plain[0], key):
                    yield spellings(plain[0], key)
                    yield from self.value(inner, self.kinds(key, within) or plain[1:], key)
                else:
                    yield from self.field(key, inner, within=within)
        elif isinstance(value, str) and not is_written_as_it_is(value):
            yield spellings(plain[0], value) if plain and plain[0] else (f"a kind for the text {value}",)


def views(game: Game, positions: int = POSITIONS) -> Iterator[dict[str, object]]:
    """What every pair of eyes sees at so many moments of random games, spread over them."""
    chooser = random.Random(f"views of {game.id}")
    found = 0
    while found < positions:
        state = game.start(chooser.choice(game.seats))
        while state.actor != carrack.OVER:
            state.play(chooser.choice(state.legal()))
            if state.actor == carrack.OVER or chooser.random() < 0.05:
                found += 1
                for seat in (None, *range(state.seats)):
                    yield game.view(state, seat)


def needed(game: Game, language: str) -> set[Need]:
    walk = Walk(game, language)
    return {need for view in views(game) for need in walk.needs(view)}
