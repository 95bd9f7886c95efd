"""Bots that no arena wants to have."""

from __future__ import annotations

import os
import signal

from carrack.bots.bot import Bot
from carrack.core.state import State


class Deadly(Bot):
    """Kills the process it plays in, in the game of this number."""

    def __init__(self, seed: str, number: str = "0") -> None:
        self.kills = f"/{number}/" in seed

    def choose(self, state: State) -> int:
        if self.kills:
            os.kill(os.getpid(), signal.SIGKILL)
        return state.legal()[0]


class Clumsy(Bot):
    """Falls over."""

    def __init__(self, seed: str) -> None:
        pass

    def choose(self, state: State) -> int:
        raise KeyError("where was I?")


class Cheat(Bot):
    """Answers what nobody may."""

    def __init__(self, seed: str) -> None:
        pass

    def choose(self, state: State) -> int:
        return -1


class Unmade(Bot):
    """Does not find what it has learnt."""

    def __init__(self, seed: str) -> None:
        raise KeyError("weights")

    def choose(self, state: State) -> int:
        return state.legal()[0]
