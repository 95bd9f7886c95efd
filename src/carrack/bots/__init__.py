"""Players: one method each. A level is a name that anybody can ask for."""

from carrack.bots.bot import Bot
from carrack.bots.levels import LEVELS, bot

__all__ = ["LEVELS", "Bot", "bot"]
