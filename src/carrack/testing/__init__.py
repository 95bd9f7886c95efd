"""The conformance kit: what every game of the house can do, and a game of your own as well.

carrack.testing.check("iron-age", games=20)
"""

from __future__ import annotations

from carrack.testing.coverage import Coverage
from carrack.testing.errors import ConformanceError
from carrack.testing.kit import check

__all__ = ["ConformanceError", "Coverage", "check"]
