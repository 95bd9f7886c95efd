"""What becomes of an answer, world after world: for those who ask why."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from carrack.core.state import State


@final
class Notes:
    """How good it was for a seat, and where its points came from."""

    def __init__(self) -> None:
        self.count = 0
        self.worth = 0.0
        self.points: dict[str, int] = {}

    def add(self, s: State, seat: i64, worth: float) -> None:
        self.count += 1
        self.worth += worth
        for source, points in s.breakdown()[seat].items():
            self.points[source] = self.points.get(source, 0) + points

    def mean(self) -> float:
        return self.worth / self.count

    def sources(self) -> dict[str, float]:
        return {source: points / self.count for source, points in self.points.items()}
