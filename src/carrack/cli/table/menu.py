"""What may be answered now, and by which keys: letters and dice of the game's own, else the number in the list."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from carrack.core.game import Game
from carrack.core.state import State
from carrack.words import plain

Keys = Callable[[Mapping[str, str | int]], Sequence[str]]


class Choice(NamedTuple):
    """One answer. `number` is its place in the list, 0 in a question whose own keys have digits."""

    action: int
    keys: tuple[str, ...]
    number: int

    @property
    def shown(self) -> str:
        """The key by which a message names it."""
        return self.keys[0] if self.keys else str(self.number)


def no_keys(said: Mapping[str, str | int]) -> Sequence[str]:
    return ()


class Menu:
    """The answers to the open question. Keys mean the same each time it is asked; a number, only in this list.

    A key may be of two words. `loose_of` are keys that several answers share: one means whichever of them is allowed,
    unless it is also the own key of one that is.
    """

    def __init__(self, game: Game, state: State, keys_of: Keys, loose_of: Keys = no_keys) -> None:
        self.step = int(state.step)
        self.actor = int(state.actor)
        step = game.steps[state.step]
        legal = state.legal()
        self.takes = [action for action in range(game.actions) if step.takes(action)]
        keys = {action: tuple(plain(key) for key in keys_of(game.describe(action))) for action in self.takes}
        self.numbered = not any(letter.isdigit() for own in keys.values() for key in own for letter in key)
        self.choices = [
            Choice(action, keys[action], place if self.numbered else 0) for place, action in enumerate(legal, 1)
        ]
        allowed_last = sorted(self.takes, key=lambda action: action in legal)  # and so first in the right to a key
        self._by_key = {key: action for action in allowed_last for key in keys[action]}
        self._by_action = {choice.action: choice for choice in self.choices}
        self._loose: dict[str, list[int]] = {}
        for action in self.takes:
            for key in loose_of(game.describe(action)):
                self._loose.setdefault(plain(key), []).append(action)

    @property
    def actions(self) -> list[int]:
        """Those that are allowed."""
        return list(self._by_action)

    def meant(self, key: str) -> list[int]:
        """The actions that a key stands for: those that are allowed, else all of them."""
        own = [self._by_key[key]] if key in self._by_key else []
        loose = self._loose.get(key, [])
        for actions in (own, loose):
            allowed = [action for action in actions if action in self._by_action]
            if allowed:
                return allowed
        return own + loose

    def of_number(self, token: str) -> int | None:
        place = int(token) if token.isdecimal() else 0
        return self.choices[place - 1].action if self.numbered and 0 < place <= len(self.choices) else None

    def shown(self, action: int) -> str:
        return self._by_action[action].shown

    def asks_what(self, other: Menu) -> bool:
        """Whether another menu is of the same question."""
        return (self.step, self.actor) == (other.step, other.actor)
