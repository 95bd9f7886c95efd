"""The variants of the game."""

from __future__ import annotations

from typing import Final

from carrack.core.options import Option

OPTIONS_2007: Final = {
    "start_auction_2007": Option("bool", False),
    "strict_colonists": Option("bool", False),
    "strict_ships": Option("bool", False),
    "hide_failed_counters": Option("bool", False),
}
