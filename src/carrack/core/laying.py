"""Laying a position: what `Game.lay` needs to read the words of a view back into numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carrack.core.data import is_integer
from carrack.core.errors import PositionError, shown


def place_in(names: Sequence[str], name: object, where: str) -> int:
    """Which of these names it is."""
    if not isinstance(name, str) or name not in names:
        raise PositionError(f"{where}: expected one of {', '.join(names)}, got {shown(name)}")
    return names.index(name)


def number(value: object, where: str) -> int:
    if not is_integer(value):
        raise PositionError(f"{where}: expected a number, got {shown(value)}")
    return value


def words_in(value: object, where: str) -> dict[str, object]:
    """A mapping by name."""
    if not isinstance(value, Mapping):
        raise PositionError(f"{where}: expected words, got {shown(value)}")
    return dict(value)


def row_in(value: object, where: str) -> list[object]:
    """A list."""
    if not isinstance(value, list):
        raise PositionError(f"{where}: expected a list, got {shown(value)}")
    return value


def counts_in(names: Sequence[str], value: object, where: str) -> list[int]:
    """How many of each name there are: whatever is not said is none."""
    found = [0] * len(names)
    for name, count in words_in(value, where).items():
        found[place_in(names, name, where)] = number(count or 0, f"{where}.{name}")
    return found


def tally_in(names: Sequence[str], value: object, where: str) -> list[int]:
    """How often each name stands in a list."""
    found = [0] * len(names)
    for name in row_in(value, where):
        found[place_in(names, name, where)] += 1
    return found


def bits_in(names: Sequence[str], value: object, where: str) -> int:
    """A bit for each name in a list."""
    found = 0
    for name in row_in(value, where):
        found |= 1 << place_in(names, name, where)
    return found


def seats_in(value: object, seats: int, where: str) -> int:
    """A bit for each seat in a list."""
    found = 0
    for seat in row_in(value, where):
        if not 0 <= number(seat, where) < seats:
            raise PositionError(f"{where}: expected seats below {seats}, got {shown(seat)}")
        found |= 1 << number(seat, where)
    return found
