"""The kit enters whatever it is given into the catalogue: broken lagoons too, which nobody else may meet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from carrack import register
from tests.toys import lagoon


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    """Whoever comes after finds the true lagoon."""
    yield
    register(lagoon.GAME.id, lagoon.GAME)
