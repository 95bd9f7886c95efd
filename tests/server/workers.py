"""What tests of bots share: waiting for something, and looking at processes."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any


def until(condition: Callable[[], Any]) -> Any:
    """Wait for it."""
    while not (found := condition()):
        time.sleep(0.01)
    return found


def alive(pid: int) -> bool:
    """Whether there is such a process, if only a dead one that nobody has reaped."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def thinkers(notes: Path) -> list[int]:
    """The processes that left a line, a line a job: see `minds.note`."""
    return [int(line.split()[0]) for line in notes.read_text().splitlines()] if notes.exists() else []
