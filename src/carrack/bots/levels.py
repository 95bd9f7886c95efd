"""The named levels, and how a bot is named that thinks for a given time."""

from __future__ import annotations

from typing import Final

from carrack.bots.bot import Bot
from carrack.bots.greedy import GreedyBot
from carrack.bots.lookahead import LookaheadBot
from carrack.bots.random_bot import RandomBot
from carrack.bots.search import SearchBot
from carrack.core.errors import OptionError

LEVELS: Final = ("random", "greedy", "lookahead")  # the strongest last
SEARCH: Final = "search@"  # and how many simulations it may think for ("search@400"), or CPU seconds ("search@0.1s")


def bot(level: str, seed: str = "") -> Bot:
    """A player of a level. The same seed and the same positions give the same answers, but for one that thinks for a
    time: how far it gets depends on the machine.
    """
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(seed)
    if level == "lookahead":
        return LookaheadBot(seed)
    if level.startswith(SEARCH):
        return _searching(level, seed)
    raise _unknown(level)


def _searching(level: str, seed: str) -> Bot:
    budget = level.removeprefix(SEARCH)
    try:
        seconds = float(budget.removesuffix("s")) if budget.endswith("s") else 0.0
        simulations = 0 if budget.endswith("s") else int(budget)
    except ValueError:
        raise _unknown(level) from None
    if not (0 < seconds < 3600 or simulations > 0):
        raise _unknown(level)
    return SearchBot(seed, simulations, seconds)


def _unknown(level: str) -> OptionError:
    return OptionError("level", f"{level!r} is no level of bots; there are: {', '.join(LEVELS)}")
