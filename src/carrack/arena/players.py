"""Who plays in the arena: the house's own players, and anybody's."""

from __future__ import annotations

import importlib

from carrack.bots.bot import Bot
from carrack.bots.levels import bot
from carrack.core.errors import OptionError


def player(level: str, seed: str = "") -> Bot:
    """By a level of the house, or as `package.module:Class`: a Bot that is made with a seed, and with what stands
    behind an @ as its budget.
    """
    if ":" not in level:
        return bot(level, seed)
    name, _, budget = level.partition("@")
    module, _, what = name.partition(":")
    try:
        made = getattr(importlib.import_module(module), what)
        found = made(seed, budget) if budget else made(seed)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise OptionError("level", f"{level!r} is no bot: {error}") from None
    if not isinstance(found, Bot):
        raise OptionError("level", f"{level!r} is no bot: a Bot of carrack.bots is wanted")
    return found
