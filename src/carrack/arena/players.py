"""Who plays in the arena: the house's own players, and anybody's."""

from __future__ import annotations

import importlib

from carrack.arena.visitors import greet, is_process, process_bot
from carrack.bots.bot import Bot
from carrack.bots.levels import bot
from carrack.core.errors import OptionError


class NoBot(OptionError):
    """Somebody's own bot cannot be made; `why` is what its maker wants to know."""

    def __init__(self, level: str, why: str) -> None:
        super().__init__("level", f"{level!r} is no bot: {why}")
        self.why = why


def player(level: str, seed: str = "", number: int = 0) -> Bot:
    """By a level of the house, or as `package.module:Class`: a Bot that is made with a seed, and with what stands
    behind an @ as its budget; or as `process:COMMAND`, somebody who speaks our protocol. Such a one gets the number of
    the game for its own dice: the seed is the chances' as well.
    """
    if is_process(level):
        try:
            return process_bot(level, str(number))
        except ValueError as error:
            raise NoBot(level, str(error)) from None
    if ":" not in level:
        return bot(level, seed)
    name, _, budget = level.partition("@")
    module, _, what = name.partition(":")
    try:
        made = getattr(importlib.import_module(module), what)
        found = made(seed, budget) if budget else made(seed)
    except Exception as error:  # code of somebody else's
        raise NoBot(level, f"{type(error).__name__}: {error}") from error
    if not isinstance(found, Bot):
        raise NoBot(level, "a Bot of carrack.bots is wanted")
    return found


def check_player(level: str) -> None:
    """Refuse what cannot play; a process that does not say hello is a Forfeit."""
    player(level)
    if is_process(level):
        greet(level)
