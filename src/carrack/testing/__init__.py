"""The conformance kit: what every game of the house can do, and a game of your own as well; positions laid by hand.

carrack.testing.check("iron-age", games=20)
carrack.testing.position("iron-age", seats=2, sheets={0: {"goods": 6}})
"""

from __future__ import annotations

from carrack.testing.coverage import Coverage
from carrack.testing.errors import ConformanceError
from carrack.testing.kit import check
from carrack.testing.position import lay, position

__all__ = ["ConformanceError", "Coverage", "check", "lay", "position"]
