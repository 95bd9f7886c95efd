"""The variants of the game (rules 9): what each edition offers, and what cannot be played together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from carrack.core.errors import OptionError
from carrack.core.options import Option

OPTIONS_2007: Final = {
    "start_auction_2007": Option("bool", False),
    "strict_colonists": Option("bool", False),
    "strict_ships": Option("bool", False),
    "hide_failed_counters": Option("bool", False),
}

OPTIONS_2015: Final = {
    "builder_worker": Option("bool", True),
    "builder_tiles": Option("bool", True),
    "nations": Option("choice", "random", ("off", "random", "auction")),
    "buy_vp": Option("bool", True),
    "no_survivors": Option("bool", False),
    "scouting": Option("bool", False),
    "advanced_scouting": Option("bool", False),
    "low_luck_age3": Option("bool", False),
    "two_player_captains_each": Option("int", 0, (0, 1, 2), seats=(2,)),
    "glory_other_player_only": Option("bool", False),
    "strict_colonists": Option("bool", False),
    "strict_ships": Option("bool", False),
    "hide_failed_counters": Option("bool", False),
}

# What the second takes the sense from the first: why.
AGAINST: Final = (
    ("no_survivors", "advanced_scouting", "nobody fails at a counter that lies open"),
    ("no_survivors", "hide_failed_counters", "a counter that beat an expedition leaves the game: nothing is to hide"),
    ("hide_failed_counters", "advanced_scouting", "every counter lies open: none can be hidden"),
)


def check_together(options: Mapping[str, bool | int | str]) -> None:
    """Refuse what cannot be played together, with the reason."""
    for one, other, why in AGAINST:
        if options.get(one) is True and options.get(other) is True:
            raise OptionError(one, f"not together with {other}: {why}")
