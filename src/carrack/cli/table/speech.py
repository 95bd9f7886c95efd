"""The table's own words in one language, and the game's beside them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from carrack.core.game import Game
from carrack.core.log import HAND_OVER
from carrack.core.state import State
from carrack.words import FALLBACK, Words

TABLE: Final = Words("table")


class Speech:
    """Says messages of `table.ftl` in a language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **arguments: object) -> str:
        return TABLE.say(key, self.lang, arguments)

    def words_of(self, key: str, **arguments: object) -> list[str]:
        """A message that is a list of words, separated by commas; [] where there is none."""
        if not TABLE.knows(key, self.lang):
            return []
        return [word.strip() for word in self(key, **arguments).split(",") if word.strip()]


class Teller:
    """Says what a game has to say, with the names of those who sit at the table."""

    def __init__(self, game: Game, speech: Speech, names: Sequence[str]) -> None:
        self.game = game
        self.speech = speech
        self.lang = speech.lang
        self.names = tuple(names)

    def title(self) -> str:
        return self.say("title") if self.game.words.knows("title", self.lang) else self.game.title

    def say(self, key: str, arguments: Mapping[str, object] | None = None) -> str:
        return self.game.words.say(key, self.lang, arguments or {}, self.names)

    def name(self, kind: str, word: str) -> str:
        """The name of a thing, as its message says it, or as it is written in the view."""
        for key in (f"{kind}-{word}", f"{kind}-{word.replace('_', '-')}"):
            if self.game.words.knows(key, self.lang):
                return self.say(key)
        return word.replace("_", " ")

    def ask(self, state: State) -> str:
        return self.question(self.game.question(state))

    def question(self, asked: Mapping[str, object]) -> str:
        """A question, as `Game.question` gives it."""
        details = asked["details"]
        assert isinstance(details, dict)
        return self._say_or_list(f"ask-{asked['step']}", details, str(asked["step"]))

    def rule(self, state: State) -> str:
        return str(self.game.question(state)["rule"])

    def word(self, action: int) -> str:
        said = self.game.describe(action)
        arguments = {name: value for name, value in said.items() if name != "verb"}
        return self._say_or_list(f"verb-{said['verb']}", arguments, str(said["verb"]))

    def tell(self, event: Mapping[str, object]) -> str:
        if event["event"] == HAND_OVER:
            seat = event["seat"]
            assert isinstance(seat, int)
            return self.speech("event-sits", name=self.names[seat])
        arguments = {name: value for name, value in event.items() if name not in ("event", "revision")}
        return self._say_or_list(f"event-{event['event']}", arguments, str(event["event"]))

    def _say_or_list(self, key: str, arguments: Mapping[str, object], name: str) -> str:
        """A game can be played before it has words: then the name and the values stand for the sentence."""
        if self.game.words.knows(key, self.lang):
            return self.say(key, arguments)
        values = [
            self.seat_name(value) if word in self.game.words.seats else str(value) for word, value in arguments.items()
        ]
        return " ".join([name, *values])

    def seat_name(self, seat: object) -> str:
        return self.names[seat] if isinstance(seat, int) and 0 <= seat < len(self.names) else str(seat)

    def topics(self) -> list[tuple[str, str]]:
        """The things of which there is help, as (kind, name)."""
        return re.findall(r"^help-([a-z]+)-([\w-]+) =", self.game.words.text(FALLBACK), re.MULTILINE)
