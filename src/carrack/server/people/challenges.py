"""What devices are given to sign: each once, for a few minutes, and kept in memory."""

from __future__ import annotations

import secrets
import time
from typing import Final

from carrack.server.errors import Problem

MINUTES: Final = 5  # for which a challenge may be answered
MOST_ASKED: Final = 10_000  # challenges that are open at once


class Challenges:
    """What was given out to be signed: by whom it may be, until when. Each is good for once."""

    def __init__(self) -> None:
        self._open: dict[bytes, tuple[str, float]] = {}

    def give(self, whose: str) -> bytes:
        now = time.monotonic()
        if len(self._open) >= MOST_ASKED:
            self._open = {key: one for key, one in self._open.items() if one[1] > now}
        if len(self._open) >= MOST_ASKED:
            self._open.clear()
        challenge = secrets.token_bytes(32)
        self._open[challenge] = (whose, now + 60 * MINUTES)
        return challenge

    def take(self, challenge: bytes, whose: str) -> None:
        """It was given out to them, and not long ago."""
        found = self._open.pop(challenge, None)
        if found is None or found[0] != whose or found[1] < time.monotonic():
            raise Problem("passkey-late")
