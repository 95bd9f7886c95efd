"""Players: one method each. A level is a name that anybody can ask for."""

from carrack.bots.bot import Bot
from carrack.bots.ladder import LEVELS
from carrack.bots.levels import NAMES, bot

__all__ = ["LEVELS", "NAMES", "Bot", "bot"]
