"""The short game is in the catalog while the core is tested."""

from __future__ import annotations

from carrack import register
from tests.core.hide_and_toss import GAME

register(GAME.id, GAME)
