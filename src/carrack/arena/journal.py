"""Games as they end, a line for each, so that whoever is stopped goes on from there."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar

from carrack.files import write_text


class OtherGames(Exception):
    """A file keeps other games than those that are asked for."""


class Numbered(Protocol):
    @property
    def number(self) -> int: ...


T = TypeVar("T", bound=Numbered)


def in_order(games: Iterable[T]) -> list[T]:
    """From the first one on, without a gap."""
    by_number = {game.number: game for game in games}
    found: list[T] = []
    while len(found) + 1 in by_number:
        found.append(by_number[len(found) + 1])
    return found


def games(file: Path, head: Mapping[str, Any], make: Callable[..., T]) -> list[T]:
    """The games that a file keeps, those after a gap left out: they are played again, and come out alike."""
    try:
        return in_order(make(**row) for row in read(file, head))
    except (TypeError, KeyError):
        raise OtherGames(str(file)) from None


def read(file: Path, head: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The lines of a file that begins with this head; one that was cut off is passed over."""
    try:
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
    except UnicodeDecodeError:
        raise OtherGames(str(file)) from None
    if not lines:
        return []
    if _read(lines[0]) != head:
        raise OtherGames(str(file))
    return [row for line in lines[1:] if (row := _read(line)) is not None]


def _read(line: str) -> dict[str, Any] | None:
    try:
        row = json.loads(line)
    except ValueError:
        return None
    return row if isinstance(row, dict) else None


def append(file: Path, head: Mapping[str, Any], rows: Iterable[Mapping[str, Any]]) -> None:
    """A line for each; the first of the file says what it keeps. A line that was cut off before is ended."""
    if not file.exists() or file.stat().st_size == 0:
        write(file, head, ())
    with file.open("rb+") as out:
        out.seek(-1, os.SEEK_END)
        if out.read(1) != b"\n":
            out.write(b"\n")
        out.write(b"".join(line_of(row) for row in rows))


def line_of(row: Mapping[str, Any]) -> bytes:
    return json.dumps(row, sort_keys=True).encode() + b"\n"


def write(file: Path, head: Mapping[str, Any], rows: Iterable[Mapping[str, Any]]) -> None:
    """All of it anew."""
    write_text(file, b"".join(line_of(row) for row in (head, *rows)).decode())
