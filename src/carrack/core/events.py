"""Events: what happened, told to those who may know it. The journal exists only while somebody listens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from carrack.core.verbs import Seats

EVERYONE: Final[i64] = -1
NUMBER: Final[tuple[str, ...]] = ()  # an argument that is a plain number: an amount, a round
SEAT: Final = Seats()  # one that is a seat: it is said by its name


def may_know(audience: int, seat: int | None) -> bool:
    """Whether a seat is in an audience. Spectators (None) know what everyone knows."""
    return audience == EVERYONE or (seat is not None and seat >= 0 and bool((audience >> seat) & 1))


class Event:
    """One thing that happened: a kind of the game's table, its numbers and who may know it (a bit per seat)."""

    def __init__(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, audience: i64) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.audience = audience

    def numbers(self) -> list[int]:
        """All that it is made of, in the order in which it is written down."""
        return [self.kind, self.a, self.b, self.c, self.d, self.e, self.audience]


class Journal:
    """What happened since somebody began to listen."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def take(self) -> list[Event]:
        events = self.events
        self.events = []
        return events


class Telling:
    """One row of a game's table of events: a name and at most five arguments: numbers, seats or words of a list."""

    def __init__(self, name: str, code: int, **arguments: Sequence[str] | Seats) -> None:
        if len(arguments) > 5:
            raise ValueError(f"event {name}: at most five arguments")
        self.name = name
        self.code = code
        self.seats = [word for word, domain in arguments.items() if isinstance(domain, Seats)]
        self.arguments: dict[str, tuple[str, ...]] = {
            word: NUMBER if isinstance(domain, Seats) else tuple(domain) for word, domain in arguments.items()
        }


class Tellings:
    """All events of a game, by code."""

    def __init__(self, table: Sequence[Telling]) -> None:
        self.table: Final = tuple(table)
        for i, telling in enumerate(table):
            if telling.code != i:
                raise ValueError(f"event {telling.name} has code {telling.code}, its place in the table is {i}")

    def seats(self) -> set[str]:
        """The arguments that are seats."""
        return {word for telling in self.table for word in telling.seats}

    def can_tell(self, event: Event) -> bool:
        """Whether an event that comes from outside is one of the table, each of its words one of the list."""
        if not 0 <= event.kind < len(self.table):
            return False
        numbers = (event.a, event.b, event.c, event.d, event.e)
        domains = self.table[event.kind].arguments.values()
        return all(not domain or 0 <= number < len(domain) for domain, number in zip(domains, numbers))

    def describe(self, event: Event) -> dict[str, str | int]:
        telling = self.table[event.kind]
        numbers = (event.a, event.b, event.c, event.d, event.e)
        said: dict[str, str | int] = {"event": telling.name}
        for (word, domain), number in zip(telling.arguments.items(), numbers, strict=False):
            said[word] = domain[number] if domain else int(number)
        return said
