"""Games that somebody else brought along: one in a single file, and one with secrets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from carrack.core import catalog
from examples.nim import GAME as NIM
from tests.toys.lagoon import GAME as LAGOON

GUESTS: Final = (NIM, LAGOON)


def bring() -> None:
    for game in GUESTS:
        catalog.register(game.id, game)


@contextmanager
def cataloged() -> Iterator[None]:
    """While it lasts they are in the catalogue of this process."""
    bring()
    try:
        yield
    finally:
        for game in GUESTS:
            catalog._loaded.pop(game.id, None)
            catalog._places.pop(game.id, None)
