"""The harbour's own time: for how many seconds it has been open in all.

It stands still while the server is away, and no wall clock that is set can move it: by it the clocks of tables run. It
is written together with whatever was measured by it, and now and then, so it never falls behind that.
"""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection

from carrack.server.store.store import Store, mark_of, set_mark

MARK: Final = "uptime"


class Uptime:
    """Begins where it was last written."""

    def __init__(self, store: Store) -> None:
        self._before = store.read_now(written)
        self._since = time.monotonic()

    def now(self) -> float:
        return self._before + time.monotonic() - self._since


def written(connection: Connection) -> float:
    return float(mark_of(connection, MARK) or 0.0)


def write(connection: Connection, now: float) -> None:
    set_mark(connection, MARK, repr(now))
