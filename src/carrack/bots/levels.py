"""The named levels."""

from __future__ import annotations

from typing import Final

from carrack.bots.bot import Bot
from carrack.bots.greedy import GreedyBot
from carrack.bots.lookahead import LookaheadBot
from carrack.bots.random_bot import RandomBot
from carrack.core.errors import OptionError

LEVELS: Final = ("random", "greedy", "lookahead")  # the strongest last


def bot(level: str, seed: str = "") -> Bot:
    """A player of a level. The same seed and the same positions give the same answers."""
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(seed)
    if level == "lookahead":
        return LookaheadBot(seed)
    raise OptionError("level", f"{level!r} is no level of bots; there are: {', '.join(LEVELS)}")
