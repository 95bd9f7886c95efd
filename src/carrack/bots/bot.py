"""What a player is."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from carrack.bots.thought import Thought
from carrack.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It is handed a State that its seat cannot tell from the true one (`game.sample`), never the true one
    of a game with secrets; it may do with it what it likes.
    """

    def choose(self, state: State) -> int:
        """One of `state.legal()`, for the seat that is asked."""
        raise NotImplementedError

    def report_to(self, tell: Callable[[Thought], None]) -> None:
        """Who hears how it goes, every now and then while it thinks. Who answers at once has nothing to tell."""

    def remember(self, other: Bot) -> None:
        """What another player found out, who was asked before for the same seat."""

    def think_on(self) -> bool:
        """For a moment, while others are asked. Whether there is more to think about."""
        return False
