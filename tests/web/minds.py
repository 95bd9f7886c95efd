"""The minds of the house, for worker processes that know the guests' games too."""

from __future__ import annotations

from carrack.server.bots.minds import MINDS
from tests.web.games import bring

__all__ = ["MINDS"]
bring()
