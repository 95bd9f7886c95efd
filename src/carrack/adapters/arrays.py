"""What the engine writes, as NumPy arrays without a copy."""

from __future__ import annotations

from typing import Any

import numpy
from numpy.typing import NDArray


def shared(buffer: Any, kind: type) -> NDArray[Any]:
    """The memory of a `vec`, to look at: what is written into it is seen here."""
    found: NDArray[Any] = numpy.frombuffer(buffer, kind)
    return found
