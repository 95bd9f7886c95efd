"""What the kit says when a game breaks a habit."""

from __future__ import annotations

from pathlib import Path


class Broken(Exception):
    """Raised by a check: what is wrong. The kit adds which habit, where, and a record that leads there."""


class ConformanceError(AssertionError):
    """A game breaks a habit. `record` is the file that leads to the failing move, None where there is no such move."""

    def __init__(self, habit: str, message: str, record: Path | None) -> None:
        super().__init__(message)
        self.habit = habit
        self.record = record
