"""Players by their names: the levels at a table, the plain ones, and one that thinks for a given time."""

from __future__ import annotations

from typing import Final

from carrack.bots.bot import Bot
from carrack.bots.greedy import GreedyBot
from carrack.bots.ladder import LEVELS, Rung
from carrack.bots.level_bot import LevelBot
from carrack.bots.lookahead import LookaheadBot
from carrack.bots.random_bot import RandomBot
from carrack.core.errors import OptionError

PLAIN: Final = ("random", "greedy", "lookahead")  # to measure against, and the names of levels in older tables
NAMES: Final = (*LEVELS, *PLAIN)
SEARCH: Final = "search@"  # and how many simulations it may think for ("search@400"), or CPU seconds ("search@0.1s")


def bot(level: str, seed: str = "", temper: str | None = None) -> Bot:
    """A player of a level. The same seed and the same positions give the same answers, but for one that thinks for a
    time: how far it gets depends on the machine. What it likes more than is good for it is settled by `temper`, or
    by the seed.
    """
    if level in LEVELS:
        return LevelBot(seed, seed if temper is None else temper, level)
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
    return LevelBot(seed, seed, fixed=Rung(simulations=simulations, seconds=seconds))


def _unknown(level: str) -> OptionError:
    return OptionError("level", f"{level!r} is no level of bots; there are: {', '.join(NAMES)}")
