"""The toys are in the catalog while the core is tested."""

from __future__ import annotations

from carrack import register
from tests.core import hide_and_toss
from tests.toys import lagoon

for _game in (hide_and_toss.GAME, lagoon.GAME):
    register(_game.id, _game)
