"""Verb tables: an action is a small stable integer that decodes to a verb and its arguments."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Final

from carrack.core.data import is_integer
from carrack.core.errors import IllegalAction, shown


def no_action(code: int, count: int) -> IllegalAction:
    """The error for a code out of range."""
    return IllegalAction(f"{shown(code)} is no action: expected 0 to {count - 1}", "unknown")


def code_of(action: object) -> int:
    """Any integer but a bool; whether it is an action is another question."""
    if type(action) is int:
        return action
    if not isinstance(action, bool):
        try:
            return operator.index(action)  # type: ignore[arg-type]  # what it is not, it says itself
        except TypeError:
            pass
    raise IllegalAction(f"{shown(action)} is no action: expected an integer", "unknown")


class Seats:
    """The domain of an argument that is a seat: it is said by its name. A verb has a code for each of the `most`."""

    def __init__(self, most: int = 0) -> None:
        self.most = most


class Verb:
    """One verb: its first code and its arguments, each with the words it may take. The last argument runs fastest."""

    def __init__(self, name: str, first: int, **arguments: Sequence[str | int] | Seats) -> None:
        self.name = name
        self.first = first
        self.seats = [word for word, domain in arguments.items() if isinstance(domain, Seats)]
        self.arguments: dict[str, tuple[str | int, ...]] = {
            word: tuple(range(domain.most)) if isinstance(domain, Seats) else tuple(domain)
            for word, domain in arguments.items()
        }
        self.count = 1
        for domain in self.arguments.values():
            self.count *= len(domain)
        if not self.count:
            raise ValueError(f"verb {name}: an argument that cannot be said")

    def decode(self, code: int) -> dict[str, str | int]:
        rest = code - self.first
        found: dict[str, str | int] = {}
        for word, domain in reversed(self.arguments.items()):
            found[word] = domain[rest % len(domain)]
            rest //= len(domain)
        said: dict[str, str | int] = {"verb": self.name}
        for word in self.arguments:
            said[word] = found[word]
        return said

    def encode(self, said: Mapping[str, object]) -> int:
        for word in said:
            if word != "verb" and word not in self.arguments:
                raise IllegalAction(f"{self.name}: has no {shown(word)}; it takes {self._takes()}", "unknown")
        code = 0
        for word, domain in self.arguments.items():
            value = said.get(word)
            if not (isinstance(value, str) or is_integer(value)) or value not in domain:
                choices = ", ".join(str(item) for item in domain)
                raise IllegalAction(f"{self.name}.{word}: {shown(value)} is none of {choices}", "unknown")
            code = code * len(domain) + domain.index(value)
        return self.first + code

    def _takes(self) -> str:
        return ", ".join(self.arguments) or "nothing"


class Verbs:
    """All verbs of a game. Codes are only ever appended: a golden file per game keeps them in place."""

    def __init__(self, table: Sequence[Verb]) -> None:
        self.table: Final = tuple(table)
        self.by_name: Final = {verb.name: verb for verb in table}
        self.count = 0
        for verb in table:
            if verb.first != self.count:
                raise ValueError(f"verb {verb.name} starts at {verb.first}, but {self.count} is the next free code")
            self.count += verb.count
        if len(self.by_name) != len(self.table):
            raise ValueError("two verbs share a name")
        self._verb_of: Final = [verb for verb in table for _ in range(verb.count)]

    def verb_of(self, code: int) -> Verb:
        if not 0 <= code < self.count:
            raise no_action(code, self.count)
        return self._verb_of[code]

    def describe(self, code: int) -> dict[str, str | int]:
        return self.verb_of(code).decode(code)

    def encode(self, said: Mapping[str, object]) -> int:
        name = said.get("verb")
        if not isinstance(name, str) or name not in self.by_name:
            raise IllegalAction(f"verb: {shown(name)} is none of {', '.join(self.by_name)}", "unknown")
        return self.by_name[name].encode(said)

    def spans(self, *names: str) -> list[tuple[int, int]]:
        """The code ranges of these verbs, ascending: the domain of a Step."""
        return sorted((self.by_name[name].first, self.by_name[name].first + self.by_name[name].count) for name in names)

    def seats(self) -> set[str]:
        """The arguments that are seats."""
        return {word for verb in self.table for word in verb.seats}

    def golden(self) -> dict[str, list[int]]:
        """What must never change: verb -> [first code, count]."""
        return {verb.name: [verb.first, verb.count] for verb in self.table}
