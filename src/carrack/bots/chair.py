"""A place where players are asked one after the other."""

from __future__ import annotations

from typing import final

from carrack.bots.bot import Bot
from carrack.core.state import State


@final
class Chair:
    """Whoever is asked for the same seat as the one before remembers what that one thought; while nobody is asked, the
    last one thinks on.
    """

    def __init__(self) -> None:
        self.seat: tuple[str, ...] = ()
        self.player: Bot | None = None

    def ask(self, seat: tuple[str, ...], player: Bot, state: State) -> int:
        if self.player is not None and seat == self.seat:
            player.remember(self.player)
        self.seat, self.player = seat, player
        return player.choose(state)

    def think_on(self) -> bool:
        """For a moment. Whether there is more to think about."""
        return self.player is not None and self.player.think_on()
