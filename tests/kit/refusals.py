"""How the tests of the kit ask for a refusal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack import Game
from carrack.testing import ConformanceError


def refusal(game: Game, folder: Path, **narrowed: Any) -> ConformanceError:
    """The error with which the kit refuses a broken game."""
    with pytest.raises(ConformanceError) as caught:
        carrack.testing.check(game, out=folder, say=lambda _: None, **{"games": 3, **narrowed})
    return caught.value
